import { expect, test } from 'vitest';
import { LETTER_SETS, sanWith } from '../../src/notation/letterSets.ts';

test.each([
  ['Kg8', 'Kg8', 'Крg8', 'Kg8', '♔g8'],
  ['Qbxh7', 'Qbxh7', 'Фbxh7', 'Dbxh7', '♕bxh7'],
  ['Rb8#', 'Rb8#', 'Лb8#', 'Tb8#', '♖b8#'],
  ['Bb1', 'Bb1', 'Сb1', 'Lb1', '♗b1'],
  ['Nf3d4', 'Nf3d4', 'Кf3d4', 'Rf3d4', '♘f3d4'],
])('%s is written %s, %s, %s and %s', (san, en, ru, fi, figurine) => {
  expect(sanWith(LETTER_SETS.en, san)).toBe(en);
  expect(sanWith(LETTER_SETS.ru, san)).toBe(ru);
  expect(sanWith(LETTER_SETS.fi, san)).toBe(fi);
  expect(sanWith(LETTER_SETS.figurines, san)).toBe(figurine);
});

test('no two pieces share a letter', () => {
  for (const letters of Object.values(LETTER_SETS)) expect(new Set(Object.values(letters)).size).toBe(5);
});
