import { BLACK, WHITE } from '../pieces.ts';
import { kings, make, occupied, pieces, unmake } from './board.ts';
import { bit, diagonals, kingSteps, knightSteps, lowest, straights } from './lines.ts';

const GOAL: u64 = 0xff00000000000000;

/** Does a slider of this colour see the square, over these occupied squares? */
export function sliderSees(square: i32, by: i32, over: u64): boolean {
  const own = by * 5;
  if ((diagonals(square, over) & (pieces[own + 1] | pieces[own + 3])) !== 0) return true;
  return (straights(square, over) & (pieces[own + 2] | pieces[own + 3])) !== 0;
}

/** Is the square attacked by this colour, over these occupied squares? */
export function isAttacked(square: i32, by: i32, over: u64): boolean {
  const own = by * 5;
  const near = (knightSteps[square] & pieces[own]) | (kingSteps[square] & pieces[own + 4]);
  return near !== 0 || sliderSees(square, by, over);
}

/** Squares of rank 8 that the king may still try to step on. */
function goalSteps(colour: i32): u64 {
  return kingSteps[kings[colour]] & ~kingSteps[kings[colour ^ 1]] & ~occupied[colour] & GOAL;
}

/** May this king, which stands on rank 7, step to a square of rank 8? (It may capture there.) */
function mayArriveOn(square: i32, colour: i32): boolean {
  const all = occupied[0] | occupied[1];
  if (isAttacked(square, colour ^ 1, all)) return false;
  return !sliderSees(kings[colour ^ 1], colour, (all & ~bit(kings[colour])) | bit(square));
}

/** The lowest square of rank 8 this king could step to if it were to move, or -1. */
export function arrivalSquare(colour: i32): i32 {
  if (kings[colour] < 48) return -1;
  for (let steps = goalSteps(colour); steps !== 0; steps &= steps - 1) {
    if (mayArriveOn(lowest(steps), colour)) return lowest(steps);
  }
  return -1;
}

/** Black arrives in reply where a king move to rank 8 is legal with White's king already there. */
export function blackMayReply(): boolean {
  return arrivalSquare(BLACK) >= 0;
}

/** White, to move, steps to this square of rank 8: may Black still reply? */
function mayAnswerArrival(square: i32): boolean {
  const move = kings[WHITE] | (square << 6);
  const captured = make(move);
  const answer = blackMayReply();
  unmake(move, captured);
  return answer;
}

/** What arriving is worth to White, to move: 2 where it wins, 1 where Black may always reply, 0 where it can't. */
export function whiteArrival(): i32 {
  if (kings[WHITE] < 48) return 0;
  let best = 0;
  for (let steps = goalSteps(WHITE); steps !== 0; steps &= steps - 1) {
    const square = lowest(steps);
    if (!mayArriveOn(square, WHITE)) continue;
    if (!mayAnswerArrival(square)) return 2;
    best = 1;
  }
  return best;
}
