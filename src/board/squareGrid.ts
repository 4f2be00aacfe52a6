import { fileOf, rankOf, squareAt, type Square } from '../rules/squares.ts';
import type { Color } from '../rules/board.ts';

const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** The squares as they are seen, row by row from the top left. */
export const gridRows = (orientation: Color): readonly (readonly Square[])[] =>
  EIGHT.map((row) =>
    EIGHT.map((column) => (orientation === 'white' ? squareAt(column, 7 - row) : squareAt(7 - column, row))),
  );

const STEPS: Readonly<Record<string, readonly [column: number, row: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Where a key takes the focus on the board as it is seen, at the edge nowhere; `undefined` for other keys. */
export function squareAfterKey(square: Square, key: string, orientation: Color): Square | undefined {
  const turned = orientation === 'white' ? 1 : -1;
  if (key === 'Home' || key === 'End')
    return squareAt((key === 'Home') === turned > 0 ? 0 : 7, rankOf(square));
  const step = STEPS[key];
  if (!step) return undefined;
  const file = fileOf(square) + step[0] * turned;
  const rank = rankOf(square) - step[1] * turned;
  return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? squareAt(file, rank) : square;
}
