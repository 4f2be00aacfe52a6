/** Static exchange: what the captures on one square come to, with the pieces that may not take because they would check. */
import { KING } from '../pieces.ts';
import { kings, occupied, pieces, squares, turn } from './board.ts';
import { diagonals, has, kingSteps, knightSteps, lowest, seen, straights } from './lines.ts';
import { ints } from './memory.ts';
import { pieceValues } from '../weights.ts';

const gains = ints(32);

/** Squares around `to`: diagonally seen, straight seen; set anew as pieces leave. */
const near = ints(4);

function look(to: i32, low: i32, high: i32): void {
  diagonals(to, low, high);
  near[0] = seen[0]!;
  near[1] = seen[1]!;
  straights(to, low, high);
  near[2] = seen[0]!;
  near[3] = seen[1]!;
}

/** The least valuable kind of `side` that attacks `to` and may capture there: its square, or -1. */
function leastAttacker(to: i32, side: i32, low: i32, high: i32): i32 {
  const own = side * 10;
  const king = kings[side ^ 1]!;
  const onDiagonal = has(near[0]!, near[1]!, king);
  const onStraight = has(near[2]!, near[3]!, king);
  let fromLow = knightSteps[to * 2]! & pieces[own]! & low;
  let fromHigh = knightSteps[to * 2 + 1]! & pieces[own + 1]! & high;
  if ((fromLow | fromHigh) !== 0 && !has(knightSteps[to * 2]!, knightSteps[to * 2 + 1]!, king))
    return lowest(fromLow, fromHigh);
  fromLow = near[0]! & pieces[own + 2]! & low;
  fromHigh = near[1]! & pieces[own + 3]! & high;
  if ((fromLow | fromHigh) !== 0 && !onDiagonal) return lowest(fromLow, fromHigh);
  fromLow = near[2]! & pieces[own + 4]! & low;
  fromHigh = near[3]! & pieces[own + 5]! & high;
  if ((fromLow | fromHigh) !== 0 && !onStraight) return lowest(fromLow, fromHigh);
  fromLow = (near[0]! | near[2]!) & pieces[own + 6]! & low;
  fromHigh = (near[1]! | near[3]!) & pieces[own + 7]! & high;
  if ((fromLow | fromHigh) !== 0 && !onDiagonal && !onStraight) return lowest(fromLow, fromHigh);
  return has(kingSteps[to * 2]!, kingSteps[to * 2 + 1]!, kings[side]!) ? kings[side]! : -1;
}

/** What the move wins or loses in centipawns once all sensible captures on its square are made. */
export function exchange(move: i32): i32 {
  const from = move & 63;
  const to = move >> 6;
  let low = occupied[0]! | occupied[2]!;
  let high = occupied[1]! | occupied[3]!;
  let side = turn;
  let capturer = from;
  let depth = 0;
  gains[0] = pieceValues[squares[to]! & 7]!;
  for (;;) {
    if (capturer < 32) low &= ~(1 << capturer);
    else high &= ~(1 << (capturer & 31));
    const standing = squares[capturer]! & 7;
    side ^= 1;
    look(to, low, high);
    capturer = leastAttacker(to, side, low, high);
    if (capturer < 0 || depth >= 30) break;
    const isKing = (squares[capturer]! & 7) === KING;
    if (isKing && leastAttacker(to, side ^ 1, low, high) >= 0) break;
    depth++;
    gains[depth] = pieceValues[standing]! - gains[depth - 1]!;
    if (isKing) break;
  }
  for (; depth > 0; depth--) {
    if (gains[depth]! > -gains[depth - 1]!) gains[depth - 1] = -gains[depth]!;
  }
  return gains[0]!;
}
