/**
 * npm run tactics: how much of the tactics suite each level solves; fails where that is not as promised. Options:
 * --seeds 3 (each position is asked with so many), --hard-ms 100, --levels easy,medium.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { players } from '../src/bot/levels.ts';
import { bestMove } from '../src/bot/opponent.ts';
import type { Level } from '../src/bot/protocol.ts';
import { finish, type Mind } from '../src/bot/slices.ts';
import { parseFen } from '../src/notation/fen.ts';
import { makeUci } from '../src/notation/uci.ts';
import { strongEngine } from './support/strongEngine.ts';

interface Puzzle {
  readonly fen: string;
  readonly best: readonly string[];
}

/** The share each level is to solve. */
const promised: Readonly<Record<Level, readonly [number, number]>> = {
  easy: [0.25, 0.4],
  medium: [0.55, 0.75],
  hard: [0.95, 1],
  max: [0.95, 1],
};

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '3' },
    'hard-ms': { type: 'string', default: '100' },
    levels: { type: 'string', default: 'easy,medium,hard' },
  },
});

const puzzles = readFileSync(new URL('../tests/fixtures/tactics.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Puzzle);
const mind: Mind = { engine: await strongEngine(), now: () => performance.now() };

function solves(level: Level, { fen, best }: Puzzle, seed: number): boolean {
  const start = parseFen(fen);
  if (!start.ok) throw new Error(`${fen}: ${start.error.code}`);
  mind.engine.newGame();
  const limit = players[level].perception ? {} : { moveTimeMs: Number(values['hard-ms']) };
  const { move } = finish(bestMove(mind, { start: start.value, moves: [], level, seed, ...limit }));
  return best.includes(makeUci(move));
}

for (const level of values.levels.split(',') as Level[]) {
  const seeds = players[level].perception ? Number(values.seeds) : 1;
  let solved = 0;
  for (const puzzle of puzzles)
    for (let seed = 1; seed <= seeds; seed++) solved += solves(level, puzzle, seed) ? 1 : 0;
  const share = solved / (puzzles.length * seeds);
  const [from, to] = promised[level];
  const isKept = share >= from && share <= to;
  if (!isKept) process.exitCode = 1;
  const verdict = isKept ? 'kept' : 'BROKEN';
  console.log(
    `${level.padEnd(8)} ${solved}/${puzzles.length * seeds} ${(100 * share).toFixed(1)} %, promised ${(100 * from).toFixed(0)} to ${(100 * to).toFixed(0)} %: ${verdict}`,
  );
}
