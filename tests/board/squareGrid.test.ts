import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gridRows, squareAfterKey } from '../../src/board/squareGrid.ts';
import { orientations, type Orientation } from '../../src/rules/orientation.ts';
import { squareName } from '../../src/rules/squares.ts';
import { square } from '../support/at.ts';

test('the grid reads as the board is seen', () => {
  expect(gridRows('white')[0]?.map(squareName).join(' ')).toBe('a8 b8 c8 d8 e8 f8 g8 h8');
  expect(gridRows('white')[7]?.map(squareName).join(' ')).toBe('a1 b1 c1 d1 e1 f1 g1 h1');
  expect(gridRows('left')[7]?.map(squareName).join(' ')).toBe('a8 a7 a6 a5 a4 a3 a2 a1');
  expect(gridRows('right')[7]?.map(squareName).join(' ')).toBe('h1 h2 h3 h4 h5 h6 h7 h8');
  expect(gridRows('black')[0]?.map(squareName).join(' ')).toBe('h1 g1 f1 e1 d1 c1 b1 a1');
});

test.each([
  ['ArrowUp', 'white', 'e5'],
  ['ArrowRight', 'white', 'f4'],
  ['ArrowUp', 'black', 'e3'],
  ['ArrowRight', 'black', 'd4'],
  ['Home', 'white', 'a4'],
  ['Home', 'black', 'h4'],
  ['End', 'black', 'a4'],
  ['ArrowUp', 'right', 'd4'],
  ['ArrowRight', 'right', 'e5'],
  ['ArrowUp', 'left', 'f4'],
  ['ArrowRight', 'left', 'e3'],
  ['Home', 'left', 'e8'],
] as const)('%s on a board seen from %s goes from e4 to %s', (key, orientation, to) => {
  expect(squareAfterKey(square('e4'), key, orientation)).toBe(square(to));
});

test('an arrow at the edge stays, another key is none of the board’s', () => {
  expect(squareAfterKey(square('h8'), 'ArrowUp', 'white')).toBe(square('h8'));
  expect(squareAfterKey(square('h8'), 'ArrowLeft', 'black')).toBe(square('h8'));
  expect(squareAfterKey(square('e4'), 'x', 'white')).toBeUndefined();
});

test('an arrow leads to the neighbour that the grid shows there', () => {
  const place = (of: number, orientation: Orientation): readonly [number, number] => {
    const rows = gridRows(orientation);
    const row = rows.findIndex((squares) => squares.includes(of));
    return [row, rows[row]!.indexOf(of)];
  };
  fc.assert(
    fc.property(fc.nat(63), fc.constantFrom(...orientations), (from, orientation) => {
      const [row, column] = place(from, orientation);
      const to = squareAfterKey(from, 'ArrowDown', orientation)!;
      expect(place(to, orientation)).toEqual([Math.min(7, row + 1), column]);
    }),
  );
});
