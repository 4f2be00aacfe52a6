import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { perft } from '../../../src/bot/engine/core.ts';
import { placeOnEngine } from '../../support/enginePosition.ts';

interface PerftVector {
  readonly id: string;
  readonly fen: string;
  readonly perft: Readonly<Record<string, number>>;
}

const vectors = readFileSync('tests/fixtures/perft.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as PerftVector);

test.each(vectors)('the fast board counts the moves of $id', ({ fen, perft: counts }) => {
  placeOnEngine(fen);
  const found = Object.fromEntries(Object.keys(counts).map((depth) => [depth, perft(Number(depth))]));
  expect(found).toEqual(counts);
});
