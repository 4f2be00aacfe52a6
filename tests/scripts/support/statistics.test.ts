import { describe, expect, it } from 'vitest';
import { elo, pairInterval, scoreInterval } from '../../../scripts/support/statistics.ts';

const rounded = (numbers: readonly number[]): readonly number[] =>
  numbers.map((number) => Math.round(1_000 * number) / 1_000);

describe('the interval of a score', () => {
  it('is Wilson’s where there are no draws', () => {
    const { score, interval } = scoreInterval(8, 0, 2);
    expect(score).toBe(0.8);
    expect(rounded(interval)).toEqual([0.49, 0.943]);
  });

  it('has room below where all was won', () => {
    expect(rounded(scoreInterval(10, 0, 0).interval)).toEqual([0.722, 1]);
    expect(rounded(pairInterval([2, 2, 2, 2, 2]).interval)).toEqual([0.722, 1]);
  });

  it('is that of the games where pairs are no more alike than games', () => {
    // Forty pairs as heads and tails would give them: both, one or none.
    const points = [...Array(10).fill(2), ...Array(20).fill(1), ...Array(10).fill(0)] as number[];
    const pairs = pairInterval(points);
    const games = scoreInterval(40, 0, 40);
    expect(pairs.score).toBe(0.5);
    expect(Math.abs(pairs.interval[0] - games.interval[0])).toBeLessThan(0.005);
  });

  it('is narrower where openings decide, and each pair is shared', () => {
    const points = [...Array(38).fill(1), 2, 0] as number[];
    const [low, high] = pairInterval(points).interval;
    const [lowest, highest] = scoreInterval(40, 0, 40).interval;
    expect(high - low).toBeLessThan((highest - lowest) / 3);
  });

  it('is wider where the same side wins both games of a pair', () => {
    const points = [...Array(20).fill(2), ...Array(20).fill(0)] as number[];
    const [low, high] = pairInterval(points).interval;
    const [lowest, highest] = scoreInterval(40, 0, 40).interval;
    expect(high - low).toBeGreaterThan(1.3 * (highest - lowest));
  });
});

describe('Elo', () => {
  it('is 0 for half the points, 400 for ten of eleven', () => {
    expect(elo(0.5)).toBeCloseTo(0);
    expect(elo(10 / 11)).toBeCloseTo(400);
    expect(elo(1 / 11)).toBeCloseTo(-400);
    expect(elo(1)).toBe(Infinity);
  });
});
