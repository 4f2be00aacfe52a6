import { type Board, type Color, colorBit, EMPTY, opposite } from './board.ts';
import { EDGE, RAYS, rayStart, sliderBit } from './rays.ts';
import type { Square } from './squares.ts';

/**
 * What the lines through the two kings forbid the side to move. A set of squares is two 32-bit halves, a1 to
 * h4 and a5 to h8, so that nothing has to be allocated for it.
 */
export interface Lines {
  /** Pieces that shield their own king from a slider: they stay on its line. */
  readonly pinsLow: number;
  readonly pinsHigh: number;
  /** Pieces that shield the other king from a slider of their own side: they stay on its line. */
  readonly shieldsLow: number;
  readonly shieldsHigh: number;
  /** Squares from which a rook, and a bishop, would attack the other king. */
  readonly rookLow: number;
  readonly rookHigh: number;
  readonly bishopLow: number;
  readonly bishopHigh: number;
}

export const inSet = (low: number, high: number, square: Square): boolean =>
  (((square < 32 ? low : high) >>> square) & 1) === 1;

/** Nothing moves past the board: no square is there. */
const NOBODY = -1;

/** The piece of `own` that alone stands between the king and a slider of `sliders`, in this direction. */
function soleShield(board: Board, king: Square, direction: number, own: number, sliders: number): number {
  const { codes } = board;
  let shield = NOBODY;
  for (let i = rayStart(king, direction), square = RAYS[i]!; square !== EDGE; square = RAYS[++i]!) {
    const code = codes[square]!;
    if (code === EMPTY) continue;
    if (shield !== NOBODY) return code & sliders && code & sliderBit(direction) ? shield : NOBODY;
    if (!(code & own)) return NOBODY;
    shield = square;
  }
  return NOBODY;
}

export function linesThroughKings(board: Board, mover: Color): Lines {
  const { codes, kings } = board;
  const own = colorBit(mover);
  const theirs = colorBit(opposite(mover));
  const king = mover === 'white' ? kings.white : kings.black;
  const target = mover === 'white' ? kings.black : kings.white;
  let pinsLow = 0;
  let pinsHigh = 0;
  let shieldsLow = 0;
  let shieldsHigh = 0;
  let rookLow = 0;
  let rookHigh = 0;
  let bishopLow = 0;
  let bishopHigh = 0;
  for (let direction = 0; direction < 8; direction++) {
    const pin = soleShield(board, king, direction, own, theirs);
    if (pin >= 32) pinsHigh |= 1 << pin;
    else if (pin !== NOBODY) pinsLow |= 1 << pin;
    const shield = soleShield(board, target, direction, own, own);
    if (shield >= 32) shieldsHigh |= 1 << shield;
    else if (shield !== NOBODY) shieldsLow |= 1 << shield;

    let low = 0;
    let high = 0;
    for (let i = rayStart(target, direction), square = RAYS[i]!; square !== EDGE; square = RAYS[++i]!) {
      if (square < 32) low |= 1 << square;
      else high |= 1 << square;
      if (codes[square] !== EMPTY) break;
    }
    if (direction < 4) {
      rookLow |= low;
      rookHigh |= high;
    } else {
      bishopLow |= low;
      bishopHigh |= high;
    }
  }
  return { pinsLow, pinsHigh, shieldsLow, shieldsHigh, rookLow, rookHigh, bishopLow, bishopHigh };
}
