import { expect, test } from 'vitest';
import { disagreement, plainEngine } from '../../support/engineBoard.ts';
import { randomPositions } from '../../support/random.ts';

test('the fast board has the moves of the rules in 1 000 positions of random games, and after each move', () => {
  const engine = plainEngine();
  const wrong = [...randomPositions(1000, 7)]
    .map((position) => disagreement(engine, position))
    .filter(Boolean);
  expect(wrong).toEqual([]);
});
