/** `npm run --silent uci`: the engine on standard input and output. */
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import readline from 'node:readline';
import { instantiateCore, wasmUrl } from './engine/wasmCore.ts';
import { readNet } from './net/format.ts';
import { netUrl } from './net/load.ts';
import { loadNear } from './tables/loadNear.ts';
import { Tables } from './tables/tables.ts';
import { serveUci } from './uci.ts';

const net = readNet(new Uint8Array(await readFile(netUrl)));
const tables = await Tables.open();
const tablesFolder = new URL('../../public/tables/', import.meta.url);

const server = serveUci(
  {
    write: (line) => process.stdout.write(`${line}\n`),
    now: () => performance.now(),
    soon: (callback) => setImmediate(callback),
    onPosition: (position) => loadNear(tables, position, (name) => readFile(new URL(name, tablesFolder))),
    // What has been written is still going out when a reader is slow.
    quit: () => process.stdout.write('', () => process.exit(0)),
  },
  { core: await instantiateCore(await readFile(wasmUrl)), net: net.ok ? net.value : undefined, tables },
);

readline
  .createInterface({ input: process.stdin })
  .on('line', (line) => server.receive(line))
  .on('close', () => server.end());
