/**
 * npm run ladder: how the levels do against each other and against two simple movers, and whether that is what they
 * promise. Options: --games 200, --seed 1, --hard-nodes 20000 (what stands for hard's second), --pair easy:greedy.
 */
import { parseArgs } from 'node:util';
import { playMatch } from './ladder/match.ts';
import { createPlayers, type PlayerName } from './ladder/players.ts';

interface Pledge {
  readonly pair: readonly [PlayerName, PlayerName];
  /** The first player's score, from 0 to 1. */
  readonly from: number;
  readonly to: number;
  /** No game may end in stalemate. */
  readonly neverStalemate?: boolean;
}

const pledges: readonly Pledge[] = [
  { pair: ['easy', 'random'], from: 0.95, to: 1, neverStalemate: true },
  { pair: ['easy', 'greedy'], from: 0.5, to: 0.75 },
  { pair: ['easy', 'medium'], from: 0, to: 0.1 },
  { pair: ['medium', 'random'], from: 1, to: 1 },
  { pair: ['medium', 'greedy'], from: 0.95, to: 1 },
  { pair: ['medium', 'hard'], from: 0, to: 0.05 },
];

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    'hard-nodes': { type: 'string', default: '20000' },
    pair: { type: 'string' },
  },
});

const players = await createPlayers(Number(values['hard-nodes']));
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
let broken = 0;

for (const { pair, from, to, neverStalemate } of pledges) {
  const name = pair.join(':');
  if (values.pair && values.pair !== name) continue;
  const started = performance.now();
  const result = playMatch(players[pair[0]], players[pair[1]], Number(values.games), Number(values.seed));
  const isStale = neverStalemate === true && result.reasons.stalemate !== undefined;
  const isKept = result.score >= from && result.score <= to && !isStale;
  if (!isKept) broken += 1;
  const [low, high] = result.interval;
  console.log(
    `${name.padEnd(16)} +${result.wins} =${result.draws} -${result.losses}`.padEnd(34),
    `${percent(result.score)} [${percent(low)}, ${percent(high)}]`.padEnd(28),
    `promised ${percent(from)} to ${percent(to)}: ${isKept ? 'kept' : 'BROKEN'}`,
    `  (${result.plies.toFixed(0)} plies a game, ${JSON.stringify(result.reasons)}, ${((performance.now() - started) / 1000).toFixed(0)} s)`,
  );
}
process.exitCode = broken;
