import { createStore, type StoreApi } from 'zustand/vanilla';
import { chancesFrom, DRAWN } from '../../bot/chances.ts';
import type { Bot } from '../../bot/client.ts';
import type { Analysis, Chances } from '../../bot/protocol.ts';
import { positionAt, type Game } from '../../game/game.ts';
import type { OutcomeReason } from '../../rules/outcome.ts';
import type { Move, Position } from '../../rules/position.ts';
import type { Session } from '../../session/session.ts';

export type Analyser = Pick<Bot, 'analyse'>;

/** What is known of one position of the game. */
export interface Judged {
  readonly chances: Chances;
  /** None where the game ended there. */
  readonly best?: Move;
}

export interface Review {
  /** By ply, 0 for the start. */
  readonly judged: readonly (Judged | undefined)[];
  /** The engine's latest word on the position on show. */
  readonly shown: { readonly ply: number; readonly analysis: Analysis } | undefined;
  readonly status: 'thinking' | 'done' | 'unavailable';
}

/** At first the position on show is given so long, then each other one, and then the one on show again. */
const GLANCE_MS = 1_500;
const EACH_MS = 300;
const DEEP_MS = 10_000;
const LINES = 3;

const BY_PLAYERS: readonly OutcomeReason[] = ['agreement', 'resignation', 'flag'];

/** The last position, where the board itself ended the game: there is nothing left to think about. */
function ended(game: Game, ply: number): Judged | undefined {
  const { outcome, plies } = game;
  if (ply < plies.length || !outcome || BY_PLAYERS.includes(outcome.reason)) return undefined;
  const { winner } = outcome;
  const chance = (side: typeof winner): number => (winner === side ? 1 : 0);
  return { chances: { white: chance('white'), draw: chance(undefined), black: chance('black') } };
}

/** By the best line, as the engine has last seen it, and by the endgame tables. */
export function judgedBy({ lines, depth, isDrawn }: Analysis, { turn }: Position): Judged | undefined {
  const [line] = lines;
  const best = line?.moves[0];
  return line && { chances: isDrawn ? DRAWN : chancesFrom(line.score, turn, depth), ...(best && { best }) };
}

/** What is known before the engine has thought. */
export const newReview = (game: Game): StoreApi<Review> =>
  createStore<Review>(() => ({
    judged: [game.start, ...game.plies].map((_, ply) => ended(game, ply)),
    shown: undefined,
    status: 'thinking',
  }));

/**
 * Goes through a game with the engine for as long as it is attached: first the position on show, then every other
 * one, and wherever the reader goes, it goes at once. The game must not change meanwhile.
 */
export function reviewGame(session: Session, bot: Analyser, review: StoreApi<Review>): () => void {
  const { game } = session.store.getState();
  const plies = game.plies.map((_, n) => n + 1);
  const spentMs = new Map<number, number>();
  for (const ply of [0, ...plies]) if (ended(game, ply)) spentMs.set(ply, DEEP_MS);
  let asking = new AbortController();

  const cursor = (): number => session.store.getState().cursor;
  const spent = (ply: number): number => spentMs.get(ply) ?? 0;

  const next = (): { ply: number; ms: number } | undefined => {
    const shown = cursor();
    if (spent(shown) < GLANCE_MS) return { ply: shown, ms: GLANCE_MS };
    const unseen = [0, ...plies].find((ply) => spent(ply) < EACH_MS);
    if (unseen !== undefined) return { ply: unseen, ms: EACH_MS };
    return spent(shown) < DEEP_MS ? { ply: shown, ms: DEEP_MS } : undefined;
  };
  const show = (ply: number, analysis: Analysis): void => {
    if (ply === cursor()) review.setState({ shown: { ply, analysis } });
  };
  const ask = async (ply: number, moveTimeMs: number, signal: AbortSignal): Promise<void> => {
    const question = {
      start: game.start,
      moves: game.plies.slice(0, ply).map(({ move }) => move),
      lines: ply === cursor() ? LINES : 1,
      moveTimeMs,
    };
    const analysis = await bot.analyse(question, (word) => !signal.aborted && show(ply, word), signal);
    if (signal.aborted) return;
    show(ply, analysis);
    spentMs.set(ply, moveTimeMs);
    const found = judgedBy(analysis, positionAt(game, ply) ?? game.start);
    review.setState(({ judged: before }) => ({ judged: before.with(ply, found) }));
  };
  const goOn = async (signal: AbortSignal): Promise<void> => {
    review.setState({ status: 'thinking' });
    for (let task = next(); task; task = next()) {
      try {
        await ask(task.ply, task.ms, signal);
      } catch {
        if (!signal.aborted) review.setState({ status: 'unavailable' });
        return;
      }
      if (signal.aborted) return;
    }
    review.setState({ status: 'done' });
  };
  const restart = (): void => {
    asking.abort();
    asking = new AbortController();
    void goOn(asking.signal);
  };
  const unsubscribe = session.store.subscribe((now, before) => {
    if (now.cursor !== before.cursor) restart();
  });
  restart();
  return () => {
    unsubscribe();
    asking.abort();
  };
}
