import { make, unmake } from './halves/board.ts';
import { countMoves, generate, moves } from './halves/generate.ts';
import { isRaceOver } from './race.ts';

/** Sequences of so many legal moves; the last ply is counted, not played. */
export function perft(depth: i32, start: i32): f64 {
  if (isRaceOver()) return 0;
  if (depth === 1) return countMoves(start);
  const count = generate(start);
  let sum: f64 = 0;
  for (let index = start; index < start + count; index++) {
    const move = moves[index]!;
    const captured = make(move);
    sum += perft(depth - 1, start + count);
    unmake(move, captured);
  }
  return sum;
}
