import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Bot } from '../bot/client.ts';
import type { ClockReading } from '../bot/protocol.ts';
import { currentPosition, type Game } from '../game/game.ts';
import { opposite } from '../rules/board.ts';
import { legalMoves } from '../rules/moves.ts';
import { blackMayReply } from '../rules/outcome.ts';
import { clockMs } from '../session/clock.ts';
import { seatToMove, turnOf } from '../session/selectors.ts';
import type { Session } from '../session/session.ts';
import type { SessionState } from '../session/sessionState.ts';

export type BotStatus = 'idle' | 'thinking' | 'unavailable';

export interface BotEffect {
  readonly status: StoreApi<{ readonly status: BotStatus }>;
  /** Starts to answer for the bot's seat, and returns how to stop. */
  readonly attach: () => () => void;
  /** Asks again after `unavailable`. */
  readonly retry: () => void;
}

/** Where one of these changes, whatever was asked before is void. */
const ASKED_BY = ['game', 'seats', 'paused', 'viewOnly'] as const;

/** Waits, or rejects when aborted. */
type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

/** A move that comes faster than this looks like a fault; a forced one may come at once. */
const PACE_MS = 400;

/** The wait is at most this part of what the bot has left. */
const PACE_SHARE = 40;

/** Asks the bot whenever it is its turn; anything else that happens to the game makes the question void. */
export function botEffect(
  session: Session,
  bot: Pick<Bot, 'bestMove' | 'judge'>,
  wait: Wait = waitFor,
): BotEffect {
  const status = createStore<{ readonly status: BotStatus }>(() => ({ status: 'idle' }));
  let asking: AbortController | undefined;

  const ask = async (state: SessionState, signal: AbortSignal): Promise<void> => {
    const seat = seatToMove(state);
    if (seat.kind !== 'bot') return;
    const { game } = state;
    const clock = clockOf(state, session.thinkMs());
    const { level } = seat;
    const soFar = { start: game.start, moves: game.plies.map((ply) => ply.move) };
    const offered = game.drawOffer === opposite(turnOf(state));
    const mayResign = session.settings.getState().botResigns === 'on';
    if (offered || mayResign) {
      const side = turnOf(state);
      const [{ acceptsDraw, resigns }] = await Promise.all([
        bot.judge({ ...soFar, side, level }, signal),
        wait(offered ? paceMs(clock) : 0, signal),
      ]);
      if (signal.aborted) return;
      if (mayResign && resigns) return void session.dispatch({ type: 'resign', color: side });
      // The answer changes the game, which asks for the move by itself.
      if (offered)
        return void session.dispatch({ type: acceptsDraw ? 'acceptDraw' : 'declineDraw', color: side });
    }
    const request = { ...soFar, level, seed: seedOf(state.id), ...(clock && { clock }) };
    const [answer] = await Promise.all([
      bot.bestMove(request, signal),
      wait(comesAtOnce(game) ? 0 : paceMs(clock), signal),
    ]);
    if (!signal.aborted) session.play(answer.move);
  };

  const consider = (state: SessionState): void => {
    asking?.abort();
    asking = undefined;
    const mayAnswer = !state.game.outcome && !state.paused && !state.viewOnly;
    if (!mayAnswer || seatToMove(state).kind !== 'bot') return status.setState({ status: 'idle' });
    const mine = new AbortController();
    asking = mine;
    status.setState({ status: 'thinking' });
    ask(state, mine.signal).catch(() => {
      if (!mine.signal.aborted) status.setState({ status: 'unavailable' });
    });
  };

  const attach = (): (() => void) => {
    const unsubscribe = session.store.subscribe((now, before) => {
      const asksAnew = ASKED_BY.some((part) => now[part] !== before[part]);
      if (asksAnew) consider(now);
    });
    consider(session.store.getState());
    return () => {
      unsubscribe();
      asking?.abort();
    };
  };
  return { status, attach, retry: () => consider(session.store.getState()) };
}

/** Nobody would think about the only move there is, or hesitate to follow onto the eighth rank. */
function comesAtOnce(game: Game): boolean {
  const position = currentPosition(game);
  return legalMoves(position).length === 1 || blackMayReply(position);
}

/** What the side to move has on its clock. */
function clockOf(state: SessionState, thinkMs: number): ClockReading | undefined {
  const color = turnOf(state);
  const remainingMs = clockMs(state, color, thinkMs);
  const incrementMs = state.game.timeControl?.incrementMs[color];
  return remainingMs === undefined || incrementMs === undefined ? undefined : { remainingMs, incrementMs };
}

/** Short of time the bot is not made to lose it by waiting. */
const paceMs = (clock: ClockReading | undefined): number =>
  clock ? Math.min(PACE_MS, clock.remainingMs / PACE_SHARE) : PACE_MS;

/** One seed a game, the same after a reload (FNV-1a). */
function seedOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let n = 0; n < id.length; n++) hash = Math.imul(hash ^ id.charCodeAt(n), 0x01000193) >>> 0;
  return hash;
}

/** `setTimeout` that can be called off. */
function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('called off', 'AbortError'));
    });
  });
}
