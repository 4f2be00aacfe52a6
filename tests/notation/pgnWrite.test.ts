import fc from 'fast-check';
import { parsePgn as chessopsPgn, startingPosition } from 'chessops/pgn';
import { parseSan as chessopsSan } from 'chessops/san';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parsePgn } from '../../src/notation/pgn.ts';
import { makePgn, makePgnFile } from '../../src/notation/pgnWrite.ts';
import type { PgnGame } from '../../src/notation/pgnTree.ts';
import { startPosition } from '../../src/rules/position.ts';
import { pgnGame } from '../support/pgnGames.ts';

function game(text: string): PgnGame {
  const [reading, more] = parsePgn(text);
  if (!reading?.ok || more) throw new Error('expected one whole game');
  return reading.value.game;
}

const movetext = (pgn: string): string => pgn.split('\n\n')[1]!;

test('a game from the start carries its variant, SetUp and FEN', () => {
  const tags = new Map([
    ['TimeControl', '300+3'],
    ['White', 'A "B" C\\'],
    ['Termination', 'Normal'],
    ['Round', '2'],
  ]);
  const line = game('1. Kg3 {[%clk 0:04:58]} Kb3').line;
  expect(makePgn({ tags, start: startPosition, line, result: '1-0' })).toBe(String.raw`[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "2"]
[White "A \"B\" C\\"]
[Black "?"]
[Result "1-0"]
[Variant "Racing Kings"]
[SetUp "1"]
[FEN "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1"]
[TimeControl "300+3"]
[Termination "Normal"]

1. Kg3 { [%clk 0:04:58] } 1... Kb3 1-0
`);
});

test('tags that other fields stand for are not written twice', () => {
  const tags = new Map([
    ['Result', '0-1'],
    ['Variant', 'Atomic'],
    ['FEN', ''],
    ['SetUp', '0'],
  ]);
  const pgn = makePgn({ tags, start: startPosition, line: { moves: [], end: [] }, result: '*' });
  expect(pgn.match(/^\[(?:Result|Variant|FEN|SetUp) .*$/gm)).toEqual([
    '[Result "*"]',
    '[Variant "Racing Kings"]',
    '[SetUp "1"]',
    '[FEN "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1"]',
  ]);
});

test('a value keeps to its line, a name that no reader takes is our own fault', () => {
  const empty = { start: startPosition, line: { moves: [], end: [] }, result: '*' } as const;
  expect(makePgn({ ...empty, tags: new Map([['White', 'A\r\nB']]) })).toContain('[White "A B"]');
  expect(() => makePgn({ ...empty, tags: new Map([['White"] [x', 'y']]) })).toThrow(RangeError);
});

describe('movetext', () => {
  test.each([
    [
      'numbers for White, for Black where something stands between',
      '1. Kg3 Kb3 2. Kh4 $1 2... Ka4 3. Kh5 { x } 3... Ka5 *',
    ],
    ['variations', '1. Kg3 (1. Kh3 Kb3 (1... Ka3 2. Kh4) 2. Kh4) (1. Nxc2) 1... Kb3 *'],
    ['comments around a variation', '{ a } 1. Kg3 { b } ({ c } 1. Kh3 { d }) { e } 1... Kb3 *'],
  ])('%s', (_, text) => expect(movetext(makePgn(game(text)))).toBe(`${text}\n`));

  test('no moves', () => expect(movetext(makePgn(game('[Event "x"]\n{ a } *')))).toBe('{ a } *\n'));

  test('Black starts', () => {
    const text = '[FEN "8/8/8/8/8/1k6/8/R3R1K1 b - - 7 31"]\n31... Kc3 (31... Kc4 32. Red1) 32. Red1 *';
    expect(movetext(makePgn(game(text)))).toBe('31... Kc3 (31... Kc4 32. Red1) 32. Red1 *\n');
  });

  test('lines of eighty characters, none of which a reader could take for a tag or skip', () => {
    const words = 'word '.repeat(200);
    const pgn = makePgn(game(`1. Kg3 {${words}} Kb3 {${'[Event "x"] %x '.repeat(50)}} *`));
    const lines = movetext(pgn).split('\n');
    expect(lines.length).toBeGreaterThan(12);
    expect(lines.filter((line) => /^\s*[[%]/.test(line))).toEqual([]);
    expect(lines.slice(0, 11).every((line) => line.length <= 80)).toBe(true);
  });
});

test('many games in one file', () => {
  const games = ['1. Kg3 *', '1. Kh3 1-0'].map(game);
  expect(parsePgn(makePgnFile(games)).map((reading) => reading.ok && reading.value.game)).toEqual(games);
});

describe('round trip', () => {
  test(
    'what is written is read as it was',
    () =>
      fc.assert(
        fc.property(pgnGame, (original) => {
          const readings = parsePgn(makePgn(original));
          expect(readings).toEqual([{ ok: true, value: { game: original, notices: [] } }]);
        }),
        { numRuns: 100 },
      ),
    30_000,
  );

  test.each(['lichess', 'lichess2021', 'chesscom', 'correspondence', 'study', 'wordProcessor'])(
    'a file of %s comes back as it was read',
    (name) => {
      const readings = parsePgn(readFileSync(`tests/fixtures/pgn/${name}.pgn`, 'utf8'));
      const games = readings.map((reading) => (reading.ok ? reading.value.game : undefined));
      expect(games.map((read) => game(makePgn(read!)))).toEqual(games);
    },
  );

  test(
    'another program reads the same moves',
    () =>
      fc.assert(
        fc.property(pgnGame, (original) => {
          const [read, more] = chessopsPgn(makePgn({ ...original, tags: new Map() }));
          expect(more).toBeUndefined();
          const position = startingPosition(read!.headers).unwrap();
          const moves = [...read!.moves.mainline()].map(({ san }) => {
            const move = chessopsSan(position, san)!;
            position.play(move);
            return move;
          });
          expect(moves).toMatchObject(original.line.moves.map(({ move }) => move));
        }),
        { numRuns: 40 },
      ),
    30_000,
  );
});
