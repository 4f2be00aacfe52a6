/** Fetches a table in a browser. What has come once is kept, so that it is there without a network too. */

const CACHE = 'tables';

/** The first bytes of every table file: a host that answers with a page of its own is not believed. */
const MAGIC = 'RKT1';

export async function fetchTable(url: URL): Promise<Uint8Array> {
  const cache = await openCache();
  const kept = await cache?.match(url);
  const response = kept ?? (await fetch(url));
  const bytes = new Uint8Array(await response.clone().arrayBuffer());
  if (String.fromCharCode(...bytes.subarray(0, MAGIC.length)) !== MAGIC) throw new Error('no table there');
  if (!kept) await cache?.put(url, response).catch(() => undefined);
  return bytes;
}

/** There is none on pages without encryption, nor where the browser forbids it. */
const openCache = async (): Promise<Cache | undefined> =>
  'caches' in globalThis ? caches.open(CACHE).catch(() => undefined) : undefined;
