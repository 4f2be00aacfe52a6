import { place, squareInPlace, type Orientation } from '../rules/orientation.ts';
import type { Square } from '../rules/squares.ts';

const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** The squares as they are seen, row by row from the top left. */
export const gridRows = (orientation: Orientation): readonly (readonly Square[])[] =>
  EIGHT.map((row) => EIGHT.map((column) => squareInPlace(column, row, orientation)));

const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  Home: [-7, 0],
  End: [7, 0],
};

const onBoard = (n: number): number => Math.max(0, Math.min(7, n));

/** Where a key takes the focus on the board as it is seen, at the edge nowhere; `undefined` for other keys. */
export function squareAfterKey(square: Square, key: string, orientation: Orientation): Square | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const { x, y } = place(square, orientation);
  return squareInPlace(onBoard(x + step[0]), onBoard(y + step[1]), orientation);
}
