/**
 * npm run match -- --against sfjs | fsf14-wasm: ours against an engine that can be had from npm, each opening of
 * tools/match/openings.txt with both colours. Prints a line a pair and a table. Fails where ours loses by time, by an
 * illegal move or by a crash. Intervals are 95 %. Wants an idle machine.
 * Options: --core wasm | js, --games 200, --movetime 100, --jobs 1 (games side by side), --pgn FILE (games are added).
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pgnFromGame } from '../src/game/pgn.ts';
import { resultOf } from '../src/notation/pgnTags.ts';
import { makePgn } from '../src/notation/pgnWrite.ts';
import type { Color } from '../src/rules/board.ts';
import { isCore, isPeer, ours, peer } from './match/engines.ts';
import { type Mover, playGame } from './match/referee.ts';
import { faultsOf, type Finished, type Pair, pairings, pointsOf, table } from './match/tally.ts';
import { openMover } from './match/uciMover.ts';

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    core: { type: 'string', default: 'wasm' },
    games: { type: 'string', default: '200' },
    movetime: { type: 'string', default: '100' },
    jobs: { type: 'string', default: '1' },
    pgn: { type: 'string' },
  },
});

function count(name: 'games' | 'movetime' | 'jobs'): number {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} wants a number from 1 on`);
  return number;
}

if (!isPeer(values.against)) throw new Error('--against wants sfjs or fsf14-wasm');
if (!isCore(values.core)) throw new Error('--core wants wasm or js');
const settings = { ours: ours(values.core), theirs: peer(values.against) };
const names = { ours: settings.ours.name, theirs: settings.theirs.name };
const movetimeMs = count('movetime');

const openings = readFileSync(new URL('../tools/match/openings.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
const pairs = pairings(openings, count('games'));
const finished: Pair[] = [];

function keep({ ours: color, played: { game, winner, end } }: Finished, round: string): void {
  if (values.pgn === undefined) return;
  const [white, black] = color === 'white' ? [names.ours, names.theirs] : [names.theirs, names.ours];
  const tags = new Map([
    ['Event', `${names.ours} against ${names.theirs}, ${movetimeMs} ms a move`],
    ['Date', new Date().toISOString().slice(0, 10).replaceAll('-', '.')],
    ['Round', round],
    ['White', white],
    ['Black', black],
  ]);
  const pgn = pgnFromGame(game, tags);
  // How a game ended for the match, which the game itself knows nothing of where a player was at fault.
  const judged = { tags: new Map([...pgn.tags, ['Termination', end]]), result: resultOf(winner) };
  appendFileSync(values.pgn, `${makePgn({ ...pgn, ...judged })}\n`);
}

async function play(we: Mover, they: Mover, number: number): Promise<void> {
  const game = async (color: Color): Promise<Finished> => {
    const movers = color === 'white' ? { white: we, black: they } : { white: they, black: we };
    return { ours: color, played: await playGame(movers, pairs[number]!, movetimeMs) };
  };
  const pair = [await game('white'), await game('black')] as const;
  finished.push(pair);
  pair.forEach((of, index) => keep(of, `${number + 1}.${index + 1}`));
  const told = pair.map(
    (of) => `${pointsOf(of)} with ${of.ours} (${of.played.end}, ${of.played.game.plies.length} plies)`,
  );
  const points = finished.flat().reduce((sum, of) => sum + pointsOf(of), 0);
  console.log(`pair ${number + 1}: ${told.join(', ')}; so far ${points} of ${2 * finished.length}`);
}

let next = 0;
async function job(): Promise<void> {
  const we = await openMover(settings.ours);
  const they = await openMover(settings.theirs);
  try {
    while (next < pairs.length) await play(we, they, next++);
  } finally {
    we.end();
    they.end();
  }
}

await Promise.all(Array.from({ length: count('jobs') }, job));
console.log(`\n${names.ours} against ${names.theirs}, ${movetimeMs} ms a move`);
for (const line of table(finished, names)) console.log(line);
const { tooLate, illegalMove, crash } = faultsOf(finished.flat(), 'ours');
if (tooLate + illegalMove + crash > 0) process.exitCode = 1;
