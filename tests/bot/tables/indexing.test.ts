import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexCount, indexOf, squaresOf } from '../../../src/bot/tables/indexing.ts';

const square = fc.nat(63);
const belowGoal = fc.nat(55);
const men = fc.constantFrom(0, 1, 2);

test('every index has its squares, and they lead back to it', () => {
  const squares = new Uint8Array(4);
  fc.assert(
    fc.property(men, fc.nat(), (count, seed) => {
      const index = seed % indexCount(count);
      squaresOf(count, index, squares);
      expect(indexOf(count, squares[0]!, squares[1]!, squares[2]!, squares[3]!)).toBe(index);
    }),
  );
});

test('a position and its mirror image have the same index', () => {
  fc.assert(
    fc.property(men, belowGoal, belowGoal, square, square, (count, white, black, first, second) => {
      const index = indexOf(count, white, black, first, second);
      expect(index).toBeLessThan(indexCount(count));
      expect(indexOf(count, white ^ 7, black ^ 7, first ^ 7, second ^ 7)).toBe(index);
    }),
  );
});

test('positions that are no mirror images have different indices', () => {
  const seen = new Set<number>();
  for (let white = 0; white < 56; white++) {
    for (let black = 0; black < 56; black++) seen.add(indexOf(0, white, black, 0, 0));
  }
  expect(seen.size).toBe(indexCount(0));
});
