import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { Tables } from '../../../src/bot/tables/tables.ts';

const fromDisk = async (fileName: string): Promise<Uint8Array> =>
  new Uint8Array(readFileSync(path.join('public/tables', fileName)));

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open(1);
});

const withChanged = (bytes: Uint8Array, at: number): Uint8Array =>
  bytes.map((byte, n) => (n === at ? byte ^ 1 : byte));

test('a file that was cut short or changed on its way is refused', async () => {
  const whole = await fromDisk('KQvK.rkt');
  for (const bad of [whole.subarray(0, whole.length - 1), withChanged(whole, 20), withChanged(whole, 8)]) {
    expect(await tables.load('KQvK', async () => bad)).toEqual({ ok: false, error: 'damaged' });
  }
  expect(tables.isLoaded('KQvK')).toBe(false);
});

test('a page instead of a file, as some hosts send for a missing one, is refused', async () => {
  const page = new TextEncoder().encode('<!doctype html><title>Not found</title>');
  expect(await tables.load('KQvK', async () => page)).toEqual({ ok: false, error: 'notATable' });
  expect(await tables.load('KQvK', async () => new Uint8Array())).toEqual({ ok: false, error: 'notATable' });
});

test("another table's file is refused", async () => {
  const loaded = await tables.load('KQvK', () => fromDisk('KRvK.rkt'));
  expect(loaded).toEqual({ ok: false, error: 'wrongTable' });
});

test('a table that cannot be had is an answer, and can be asked for again', async () => {
  const offline = (): Promise<Uint8Array> => Promise.reject(new Error('offline'));
  expect(await tables.load('KBvK', offline)).toEqual({ ok: false, error: 'unavailable' });
  expect(await tables.load('KBvK', fromDisk)).toEqual({ ok: true, value: undefined });
  expect(await tables.load('KBvK', offline)).toEqual({ ok: true, value: undefined });
  expect(await tables.load('KPvK', fromDisk)).toEqual({ ok: false, error: 'unknownKey' });
});

test('asked twice at once, a table is fetched once', async () => {
  let fetched = 0;
  const counting = (fileName: string): Promise<Uint8Array> => {
    fetched++;
    return fromDisk(fileName);
  };
  const both = await Promise.all([tables.load('KNvK', counting), tables.load('KNvK', counting)]);
  expect(both.map(({ ok }) => ok)).toEqual([true, true]);
  expect(fetched).toBe(1);
});

test('one large table too many drops the one loaded first, and small ones stay', async () => {
  await tables.load('KRRvK', fromDisk);
  expect(tables.isLoaded('KRRvK')).toBe(true);
  await tables.load('KvKRR', fromDisk);
  expect(['KRRvK', 'KvKRR', 'KBvK'].map((key) => tables.isLoaded(key))).toEqual([false, true, true]);
}, 120_000);

test('tables that come in together are decoded one after the other', async () => {
  const started = performance.now();
  const finished = await Promise.all(
    ['KNNvK', 'KvKNN'].map((key) => tables.load(key, fromDisk).then(() => performance.now() - started)),
  );
  expect(finished[0]).toBeLessThan(0.8 * finished[1]!);
}, 120_000);
