import { expect, test } from 'vitest';
import { at } from '../../support/at.ts';
import { plainEngine } from '../../support/engineBoard.ts';
import { readVectors } from '../../support/vectors.ts';

const engine = plainEngine();

test.each(readVectors('perft'))('the fast board counts the moves of $id', ({ fen, perft: counts }) => {
  engine.setPosition(at(fen), []);
  const found = Object.fromEntries(Object.keys(counts).map((depth) => [depth, engine.perft(Number(depth))]));
  expect(found).toEqual(counts);
});
