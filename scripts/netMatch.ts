/**
 * npm run net-match: games of the engine with its net against the engine with another net, or with the hand-written
 * evaluation. Each side visits as many positions a move as it can in the same processor time, so that a busy machine
 * changes nothing. Options: --net FILE, --against FILE (left out: by hand), --games 400, --ms 10, --build wasm | plain.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { createEngine, type Core, type Engine } from '../src/bot/engine/engine.ts';
import { instantiateCore } from '../src/bot/engine/wasmCore.ts';
import { netUrl } from '../src/bot/net/load.ts';
import { randomFrom } from '../src/bot/random.ts';
import { legalMoves } from '../src/rules/moves.ts';
import { play, startPosition } from '../src/rules/position.ts';
import { playMatch } from './ladder/match.ts';
import type { Player } from './ladder/players.ts';
import { elo } from './support/statistics.ts';
import { netFromFile } from './train/netFile.ts';
import { compileEngine } from './wasm/compile.ts';

const { values } = parseArgs({
  options: {
    net: { type: 'string', default: netUrl.pathname },
    against: { type: 'string' },
    games: { type: 'string', default: '400' },
    ms: { type: 'string', default: '10' },
    build: { type: 'string', default: 'wasm' },
  },
});

const OPENING_PLIES = 6;
const WARM_UP = 200_000;

const binary = (await compileEngine()) as Uint8Array<ArrayBuffer>;

async function newCore(): Promise<Core> {
  const core = await instantiateCore(binary);
  if (!core) throw new Error('the engine for WebAssembly does not start');
  return core;
}

/** Positions visited in a millisecond of processor time, once warm. */
function speedOf(engine: Engine): number {
  engine.setPosition(startPosition, []);
  engine.search({ nodes: WARM_UP }, { now: () => 0 });
  engine.newGame();
  const before = process.cpuUsage().user;
  const { nodes } = engine.search({ nodes: WARM_UP }, { now: () => 0 });
  return nodes / ((process.cpuUsage().user - before) / 1000);
}

/**
 * A player that opens with the same random moves in both games of a pair. Both builds play move for move the same, so
 * the games are played by the faster one even where the plain build's speed is what counts.
 */
async function playerOf(file: string | undefined): Promise<Player> {
  const net = file === undefined ? undefined : netFromFile(file);
  const name = file === undefined ? 'by hand' : file;
  const speed = speedOf(
    createEngine({ hashMb: 16, net, core: values.build === 'plain' ? undefined : await newCore() }),
  );
  const nodes = Math.round(speed * Number(values.ms));
  console.log(`${name}: ${speed.toFixed(0)} kn/s (${values.build}), ${nodes} nodes a move`);
  const engine = createEngine({ hashMb: 16, net, core: await newCore() });
  return ({ start, moves }, seed) => {
    if (moves.length < OPENING_PLIES) {
      const choice = legalMoves(moves.reduce(play, start));
      return choice[Math.floor(randomFrom(seed >> 1, moves.length)() * choice.length)]!;
    }
    if (moves.length < OPENING_PLIES + 2) engine.newGame();
    engine.setPosition(start, moves);
    return engine.search({ nodes }, { now: () => 0 }).bestMove!;
  };
}

const ours = await playerOf(values.net);
const theirs = await playerOf(values.against);
const { wins, draws, losses, score, interval } = playMatch(ours, theirs, Number(values.games), 2);
console.log(
  `+${wins} =${draws} -${losses}: ${(100 * score).toFixed(1)} %, Elo ${elo(score).toFixed(0)} [${interval.map((end) => elo(end).toFixed(0)).join(', ')}]`,
);
