import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePgn, readPgnGames } from '../../src/notation/pgn.ts';
import type { PgnReading } from '../../src/notation/pgnGameReader.ts';
import { MAX_SECTION, PgnSplitter } from '../../src/notation/pgnSplit.ts';

const split = (...chunks: readonly string[]): readonly (readonly [line: number, text: string])[] => {
  const splitter = new PgnSplitter();
  return [...chunks.flatMap((chunk) => splitter.push(chunk)), ...splitter.end()].map(({ line, text }) => [
    line,
    text,
  ]);
};

async function* stream(chunks: Iterable<string>): AsyncGenerator<string> {
  for (const chunk of chunks) yield await Promise.resolve(chunk);
}

async function readAll(chunks: Iterable<string>): Promise<PgnReading[]> {
  const readings: PgnReading[] = [];
  for await (const reading of readPgnGames(stream(chunks))) readings.push(reading);
  return readings;
}

describe('a text is cut where tags follow moves', () => {
  const first = '[Event "a"]\n[Site "b"]\n\n1. Kg3 {\n[%clk 0:00:01]}\nKb3 *\n\n';
  const second = '[Event "c"]\r\n\r\n{[Event "no"]} 1. Kh3 *\r\n';
  test('however it comes in', () => {
    const sections = [
      [1, first],
      [8, second],
    ];
    expect(split(first + second)).toEqual(sections);
    expect(split(...Array.from(first + second))).toEqual(sections);
    expect(split((first + second).slice(0, 70), (first + second).slice(70))).toEqual(sections);
  });

  test.each([
    ['blank lines and comments ahead of the tags', '\ufeff\n; x\n% y\n{ z }\n[Event "a"]\n'],
    ['several tags in a line', '[Event "a"] [Site "b"]\n[Round “1”]\n'],
    ['a tag that is never closed', '[Event "a\n[Site "b"]\n'],
    ['a bare tag', '[Event a]\n[Site "b"]\n'],
  ])('no cut at %s', (_, head) => {
    expect(split(`${head}1. Kg3\n[Event "next"]\n*`).map(([, text]) => text)).toEqual([
      `${head}1. Kg3\n`,
      '[Event "next"]\n*',
    ]);
  });

  test('moves behind the tags of the same line count', () =>
    expect(split('[Event "a"] 1. Kg3\n[Event "b"] 1. Kh3\n')).toHaveLength(2));
});

describe('a section may not grow without end', () => {
  const big = 'x'.repeat(MAX_SECTION / 4);
  const next = '[Event "next"]\n1. Kg3 *\n';

  test('one comment over many lines, never closed', () => {
    const readings = parsePgn(`\n[Event "a"]\n1. Kg3 {${`${big}\n`.repeat(5)}${next}`);
    expect(readings).toMatchObject([
      { ok: false, error: { errors: [{ code: 'tooLong', line: 2, column: 1 }] } },
      { ok: true },
    ]);
    expect(readings[0]).not.toHaveProperty('error.legalPart');
  });

  test('one line, in parts', async () => {
    const readings = await readAll([
      '[Event "a"]\n',
      '1. Kg3 {',
      big,
      big,
      big,
      big,
      big,
      big,
      big,
      big,
      big,
      '\n',
      next,
    ]);
    expect(readings).toMatchObject([
      {
        ok: false,
        error: {
          errors: [{ code: 'tooLong', line: 1, text: '[Event "a"]\n1. Kg3 {' + 'x'.repeat(39) + '…' }],
        },
      },
      { ok: true, value: { game: { line: { moves: [{ san: 'Kg3' }] } } } },
    ]);
  });

  test('the line that starts the next game', async () => {
    const readings = await readAll([next, '[Event "b"]', big, big, big, big, '\n', next]);
    expect(readings).toMatchObject([
      { ok: true },
      { ok: false, error: { errors: [{ code: 'tooLong', line: 3 }] } },
      { ok: true },
    ]);
  });

  test('just as much as it may', () => {
    const text = `1. Kg3 {${'x'.repeat(MAX_SECTION - 10)}}`;
    expect(parsePgn(text)).toMatchObject([{ ok: true }]);
    expect(parsePgn(`${text}\n${next}`)).toMatchObject([{ ok: true }, { ok: true }]);
  });
});

describe('reading while it comes in', () => {
  const text = `; head\n[Event "a"]\n[Variant "Atomic"]\n1. e4 *\n\n[Event "b"]\n1. Kg3 {x\n[Event "c"]\n1. Kh3 (1. Kg3) Kb3 0-1\n1. O-O`;

  test('gives what reading at once gives, wherever the chunks end', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.nat(text.length)), async (cuts) => {
        const at = [0, ...cuts.toSorted((a, b) => a - b), text.length];
        const chunks = at.slice(1).map((end, i) => text.slice(at[i], end));
        expect(await readAll(chunks)).toEqual(parsePgn(text));
      }),
    ));

  test('prose is no game here either, and nothing gives nothing', async () => {
    expect(await readAll(['\n\n', ' {only a comment}'])).toMatchObject([
      { ok: false, error: { errors: [{ code: 'notPgn', line: 3, column: 2 }] } },
    ]);
    expect(await readAll([' ', '\n'])).toEqual([]);
  });

  test('leaving early ends the source', async () => {
    let ended = false;
    async function* source(): AsyncGenerator<string> {
      try {
        for (;;) yield await Promise.resolve('[Event "a"]\n1. Kg3 *\n');
      } finally {
        ended = true;
      }
    }
    for await (const reading of readPgnGames(source())) if (reading.ok) break;
    expect(ended).toBe(true);
  });
});
