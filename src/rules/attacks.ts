import { type Board, boardPieces, type Color, colorBit, EMPTY, KING, KNIGHT, QUEEN } from './board.ts';
import { between, EDGE, LEAPS, listStart, RAYS, rayStart, reach, sliderBit } from './rays.ts';
import type { Square } from './squares.ts';

/**
 * Whether a piece of the color attacks the square. `vacated` counts as empty: a king that steps back
 * along the line of an attack stays in it.
 */
export function isAttacked(board: Board, square: Square, by: Color, vacated: Square = square): boolean {
  const { codes, kings } = board;
  const bit = colorBit(by);
  if (reach(by === 'white' ? kings.white : kings.black, square) & KING) return true;
  const knight = KNIGHT | bit;
  for (let i = listStart(square), from = LEAPS[i]!; from !== EDGE; from = LEAPS[++i]!) {
    if (codes[from] === knight) return true;
  }
  const queen = QUEEN | bit;
  for (let direction = 0; direction < 8; direction++) {
    const slider = sliderBit(direction) | bit;
    for (let i = rayStart(square, direction), from = RAYS[i]!; from !== EDGE; from = RAYS[++i]!) {
      const code = codes[from]!;
      if (code === EMPTY || from === vacated) continue;
      if (code === slider || code === queen) return true;
      break;
    }
  }
  return false;
}

/** The squares of all pieces of the color that attack the square. */
export const attackers = (board: Board, square: Square, by: Color): readonly Square[] =>
  boardPieces(board)
    .map((placed) => placed.square)
    .filter((from) => {
      const code = board.codes[from]!;
      if (!(code & colorBit(by)) || !(code & reach(from, square))) return false;
      return between(from, square).every((shield) => board.codes[shield] === EMPTY);
    });
