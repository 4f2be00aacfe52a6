import { expect, test } from 'vitest';
import { loadNear } from '../../../src/bot/tables/loadNear.ts';
import { Tables } from '../../../src/bot/tables/tables.ts';
import { at } from '../../support/at.ts';

test.each([
  [
    'five men: what one capture leads to',
    '8/q7/8/8/8/2K5/8/4R1bk b - - 0 1',
    ['KRvKB.rkt', 'KRvKQ.rkt', 'KvKQB.rkt'],
  ],
  ['four men: its own table', '8/8/8/8/8/K7/7k/R2b4 w - - 0 1', ['KRvKB.rkt']],
  ['three men: nothing, they are at hand', '8/8/8/8/8/1K6/7k/R7 w - - 0 1', []],
])('%s', async (_, fen, expected) => {
  const asked: string[] = [];
  const tables = await Tables.open();
  loadNear(tables, at(fen), (name) => {
    asked.push(name);
    return Promise.reject(new Error('offline'));
  });
  expect(asked.toSorted()).toEqual(expected);
});
