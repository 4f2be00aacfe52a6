import { expect, test } from 'vitest';
import { whyIllegal } from '../../src/rules/whyIllegal.ts';
import { LETTER_OF } from '../../src/notation/letters.ts';
import { whyNotText } from '../../src/session/whyNot.ts';
import { en } from '../../src/session/whyNotMessages/en.ts';
import { fi } from '../../src/session/whyNotMessages/fi.ts';
import { ru } from '../../src/session/whyNotMessages/ru.ts';
import { at, uci } from '../support/at.ts';

const why = (fen: string, move: string, words: Parameters<typeof whyNotText>[0] = en): string =>
  whyNotText(words, at(fen), uci(move), whyIllegal(at(fen), uci(move)), LETTER_OF);

const ROOK = '8/8/k7/8/8/8/8/1R5K w - - 0 1';
const SHIELD = '8/8/8/8/k7/8/2N5/3B3K w - - 0 1';

test('a direct check is explained in each language', () => {
  expect(why(ROOK, 'b1b6')).toBe('Rb6 isn’t allowed: the rook would give check to the king on a6.');
  expect(why(ROOK, 'b1b6', ru)).toBe('Rb6 нельзя: ладья дала бы шах королю на a6.');
  expect(why(ROOK, 'b1b6', fi)).toBe('Rb6 ei ole sallittu: torni shakkaisi ruudun a6 kuningasta.');
});

test('a discovered check names the piece behind', () => {
  expect(why(SHIELD, 'c2e3')).toContain('a line for the bishop on d1 to check the king on a4');
  expect(why(SHIELD, 'c2e3', ru)).toContain('слону d1 линию на короля a4');
  expect(why(SHIELD, 'c2e3', fi)).toContain('lähetti d1 shakkaisi ruudun a4 kuningasta');
});

test('a pinned piece shields its own king', () => {
  const pinned = '7r/8/8/8/k7/7N/8/7K w - - 0 1';
  expect(why(pinned, 'h3f2')).toContain('the knight shields its own king on h1 from the rook on h8');
  expect(why(pinned, 'h3f2', ru)).toContain('конь закрывает своего короля на h1 от ладьи h8');
  expect(why(pinned, 'h3f2', fi)).toContain(
    'ratsu suojaa ruudun h1 kuningasta, jota muuten uhkaisi torni h8',
  );
});

test('a king names every piece that would attack it, and what else is wrong', () => {
  const crowd = '8/8/8/2B3QB/4RK1b/6Nk/5R2/8 b - - 12 60';
  expect(why(crowd, 'h3g3')).toBe(
    'Kxg3 isn’t allowed: the king would be attacked by the king on f4 and the queen on g5. ' +
      'The king would also give check to the king on f4.',
  );
  expect(why(crowd, 'h3g3', ru)).toContain('под удар короля f4 и ферзя g5');
  expect(why(crowd, 'h3g3', fi)).toContain('uhkaisivat kuningas f4 ja daami g5');
});

test('moves that no piece can make are explained too', () => {
  expect(why(ROOK, 'b1c2')).toBe('A rook moves in straight lines, so this one can’t go from b1 to c2.');
  expect(why(ROOK, 'a6a7')).toBe('It is White’s turn to move.');
  expect(why(ROOK, 'c3c4')).toBe('There is no piece on c3.');
  expect(why(ROOK, 'b1h1')).toBe('Your own king stands on h1.');
  expect(why(SHIELD, 'd1b3')).toBe('The bishop can’t reach b3: the knight on c2 is in the way.');
  expect(why('1K6/8/8/8/8/8/6k1/8 w - - 0 1', 'b8b7')).toBe('The game is over.');
});
