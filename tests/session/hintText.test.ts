import { expect, test } from 'vitest';
import { hintReasons } from '../../src/bot/hintReasons.ts';
import type { HintReason } from '../../src/bot/protocol.ts';
import { LETTER_SETS } from '../../src/notation/letterSets.ts';
import { en } from '../../src/session/hintMessages/en.ts';
import { fi } from '../../src/session/hintMessages/fi.ts';
import { ru } from '../../src/session/hintMessages/ru.ts';
import { hintText } from '../../src/session/hintText.ts';
import type { ShownHint } from '../../src/session/sessionState.ts';
import { at, square, uci } from '../support/at.ts';

const START = at('8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1');

const text = (step: ShownHint['step'], reasons: readonly HintReason[] = [], words: typeof en = en): string =>
  hintText(words, START, { move: uci('h2h3'), reasons, step }, LETTER_SETS.en);

test('each step says no more than it was asked', () => {
  const runs: HintReason = { code: 'runs', square: square('h3'), ranksLeft: 5 };
  expect(text('piece', [runs])).toBe('Look at your king on h2.');
  expect(text('square', [runs])).toBe('The best move is Kh3.');
  expect(text('why', [runs])).toBe('The best move is Kh3. Your king gains a rank: 5 more to the goal.');
});

test('at most two reasons are given, the strongest first', () => {
  const reasons: HintReason[] = [
    { code: 'stopsArrival', squares: [square('a8'), square('b8')] },
    { code: 'guards', squares: [square('c7')] },
    { code: 'onlyMove' },
  ];
  expect(text('why', reasons)).toBe(
    'The best move is Kh3. Otherwise the other king would arrive on a8 or b8 next. It keeps the other king off c7.',
  );
});

test('a best move without a reason is simply the best', () => {
  expect(text('why')).toContain('simply the strongest');
});

test('numbers agree with their words in every language', () => {
  const left = (ranksLeft: number): HintReason[] => [{ code: 'runs', square: square('h3'), ranksLeft }];
  expect(text('why', left(1))).toContain('one more to the goal');
  expect(text('why', left(1), ru)).toContain('до финиша ещё одна.');
  expect(text('why', left(3), ru)).toContain('до финиша ещё 3.');
  expect(text('why', left(5), ru)).toContain('до финиша ещё 5.');
  expect(text('why', left(1), fi)).toContain('maaliin on vielä yksi rivi.');
  expect(text('why', left(4), fi)).toContain('maaliin on vielä 4 riviä.');
});

test('a decided race is told in moves, with the square where it is known', () => {
  const won = (where: string | undefined): HintReason[] => [
    { code: 'winsRace', square: where === undefined ? undefined : square(where), moves: 2 },
  ];
  expect(text('why', won('g8'))).toContain('your king reaches g8 in 2 moves.');
  expect(text('why', won('g8'), ru)).toContain('король через 2 хода будет на g8.');
  expect(text('why', won('g8'), fi)).toContain('pääsee 2 siirrolla ruutuun g8.');
  expect(text('why', won(undefined))).toContain('your king arrives in 2 moves at most');
  expect(text('why', won(undefined), ru)).toContain('не позже чем через 2 хода');
  expect(text('why', won(undefined), fi)).toContain('enintään 2 siirrolla');
  const lost: HintReason[] = [{ code: 'holdsOut', moves: 1 }];
  expect(text('why', lost)).toContain('the other king arrives in one move.');
  expect(text('why', lost, ru)).toContain('король соперника дойдёт через 1 ход.');
  expect(text('why', lost, fi)).toContain('yhdellä siirrolla.');
});

test('the reasons of a real position become sentences', () => {
  const position = at('8/1k6/8/8/8/8/6R1/7K w - - 0 1');
  const move = uci('g2g8');
  const reasons = hintReasons(position, { move, score: { centipawns: 0 }, pv: [move] });
  expect(hintText(en, position, { move, reasons, step: 'why' }, LETTER_SETS.en)).toMatch(
    /^The best move is Rg8\. Otherwise the other king would arrive on .*8 next\./,
  );
});
