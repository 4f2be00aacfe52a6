import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Line } from '../../src/bot/engine/engine.ts';
import { chooseLine } from '../../src/bot/levels.ts';

const KING = 15;
const choice = { window: 100, softness: 40, runBias: 0 };
const line = (centipawns: number, to: number, from = 0): Line => ({
  score: { centipawns },
  moves: [{ from, to }],
});

test('a move worse than the window is never chosen', () => {
  const lines = [line(50, 1), line(0, 2), line(-60, 3)];
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
      expect(chooseLine(lines, choice, KING, random)).not.toBe(lines[2]);
    }),
  );
});

test('better moves are likelier', () => {
  const lines = [line(50, 1), line(10, 2)];
  const chosen = Array.from({ length: 100 }, (_, index) => chooseLine(lines, choice, KING, index / 100));
  const share = chosen.filter((picked) => picked === lines[0]).length;
  expect(share).toBeGreaterThan(60);
  expect(share).toBeLessThan(90);
});

test('a decided race leaves no choice', () => {
  const win: Line = { score: { centipawns: 2_990, winIn: 1 }, moves: [{ from: KING, to: 23 }] };
  const lines = [line(2_980, 1), win];
  for (const random of [0, 0.5, 0.999]) expect(chooseLine(lines, choice, KING, random)).toBe(win);
});

test('a liking for running makes king steps up likelier', () => {
  const lines = [line(0, 1), line(0, KING + 8, KING)];
  const runs = (runBias: number): number =>
    Array.from({ length: 100 }, (_, index) =>
      chooseLine(lines, { ...choice, runBias }, KING, index / 100),
    ).filter((picked) => picked === lines[1]).length;
  expect(runs(0)).toBe(50);
  expect(runs(60)).toBeGreaterThan(75);
});
