import { describe, expect, test } from 'vitest';
import { pgnTokens, type PgnToken } from '../../src/notation/pgnTokens.ts';

/** Each token in short: its kind, and what it says if it says anything. */
const short = (token: PgnToken): string => {
  const said = Object.entries(token).filter(([name]) => name !== 'kind' && name !== 'offset');
  return [token.kind, said.map(([, value]) => String(value)).join('=')].filter(Boolean).join(' ');
};

const read = (text: string): string[] => [...pgnTokens(text)].map(short);

describe('movetext', () => {
  test.each([
    ['1. Kg3 Kb3', ['number', 'word Kg3', 'word Kb3']],
    ['1.Kg3 1...Kb3', ['number', 'word Kg3', 'number', 'word Kb3']],
    ['1…Kb3 2 Kh4', ['number', 'word Kb3', 'number', 'word Kh4']],
    ['1. Ne1c2 .. Nd1f2', ['number', 'word Ne1c2', 'number', 'word Nd1f2']],
    ['Kg3\u00a0Kb3\u200b\ufeff Kh4', ['word Kg3', 'word Kb3', 'word Kh4']],
    ['K\u200bg3', ['word Kg3']],
    ['Ne1–c2 Ne1−c2', ['word Ne1-c2', 'word Ne1-c2']],
    ['♔g3 ♚b3 ♘×c2 ♔\ufe0eg3', ['word Kg3', 'word Kb3', 'word Nxc2', 'word Kg3']],
    ['Kg3+ Kb3#', ['word Kg3+', 'word Kb3#']],
    ['(1. Kh3) ', ['open', 'number', 'word Kh3', 'close']],
    ['Kg3(Kh3(Kg3))', ['word Kg3', 'open', 'word Kh3', 'open', 'word Kg3', 'close', 'close']],
  ])('%j', (text, tokens) => expect(read(text)).toEqual(tokens));

  test('what is no move stays one word, however long', () => {
    const long = `${'x'.repeat(100_000)}=`;
    expect(read(`${long} O-O 12Kg3`)).toEqual([`word ${long}`, 'word O-O', 'word 12Kg3']);
  });
});

describe('results', () => {
  test.each([
    ['1-0', '1-0'],
    ['0–1', '0-1'],
    ['1—0', '1-0'],
    ['1/2-1/2', '1/2-1/2'],
    ['1/2–1/2', '1/2-1/2'],
    ['½-½', '1/2-1/2'],
    ['½', '1/2-1/2'],
    ['1/2', '1/2-1/2'],
    ['*', '*'],
  ])('%s', (text, result) => expect(read(text)).toEqual([`result ${result}`]));

  test('stand right behind a move or ahead of a comment', () => {
    expect(read('Kh8*')).toEqual(['word Kh8', 'result *']);
    expect(read('1-0{White}')).toEqual(['result 1-0', 'comment White']);
  });

  test('are none within another word', () => expect(read('1-0-1')).toEqual(['word 1-0-1']));
});

describe('signs', () => {
  test.each([
    ['Kg3! Kb3?', ['word Kg3', 'nag 1', 'word Kb3', 'nag 2']],
    ['Kg3!! Kb3?? !? ?!', ['word Kg3', 'nag 3', 'word Kb3', 'nag 4', 'nag 5', 'nag 6']],
    ['Kg3‼ Kb3⁇ ⁉ ⁈', ['word Kg3', 'nag 3', 'word Kb3', 'nag 4', 'nag 5', 'nag 6']],
    ['Kg3+- Kb3-+', ['word Kg3', 'nag 18', 'word Kb3', 'nag 19']],
    ['Kg3 +/- -/+ += =+ ∞', ['word Kg3', 'nag 16', 'nag 17', 'nag 14', 'nag 15', 'nag 13']],
    ['Kg3± ∓ ⩲ ⩱ □', ['word Kg3', 'nag 16', 'nag 17', 'nag 14', 'nag 15', 'nag 7']],
    ['Kg3 $0 $14 $255', ['word Kg3', 'nag 0', 'nag 14', 'nag 255']],
  ])('%j', (text, tokens) => expect(read(text)).toEqual(tokens));

  test('a draw offer, as correspondence sites and scoresheets write it', () => {
    expect(read('Kg3= Kb3 = (=) ( = )')).toEqual([
      'word Kg3',
      'drawOffer',
      'word Kb3',
      'drawOffer',
      'drawOffer',
      'drawOffer',
    ]);
  });

  test('a sign that says nothing is told as stray', () => {
    expect(read('Kg3!!!!')).toEqual(['word Kg3', 'stray !!!!']);
    expect(read('$ $256')).toEqual(['stray $', 'stray $', 'number']);
  });
});

