import { expect, test } from 'vitest';
import { makeUci, parseUci } from '../../src/notation/uci.ts';

test('a move is where from and where to', () => {
  expect(parseUci('h2h3')).toEqual({ from: 15, to: 23 });
  for (let from = 0; from < 64; from++) {
    for (let to = 0; to < 64; to++) expect(parseUci(makeUci({ from, to }))).toEqual({ from, to });
  }
});

test.each(['', 'h2', 'h2h', 'h2h3q', 'h2h9', 'i2h3', 'H2H3', ' h2h3', 'h2-h3', '0000'])(
  '%j is no move',
  (text) => {
    expect(parseUci(text)).toBeUndefined();
  },
);
