import { expect, test } from 'vitest';
import { fileOf, parseSquare, rankOf, squareAt, squareName } from '../../src/rules/squares.ts';

test('squares count from a1 along the ranks', () => {
  expect(['a1', 'h1', 'a2', 'a8', 'h8'].map(parseSquare)).toEqual([0, 7, 8, 56, 63]);
  for (let square = 0; square < 64; square++) {
    expect(parseSquare(squareName(square))).toBe(square);
    expect(squareAt(fileOf(square), rankOf(square))).toBe(square);
  }
});

test.each(['', 'a', 'a0', 'a9', 'i1', 'A1', 'a1 ', ' a1', 'a11', 'xa1', '1a'])('%j is no square', (text) => {
  expect(parseSquare(text)).toBeUndefined();
});
