/** One of the processes that play the training games: first comes the work, then the games' numbers; samples go out. */
import { on } from 'node:events';
import { createEngine } from '../../src/bot/engine/engine.ts';
import { instantiateCore } from '../../src/bot/engine/wasmCore.ts';
import { randomFrom } from '../../src/bot/random.ts';
import type { GameWork } from './games.ts';
import { netFromFile } from './netFile.ts';
import { LANES } from './samples.ts';
import { selfPlayGame } from './selfPlay.ts';

const messages = on(process, 'message', { close: ['disconnect'] });
const [{ core, netFile, series, options }] = (await messages.next()).value as [GameWork];
const engine = createEngine({
  hashMb: 2,
  net: netFile === undefined ? undefined : netFromFile(netFile),
  core: await instantiateCore(core),
});

for await (const [game] of messages as AsyncIterable<[number]>) {
  const samples = selfPlayGame(engine, options, randomFrom(series, game));
  const lanes = new Int16Array(samples.length * LANES);
  for (const [index, sample] of samples.entries()) lanes.set(sample, index * LANES);
  process.send!(lanes);
}
