/**
 * npm run bullet: games of a minute a side between `hard` and itself, in plain JavaScript, on a clock that runs four
 * times as fast as the processor; every move also costs what a slow page takes. Prints what is left on both clocks.
 * Options: --games 6, --slower 4.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createEngine } from '../src/bot/engine/engine.ts';
import { netUrl } from '../src/bot/net/load.ts';
import { bestMove } from '../src/bot/opponent.ts';
import { finish } from '../src/bot/slices.ts';
import { readNet } from '../src/bot/net/format.ts';
import { legalMoves } from '../src/rules/moves.ts';
import { positionOutcome } from '../src/rules/outcome.ts';
import { type Color } from '../src/rules/board.ts';
import { type Move, play, startPosition } from '../src/rules/position.ts';
import { randomFrom } from '../src/bot/random.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '6' }, slower: { type: 'string', default: '4' } },
});

const MINUTE_MS = 60_000;

/** What the page takes for a move, on a processor that is not slowed. */
const PAGE_MS = 15;

const slower = Number(values.slower);
const now = (): number => performance.now() * slower;
const net = readNet(readFileSync(netUrl));
const mind = { engine: createEngine({ hashMb: 16, net: net.ok ? net.value : undefined }), now };

/** A random first move makes each game another one. */
function playGame(seed: number): string {
  const left: Record<Color, number> = { white: MINUTE_MS, black: MINUTE_MS };
  const moves: Move[] = [];
  let position = startPosition;
  for (;;) {
    const outcome = positionOutcome(position);
    if (outcome) return `${outcome.winner ?? 'nobody'} wins after ${moves.length} plies, ${leftOf(left)}`;
    const started = now();
    const choice = legalMoves(position);
    const move =
      moves.length === 0
        ? choice[Math.floor(randomFrom(seed)() * choice.length)]!
        : finish(
            bestMove(mind, {
              start: startPosition,
              moves,
              level: 'hard',
              seed,
              clock: { remainingMs: left[position.turn], incrementMs: 0 },
            }),
          ).move;
    left[position.turn] -= now() - started + PAGE_MS * slower;
    if (left[position.turn] < 0) throw new Error(`${position.turn} lost on time after ${moves.length} plies`);
    position = play(position, move);
    moves.push(move);
  }
}

const leftOf = ({ white, black }: Readonly<Record<Color, number>>): string =>
  `White has ${(white / 1000).toFixed(1)} s left, Black ${(black / 1000).toFixed(1)} s`;

for (let game = 1; game <= Number(values.games); game++) console.log(`game ${game}: ${playGame(game)}`);
