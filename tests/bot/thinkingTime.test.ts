import { expect, test } from 'vitest';
import { LONGEST_MS, thinkingTime } from '../../src/bot/thinkingTime.ts';

test('never longer than a second, however much is left', () => {
  expect(thinkingTime({ remainingMs: 3_600_000, incrementMs: 60_000 })).toBe(LONGEST_MS);
});

test('less on a fast clock', () => {
  const bullet = thinkingTime({ remainingMs: 60_000, incrementMs: 0 });
  expect(bullet).toBeLessThan(LONGEST_MS);
  expect(thinkingTime({ remainingMs: 60_000, incrementMs: 1_000 })).toBeGreaterThan(bullet);
});

test('less and less as time runs out', () => {
  const times = [60_000, 30_000, 10_000, 3_000, 100].map((remainingMs) =>
    thinkingTime({ remainingMs, incrementMs: 0 }),
  );
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test('an increment is not spent before it is earned', () => {
  expect(thinkingTime({ remainingMs: 400, incrementMs: 10_000 })).toBeLessThan(200);
});

// Each move costs what the bot thinks, a slice too many, and the page's own time, all of it four times slower.
test('a minute a side is enough for 150 moves on a slow page', () => {
  let remainingMs = 60_000;
  for (let move = 0; move < 150; move++)
    remainingMs -= thinkingTime({ remainingMs, incrementMs: 0 }) + 4 * 20;
  expect(remainingMs).toBeGreaterThan(0);
});
