/** `npm run --silent uci`: the engine on standard input and output. */
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import readline from 'node:readline';
import { instantiateCore, wasmUrl } from './engine/wasmCore.ts';
import { readNet } from './net/format.ts';
import { netUrl } from './net/load.ts';
import { serveUci } from './uci.ts';

const net = readNet(new Uint8Array(await readFile(netUrl)));

const server = serveUci(
  {
    write: (line) => process.stdout.write(`${line}\n`),
    now: () => performance.now(),
    soon: (callback) => setImmediate(callback),
    // What has been written is still going out when a reader is slow.
    quit: () => process.stdout.write('', () => process.exit(0)),
  },
  { core: await instantiateCore(await readFile(wasmUrl)), net: net.ok ? net.value : undefined },
);

readline
  .createInterface({ input: process.stdin })
  .on('line', (line) => server.receive(line))
  .on('close', () => server.end());
