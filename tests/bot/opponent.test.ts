import { describe, expect, test } from 'vitest';
import { bestMove } from '../../src/bot/opponent.ts';
import type { Level, MoveQuestion } from '../../src/bot/protocol.ts';
import { finish } from '../../src/bot/slices.ts';
import { makeUci } from '../../src/notation/uci.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import { positionOutcome } from '../../src/rules/outcome.ts';
import { play, startPosition, type Move } from '../../src/rules/position.ts';
import { at } from '../support/at.ts';
import { testMind } from '../support/testMind.ts';

const levels: readonly Level[] = ['easy', 'medium', 'hard', 'max'];

function ask(fen: string, level: Level, seed = 1) {
  const question: MoveQuestion = { start: at(fen), moves: [], level, seed, moveTimeMs: 60 };
  return finish(bestMove(testMind(), question));
}

/** The first plies of a game a level plays against itself. */
function gameOf(level: Level, seed: number, plies: number, mind = testMind()): readonly string[] {
  const moves: Move[] = [];
  for (let ply = 0; ply < plies; ply++) {
    const question: MoveQuestion = { start: startPosition, moves: [...moves], level, seed };
    moves.push(finish(bestMove(mind, question)).move);
  }
  return moves.map(makeUci);
}

describe.each(levels)('%s', (level) => {
  // One move among many wins, mostly by a step to the side or over a guarded rank.
  test.each([
    ['8/1K1k4/1B6/8/8/8/6r1/8 b - - 0 1', 'd7e8'],
    ['3r4/2K5/7Q/8/8/8/8/3k4 w - - 0 1', 'c7d8'],
    ['R7/1k6/8/3q4/8/8/8/2K5 b - - 0 1', 'b7a8'],
  ])('takes a win in one, whatever the seed: %s', (fen, win) => {
    for (let seed = 1; seed <= 40; seed++) expect(makeUci(ask(fen, level, seed).move)).toBe(win);
  });

  test('answers an arrival by arriving', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const fen = '6K1/1k6/8/8/8/8/4n3/8 b - - 0 1';
      expect(positionOutcome(play(at(fen), ask(fen, level, seed).move))).toMatchObject({
        reason: 'bothReached',
      });
    }
  });

  test('moves at once where only one move is legal', () => {
    const forced = '7K/1k6/8/8/8/8/8/R1R3B1 b - - 0 1';
    const only = legalMoves(at(forced));
    expect(only).toHaveLength(1);
    expect(ask(forced, level)).toMatchObject({ move: only[0], nodes: 0 });
  });
});

describe.each(['easy', 'medium'] as const)('%s', (level) => {
  test('plays the same game for the same seed, and another for another', () => {
    const games = [1, 1, 2, 3, 4].map((seed) => gameOf(level, seed, 3).join(' '));
    expect(games[0]).toBe(games[1]);
    expect(new Set(games.slice(1)).size).toBeGreaterThan(2);
  });
});

describe.each(['easy', 'medium'] as const)('%s', (level) => {
  test('plays the same game however long its engine has thought about other things', () => {
    const mind = testMind();
    const games = [1, 2, 1].map((seed) => gameOf(level, seed, 6, mind).join(' '));
    expect(games[2]).toBe(games[0]);
  });

  test('varies its openings', () => {
    const openings = Array.from({ length: 12 }, (_, seed) => gameOf(level, seed, 1)[0]);
    expect(new Set(openings).size).toBeGreaterThan(3);
  });
});

test('waiting for other boards comes off the thinking time', () => {
  const mind = testMind();
  const question: MoveQuestion = { start: startPosition, moves: [], level: 'hard', seed: 1, moveTimeMs: 400 };
  const prompt = finish(bestMove(mind, question));
  const late = finish(bestMove(mind, question, mind.now() - 350));
  expect(late.nodes).toBeLessThan(prompt.nodes / 2);
});

test('a finished game has no move to ask for', () => {
  expect(() => ask('k7/8/8/8/8/8/8/7K b - - 0 1', 'easy')).toThrow('finished game');
});
