import type { ByColor, Color } from '../rules/board.ts';
import { legalDests } from '../rules/moves.ts';
import { type Outcome, positionOutcome } from '../rules/outcome.ts';
import { type Move, type Position, startPosition } from '../rules/position.ts';
import type { Square } from '../rules/squares.ts';
import type { TimeControl } from './timeControl.ts';

/** One move by one side, and the position it led to. */
export interface Ply {
  readonly move: Move;
  readonly san: string;
  readonly position: Position;
  /** How long the mover thought, pauses left out; only the session sees a wall clock. */
  readonly thinkMs: number;
}

/** A whole game as one immutable value of plain data. Only `advance` moves it on. */
export interface Game {
  readonly start: Position;
  readonly plies: readonly Ply[];
  readonly timeControl?: TimeControl;
  /** Time the players were given on top, in ms. */
  readonly givenMs?: ByColor<number>;
  /** Who has offered a draw that still stands. */
  readonly drawOffer?: Color;
  readonly outcome?: Outcome;
}

export interface GameOptions {
  /** From here instead of from the start; a finished position makes a finished game. */
  readonly start?: Position;
  readonly timeControl?: TimeControl;
}

export function newGame({ start = startPosition, timeControl }: GameOptions = {}): Game {
  const outcome = positionOutcome(start);
  return { start, plies: [], ...(timeControl && { timeControl }), ...(outcome && { outcome }) };
}

/** Position 0 is the start, position n follows ply n. */
export const positionAt = (game: Game, ply: number): Position | undefined =>
  ply === 0 ? game.start : game.plies[ply - 1]?.position;

export const currentPosition = (game: Game): Position => game.plies.at(-1)?.position ?? game.start;

/** The legal moves of the side to move, none once the game has ended in whatever way. */
export const gameDests = (game: Game): ReadonlyMap<Square, readonly Square[]> =>
  game.outcome ? new Map() : legalDests(currentPosition(game));
