import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chancesFrom } from '../../src/bot/chances.ts';

const score = fc.integer({ min: -1_000, max: 1_000 });
const color = fc.constantFrom('white' as const, 'black' as const);

test('chances are chances: none below 0, together 1', () => {
  fc.assert(
    fc.property(score, color, (centipawns, turn) => {
      const { white, draw, black } = chancesFrom({ centipawns }, turn, 12);
      expect(Math.min(white, draw, black)).toBeGreaterThanOrEqual(0);
      expect(white + draw + black).toBeCloseTo(1);
    }),
  );
});

test('a better score is a better chance', () => {
  fc.assert(
    fc.property(score, (centipawns) => {
      const now = chancesFrom({ centipawns }, 'black', 12);
      const better = chancesFrom({ centipawns: centipawns + 50 }, 'black', 12);
      expect(better.black).toBeGreaterThan(now.black);
      expect(better.white).toBeLessThan(now.white);
    }),
  );
});

test('equal material is worth more to Black, who may answer an arrival', () => {
  const { white, black } = chancesFrom({ centipawns: 0 }, 'white', 12);
  expect(black).toBeGreaterThan(white);
});

test('a decided race leaves no chance', () => {
  const won = { white: 1, draw: 0, black: 0 };
  expect(chancesFrom({ centipawns: 2_990, winIn: 3 }, 'white', 12)).toEqual(won);
  expect(chancesFrom({ centipawns: -2_990, winIn: -4 }, 'black', 12)).toEqual(won);
});

test('a draw seen to its end leaves no chance either', () => {
  expect(chancesFrom({ centipawns: 0 }, 'black', 100)).toEqual({ white: 0, draw: 1, black: 0 });
});
