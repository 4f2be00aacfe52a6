/** `npm run --silent uci`: the engine on standard input and output. */
import process from 'node:process';
import readline from 'node:readline';
import { serveUci } from './uci.ts';

const server = serveUci({
  write: (line) => process.stdout.write(`${line}\n`),
  now: () => performance.now(),
  soon: (callback) => setImmediate(callback),
  // What has been written is still going out when a reader is slow.
  quit: () => process.stdout.write('', () => process.exit(0)),
});

readline
  .createInterface({ input: process.stdin })
  .on('line', (line) => server.receive(line))
  .on('close', () => server.end());
