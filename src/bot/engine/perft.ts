import { blackMayReply } from './halves/attacks.ts';
import { kings, make, turn, unmake } from './halves/board.ts';
import { countMoves, generate, moves } from './halves/generate.ts';
import { BLACK, WHITE } from './pieces.ts';

/** Is the race decided? White's king on the goal leaves Black to move one reply, where one arrives. */
export function isRaceOver(): boolean {
  if (kings[BLACK]! >= 56) return true;
  return kings[WHITE]! >= 56 && (turn === WHITE || !blackMayReply());
}

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
