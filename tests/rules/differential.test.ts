import { expect, test } from 'vitest';
import { differences } from '../support/oracle.ts';
import { randomPositions, scatteredPositions } from '../support/random.ts';

// `npm run differential` asks about many more.
test('chessops agrees on moves, outcome and SAN in 500 positions of random games', () => {
  expect([...randomPositions(500, 11)].flatMap(differences)).toEqual([]);
});

test('chessops agrees on moves, outcome and SAN in 500 scattered positions', () => {
  expect([...scatteredPositions(500, 12)].flatMap(differences)).toEqual([]);
});
