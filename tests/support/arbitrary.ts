import fc from 'fast-check';
import { advance } from '../../src/game/advance.ts';
import { currentPosition, type Game, newGame } from '../../src/game/game.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import type { Position } from '../../src/rules/position.ts';
import { at } from './at.ts';
import { scatteredPositions } from './random.ts';

/** A few pieces with little room, where positions come again and every ending is near. */
const SMALL = [
  '8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1',
  '8/8/2k5/8/8/4K3/8/8 w - - 0 1',
  '8/1k6/8/8/8/7r/2R3K1/8 b - - 96 60',
  '8/1k4K1/8/8/8/8/8/1n4N1 w - - 140 99',
];

/** The game in which each number picks one of the legal moves, until it ends. */
export function walk(start: Position, choices: readonly number[]): Game {
  let game = newGame({ start });
  for (const choice of choices) {
    const moves = legalMoves(currentPosition(game));
    const move = moves[choice % Math.max(1, moves.length)];
    if (!move) break;
    const next = advance(game, { type: 'move', move, thinkMs: choice });
    if (next.ok) game = next.value;
  }
  return game;
}

const start = fc.oneof(
  fc.constantFrom(...SMALL).map(at),
  fc.nat(10_000).map((seed) => [...scatteredPositions(1, seed)][0]!),
);

/** Small numbers pick the first moves again and again, so that positions repeat. */
const choices = fc.oneof(fc.array(fc.nat(200), { maxLength: 60 }), fc.array(fc.nat(1), { maxLength: 60 }));

export const anyGame: fc.Arbitrary<Game> = fc.tuple(start, choices).map(([from, picks]) => walk(from, picks));

export const anyPosition: fc.Arbitrary<Position> = anyGame.map(currentPosition);
