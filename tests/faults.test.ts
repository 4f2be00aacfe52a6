import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/FAULTS.md', 'utf8');
/** The numbers in the log of faults that were looked for, by its three parts. */
const log = JSON.parse(readFileSync('tests/fixtures/faults.json', 'utf8')) as Readonly<
  Record<string, readonly number[]>
>;
const ids = Object.entries(log).flatMap(([part, numbers]) =>
  numbers.map((number) => `${part}-${String(number).padStart(2, '0')}`),
);
const rows = page.split('\n').filter((line) => /^\| \w+-\d/.test(line));
/** `file` “part of a test's title” */
const proofs = [...page.matchAll(/`((?:tests|e2e)\/[^`]+)` “([^”]+)”/g)].map(
  ([, file = '', title = '']) => [file, title] as const,
);

test('every fault of the log has one row on the page, and no row is of another', () => {
  const named = rows.map((row) => row.split(' ')[1]);
  expect(new Set(named)).toEqual(new Set(ids));
  expect(named).toHaveLength(ids.length);
});

test('every row has a proof, or a word why it can’t happen', () => {
  for (const row of rows) expect(row).toMatch(/” +\|$|Can’t happen: .+\|$/);
});

test.each(proofs)('%s has a test “%s”', (file, title) => {
  expect(readFileSync(file, 'utf8')).toContain(title);
});
