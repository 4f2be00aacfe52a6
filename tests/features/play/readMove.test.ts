import { expect, test } from 'vitest';
import { LETTER_SETS, type LetterSet } from '../../../src/notation/letterSets.ts';
import { startPosition } from '../../../src/rules/position.ts';
import { choices, readMove } from '../../../src/features/play/typed/readMove.ts';
import { at, uci } from '../../support/at.ts';

test.each<[LetterSet, string, string]>([
  ['en', 'Kh3', 'h2h3'],
  ['en', 'kh3', 'h2h3'],
  ['en', 'h2h3', 'h2h3'],
  ['en', 'H2-H3', 'h2h3'],
  ['en', ' Kh3! ', 'h2h3'],
  ['ru', 'Крh3', 'h2h3'],
  ['ru', 'крh3', 'h2h3'],
  ['ru', 'Кf3', 'e1f3'],
  ['ru', 'Kh3', 'h2h3'],
  ['fi', 'Kh3', 'h2h3'],
  ['fi', 'Rf3', 'e1f3'],
  ['fi', 'Nf3', 'e1f3'],
  ['figurines', '♔h3', 'h2h3'],
  ['en', '♔h3', 'h2h3'],
])('with %s letters on the screen %s is %s', (set, text, move) => {
  const position = at('8/8/8/8/8/8/7K/k3N3 w - - 0 1');
  expect(readMove(position, text, LETTER_SETS[set])).toEqual({ ok: true, value: uci(move) });
});

test('a letter that two languages use is read as on the screen, unless only the other move is legal', () => {
  const both = at('8/8/8/8/8/k7/5N2/3R2K1 w - - 0 1');
  expect(readMove(both, 'Rd3', LETTER_SETS.fi)).toEqual({ ok: true, value: uci('f2d3') });
  expect(readMove(both, 'Rd7', LETTER_SETS.fi)).toEqual({ ok: true, value: uci('d1d7') });
});

test('a move that the rules forbid is read, for them to say why not', () => {
  const position = at('8/8/k7/8/8/8/8/1R5K w - - 0 1');
  expect(readMove(position, 'Rb6', LETTER_SETS.en)).toEqual({ ok: true, value: uci('b1b6') });
  expect(readMove(position, 'b1c2', LETTER_SETS.en)).toEqual({ ok: true, value: uci('b1c2') });
});

test('what is no move says what is wrong with it', () => {
  const position = at('8/8/k7/8/8/8/8/R2R3K w - - 0 1'.replace('R2R3K', '1R1R3K'));
  expect(readMove(position, 'hello', LETTER_SETS.en)).toEqual({ ok: false, error: 'notAMove' });
  expect(readMove(position, 'Rc1', LETTER_SETS.en)).toEqual({ ok: false, error: 'ambiguous' });
  expect(readMove(position, 'Qc1', LETTER_SETS.en)).toEqual({ ok: false, error: 'noSuchPiece' });
  const over = at('K7/8/8/8/8/8/8/7k w - - 0 1');
  expect(readMove(over, 'Kb7', LETTER_SETS.en)).toEqual({ ok: false, error: 'gameOver' });
});

test('completion knows SAN, coordinates and the target square', () => {
  const sans = (text: string): readonly string[] =>
    choices(startPosition, text, LETTER_SETS.en).map(({ san }) => san);
  expect(sans('K')).toEqual(['Kg3', 'Kh3']);
  expect(sans('k')).toEqual(['Kg3', 'Kh3']);
  expect(sans('h2')).toContain('Kh3');
  expect(sans('h3')).toContain('Kh3');
  expect(sans('R').every((san) => san.startsWith('R'))).toBe(true);
  expect(sans('Л')).toEqual(sans('R'));
  expect(sans('')).toEqual([]);
  expect(sans('Kh4')).toEqual([]);
});
