/**
 * npm run stop-time: how long `stop` takes to bring the move, sent at random moments of an endless search to the program
 * of `npm run uci`, in both builds. Fails where one takes longer than 20 ms. Wants an idle machine.
 * Options: --times 100, --seed 1.
 */
import { setTimeout as after } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { randomFrom } from '../src/bot/random.ts';
import { type Core, ours } from './match/engines.ts';
import { UciProcess } from './match/uciProcess.ts';

const MOST_MS = 20;
/** A search is left alone for 10 to so many ms. */
const LONGEST_MS = 600;
const PATIENCE_MS = 5_000;

/** Starts, middles and endings of the race; the last has tables to be asked. */
const POSITIONS = [
  'startpos',
  'fen 8/8/8/8/1k6/1b3K2/1rnN2R1/qr1NQBB1 w - - 0 1',
  'fen 8/2k5/8/3K4/8/2r5/6R1/8 w - - 0 1',
];

const { values } = parseArgs({
  options: { times: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
});
const times = Number(values.times);

async function stopTimes(core: Core): Promise<readonly number[]> {
  const random = randomFrom(Number(values.seed));
  const engine = await UciProcess.start(ours(core));
  const taken: number[] = [];
  for (let time = 0; time < times; time++) {
    engine.tell(`position ${POSITIONS[time % POSITIONS.length]!}`);
    const move = engine.ask('go infinite', 'bestmove', PATIENCE_MS);
    await after(10 + random() * (LONGEST_MS - 10));
    const asked = performance.now();
    engine.tell('stop');
    const line = await move;
    if (typeof line !== 'string') throw new Error(`stop was not answered: ${line.why}`);
    taken.push(performance.now() - asked);
  }
  engine.end();
  return taken.toSorted((a, b) => a - b);
}

for (const core of ['wasm', 'js'] as const) {
  const taken = await stopTimes(core);
  const most = taken.at(-1)!;
  console.log(
    `${ours(core).name}: the move after ${taken[times >> 1]!.toFixed(1)} ms (median), at most ${most.toFixed(1)} ms`,
  );
  if (most > MOST_MS) process.exitCode = 1;
}
