import { legalMoves } from './moves.ts';
import { play, type Position } from './position.ts';

/** Number of legal move sequences of exactly `depth` plies. */
export function perft(position: Position, depth: number): number {
  if (depth === 0) return 1;
  const moves = legalMoves(position);
  if (depth === 1) return moves.length;
  let nodes = 0;
  for (const move of moves) nodes += perft(play(position, move), depth - 1);
  return nodes;
}
