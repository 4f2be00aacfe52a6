import {
  BISHOP,
  type Board,
  type Color,
  colorBit,
  EMPTY,
  isOf,
  KING,
  KNIGHT,
  type PieceCode,
  ROOK,
} from './board.ts';
import { KING_STEPS, KNIGHT_LEAPS, RAYS } from './rays.ts';
import type { Square } from './squares.ts';

/** The bit of the sliders that go in this direction. */
export const sliderBit = (direction: number): number => (direction < 4 ? ROOK : BISHOP);

/**
 * Whether a piece of the color attacks the square. `vacated` counts as empty: a king that steps back
 * along the line of an attack stays in it.
 */
export function isAttacked(board: Board, square: Square, by: Color, vacated: Square = square): boolean {
  const { codes, kings } = board;
  const bit = colorBit(by);
  const knight = KNIGHT | bit;
  for (const from of KNIGHT_LEAPS[square]!) if (codes[from] === knight) return true;
  if (KING_STEPS[square]!.includes(kings[by])) return true;
  const rays = RAYS[square]!;
  for (let direction = 0; direction < 8; direction++) {
    const slider = sliderBit(direction);
    for (const from of rays[direction]!) {
      const code = codes[from]!;
      if (code === EMPTY || from === vacated) continue;
      if (isOf(code, bit) && code & slider) return true;
      break;
    }
  }
  return false;
}

/** The squares of all pieces of the color that attack the square. */
export function attackers(board: Board, square: Square, by: Color): readonly Square[] {
  const { codes } = board;
  const bit = colorBit(by);
  const found: Square[] = [];
  const standing = (from: Square, kind: PieceCode): boolean =>
    isOf(codes[from]!, bit) && (codes[from]! & kind) !== 0;
  for (const [direction, ray] of RAYS[square]!.entries()) {
    const first = ray.find((from) => codes[from] !== EMPTY);
    if (first !== undefined && standing(first, sliderBit(direction))) found.push(first);
  }
  for (const from of KNIGHT_LEAPS[square]!) if (standing(from, KNIGHT)) found.push(from);
  for (const from of KING_STEPS[square]!) if (standing(from, KING)) found.push(from);
  return found.toSorted((a, b) => a - b);
}
