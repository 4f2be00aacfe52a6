import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { evaluate } from '../../../src/bot/net/evaluate.ts';
import { readNet } from '../../../src/bot/net/format.ts';
import { fetchNet, netUrl } from '../../../src/bot/net/load.ts';
import { at } from '../../support/at.ts';

const bytes = readFileSync(netUrl);

function shippedNet() {
  const net = readNet(bytes);
  if (!net.ok) throw new Error(net.error.code);
  return net.value;
}

/** The page's fetch answers so from now on. */
const answerWith = (answer: () => Promise<Response>): void => void vi.stubGlobal('fetch', answer);

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the shipped net is sound and at most 120 kB', () => {
  expect(bytes.length).toBeLessThanOrEqual(120_000);
  expect(shippedNet().divisor).toBeGreaterThan(0);
});

test('the shipped net likes an extra queen and a king ahead, for either side', () => {
  const net = shippedNet();
  const score = (fen: string): number => evaluate(net, at(fen));
  expect(score('8/8/8/8/8/8/k6K/q5QQ w - - 0 1')).toBeGreaterThan(0);
  expect(score('8/8/8/8/8/8/k6K/qq5Q b - - 0 1')).toBeGreaterThan(0);
  expect(score('8/8/8/8/7K/8/k7/q6Q w - - 0 1')).toBeGreaterThan(1000);
  expect(score('8/8/8/8/k7/8/7K/q6Q b - - 0 1')).toBeGreaterThan(1000);
});

test('the net is fetched and read', async () => {
  answerWith(async () => new Response(bytes));
  expect(await fetchNet()).toEqual(readNet(bytes));
});

test('a server without the net, or with something else in its place, is told apart', async () => {
  answerWith(async () => new Response('not found', { status: 404 }));
  expect(await fetchNet()).toEqual({ ok: false, error: { code: 'unreachable' } });
  answerWith(async () => new Response('<!doctype html>'));
  expect(await fetchNet()).toEqual({ ok: false, error: { code: 'wrongSize', bytes: 15 } });
});

test('without a connection there is no net, and no exception', async () => {
  answerWith(async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await fetchNet()).toEqual({ ok: false, error: { code: 'unreachable' } });
});
