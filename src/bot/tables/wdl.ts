/** A result for the side to move. Ordered, so the best of several is the largest. */
export type Wdl = 0 | 1 | 2;
export const LOSS = 0;
export const DRAW = 1;
export const WIN = 2;

/** No such move, no such position or no such table; smaller than every result. */
export const NONE = -1;

/**
 * Results of one material by index: White's with White to move times three plus Black's with Black to
 * move, in half a byte each. Illegal positions hold anything.
 */
export type Cells = Uint8Array;

export const cellAt = (cells: Cells, index: number): number => (cells[index >> 1]! >> ((index & 1) * 4)) & 15;

export const whiteOf = (cell: number): Wdl => ((cell / 3) | 0) as Wdl;

export const blackOf = (cell: number): Wdl => (cell % 3) as Wdl;

/** Packs so many cells, one a byte, from an index on. */
export function packCells(cells: Uint8Array, packed: Cells, from: number, count: number): void {
  for (let n = from; n < from + count; n++) packed[n >> 1]! |= cells[n]! << ((n & 1) * 4);
}
