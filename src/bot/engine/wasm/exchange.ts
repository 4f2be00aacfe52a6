/** Static exchange: what the captures on one square come to, with the pieces that may not take because they would check. */
import { KING } from '../pieces.ts';
import { pieceValues } from '../weights.ts';
import { kings, occupied, pieces, squares, turn } from './board.ts';
import { bit, diagonals, kingSteps, knightSteps, lowest, straights } from './lines.ts';
import { ints } from './memory.ts';

const gains = ints(32);

/** Squares seen from the contested one, set anew as pieces leave. */
let onDiagonals: u64 = 0;
let onStraights: u64 = 0;

/** The least valuable piece of `side` that attacks `to` and may capture there: its square, or -1. */
function leastAttacker(to: i32, side: i32, left: u64): i32 {
  const own = side * 5;
  const king = bit(kings[side ^ 1]);
  let from = knightSteps[to] & pieces[own] & left;
  if (from !== 0 && (knightSteps[to] & king) === 0) return lowest(from);
  const checksDiagonally = (onDiagonals & king) !== 0;
  from = onDiagonals & pieces[own + 1] & left;
  if (from !== 0 && !checksDiagonally) return lowest(from);
  const checksStraight = (onStraights & king) !== 0;
  from = onStraights & pieces[own + 2] & left;
  if (from !== 0 && !checksStraight) return lowest(from);
  from = (onDiagonals | onStraights) & pieces[own + 3] & left;
  if (from !== 0 && !checksDiagonally && !checksStraight) return lowest(from);
  return (kingSteps[to] & bit(kings[side])) !== 0 ? kings[side] : -1;
}

/** What the move wins or loses once all sensible captures on its square are made, in the units of `pieceValues`. */
export function exchange(move: i32): i32 {
  const to = move >> 6;
  let left = occupied[0] | occupied[1];
  let side = turn;
  let capturer = move & 63;
  let depth = 0;
  gains[0] = pieceValues[squares[to] & 7];
  for (;;) {
    left &= ~bit(capturer);
    const standing = squares[capturer] & 7;
    side ^= 1;
    onDiagonals = diagonals(to, left);
    onStraights = straights(to, left);
    capturer = leastAttacker(to, side, left);
    if (capturer < 0 || depth >= 30) break;
    const isKing = (squares[capturer] & 7) === KING;
    if (isKing && leastAttacker(to, side ^ 1, left) >= 0) break;
    depth++;
    gains[depth] = pieceValues[standing] - gains[depth - 1];
    if (isKing) break;
  }
  for (; depth > 0; depth--) {
    if (gains[depth] > -gains[depth - 1]) gains[depth - 1] = -gains[depth];
  }
  return gains[0];
}
