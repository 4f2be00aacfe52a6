import { expect, test } from 'vitest';
import { LIMITS, NET_BYTES, readNet, writeNet, type Net } from '../../../src/bot/net/format.ts';
import { randomNet } from '../../support/nets.ts';

const file = (): Uint8Array => writeNet(randomNet(1));

const changed = (bytes: Uint8Array, at: number, to: number): Uint8Array => bytes.with(at, to);

test('a net survives being written and read', () => {
  const net = randomNet(2);
  expect(readNet(writeNet(net))).toEqual({ ok: true, value: net });
});

test('a net is read from anywhere in a larger buffer', () => {
  const bytes = file();
  const shifted = new Uint8Array(bytes.length + 1);
  shifted.set(bytes, 1);
  expect(readNet(shifted.subarray(1))).toEqual(readNet(bytes));
});

test('a net fits the 120 kB that the project allows', () => {
  expect(NET_BYTES).toBeLessThanOrEqual(120_000);
});

test.each([0, 1, 15, NET_BYTES - 1, NET_BYTES + 1])('a file of %i bytes is not a net', (bytes) => {
  expect(readNet(new Uint8Array(bytes))).toEqual({ ok: false, error: { code: 'wrongSize', bytes } });
});

test('a file without the signature is refused', () => {
  expect(readNet(changed(file(), 0, 0))).toEqual({ ok: false, error: { code: 'notANet' } });
});

test('a net of another version is refused by its number', () => {
  const error = { code: 'unknownVersion', version: 2 };
  expect(readNet(changed(file(), 4, 2))).toEqual({ ok: false, error });
});

test.each([16, 5_000, NET_BYTES - 1])('a byte changed at %i is noticed', (at) => {
  const bytes = file();
  expect(readNet(changed(bytes, at, bytes[at]! ^ 1))).toEqual({ ok: false, error: { code: 'damaged' } });
});

test('a net that could divide by zero is refused', () => {
  const bytes = file();
  new Uint32Array(bytes.buffer)[2] = 0;
  expect(readNet(bytes)).toEqual({ ok: false, error: { code: 'outOfRange' } });
});

const tooLarge: readonly [name: string, change: (net: Net) => Net][] = [
  ['input', (net) => ({ ...net, inputs: net.inputs.with(7, -LIMITS.input - 1) })],
  ['hidden bias', (net) => ({ ...net, hiddenBias: net.hiddenBias.with(7, LIMITS.hiddenBias + 1) })],
  ['output', (net) => ({ ...net, outputs: net.outputs.with(7, -128) })],
  ['output bias', (net) => ({ ...net, outputBias: net.outputBias.with(7, LIMITS.outputBias + 1) })],
];

test.each(tooLarge)('an %s weight beyond its limit cannot be written', (_, change) => {
  expect(() => writeNet(change(randomNet(3)))).toThrow(RangeError);
});

test('the limits keep every board, even a full one, inside 16 and 32 bits', () => {
  const largestHidden = LIMITS.hiddenBias + 65 * LIMITS.input;
  const largestSum = LIMITS.outputBias + 128 * 255 * 255 * LIMITS.output;
  expect(largestHidden).toBeLessThan(2 ** 15);
  expect(largestSum).toBeLessThan(2 ** 31);
});
