import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchTable } from '../../../src/bot/tables/fetchTable.ts';

const url = new URL('https://club.example/tables/KQvKR.rkt');
const table = 'RKT1 and more';

const fetched = vi.fn<(from: URL) => Promise<Response>>();
const kept = new Map<string, Response>();

beforeEach(() => {
  kept.clear();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('caches', {
    open: () =>
      Promise.resolve({
        match: ({ href }: URL) => Promise.resolve(kept.get(href)?.clone()),
        put: ({ href }: URL, response: Response) => Promise.resolve(void kept.set(href, response)),
      }),
  });
});

afterEach(() => vi.unstubAllGlobals());

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

test('a table is fetched once and then at hand without a network', async () => {
  fetched.mockResolvedValueOnce(new Response(table));
  expect(text(await fetchTable(url))).toBe(table);
  fetched.mockRejectedValue(new TypeError('offline'));
  expect(text(await fetchTable(url))).toBe(table);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a page in its place is neither believed nor kept', async () => {
  fetched.mockResolvedValue(new Response('<!doctype html>'));
  await expect(fetchTable(url)).rejects.toThrow('no table');
  expect(kept.size).toBe(0);
});

test('a browser that keeps nothing still gets it', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('forbidden')) });
  fetched.mockResolvedValue(new Response(table));
  expect(text(await fetchTable(url))).toBe(table);
});
