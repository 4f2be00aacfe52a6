import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockText, isLow, sameTextMs } from '../../src/session/clockText.ts';

test.each([
  [300_000, '5:00'],
  [299_001, '5:00'],
  [299_000, '4:59'],
  [60_000, '1:00'],
  [10_000, '0:10'],
  [9_901, '0:10'],
  [9_900, '0:09.9'],
  [1, '0:00.1'],
  [0, '0:00.0'],
  [3_600_000, '1:00:00'],
  [10_800_000, '3:00:00'],
])('%i ms is shown as %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});

test('a face that waits as told never misses a change of its text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_800_000 }), (ms) => {
      const wait = sameTextMs(ms);
      expect(wait).toBeGreaterThan(0);
      expect(clockText(ms - wait + 1)).toBe(clockText(ms));
      expect(clockText(ms - wait)).not.toBe(clockText(ms));
    }),
    { examples: [[9_900], [9_901], [10_000], [10_001]] },
  );
});

test('low time does not flicker around its limit', () => {
  expect(isLow(37_501, 300_000, false)).toBe(false);
  expect(isLow(37_500, 300_000, false)).toBe(true);
  expect(isLow(40_500, 300_000, true)).toBe(true);
  expect(isLow(56_251, 300_000, true)).toBe(false);
});

test('low is ten seconds at least and a minute at most', () => {
  expect(isLow(10_000, 30_000, false)).toBe(true);
  expect(isLow(60_001, 10_800_000, false)).toBe(false);
});
