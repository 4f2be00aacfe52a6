/**
 * npm run opening-games: the engine's games with itself from each first move. Writes how they ended to
 * src/bot/book/firstMoves.json and prints the constants of src/bot/chances.ts, fitted to the scores along the way.
 * Options: --games 24 (a first move), --nodes 1500 (a move), --seed 1.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { FirstMove } from '../src/bot/book/firstMoves.ts';
import { randomFrom } from '../src/bot/random.ts';
import { advance } from '../src/game/advance.ts';
import { currentPosition, type Game, newGame } from '../src/game/game.ts';
import { makeUci } from '../src/notation/uci.ts';
import { legalMoves } from '../src/rules/moves.ts';
import { type Move, startPosition } from '../src/rules/position.ts';
import { fitChances, type Sample } from './openingGames/fitChances.ts';
import { strongEngine } from './support/strongEngine.ts';

/** Plies in which a move about as good as the best may be played, so that no two games are the same. */
const OPENING_PLIES = 8;
const WINDOW = 40;
const LINES = 4;
const MOST_PLIES = 300;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '24' },
    nodes: { type: 'string', default: '1500' },
    seed: { type: 'string', default: '1' },
  },
});

const engine = await strongEngine();
const samples: Sample[] = [];

function think(
  game: Game,
  random: () => number,
): { readonly move: Move; readonly score: number | undefined } {
  engine.setPosition(
    game.start,
    game.plies.map(({ move }) => move),
  );
  const isOpening = game.plies.length < OPENING_PLIES;
  const limits = { nodes: Number(values.nodes), multiPv: isOpening ? LINES : 1 };
  const { lines } = engine.search(limits, { now: () => performance.now() });
  const best = lines[0]?.score ?? { centipawns: 0 };
  const good = lines.filter(({ score }) => score.centipawns >= best.centipawns - WINDOW);
  const move = good[Math.floor(random() * good.length)]?.moves[0];
  if (!move) throw new Error('the search found no move');
  return { move, score: best.winIn === undefined ? best.centipawns : undefined };
}

function withMove(game: Game, move: Move): Game {
  const next = advance(game, { type: 'move', move });
  if (!next.ok) throw new Error(`an illegal move: ${JSON.stringify(next.error)}`);
  return next.value;
}

function playFrom(first: Move, random: () => number): Game {
  let game = withMove(newGame(), first);
  const scores: number[] = [];
  while (!game.outcome && game.plies.length < MOST_PLIES) {
    const { move, score } = think(game, random);
    const own = currentPosition(game).turn === 'white' ? 1 : -1;
    if (score !== undefined) scores.push(own * score);
    game = withMove(game, move);
  }
  samples.push(...scores.map((score) => ({ score, winner: game.outcome?.winner })));
  return game;
}

const results: FirstMove[] = [];
for (const [index, move] of legalMoves(startPosition).entries()) {
  engine.newGame();
  const games = Array.from({ length: Number(values.games) }, (_, number) =>
    playFrom(move, randomFrom(Number(values.seed), index, number)),
  );
  const wonBy = (winner: string | undefined): number =>
    games.filter(({ outcome }) => outcome?.winner === winner).length;
  const result = {
    move: makeUci(move),
    white: wonBy('white'),
    draw: wonBy(undefined),
    black: wonBy('black'),
  };
  results.push(result);
  console.log(JSON.stringify(result));
}

results.sort((a, b) => b.white + b.draw / 2 - (a.white + a.draw / 2));
writeFileSync(
  new URL('../src/bot/book/firstMoves.json', import.meta.url),
  `${JSON.stringify(results, undefined, 2)}\n`,
);
console.log(`${samples.length} positions: ${JSON.stringify(fitChances(samples))}`);
