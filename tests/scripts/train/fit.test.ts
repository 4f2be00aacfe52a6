import { expect, test } from 'vitest';
import { fit, type EpochReport } from '../../../scripts/train/fit.ts';
import { createModel } from '../../../scripts/train/model.ts';
import { randomFrom } from '../../../src/bot/random.ts';
import { LANES } from '../../../scripts/train/samples.ts';

/** Kings anywhere and one man: whose it is, and how near its king has come, decides the game. */
function toyPositions(count: number, seed: number): Int16Array {
  const random = randomFrom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const samples = new Int16Array(count * LANES).fill(-1);
  for (let i = 0; i < count; i++) {
    const king = below(64);
    const mine = random() < 0.5;
    const score = (mine ? 400 : -400) + 60 * ((king >> 3) - 3);
    const men = [4 * 64 + king, 9 * 64 + below(64), (mine ? 3 : 8) * 64 + below(64)];
    samples.set(men, i * LANES);
    samples.set([713, 777, score, score > 0 ? 2 : 0], i * LANES + 16);
  }
  return samples;
}

const chance = (samples: Int16Array, i: number): number =>
  1 / (1 + Math.exp(-samples[i * LANES + 18]! / 300));

const toyModel = (count: number, seed: number) => {
  const samples = toyPositions(count, seed);
  return createModel(samples, (i) => chance(samples, i));
};

const options = { epochs: 8, batch: 64, rate: 0.004, decay: 0.001, seed: 3 };

test('the trainer learns what decides a game, on positions it has not seen', async () => {
  const reports: EpochReport[] = [];
  fit(await toyModel(4500, 1), 500, { ...options, onEpoch: (report) => reports.push(report) });
  expect(reports).toHaveLength(8);
  expect(reports.at(-1)!.validated).toBeLessThan(0.003);
  expect(reports.at(-1)!.validated).toBeLessThan(reports[0]!.validated / 2);
});

test('the same seed trains the same net, another seed another', async () => {
  const model = await toyModel(350, 1);
  const trained = (seed: number): Float32Array => {
    fit(model, 50, { ...options, epochs: 2, seed });
    return model.parameters.slice();
  };
  const first = trained(3);
  expect(trained(3)).toEqual(first);
  expect(trained(4)).not.toEqual(first);
});
