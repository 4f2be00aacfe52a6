import { lawfulMoves } from './generate.ts';
import { raceOutcome } from './outcome.ts';
import type { Move, Position } from './position.ts';
import type { Square } from './squares.ts';

/**
 * Every legal move; none once the race is decided. Draws by the half-move clock do not count here: a
 * finished game is the game's to know.
 */
export const legalMoves = (position: Position): readonly Move[] =>
  raceOutcome(position) ? [] : lawfulMoves(position, Infinity);

/** The legal targets of each piece that has any. */
export function legalDests(position: Position): ReadonlyMap<Square, readonly Square[]> {
  const dests = new Map<Square, Square[]>();
  for (const { from, to } of legalMoves(position)) {
    const targets = dests.get(from);
    if (targets) targets.push(to);
    else dests.set(from, [to]);
  }
  return dests;
}

export const isLegal = (position: Position, { from, to }: Move): boolean =>
  legalMoves(position).some((move) => move.from === from && move.to === to);
