import { expect, test } from 'vitest';
import { orientations, place, squareInPlace, type Orientation } from '../../src/rules/orientation.ts';
import { parseSquare, squareName } from '../../src/rules/squares.ts';

test('a board is seen from four sides', () => {
  expect(orientations).toEqual(['white', 'black', 'left', 'right']);
});

const corners = (orientation: Orientation): string[] =>
  [
    [0, 0],
    [7, 0],
    [7, 7],
    [0, 7],
  ].map(([column = 0, row = 0]) => squareName(squareInPlace(column, row, orientation)));

// Clockwise from the top left: a turn of the board keeps this cycle, a mirror image would reverse it.
test.each<[Orientation, string[]]>([
  ['white', ['a8', 'h8', 'h1', 'a1']],
  ['left', ['h8', 'h1', 'a1', 'a8']],
  ['black', ['h1', 'a1', 'a8', 'h8']],
  ['right', ['a1', 'a8', 'h8', 'h1']],
])('seen from %s the corners are %j', (orientation, expected) => {
  expect(corners(orientation)).toEqual(expected);
});

test('the side an orientation is named after lies at the bottom', () => {
  const bottom = (name: string, orientation: Orientation): boolean =>
    place(parseSquare(name)!, orientation).y === 7;
  expect(['a1', 'd1', 'h1'].every((name) => bottom(name, 'white'))).toBe(true);
  expect(['a8', 'd8', 'h8'].every((name) => bottom(name, 'black'))).toBe(true);
  expect(['a1', 'a4', 'a8'].every((name) => bottom(name, 'left'))).toBe(true);
  expect(['h1', 'h4', 'h8'].every((name) => bottom(name, 'right'))).toBe(true);
});

test.each(orientations)(
  'seen from %s every square has a place of its own and is found there',
  (orientation) => {
    const places = new Set<string>();
    for (let square = 0; square < 64; square++) {
      const { x, y } = place(square, orientation);
      places.add(`${x},${y}`);
      expect(squareInPlace(x, y, orientation)).toBe(square);
    }
    expect(places.size).toBe(64);
  },
);
