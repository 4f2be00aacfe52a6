import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** A plain web space with the built app in a folder `/club/kings/`, that can be updated and taken down. */
export interface Deployment {
  readonly url: string;
  /** A new version: another script for the page, and a service worker that lists it. */
  readonly update: () => void;
  /** The server is gone; connections are refused. */
  readonly stop: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What gzip would only make longer. */
const PACKED = /woff2|png/;

const PREFIX = '/club/kings/';

export async function deploy(): Promise<Deployment> {
  const root = mkdtempSync(path.join(tmpdir(), 'racing-kings-'));
  cpSync('dist', root, { recursive: true });
  const server = createServer((request, response) => answer(root, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    url: `http://127.0.0.1:${port}${PREFIX}`,
    update: () => nextVersion(root),
    stop,
    close: async () => {
      await stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

function answer(root: string, request: IncomingMessage, response: ServerResponse): void {
  const [url = ''] = (request.url ?? '').split('?');
  const name = url === PREFIX ? 'index.html' : url.slice(PREFIX.length);
  try {
    if (!url.startsWith(PREFIX) || name.includes('..')) throw new Error('not of the app');
    const body = readFileSync(path.join(root, name));
    const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
    const packed = !PACKED.test(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    const headers = { 'content-type': type, 'cache-control': 'no-cache' };
    response.writeHead(200, { ...headers, ...(packed && { 'content-encoding': 'gzip' }) });
    response.end(packed ? gzipSync(body) : body);
  } catch {
    response.writeHead(404).end();
  }
}

/** As a new build would: `index.html` says another thing, and `sw.js` knows another revision of it. */
function nextVersion(root: string): void {
  const edit = (name: string, change: (text: string) => string): void => {
    const file = path.join(root, name);
    const before = readFileSync(file, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${name} did not change`);
    writeFileSync(file, after);
  };
  edit('index.html', (page) => page.replace('<html ', '<html data-version="2" '));
  edit('sw.js', (worker) => worker.replace(/(url:`index\.html`,revision:`)\w+/, '$1second'));
}
