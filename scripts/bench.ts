// npm run bench: how fast the rules and the engine's boards are, beside chessops in the same run.
import { readFileSync } from 'node:fs';
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

/** Rounds of at least this long; the first warms up. */
const ROUNDS = 7;
const ROUND_MS = 300;

type Contestant = readonly [name: string, run: () => number];

/** Units a second of processor time: the median of rounds taken in turn, so that a busy machine slows all alike. */
function rates(contestants: readonly Contestant[]): readonly number[] {
  const measured = contestants.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [n, [, run]] of contestants.entries()) {
      const started = process.cpuUsage();
      let units = 0;
      let spentMs = 0;
      while (spentMs < ROUND_MS) {
        units += run();
        const { user, system } = process.cpuUsage(started);
        spentMs = (user + system) / 1000;
      }
      if (round > 0) measured[n]!.push((units * 1000) / spentMs);
    }
  }
  return measured.map((rounds) => rounds.toSorted((a, b) => a - b)[ROUNDS >> 1]!);
}

/** chessops is the last of the contestants. */
function report(title: string, contestants: readonly Contestant[]): void {
  console.log(title);
  const measured = rates(contestants);
  const chessopsRate = measured.at(-1) ?? 0;
  for (const [n, [name]] of contestants.entries()) {
    const rate = measured[n]!;
    const ratio = n === contestants.length - 1 ? '' : `${(rate / chessopsRate).toFixed(1)} times chessops`;
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

report('legal moves with outcome, positions a second', [
  [
    'rules',
    () => {
      for (const position of positions) {
        witness += legalMoves(position).length + (positionOutcome(position) ? 1 : 0);
      }
      return positions.length;
    },
  ],
  [
    'chessops',
    () => {
      for (const position of chessops) {
        const context = position.ctx();
        for (const dests of position.allDests(context).values()) witness += dests.size();
        witness += position.outcome(context) ? 1 : 0;
      }
      return chessops.length;
    },
  ],
]);

report('race of both kings, positions a second', [
  [
    'rules',
    () => {
      for (const position of positions) witness += raceStatus(position).white.goals.length;
      return positions.length;
    },
  ],
]);

const DEPTH = 3;
const wasm = await instantiateCore(readFileSync('src/bot/engine/core.wasm'));
if (!wasm) throw new Error('no WebAssembly here');

/** Deep enough that setting the position up doesn't count. */
const ENGINE_DEPTH = 4;
function enginePerft(core?: Core): () => number {
  const engine = createEngine({ hashMb: 1, core });
  engine.setPosition(startPosition, []);
  return () => engine.perft(ENGINE_DEPTH);
}

report('perft from the start, nodes a second', [
  ['engine, WebAssembly', enginePerft(wasm)],
  ['engine, JavaScript', enginePerft()],
  ['rules', () => perft(startPosition, DEPTH)],
  ['chessops', () => chessopsPerft(RacingKings.default(), DEPTH)],
]);

if (witness === 0) throw new Error('nothing was counted');
