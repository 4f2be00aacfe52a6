import { expect, test } from 'vitest';
import { startPosition } from '../../src/rules/position.ts';
import { raceLead } from '../../src/session/raceLead.ts';
import { at } from '../support/at.ts';

test('at the start both kings have six moves to run', () => {
  expect(raceLead(startPosition)).toEqual({
    moves: { white: 6, black: 6 },
    leader: undefined,
    by: 0,
  });
});

test('the king nearer to the goal leads by the difference', () => {
  expect(raceLead(at('8/8/6K1/8/1k6/8/8/8 w - - 0 1'))).toEqual({
    moves: { white: 2, black: 4 },
    leader: 'white',
    by: 2,
  });
});

test('a guarded way is longer, and a closed one is none', () => {
  expect(raceLead(at('8/1k6/8/8/8/8/7R/7K b - - 0 1')).moves.black).toBe(1);
  // Two rooks on the eighth rank guard all of it and each other.
  const closed = raceLead(at('R6R/8/1k6/8/8/8/8/7K b - - 0 1'));
  expect(closed.moves.black).toBeUndefined();
  expect(closed.leader).toBe('white');
  expect(closed.by).toBeUndefined();
});
