import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chancesFrom } from '../../../src/bot/chances.ts';
import type { Chances } from '../../../src/bot/protocol.ts';
import { SIDES, wholePercents } from '../../../src/features/analysis/wholePercents.ts';

const format = new Intl.NumberFormat('en', { style: 'percent' });

/** As they are read on the page. */
function read(chances: Chances): Record<keyof Chances, number> {
  const [white, draw, black] = SIDES.map((side) => parseInt(format.format(wholePercents(chances)[side]), 10));
  return { white: white!, draw: draw!, black: black! };
}

/** Three shares of one. */
const threeShares = fc
  .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([a, b]): Chances => {
    const [low, high] = a < b ? [a, b] : [b, a];
    return { white: low, draw: high - low, black: 1 - high };
  });

const fromScores = fc
  .tuple(fc.integer({ min: -2000, max: 2000 }), fc.constantFrom('white', 'black'))
  .map(([centipawns, turn]) => chancesFrom({ centipawns }, turn, 9));

test('three chances always make 100 %, each within 1 of its own', () => {
  fc.assert(
    fc.property(fc.oneof(threeShares, fromScores), (chances) => {
      const shown = read(chances);
      expect(shown.white + shown.draw + shown.black).toBe(100);
      for (const side of SIDES) expect(Math.abs(shown[side] - 100 * chances[side])).toBeLessThan(1);
    }),
  );
});

test('what loses most by rounding down is rounded up', () => {
  expect(read({ white: 0.417, draw: 0.266, black: 0.317 })).toEqual({ white: 42, draw: 26, black: 32 });
  expect(read({ white: 0.334, draw: 0.333, black: 0.333 })).toEqual({ white: 34, draw: 33, black: 33 });
  expect(read({ white: 0.07, draw: 0.29, black: 0.64 })).toEqual({ white: 7, draw: 29, black: 64 });
  expect(read({ white: 0, draw: 1, black: 0 })).toEqual({ white: 0, draw: 100, black: 0 });
});
