import { err, ok, type Result } from '../lib/result.ts';
import { resultOf } from '../notation/pgnTags.ts';
import type { PgnComment, PgnGame, PgnMove, PgnResult } from '../notation/pgnTree.ts';
import { type Color, opposite } from '../rules/board.ts';
import { advance, type GameEvent } from './advance.ts';
import { claims } from './claims.ts';
import { remainingMs } from './clock.ts';
import { currentPosition, type Game, newGame, type Ply, positionAt } from './game.ts';
import { timeControlFromTags, timeControlTags } from './pgnTimeControl.ts';
import { cost, costSoFar } from './timeControl.ts';

/** The record goes on after the fifth repetition, which ends a game; what comes before it is kept. */
export interface MovesAfterEnd {
  readonly code: 'movesAfterEnd';
  /** How many plies the game had when it ended. */
  readonly ply: number;
  readonly legalPart: Game;
}

export interface PgnImport {
  readonly game: Game;
  /** The record tells another result than the board, which is right. */
  readonly notice?: { readonly code: 'resultOnBoard'; readonly told: PgnResult; readonly board: PgnResult };
}

function mustAdvance(game: Game, event: GameEvent): Game {
  const next = advance(game, event);
  if (!next.ok) throw new Error(`a PGN game can't be replayed: ${event.type}, ${next.error.code}`);
  return next.value;
}

/** How long the player to move thought, and what a clock that shows more than it can has to have been given. */
function timing(
  game: Game,
  { clockMs, elapsedMs }: Partial<PgnComment>,
): { thinkMs: number; givenMs: number } {
  const color = currentPosition(game).turn;
  const left = remainingMs(game, color);
  if (!game.timeControl || left === undefined) return { thinkMs: elapsedMs ?? 0, givenMs: 0 };
  const { timeControl } = game;
  const shown = clockMs ?? Infinity;
  const thinkMs = elapsedMs ?? Math.max(0, left + timeControl.incrementMs[color] - shown);
  const missing = (clockMs ?? 0) - (left - cost(timeControl, color, thinkMs));
  // Sites show whole seconds: a clock that stood at 0 had something left, or the move had not counted.
  const atLeast = 1 - (left - costSoFar(timeControl, color, thinkMs));
  return { thinkMs, givenMs: Math.max(0, missing, atLeast) };
}

function replay(game: Game, { move, after }: PgnMove): Game {
  const said: Partial<PgnComment> = Object.assign({}, ...after);
  const { thinkMs, givenMs } = timing(game, said);
  const { turn } = currentPosition(game);
  const onClock = givenMs > 0 ? mustAdvance(game, { type: 'giveTime', color: turn, ms: givenMs }) : game;
  const offerDraw = said.drawOffer === true && game.plies.length >= 2;
  return mustAdvance(onClock, { type: 'move', move, thinkMs, offerDraw });
}

function flagged(game: Game, loser: Color): Game {
  const left = remainingMs(game, loser);
  if (left !== undefined && game.timeControl && currentPosition(game).turn === loser) {
    const thinkMs = left + game.timeControl.incrementMs[loser];
    return mustAdvance(game, { type: 'flag', color: loser, thinkMs });
  }
  // The record knows of a clock that it doesn't tell.
  const resigned = mustAdvance(game, { type: 'resign', color: loser });
  return { ...resigned, outcome: { winner: opposite(loser), reason: 'flag' } };
}

/** The game as its players ended it, where the board had not. */
function concluded(game: Game, { result, tags }: PgnGame): Game {
  if (game.outcome || result === '*') return game;
  const termination = tags.get('Termination') ?? '';
  if (result === '1/2-1/2') {
    const [rule] = /agree/i.test(termination) ? [] : claims(game);
    const { turn } = currentPosition(game);
    return mustAdvance(game, rule ? { type: 'claim', color: turn, rule } : { type: 'agreeDraw' });
  }
  const loser = result === '1-0' ? 'black' : 'white';
  return /time|flag/i.test(termination)
    ? flagged(game, loser)
    : mustAdvance(game, { type: 'resign', color: loser });
}

/**
 * Replays the main line of a PGN game with its clocks. PGN does not tell why players ended a game beyond the
 * Termination tag: else a lost game was resigned, and a draw that could be claimed was.
 */
export function gameFromPgn(pgn: PgnGame): Result<PgnImport, MovesAfterEnd> {
  const timeControl = timeControlFromTags(pgn.tags);
  let game = newGame({ start: pgn.start, ...(timeControl && { timeControl }) });
  for (const [ply, move] of pgn.line.moves.entries()) {
    if (game.outcome) return err({ code: 'movesAfterEnd', ply, legalPart: game });
    game = replay(game, move);
  }
  game = concluded(game, pgn);
  const board = game.outcome ? resultOf(game.outcome.winner) : '*';
  if (board === pgn.result) return ok({ game });
  return ok({ game, notice: { code: 'resultOnBoard', told: pgn.result, board } });
}

/** What the record says of a move besides the move. */
function remarks(game: Game, { thinkMs }: Ply, ply: number): readonly PgnComment[] {
  const mover = positionAt(game, ply)!.turn;
  const clock = remainingMs({ ...game, plies: game.plies.slice(0, ply + 1) }, mover);
  const { timeControl, givenMs, drawOffer } = game;
  // Only a clock with increment, and no time given, tells by itself what a move took.
  const elapsed = timeControl ? timeControl.kind !== 'increment' || givenMs !== undefined : thinkMs > 0;
  const comment: PgnComment = {
    text: '',
    ...(clock !== undefined && { clockMs: Math.round(clock) }),
    ...(elapsed && { elapsedMs: Math.round(thinkMs) }),
    ...(drawOffer && ply === game.plies.length - 1 && { drawOffer: true }),
  };
  return Object.keys(comment).length > 1 ? [comment] : [];
}

const termination = ({ outcome }: Game): string =>
  outcome ? (outcome.reason === 'flag' ? 'Time forfeit' : 'Normal') : 'Unterminated';

/** A game as PGN tells it, with clocks; `tags` are the players' names, the date and so on. */
export function pgnFromGame(game: Game, tags: ReadonlyMap<string, string> = new Map()): PgnGame {
  const { start, plies, timeControl, outcome } = game;
  const moves = plies.map((ply, n): PgnMove => {
    const { move, san } = ply;
    return { move, san, nags: [], before: [], after: remarks(game, ply, n), variations: [] };
  });
  return {
    tags: new Map([
      ...tags,
      ...(timeControl ? timeControlTags(timeControl) : []),
      ['Termination', termination(game)],
    ]),
    start,
    line: { moves, end: [] },
    result: outcome ? resultOf(outcome.winner) : '*',
  };
}
