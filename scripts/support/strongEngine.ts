import { readFileSync } from 'node:fs';
import { createEngine, type Engine } from '../../src/bot/engine/engine.ts';
import { readNet } from '../../src/bot/net/format.ts';
import { netUrl } from '../../src/bot/net/load.ts';

/** The engine with the shipped net; there is one to a process. */
export function strongEngine(): Engine {
  const net = readNet(readFileSync(netUrl));
  if (!net.ok) throw new Error(`the net: ${net.error.code}`);
  return createEngine({ hashMb: 16, net: net.value });
}
