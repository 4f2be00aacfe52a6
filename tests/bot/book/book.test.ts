import { expect, test } from 'vitest';
import book from '../../../src/bot/book/book.json' with { type: 'json' };
import { type Book, bookKey, bookMoves, pickBookMove } from '../../../src/bot/book/book.ts';
import { firstMoves } from '../../../src/bot/book/firstMoves.ts';
import { bestMove } from '../../../src/bot/opponent.ts';
import { finish } from '../../../src/bot/slices.ts';
import { makeUci } from '../../../src/notation/uci.ts';
import { isLegal, legalMoves } from '../../../src/rules/moves.ts';
import { startPosition } from '../../../src/rules/position.ts';
import { after, at, uci } from '../../support/at.ts';
import { testMind } from '../../support/testMind.ts';

test('the book opens with more than one move, all of them legal and about as good', () => {
  const moves = bookMoves(book, startPosition);
  expect(moves.length).toBeGreaterThan(1);
  for (const { move } of moves) expect(isLegal(startPosition, move)).toBe(true);
  expect(moves[0]!.centipawns - moves.at(-1)!.centipawns).toBeLessThan(30);
});

test('a position is known however it came about, and for one side to move only', () => {
  const one = after('Kh3 Ka3 Kg3');
  const other = after('Kg3 Ka3');
  expect(bookKey(one)).not.toBe(bookKey(other));
  expect(bookKey(one)).toBe(bookKey(at('8/8/8/8/8/k5K1/1rbnNBR1/qrbnNBRQ b - - 3 2')));
});

test('what is not legal here is not played: two positions may share a key', () => {
  const wrong: Book = { [bookKey(startPosition)]: 'a1a8 20 h2h3 10 nonsense 5' };
  expect(bookMoves(wrong, startPosition)).toEqual([{ move: uci('h2h3'), centipawns: 10 }]);
});

test('better moves are picked more often', () => {
  const moves = [
    { move: uci('h2h3'), centipawns: 20 },
    { move: uci('h2g3'), centipawns: 8 },
  ];
  const picked = Array.from({ length: 100 }, (_, index) => pickBookMove(moves, index / 100));
  const share = picked.filter((pick) => pick === moves[0]).length;
  expect(share).toBeGreaterThan(65);
  expect(share).toBeLessThan(95);
  expect(pickBookMove([], 0.5)).toBeUndefined();
});

test('hard opens from the book, differently by seed, without thinking; max thinks', () => {
  const mind = { ...testMind(), book };
  const open = (seed: number, level: 'hard' | 'max') =>
    finish(bestMove(mind, { start: startPosition, moves: [], level, seed, moveTimeMs: 20 }));
  const openings = Array.from({ length: 20 }, (_, seed) => open(seed, 'hard'));
  expect(openings.every(({ nodes }) => nodes === 0)).toBe(true);
  expect(new Set(openings.map(({ move }) => makeUci(move))).size).toBeGreaterThan(1);
  expect(open(1, 'max').nodes).toBeGreaterThan(0);
});

test('every first move has its results, the best for White first', () => {
  const found = firstMoves.map(({ move }) => makeUci(move)).toSorted();
  expect(found).toEqual(legalMoves(startPosition).map(makeUci).toSorted());
  const points = firstMoves.map(({ white, draw }) => white + draw / 2);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  for (const { white, draw, black } of firstMoves) expect(white + draw + black).toBeGreaterThanOrEqual(20);
});
