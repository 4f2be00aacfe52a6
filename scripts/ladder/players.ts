import book from '../../src/bot/book/book.json' with { type: 'json' };
import { bestMove } from '../../src/bot/opponent.ts';
import type { GameSoFar, Level } from '../../src/bot/protocol.ts';
import { randomFrom } from '../../src/bot/random.ts';
import { finish, type Mind } from '../../src/bot/slices.ts';
import { kingSquare, pieceAt } from '../../src/rules/board.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import { type Move, play } from '../../src/rules/position.ts';
import { rankOf } from '../../src/rules/squares.ts';
import { strongEngine } from '../support/strongEngine.ts';

/** Somebody who can be asked for a move; the seed is the game's. */
export type Player = (game: GameSoFar, seed: number) => Move;

export type PlayerName = 'random' | 'greedy' | Level;

/** Any legal move; where there is a liking, one of those it likes most. */
function picking(liking: (game: GameSoFar) => (move: Move) => number): Player {
  return (game, seed) => {
    const random = randomFrom(seed, game.moves.length);
    const liked = liking(game);
    const moves = legalMoves(game.moves.reduce(play, game.start)).map((move) => ({
      move,
      worth: liked(move) + random(),
    }));
    return moves.reduce((a, b) => (b.worth > a.worth ? b : a)).move;
  };
}

const random = picking(() => () => 0);

/** Runs with the king, else captures, else plays anything. */
const greedy = picking((game) => {
  const { board, turn } = game.moves.reduce(play, game.start);
  return ({ from, to }) =>
    (from === kingSquare(board, turn) ? 10 * (rankOf(to) - rankOf(from)) : 0) + (pieceAt(board, to) ? 3 : 0);
});

/** A level without a clock: `hardNodes` positions a move stand for its second. */
const level =
  (mind: Mind, name: Level, hardNodes: number): Player =>
  (game, seed) =>
    finish(bestMove(mind, { ...game, level: name, seed, ...(name === 'hard' && { nodes: hardNodes }) })).move;

/** All of them on one engine. */
export async function createPlayers(hardNodes: number): Promise<Readonly<Record<PlayerName, Player>>> {
  const mind: Mind = { engine: await strongEngine(), book, now: () => performance.now() };
  return {
    random,
    greedy,
    easy: level(mind, 'easy', hardNodes),
    medium: level(mind, 'medium', hardNodes),
    hard: level(mind, 'hard', hardNodes),
    max: level(mind, 'max', hardNodes),
  };
}
