import { expect, test } from 'vitest';
import { OFFSETS, createModel, drawParameters } from '../../../scripts/train/model.ts';
import { HIDDEN } from '../../../src/bot/net/shape.ts';
import { LANES } from '../../../scripts/train/samples.ts';
import { randomFrom } from '../../../src/bot/random.ts';

const men = [4 * 64 + 12, 9 * 64 + 40, 2 * 64 + 3];
const sample = Int16Array.from({ length: LANES }, (_, lane) => men[lane] ?? -1);
sample.set([640 + 64 + 9, 640 + 128 + 9, 150, 2], 16);
const model = await createModel(sample, () => 0.9);

/** The squared error of the one sample. */
const loss = (mirror: number): number => (model.forward(0, mirror) - 0.9) ** 2;

test.each([0, 1])('the gradient is the slope of the error (mirrored: %i)', (mirror) => {
  const { parameters, gradient, order } = model;
  drawParameters(parameters, randomFrom(5));
  order[0] = mirror;
  model.learn(0, 1);

  const moving = Array.from(gradient.keys()).filter((i) => Math.abs(gradient[i]!) > 0.002);
  expect(moving.some((i) => i < OFFSETS.hiddenBias)).toBe(true);
  expect(moving.some((i) => i >= OFFSETS.outputs)).toBe(true);
  for (const i of moving) {
    const [nudge, weight] = [0.01, parameters[i]!];
    parameters[i] = weight + nudge;
    const above = loss(mirror);
    parameters[i] = weight - nudge;
    const slope = (above - loss(mirror)) / (2 * nudge);
    parameters[i] = weight;
    expect(gradient[i]! / slope).toBeCloseTo(1, 1);
  }
});

test('weights of men that are not on the board do not learn', () => {
  drawParameters(model.parameters, randomFrom(6));
  model.order[0] = 0;
  model.learn(0, 1);
  const learning = new Set<number>();
  model.gradient.subarray(0, OFFSETS.hiddenBias).forEach((slope, i) => {
    if (slope !== 0) learning.add(Math.floor(i / HIDDEN));
  });
  const theirs = [9 * 64 + (12 ^ 7), 4 * 64 + (40 ^ 7), 7 * 64 + (3 ^ 7)];
  expect([...men, ...theirs, 713, 777]).toEqual(expect.arrayContaining([...learning]));
  expect(learning.size).toBe(8);
});

test('the error that is measured is that of the samples as they are', () => {
  drawParameters(model.parameters, randomFrom(7));
  expect(model.measure(0, 1)).toBeCloseTo(loss(0), 6);
});
