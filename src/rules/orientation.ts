import { fileOf, rankOf, squareAt, type Square } from './squares.ts';

/** The side of the board that is at the bottom, as White sees the sides: `left` puts the a-file there. */
export type Orientation = 'white' | 'black' | 'left' | 'right';

export const orientations: readonly Orientation[] = ['white', 'black', 'left', 'right'];

/** A place on the drawing, in squares from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Takes file and rank to column and row, and just as well column and row to file and rank: each of the four is
 * its own inverse. The board is turned, never mirrored.
 */
function turn(a: number, b: number, orientation: Orientation): Point {
  const sideways = orientation === 'left' || orientation === 'right';
  const [across, along] = sideways ? [b, a] : [a, b];
  return {
    x: orientation === 'black' || orientation === 'left' ? 7 - across : across,
    y: orientation === 'white' || orientation === 'left' ? 7 - along : along,
  };
}

/** Where a square's top left corner is drawn. */
export const place = (square: Square, orientation: Orientation): Point =>
  turn(fileOf(square), rankOf(square), orientation);

/** The square drawn in a column and row, counted from the top left: the inverse of `place`. */
export function squareInPlace(column: number, row: number, orientation: Orientation): Square {
  const { x, y } = turn(column, row, orientation);
  return squareAt(x, y);
}
