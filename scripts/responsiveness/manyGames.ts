import { advance } from '../../src/game/advance.ts';
import { newGame, currentPosition, type Game } from '../../src/game/game.ts';
import { pgnFromGame } from '../../src/game/pgn.ts';
import { makePgn } from '../../src/notation/pgnWrite.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import { startPosition } from '../../src/rules/position.ts';
import { seeded } from '../fuzz/random.ts';

/** Longer than most games, which random moves don't bring to an end. */
const MAX_PLIES = 60;

function randomGame(random: () => number): Game {
  let game = newGame({ start: startPosition });
  while (!game.outcome && game.plies.length < MAX_PLIES) {
    const moves = legalMoves(currentPosition(game));
    const move = moves[Math.floor(random() * moves.length)]!;
    const next = advance(game, { type: 'move', move, thinkMs: 0 });
    if (!next.ok) throw new Error(next.error.code);
    game = next.value;
  }
  return game;
}

/** As many different games as a PGN file, the same each time. */
export function manyGames(count: number): string {
  const random = seeded(1);
  const games = Array.from({ length: count }, (_, n) => {
    const day = String((n % 28) + 1).padStart(2, '0');
    const tags = [
      ['White', `Player ${n % 97}`],
      ['Black', `Player ${n % 89}`],
      ['Date', `2026.${String((n % 12) + 1).padStart(2, '0')}.${day}`],
    ] as const;
    return makePgn(pgnFromGame(randomGame(random), new Map(tags)));
  });
  return games.join('\n');
}
