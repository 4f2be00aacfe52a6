import { expect, test } from 'vitest';
import { listed } from '../../src/i18n/listed.ts';

const PARTS = ['a8', 'b8', 'c8', 'd8'];
const LISTS = [
  ['en-GB', 'conjunction', ' and '],
  ['en-GB', 'disjunction', ' or '],
  ['ru', 'conjunction', ' и '],
  ['ru', 'disjunction', ' или '],
  ['fi', 'conjunction', ' ja '],
  ['fi', 'disjunction', ' tai '],
] as const;

test.each(LISTS)('a list in %s, %s, is what the platform makes of it', (tag, type, last) => {
  const format = new Intl.ListFormat(tag, { type });
  for (let length = 0; length <= PARTS.length; length++) {
    const parts = PARTS.slice(0, length);
    expect(listed(parts, last)).toBe(format.format(parts));
  }
});
