import { expect, test } from 'vitest';
import { evaluate } from '../../../src/bot/net/evaluate.ts';
import type { Net } from '../../../src/bot/net/format.ts';
import { BUCKETS, HIDDEN, NET_LIMIT, UNIT } from '../../../src/bot/net/shape.ts';
import { startPosition } from '../../../src/rules/position.ts';
import { randomNet } from '../../support/nets.ts';

/** A net whose units are all `unit` for the mover and for the opponent, whatever the position. */
const constantNet = (unit: number, ours: number, theirs: number, bias: number): Net => {
  const net = randomNet(1);
  return {
    ...net,
    inputs: net.inputs.map(() => 0),
    hiddenBias: net.hiddenBias.map(() => unit),
    outputs: net.outputs.map((_, i) => (i % (2 * HIDDEN) < HIDDEN ? ours : theirs)),
    outputBias: new Int32Array(BUCKETS).fill(bias),
    divisor: 1000,
  };
};

test('units are clipped below at 0 and above at UNIT, squared and weighted for both sides', () => {
  expect(evaluate(constantNet(-5, 3, 4, 7000), startPosition)).toBe(7);
  expect(evaluate(constantNet(10, 3, -1, 0), startPosition)).toBe(Math.trunc((HIDDEN * 100 * 2) / 1000));
  expect(evaluate(constantNet(900, 1, 0, 0), startPosition)).toBe(Math.trunc((HIDDEN * UNIT * UNIT) / 1000));
});

test('the score is rounded toward zero', () => {
  expect(evaluate(constantNet(0, 0, 0, 1999), startPosition)).toBe(1);
  expect(evaluate(constantNet(0, 0, 0, -1999), startPosition)).toBe(-1);
});

test('the score stays within its limit', () => {
  expect(evaluate(constantNet(0, 0, 0, 900_000_000), startPosition)).toBe(NET_LIMIT);
  expect(evaluate(constantNet(0, 0, 0, -900_000_000), startPosition)).toBe(-NET_LIMIT);
});
