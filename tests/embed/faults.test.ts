// docs/FAULTS.md, section "Embed": each fault has a test that exists, or a word why it can't happen.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/FAULTS.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| embed-'));

test('forty-two faults, each with a proof or a word why it can’t happen', () => {
  expect(rows).toHaveLength(42);
  for (const row of rows) expect(row).toMatch(/` “.+” +\|$|Can’t happen: /);
});

test.each(rows)('%s', (row) => {
  for (const [, file = '', title = ''] of row.matchAll(/`((?:tests|e2e)\/[^`]+)` “([^”]+)”/g))
    expect(readFileSync(file, 'utf8')).toContain(title);
});
