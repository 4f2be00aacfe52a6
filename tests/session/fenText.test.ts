import { expect, test } from 'vitest';
import { parseFen } from '../../src/notation/fen.ts';
import { en } from '../../src/session/fenMessages/en.ts';
import { fi } from '../../src/session/fenMessages/fi.ts';
import { ru } from '../../src/session/fenMessages/ru.ts';
import { fenText } from '../../src/session/fenText.ts';

const wrong = (fen: string, words: Parameters<typeof fenText>[0] = en): string => {
  const read = parseFen(fen);
  if (read.ok) throw new Error(`${fen} is sound`);
  return fenText(words, read.error);
};

test('the reader is told what is wrong, and where', () => {
  expect(wrong('junk')).toBe('A FEN has eight ranks with a slash between each two.');
  expect(wrong('8/8 w - - 0 1 2 3')).toBe('A FEN has four to six parts with spaces between them.');
  expect(wrong('8/8/8/8/8/8/krbnNBRK/qrbnNBR w - - 0 1')).toBe('Rank 1 doesn’t have eight squares.');
  expect(wrong('8/8/8/8/8/8/krbnNBRK/qrbnNBRp w - - 0 1')).toBe('There are no pawns in Racing Kings.');
  expect(wrong('8/8/8/4R3/8/8/2K5/4k3 w - - 0 1')).toContain('Black’s king on e1 is in check');
  expect(wrong('8/8/8/8/8/8/k7/8 w - - 0 1', ru)).toBe('У белых должен быть ровно один король.');
  expect(wrong('8/8/8/8/8/8/k6K/8 x - - 0 1', fi)).toBe('Siirtovuoro on ”w” tai ”b”, ei ”x”.');
});
