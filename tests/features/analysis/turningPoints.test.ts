import { expect, test } from 'vitest';
import type { Judged } from '../../../src/features/analysis/review.ts';
import { lineText } from '../../../src/features/analysis/lineText.ts';
import { turningPoints } from '../../../src/features/analysis/turningPoints.ts';
import { newGame } from '../../../src/game/game.ts';
import { LETTER_SETS } from '../../../src/notation/letterSets.ts';
import { startPosition } from '../../../src/rules/position.ts';
import { at, uci } from '../../support/at.ts';
import { played } from '../../support/games.ts';

const game = played(newGame(), ['h2h3', 'a2b3', 'h3g4']);

/** No draws, to reckon easily; the best move is one that nobody played unless it is named. */
const judged = (white: number, best = 'e2d4'): Judged => ({
  chances: { white, draw: 0, black: 1 - white },
  best: uci(best),
});

test('a move that costs its player much is one, by how much it costs', () => {
  expect(turningPoints(game, [judged(0.6), judged(0.4), judged(0.75), judged(0.72)])).toEqual([
    { ply: 1, by: 'white', grade: 'mistake', before: 0.6, after: 0.4, better: uci('e2d4') },
    { ply: 2, by: 'black', grade: 'blunder', before: 0.6, after: 0.25, better: uci('e2d4') },
  ]);
});

test('a draw counts half', () => {
  const draw: Judged = { chances: { white: 0, draw: 1, black: 0 }, best: uci('e2d4') };
  expect(turningPoints(game, [judged(1), draw, draw, draw])[0]).toMatchObject({ before: 1, after: 0.5 });
});

test('the best move is none, whatever came of it, and what is not known yet is left out', () => {
  expect(turningPoints(game, [judged(0.9, 'h2h3'), judged(0.2), judged(0.2), judged(0.2)])).toEqual([]);
  expect(turningPoints(game, [judged(0.9), undefined, judged(0.2), undefined])).toEqual([]);
});

test('a line has its numbers, its letters and an end', () => {
  const line = ['h2h3', 'a2b3', 'h3g4'].map(uci);
  expect(lineText(startPosition, line, LETTER_SETS.en)).toBe('1. Kh3 Kb3 2. Kg4');
  expect(lineText(startPosition, line, LETTER_SETS.ru)).toBe('1. Крh3 Крb3 2. Крg4');
  expect(lineText(at('8/8/8/8/8/1k6/8/6K1 b - - 4 7'), [uci('b3b4')], LETTER_SETS.en)).toBe('7… Kb4');
  const toAndFro = ['h2h3', 'a2a3', 'h3h2', 'a3a2', 'h2h3', 'a2a3', 'h3h2', 'a3a2', 'h2h3'].map(uci);
  expect(lineText(startPosition, toAndFro, LETTER_SETS.en).match(/K/g)).toHaveLength(8);
});
