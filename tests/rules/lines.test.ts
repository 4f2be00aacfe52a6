import { expect, test } from 'vitest';
import { legalMoves } from '../../src/rules/moves.ts';
import { at, square } from '../support/at.ts';

// The sets of shields are two halves of 32 squares; a5 begins the second.
test.each([
  ['a2', 'r7/8/8/8/8/8/N7/K6k w - - 0 1'],
  ['a4', 'r7/8/8/8/N7/8/8/K6k w - - 0 1'],
  ['a5', 'r7/8/8/N7/8/8/8/K6k w - - 0 1'],
  ['a7', 'r7/N7/8/8/8/8/8/K6k w - - 0 1'],
])('a knight on %s that shields its king stays', (name, fen) => {
  const moves = legalMoves(at(fen));
  expect(moves.length).toBeGreaterThan(0);
  expect(moves.filter(({ from }) => from === square(name))).toEqual([]);
});

test('a knight on a5 that shields the other king from its own rook stays', () => {
  const moves = legalMoves(at('R7/8/8/N7/8/8/8/k6K w - - 0 1'));
  expect(moves.filter(({ from }) => from === square('a5'))).toEqual([]);
});
