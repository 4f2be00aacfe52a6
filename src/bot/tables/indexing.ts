import type { Square } from '../../rules/squares.ts';

// A table holds the positions whose kings both stand below the goal. Mirroring the files is the only
// symmetry of the game, so White's king is kept on files a to d: 28 squares, and 56 for Black's.
const WHITE_KING_SQUARES = 28;
const BLACK_KING_SQUARES = 56;

/** By how much an index grows when a man goes to the next square (White's king: the next of its 28). */
export interface Strides {
  readonly whiteKing: number;
  readonly blackKing: number;
  readonly first: number;
  readonly second: number;
}

export function stridesOf(men: number): Strides {
  const blackKing = 64 ** men;
  const first = men === 2 ? 64 : Math.min(men, 1);
  return { whiteKing: BLACK_KING_SQUARES * blackKing, blackKing, first, second: men === 2 ? 1 : 0 };
}

export const KING_PAIRS = WHITE_KING_SQUARES * BLACK_KING_SQUARES;

/** Indices for one side to move, with `men` men besides the kings. */
export const indexCount = (men: number): number => KING_PAIRS * 64 ** men;

/** 7 where the files must be mirrored to bring White's king to the left half: to be xored to every square. */
const mirrorOf = (whiteKing: Square): number => (whiteKing & 4 ? 7 : 0);

/**
 * Where a position stands in a table. Both kings are below rank 8; `first` and `second` follow the kinds
 * of the material and are ignored where it has fewer men.
 */
export function indexOf(
  men: number,
  whiteKing: Square,
  blackKing: Square,
  first: Square,
  second: Square,
): number {
  const mirror = mirrorOf(whiteKing);
  const king = whiteKing ^ mirror;
  const kings = ((king >> 3) * 4 + (king & 3)) * BLACK_KING_SQUARES + (blackKing ^ mirror);
  if (men === 0) return kings;
  const three = (kings << 6) | (first ^ mirror);
  return men === 1 ? three : (three << 6) | (second ^ mirror);
}

/** Writes the squares of an index: White's king, Black's king, then the men. */
export function squaresOf(men: number, index: number, squares: Uint8Array): void {
  let rest = index;
  for (let slot = men + 1; slot >= 2; slot--) {
    squares[slot] = rest & 63;
    rest >>= 6;
  }
  squares[1] = rest % BLACK_KING_SQUARES;
  rest = Math.trunc(rest / BLACK_KING_SQUARES);
  squares[0] = (rest >> 2) * 8 + (rest & 3);
}
