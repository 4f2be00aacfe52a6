import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Line } from '../../src/bot/engine/engine.ts';
import { type Choice, chooseLine } from '../../src/bot/levels.ts';
import { randomFrom } from '../../src/bot/random.ts';
import { uci } from '../support/at.ts';

const KING = uci('h2h3').from;
const choice: Choice = { oversight: 0, window: 100, softness: 40, runBias: 0 };
const line = (move: string, centipawns: number): Line => ({ score: { centipawns }, moves: [uci(move)] });

/** How often of a hundred seeds a line is chosen. */
function share(
  lines: readonly Line[],
  wanted: Line | undefined,
  { lastTarget, ...how }: Partial<Choice> & { readonly lastTarget?: number } = {},
): number {
  const chosen = Array.from({ length: 100 }, (_, seed) =>
    chooseLine(lines, { ...choice, ...how }, { king: KING, lastTarget, random: randomFrom(seed) }),
  );
  return chosen.filter((picked) => picked === wanted).length;
}

test('a move worse than the window is never chosen', () => {
  const lines = [line('g2g3', 50), line('f2f3', 0), line('e2e3', -60)];
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const circumstances = { king: KING, lastTarget: undefined, random: randomFrom(seed) };
      expect(chooseLine(lines, choice, circumstances)).not.toBe(lines[2]);
    }),
  );
});

test('better moves are likelier', () => {
  const lines = [line('g2g3', 50), line('f2f3', 10)];
  expect(share(lines, lines[0])).toBeGreaterThan(60);
  expect(share(lines, lines[1])).toBeGreaterThan(10);
});

test('a liking for running makes king steps up likelier', () => {
  const lines = [line('g2g3', 0), line('h2h3', 0)];
  expect(share(lines, lines[1])).toBeLessThan(70);
  expect(share(lines, lines[1], { runBias: 60 })).toBeGreaterThan(75);
});

describe('what does not come to mind', () => {
  test('is a win at once never', () => {
    const lines: Line[] = [
      { score: { centipawns: 3_000, winIn: 1 }, moves: [uci('h2h3')] },
      line('g2g3', 2_990),
    ];
    expect(share(lines, lines[0], { oversight: 1 })).toBe(100);
  });

  test('is a long move or one backwards rather than a short one', () => {
    const lines = [line('g2g7', 300), line('g7f6', 150), line('g2g3', 0)];
    const oversight = 0.4;
    expect(share(lines, lines[0], { oversight: 0 })).toBe(100);
    expect(share(lines, lines[0], { oversight })).toBeLessThan(60);
    expect(share([lines[2]!, lines[1]!], lines[2], { oversight })).toBeGreaterThan(55);
  });

  test('is never taking back', () => {
    const lines = [line('g7c3', 300), line('g2g3', 0)];
    expect(share(lines, lines[0], { oversight: 0.5, lastTarget: uci('a1c3').to })).toBe(100);
  });

  test('is never everything: there is always a move', () => {
    const lines = [line('g2g7', 40), line('f2f7', 30)];
    expect(share(lines, undefined, { oversight: 1 })).toBe(0);
  });
});
