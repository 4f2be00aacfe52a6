import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { materialByKey } from '../../../src/bot/tables/material.ts';
import { SMALL_TABLES } from '../../../src/bot/tables/smallTables.ts';
import type { Cells } from '../../../src/bot/tables/wdl.ts';
import { encodePlies, encodeResults } from '../../../scripts/tables/encodeTable.ts';
import { ForwardCheck } from '../../../scripts/tables/forwardCheck.ts';
import { type Scores, solve } from '../../../scripts/tables/retrograde.ts';
import { ILLEGAL } from '../../../scripts/tables/score.ts';

const SOLVED = ['KvK', 'KQvK', 'KvKN'].flatMap((key) => materialByKey(key) ?? []);
const solved = new Map<string, Scores>();

beforeAll(() => {
  for (const material of SOLVED) solved.set(material.key, solve(material, solved));
}, 60_000);

test('solved anew, tables are byte for byte those that ship', () => {
  const cells = new Map<number, Cells>();
  const builtIn = new Map(SMALL_TABLES);
  for (const material of SOLVED) {
    const scores = solved.get(material.key)!;
    const results = encodeResults(material, scores, (code) => cells.get(code));
    cells.set(material.code, results.cells);
    expect(Buffer.from(results.file).toString('base64')).toBe(builtIn.get(material.key));
    const plies = encodePlies(material, scores, results.cells);
    expect(Buffer.from(plies)).toEqual(readFileSync(`public/tables/${material.key}.rkt`));
  }
}, 60_000);

/** The positions whose score is not the best of their moves. */
function contradictions(key: string): number {
  const forward = new ForwardCheck(key, (wanted) => solved.get(wanted)!);
  const [white, black] = solved.get(key)!;
  let wrong = 0;
  for (let index = 0; index < white.length; index++) {
    const isLegal = forward.setUp(index);
    if (white[index] !== (isLegal ? forward.expected(true) : ILLEGAL)) wrong++;
    if (black[index] !== (isLegal ? forward.expected(false) : ILLEGAL)) wrong++;
  }
  return wrong;
}

test('the forward check contradicts no score of two kings and a knight', () => {
  expect(contradictions('KvKN')).toBe(0);
}, 60_000);

test('the forward check finds one wrong score', () => {
  const [white] = solved.get('KvK')!;
  const index = white.findIndex((score) => score > 0);
  white[index]! -= 2;
  expect(contradictions('KvK')).toBeGreaterThan(0);
});
