import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Line } from '../../src/bot/engine/engine.ts';
import { KNIGHT } from '../../src/bot/engine/pieces.ts';
import { squareValues } from '../../src/bot/engine/weights.ts';
import { type Choice, chooseLine, players } from '../../src/bot/levels.ts';
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

test('a lost race is held out as long as it can be', () => {
  const lost = (move: string, winIn: number): Line => ({
    score: { centipawns: -3_000, winIn },
    moves: [uci(move)],
  });
  const lines = [lost('g2g3', -8), lost('h2h3', -4), lost('f2f3', -2)];
  expect(share(lines, lines[0], { runBias: 60, softness: 1_000 })).toBe(100);
});

test('no level plays a move that it sees to cost a piece', () => {
  const knights = squareValues.subarray(KNIGHT << 6, (KNIGHT + 1) << 6);
  const cheapest = Math.min(...knights) / 10;
  for (const player of Object.values(players)) expect(player.choice?.window ?? 0).toBeLessThan(cheapest);
});

describe('what does not come to mind', () => {
  test('is a win at once never', () => {
    // The run would be overlooked for certain, and taking back never is.
    const win: Line = { score: { centipawns: 3_000, winIn: 1 }, moves: [uci('h2h3')] };
    const lines = [win, line('g2g3', 2_990)];
    expect(share(lines, win, { oversight: 2, lastTarget: uci('g2g3').to })).toBe(100);
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
