import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/FAULTS.md', 'utf8');
const rows = page.split('\n').filter((line) => /^\| (UI|bug|embed)-/.test(line));
/** `file` “part of a test's title” */
const proofs = [...page.matchAll(/`((?:tests|e2e)\/[^`]+)` “([^”]+)”/g)].map(
  ([, file = '', title = '']) => [file, title] as const,
);

test('every fault on the page has a proof, or a word why it can’t happen', () => {
  expect(rows.length).toBeGreaterThan(120);
  for (const row of rows) expect(row).toMatch(/” +\|$|Can’t happen: .+\|$/);
});

test.each(proofs)('%s has a test “%s”', (file, title) => {
  expect(readFileSync(file, 'utf8')).toContain(title);
});
