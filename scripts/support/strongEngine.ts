import { readFileSync } from 'node:fs';
import { createEngine, type Engine } from '../../src/bot/engine/engine.ts';
import { instantiateCore } from '../../src/bot/engine/wasmCore.ts';
import { readNet } from '../../src/bot/net/format.ts';
import { netUrl } from '../../src/bot/net/load.ts';
import { compileEngine } from '../wasm/compile.ts';

/** The engine at its best: the shipped net, in WebAssembly. Its moves are the same in plain JavaScript. */
export async function strongEngine(): Promise<Engine> {
  const net = readNet(readFileSync(netUrl));
  if (!net.ok) throw new Error(`the net: ${net.error.code}`);
  const core = await instantiateCore(Uint8Array.from(await compileEngine()));
  if (!core) throw new Error('WebAssembly can not be run here');
  return createEngine({ hashMb: 16, core, net: net.value });
}
