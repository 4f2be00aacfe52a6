import { parseFen } from '../../src/notation/fen.ts';
import { makeFen } from '../../src/notation/makeFen.ts';
import { makeSan, parseSan } from '../../src/notation/san.ts';
import { makeUci, parseUci } from '../../src/notation/uci.ts';
import { isLegal } from '../../src/rules/moves.ts';
import { startPosition } from '../../src/rules/position.ts';
import { mutate, pick, randomText, randomWords, upTo, type Random } from './random.ts';
import type { FuzzTarget } from './target.ts';

const fens = [
  '8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1',
  '8/3k2K1/b7/7b/6R1/N5N1/2n5/8 w - - 99 51',
  '8/8/8/8/8/1k6/8/R3R1K1 b - - 7 31',
];
const fenWords = [
  ...'12345678kqrbnpKQRBNP/ -w'.split(''),
  '44',
  '8/8',
  ' b - - ',
  '1e3',
  '-1',
  '٣',
  '__proto__',
  '9'.repeat(40),
];
const moveWords = [
  ...'KQRBNabcdefgh12345678x-+#!?=O'.split(''),
  'Kg3',
  'Ne1',
  '×',
  '♔',
  '\u200b',
  '__proto__',
];

const source =
  (whole: readonly string[], words: readonly string[]) =>
  (random: Random): string => {
    const kind = upTo(random, 4);
    if (kind === 0) return randomText(random, 100);
    if (kind === 1) return randomWords(random, words, 40);
    return mutate(random, pick(random, whole), words);
  };

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

export const fenTarget: FuzzTarget = {
  name: 'fen',
  weight: 4,
  input: source(fens, fenWords),
  read(text) {
    const parsed = parseFen(text);
    return () => {
      if (!parsed.ok) return check(parsed.error.text.length <= 60, 'a long text in an error');
      const again = parseFen(makeFen(parsed.value));
      check(again.ok && makeFen(again.value) === makeFen(parsed.value), 'a FEN that does not come back');
    };
  },
};

export const sanTarget: FuzzTarget = {
  name: 'san',
  weight: 3,
  input: source(['Kg3', 'Nexc2', 'Ne1xc2#', 'Kh3!?', 'Rb6+'], moveWords),
  read(text) {
    const parsed = parseSan(startPosition, text);
    return () => {
      if (!parsed.ok) return;
      check(isLegal(startPosition, parsed.value), 'an illegal move');
      const again = parseSan(startPosition, makeSan(startPosition, parsed.value));
      check(again.ok, 'a SAN that does not come back');
    };
  },
};

export const uciTarget: FuzzTarget = {
  name: 'uci',
  weight: 2,
  input: source(['h2g3', 'a2b3'], moveWords),
  read(text) {
    const move = parseUci(text);
    return () => check(!move || makeUci(move) === text, 'a move that does not come back');
  },
};
