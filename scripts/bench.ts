// npm run bench: how fast the rules and the engine's boards are, beside chessops in the same run; npm run bench:peers
// asks stockfish.js, from tools/match, for its perft as well.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { perft as chessopsPerft } from 'chessops/debug';
import { parseFen as chessopsFen } from 'chessops/fen';
import { RacingKings } from 'chessops/variant';
import { type Core, createEngine } from '../src/bot/engine/engine.ts';
import { instantiateCore } from '../src/bot/engine/wasmCore.ts';
import { makeFen } from '../src/notation/makeFen.ts';
import { legalMoves } from '../src/rules/moves.ts';
import { positionOutcome } from '../src/rules/outcome.ts';
import { perft } from '../src/rules/perft.ts';
import { startPosition } from '../src/rules/position.ts';
import { raceStatus } from '../src/rules/race.ts';
import { randomPositions } from '../tests/support/random.ts';
import { peer } from './match/engines.ts';
import { UciProcess } from './match/uciProcess.ts';
import { processorMs } from './support/processorTime.ts';

const { values } = parseArgs({ options: { peers: { type: 'boolean', default: false } } });

/** Rounds of at least this long; the first warms up. */
const ROUNDS = 7;
const ROUND_MS = 300;

interface Contestant {
  readonly name: string;
  /** Returns how many units it has done. */
  readonly run: () => number | Promise<number>;
  /** Milliseconds of the processor so far, where it runs in a process of its own. */
  readonly spentMs?: () => number;
}

function ownMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Units a second of processor time: the median of rounds taken in turn, so that a busy machine slows all alike. */
async function rates(contestants: readonly Contestant[]): Promise<readonly number[]> {
  const measured = contestants.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [n, { run, spentMs = ownMs }] of contestants.entries()) {
      const started = spentMs();
      let units = 0;
      let spent = 0;
      while (spent < ROUND_MS) {
        units += await run();
        spent = spentMs() - started;
      }
      if (round > 0) measured[n]!.push((units * 1000) / spent);
    }
  }
  return measured.map((rounds) => rounds.toSorted((a, b) => a - b)[ROUNDS >> 1]!);
}

async function report(title: string, contestants: readonly Contestant[]): Promise<void> {
  console.log(title);
  const measured = await rates(contestants);
  const chessopsRate = measured[contestants.findIndex(({ name }) => name === 'chessops')];
  for (const [n, { name }] of contestants.entries()) {
    const rate = measured[n]!;
    const ratio =
      chessopsRate === undefined || name === 'chessops'
        ? ''
        : `${(rate / chessopsRate).toFixed(1)} times chessops`;
    console.log(
      `  ${name.padEnd(20)}${`${Math.round(rate / 1000).toLocaleString('en')} k`.padStart(10)}  ${ratio}`,
    );
  }
}

const positions = [...randomPositions(500, 1)];
const chessops = positions.map((position) =>
  RacingKings.fromSetup(chessopsFen(makeFen(position)).unwrap()).unwrap(),
);

/** Something that depends on every answer, so that none can be optimised away. */
let witness = 0;

await report('legal moves with outcome, positions a second', [
  {
    name: 'rules',
    run: () => {
      for (const position of positions) {
        witness += legalMoves(position).length + (positionOutcome(position) ? 1 : 0);
      }
      return positions.length;
    },
  },
  {
    name: 'chessops',
    run: () => {
      for (const position of chessops) {
        const context = position.ctx();
        for (const dests of position.allDests(context).values()) witness += dests.size();
        witness += position.outcome(context) ? 1 : 0;
      }
      return chessops.length;
    },
  },
]);

await report('race of both kings, positions a second', [
  {
    name: 'rules',
    run: () => {
      for (const position of positions) witness += raceStatus(position).white.goals.length;
      return positions.length;
    },
  },
]);

const DEPTH = 3;
const wasm = await instantiateCore(readFileSync('src/bot/engine/core.wasm'));
if (!wasm) throw new Error('no WebAssembly here');

/** Deep enough that setting the position up doesn't count. */
const ENGINE_DEPTH = 4;
function enginePerft(core: Core): () => number {
  const engine = createEngine({ hashMb: 1, core });
  engine.setPosition(startPosition, []);
  return () => engine.perft(ENGINE_DEPTH);
}
/** What it takes to ask a process doesn't count at this depth. */
const PROCESS_DEPTH = 5;
const alone = fork(path.join(import.meta.dirname, 'perftAlone.js'));
const plainEngine: Contestant = {
  name: 'engine, JavaScript',
  spentMs: () => processorMs(alone.pid!),
  run: async () => {
    alone.send(PROCESS_DEPTH);
    return ((await once(alone, 'message')) as [number])[0];
  },
};

const contestants: readonly Contestant[] = [
  { name: 'engine, WebAssembly', run: enginePerft(wasm) },
  plainEngine,
  { name: 'rules', run: () => perft(startPosition, DEPTH) },
  { name: 'chessops', run: () => chessopsPerft(RacingKings.default(), DEPTH) },
];
const peers = values.peers ? [await UciProcess.start(peer('sfjs'))] : [];
function peerPerft(engine: UciProcess): Contestant {
  engine.tell(`position fen ${makeFen(startPosition)}`);
  return {
    name: engine.name,
    spentMs: () => processorMs(engine.pid),
    run: async () =>
      Number((await engine.must(`go perft ${PROCESS_DEPTH}`, 'Nodes searched')).split(/\s+/).at(-1)),
  };
}

await report('perft from the start, nodes a second', [...contestants, ...peers.map(peerPerft)]);
alone.disconnect();
for (const running of peers) running.end();

if (witness === 0) throw new Error('nothing was counted');
