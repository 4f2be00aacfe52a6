// @ts-check
// node peer.mjs NAME: one of the engines that ours is measured against, on standard input and output.
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import readline from 'node:readline';

const require = createRequire(import.meta.url);
const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

/** @typedef {(line: string) => void} Send */

/** A script for a worker of a browser, so it finds a worker's names here. @returns {Promise<Send>} */
async function startSfjs() {
  const script = require.resolve('stockfish.js/stockfish.wasm.js');
  process.chdir(dirname(script));
  const worker = /** @type {any} */ (globalThis);
  worker.postMessage = say;
  require(script);
  return (line) => worker.onmessage({ data: line });
}

/** @returns {Promise<Send>} */
async function startFsf14() {
  const { default: start } = await import('@lichess-org/stockfish-web/fsf_14.js');
  const engine = await start({ onError: (/** @type {string} */ line) => process.stderr.write(`${line}\n`) });
  engine.listen = say;
  return (line) => engine.uci(line);
}

/** @type {Readonly<Record<string, () => Promise<Send>>>} */
const peers = { sfjs: startSfjs, 'fsf14-wasm': startFsf14 };

const start = peers[process.argv[2] ?? ''];
if (!start) throw new Error(`node peer.mjs ${Object.keys(peers).join(' | ')}`);

// Both would rather fetch their WebAssembly from a server than read it from the disk.
Reflect.deleteProperty(globalThis, 'fetch');
const lines = readline.createInterface({ input: process.stdin });
/** @type {string[]} */
const early = [];
let send = (/** @type {string} */ line) => void early.push(line);
lines.on('line', (line) => (line.trim() === 'quit' ? process.exit(0) : send(line.trim())));
lines.on('close', () => process.exit(0));
send = await start();
for (const line of early) send(line);
