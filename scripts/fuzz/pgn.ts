import { readdirSync, readFileSync } from 'node:fs';
import { parsePgn, readPgnGames } from '../../src/notation/pgn.ts';
import type { PgnReading } from '../../src/notation/pgnGameReader.ts';
import { makePgn } from '../../src/notation/pgnWrite.ts';
import { mutate, pick, randomText, randomWords, upTo, type Random } from './random.ts';
import type { FuzzTarget } from './target.ts';

const FOLDER = 'tests/fixtures/pgn';
const files = readdirSync(FOLDER).map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'));
/** Whole games and pieces of them: most inputs are small, so that many can be tried. */
const games = files.flatMap((file) => file.split(/\n{2,}(?=\[Event)/));

/** Parted by `¦`. */
const parts = (text: string): readonly string[] => text.split('¦');

const words = [
  ...' \n\r\t"[](){}<>;%*$!?=+-#./\\…–½“”\u200b\ufeff\u00a0'.split(''),
  ...parts('\r\n¦\n\n¦1. ¦1... ¦12.¦1-0¦0-1¦1/2-1/2¦½–½¦$1¦$256¦(=)¦!?¦+-'),
  ...parts('Kg3 ¦Kb3 ¦Kh4 ¦Nxc2 ¦Ne1–c2 ¦h2g3 ¦O-O ¦e4 ¦♔g3 ¦Rb6 ¦K¦x¦hello '),
  ...parts('[Event "x"]\n¦[FEN "¦[Variant "Racing Kings"]¦[Variant "Atomic"]\n¦[__proto__ "x"]\n'),
  ...parts('[Result "1-0"]\n¦[SetUp "1"]¦["¦"]¦\n[¦\n%¦[constructor "prototype"]\n'),
  ...parts('{[%clk 0:01:02.5]}¦{[%eval #-3,20]}¦{[%csl Ga1,Rh8]}¦[%cal Ya1b2]¦{[%clk 9]}¦[%'),
];

/** A problem points into the text and shows a part of it that fits a message; a whole game can be written. */
function check(text: string, reading: PgnReading): void {
  const lines = text.split(/\r\n?|\n/).length;
  const problems = reading.ok ? reading.value.notices : [...reading.error.errors, ...reading.error.notices];
  for (const { line, column, text: shown } of problems) {
    if (!(line >= 1 && line <= lines && column >= 1 && column <= text.length + 1 && shown.length <= 60))
      throw new Error(`a problem without a place: ${line}:${column}`);
  }
  if (!reading.ok && reading.error.errors.length === 0) throw new Error('a failure without an error');
  const game = reading.ok ? reading.value.game : reading.error.legalPart;
  if (game && !parsePgn(makePgn(game))[0]?.ok) throw new Error('what was read can not be written');
}

function input(random: Random): string {
  switch (upTo(random, 5)) {
    case 0:
      return randomText(random, 300);
    case 1:
      return randomWords(random, words, 80);
    case 2:
      return `${pick(random, words).repeat(upTo(random, 300))}${randomWords(random, words, 10)}`;
    default:
      return mutate(random, pick(random, games), words);
  }
}

const HUGE = 10_000_000;

function* huge(): Generator<readonly [name: string, text: string]> {
  const units = [
    ...'()[]{}";%.1*$!= \n\rx\u200b'.split(''),
    ...parts('1.¦$1¦[a¦[a"¦[a "\\"¦[a "b"]¦[a "b"]\n¦[a\n¦[“¦{}¦{(¦(=¦(*¦♔'),
    ...parts('1. Kg3 (¦1. Kg3 ) ¦Kg3 ¦Kg3 Ka3 Kh2 Ka2 ¦* ¦1. Kg3 *¦(1. Kg3) ¦\n[Event "¦Kg3!'),
  ];
  const repeat = (unit: string): string => unit.repeat(HUGE / unit.length);
  for (const unit of units) yield [JSON.stringify(unit), repeat(unit)];
  for (const unit of units) yield [`1. Kg3 ${JSON.stringify(unit)}`, `1. Kg3 ${repeat(unit)}`];
  for (const unit of parts('[%clk ¦[%clk 1¦[%csl Ga1,¦[%cal ¦[%¦ ¦x ¦[%clk 0:00:01]'))
    yield [`{${JSON.stringify(unit)}}`, `1. Kg3 {${repeat(unit)}} *`];
  yield ['[%csl …]', `1. Kg3 {[%csl ${repeat('Ga1,')}Ga1]} *`];
  yield ['tag of one line', `[Event "${repeat('x')}"]\n1. Kg3 *`];
  yield ['variations side by side', `1. Kg3 ${repeat('(1. Kh3 {x}) ')} *`];
}

export const pgnTarget: FuzzTarget = {
  name: 'pgn',
  weight: 1,
  input,
  read(text) {
    const readings = parsePgn(text);
    return () => {
      for (const reading of readings) check(text, reading);
    };
  },
  huge: {
    inputs: huge,
    async read(text) {
      const chunks = async function* (): AsyncGenerator<string> {
        for (let at = 0; at < text.length; at += 65_536)
          yield await Promise.resolve(text.slice(at, at + 65_536));
      };
      for await (const reading of readPgnGames(chunks()))
        if (!reading.ok && reading.error.errors.length === 0) throw new Error('a failure without an error');
    },
  },
};
