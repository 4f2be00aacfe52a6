import { expect, test } from 'vitest';
import { OFFSETS, backward, dataSet, forward, newParameters, newPass } from '../../../scripts/train/model.ts';
import { HIDDEN } from '../../../src/bot/net/shape.ts';
import { LANES } from '../../../scripts/train/samples.ts';
import { randomFrom } from '../../../src/bot/random.ts';

const men = [4 * 64 + 12, 9 * 64 + 40, 2 * 64 + 3];
const sample = Int16Array.from({ length: LANES }, (_, lane) => men[lane] ?? -1);
sample.set([640 + 64 + 9, 640 + 128 + 9, 150, 2], 16);
const data = dataSet(sample, () => 0.9);

/** The squared error of the one sample. */
function loss(parameters: Float32Array, mirror: boolean): number {
  return (forward(parameters, data, 0, mirror, newPass()) - 0.9) ** 2;
}

test.each([false, true])('the gradient is the slope of the error (mirrored: %s)', (mirror) => {
  const parameters = newParameters(randomFrom(5));
  const gradient = new Float32Array(parameters.length);
  const pass = newPass();
  const chance = forward(parameters, data, 0, mirror, pass);
  backward(parameters, gradient, data, 0, mirror, chance, pass);

  const moving = Array.from(gradient.keys()).filter((i) => Math.abs(gradient[i]!) > 0.002);
  expect(moving.some((i) => i < OFFSETS.hiddenBias)).toBe(true);
  expect(moving.some((i) => i >= OFFSETS.outputs)).toBe(true);
  for (const i of moving) {
    const nudge = 0.01;
    const slope =
      (loss(parameters.with(i, parameters[i]! + nudge), mirror) -
        loss(parameters.with(i, parameters[i]! - nudge), mirror)) /
      (2 * nudge);
    expect(gradient[i]! / slope).toBeCloseTo(1, 1);
  }
});

test('weights of men that are not on the board do not learn', () => {
  const parameters = newParameters(randomFrom(6));
  const gradient = new Float32Array(parameters.length);
  const pass = newPass();
  backward(parameters, gradient, data, 0, false, forward(parameters, data, 0, false, pass), pass);
  const learning = new Set<number>();
  gradient.subarray(0, OFFSETS.hiddenBias).forEach((slope, i) => {
    if (slope !== 0) learning.add(Math.floor(i / HIDDEN));
  });
  const theirs = [9 * 64 + (12 ^ 7), 4 * 64 + (40 ^ 7), 7 * 64 + (3 ^ 7)];
  expect([...men, ...theirs, 713, 777]).toEqual(expect.arrayContaining([...learning]));
  expect(learning.size).toBe(8);
});
