import { expect, test } from 'vitest';
import { legalMoves } from '../../src/rules/moves.ts';
import { positionOutcome } from '../../src/rules/outcome.ts';
import { perft } from '../../src/rules/perft.ts';
import { startPosition } from '../../src/rules/position.ts';
import { makeUci } from '../../src/notation/uci.ts';
import { outcomeOf, readVectors } from '../support/vectors.ts';
import { at } from '../support/at.ts';

test.each([
  [0, 1],
  [1, 21],
  [2, 421],
  [3, 11264],
  [4, 296242],
])('from the start there are, %i plies deep, %i games', (depth, nodes) => {
  expect(perft(startPosition, depth)).toBe(nodes);
});

/** Nodes up to here are counted in the unit run, the rest by `npm run perft:deep`. */
const LARGE = 60_000;

const shallow = readVectors('perft').flatMap(({ id, fen, perft: counts }) =>
  Object.entries(counts)
    .filter(([, nodes]) => nodes <= LARGE)
    .map(([depth, nodes]) => ({ id, fen, depth: Number(depth), nodes })),
);

test.each(shallow)('perft $depth of $id', ({ fen, depth, nodes }) => {
  expect(perft(at(fen), depth)).toBe(nodes);
});

test.each(readVectors('positions'))('legal moves and outcome of $id', ({ fen, legal, outcome }) => {
  expect(legalMoves(at(fen)).map(makeUci).toSorted()).toEqual(legal);
  expect(positionOutcome(at(fen))).toEqual(outcomeOf(outcome));
});