describe('comments', () => {
  test.each([
    ['{a; b} Kb3', ['comment a; b', 'word Kb3']],
    ['{a (b) [c] 0-1 $3} Kb3', ['comment a (b) [c] 0-1 $3', 'word Kb3']],
    ['Kg3 ; to the end 0-1\nKb3', ['word Kg3', 'comment  to the end 0-1', 'word Kb3']],
    ['Kg3 {x} Kb3 {\nlong } Kh4', ['word Kg3', 'comment x', 'word Kb3', 'comment \nlong ', 'word Kh4']],
    ['{one { two} Kg3', ['comment one { two', 'word Kg3']],
    ['{never', ['unclosedComment {never']],
    ['{x}} Kg3', ['comment x', 'stray }', 'word Kg3']],
  ])('%j', (text, tokens) => expect(read(text)).toEqual(tokens));

  test('a line that starts with % is none of the game; elsewhere % is a word', () => {
    expect(read('% Kh3\nKg3\n%Kh3\r\nKb3 %x')).toEqual(['word Kg3', 'word Kb3', 'word %x']);
  });
});

describe('tags', () => {
  test.each([
    ['[Event "A"]', ['tag Event=A']],
    ['[ Event  "A" ] [Site "B"][Round "1"]', ['tag Event=A', 'tag Site=B', 'tag Round=1']],
    [String.raw`[White "\"A\" \\ B\C"]`, [String.raw`tag White="A" \ B\C`]],
    ['[Variant “Racing Kings”]', ['tag Variant=Racing Kings']],
    ['[Variant „Racing Kings“]', ['tag Variant=Racing Kings']],
    ['[Event "The “big” one"]', ['tag Event=The “big” one']],
    ['[White "Joe "Rook" Doe"]', ['tag White=Joe "Rook" Doe']],
    ['[Site "C:\\"]', ['tag Site=C:\\']],
    ['[Variant Racing Kings]', ['tag Variant=Racing Kings']],
    ['[FEN ""]', ['tag FEN=']],
    ['[White "{;(%"] Kg3', ['tag White={;(%', 'word Kg3']],
    ['\ufeff[Event "A"]\r\n[Site "B"]', ['tag Event=A', 'tag Site=B']],
    ['[__proto__ "x"]', ['tag __proto__=x']],
  ])('%j', (text, tokens) => expect(read(text)).toEqual(tokens));

  test('a tag without its end costs its own line only', () => {
    expect(read('[Event "x\n[Site "y"]')).toEqual(['brokenTag [Event "x', 'tag Site=y']);
  });

  test('brackets that hold no tag are stray', () => {
    expect(read('Kg3 [x] ] [%clk 1:00] [y')).toEqual([
      'word Kg3',
      'stray [x]',
      'stray ]',
      'stray [%clk 1:00]',
      'stray [y',
    ]);
    expect(read('[]')).toEqual(['stray []']);
  });
});

test('a token knows where it starts', () => {
  expect([...pgnTokens('1. Kg3!\n{x}')].map((token) => token.offset)).toEqual([0, 3, 6, 8]);
});
