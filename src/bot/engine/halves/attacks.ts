import { BLACK, WHITE } from '../pieces.ts';
import { kings, make, occupied, pieces, unmake } from './board.ts';
import { diagonals, kingSteps, knightSteps, seen, straights } from './lines.ts';

/** Does a slider of this colour see the square, over these occupied squares? */
export function sliderSees(square: i32, by: i32, low: i32, high: i32): boolean {
  const own = by * 10;
  const diagonalLow = pieces[own + 2]! | pieces[own + 6]!;
  const diagonalHigh = pieces[own + 3]! | pieces[own + 7]!;
  if ((diagonalLow | diagonalHigh) !== 0) {
    diagonals(square, low, high);
    if (((seen[0]! & diagonalLow) | (seen[1]! & diagonalHigh)) !== 0) return true;
  }
  const straightLow = pieces[own + 4]! | pieces[own + 6]!;
  const straightHigh = pieces[own + 5]! | pieces[own + 7]!;
  if ((straightLow | straightHigh) === 0) return false;
  straights(square, low, high);
  return ((seen[0]! & straightLow) | (seen[1]! & straightHigh)) !== 0;
}

/** Is the square attacked by this colour, over these occupied squares? */
export function isAttacked(square: i32, by: i32, low: i32, high: i32): boolean {
  const own = by * 10;
  const step = square * 2;
  const near =
    (knightSteps[step]! & pieces[own]!) |
    (knightSteps[step + 1]! & pieces[own + 1]!) |
    (kingSteps[step]! & pieces[own + 8]!) |
    (kingSteps[step + 1]! & pieces[own + 9]!);
  return near !== 0 || sliderSees(square, by, low, high);
}

/** Squares on rank 8 (as a high half) that the king may still try to step on. */
function goalSteps(colour: i32): i32 {
  const king = kings[colour]!;
  const other = kings[colour ^ 1]!;
  return kingSteps[king * 2 + 1]! & ~kingSteps[other * 2 + 1]! & ~occupied[colour * 2 + 1]! & 0xff000000;
}

/** May this king, which stands on rank 7, step to a square of rank 8? (It may capture there.) */
function mayArriveOn(square: i32, colour: i32): boolean {
  const low = occupied[0]! | occupied[2]!;
  const high = occupied[1]! | occupied[3]!;
  if (isAttacked(square, colour ^ 1, low, high)) return false;
  const after = (high & ~(1 << (kings[colour]! & 31))) | (1 << (square & 31));
  return !sliderSees(kings[colour ^ 1]!, colour, low, after);
}

/** The lowest square of rank 8 this king could step to if it were to move, or -1. */
export function arrivalSquare(colour: i32): i32 {
  if (kings[colour]! < 48) return -1;
  for (let steps = goalSteps(colour); steps !== 0; steps &= steps - 1) {
    const square = 63 - Math.clz32(steps & -steps);
    if (mayArriveOn(square, colour)) return square;
  }
  return -1;
}

/** Black arrives in reply where a king move to rank 8 is legal with White's king already there. */
export const blackMayReply = (): boolean => arrivalSquare(BLACK) >= 0;

/** White, to move, steps to this square of rank 8: may Black still reply? */
export function mayAnswerArrival(square: i32): boolean {
  const move = kings[WHITE]! | (square << 6);
  const captured = make(move);
  const answer = blackMayReply();
  unmake(move, captured);
  return answer;
}

/** What arriving is worth to White, to move: 2 where it wins, 1 where Black may always reply, 0 where it can't. */
export function whiteArrival(): i32 {
  if (kings[WHITE]! < 48) return 0;
  let best = 0;
  for (let steps = goalSteps(WHITE); steps !== 0; steps &= steps - 1) {
    const square = 63 - Math.clz32(steps & -steps);
    if (!mayArriveOn(square, WHITE)) continue;
    if (!mayAnswerArrival(square)) return 2;
    best = 1;
  }
  return best;
}
