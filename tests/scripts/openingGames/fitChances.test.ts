import { expect, test } from 'vitest';
import { fitChances, type Sample } from '../../../scripts/openingGames/fitChances.ts';
import { randomFrom } from '../../../src/bot/random.ts';

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

test('finds the constants that made the games', () => {
  const random = randomFrom(1);
  const samples = Array.from({ length: 6_000 }, (): Sample => {
    const score = 800 * random() - 400;
    const white = logistic((score - 120) / 90);
    const black = logistic((-score - 20) / 90);
    const dice = random();
    return { score, winner: dice < white ? 'white' : dice < white + black ? 'black' : undefined };
  });
  const { whiteWinsAt, blackWinsAt, spread } = fitChances(samples);
  expect(Math.abs(whiteWinsAt - 120)).toBeLessThan(12);
  expect(Math.abs(blackWinsAt - 20)).toBeLessThan(12);
  expect(Math.abs(spread - 90)).toBeLessThan(12);
});
