import { expect, test } from 'vitest';
import { makePlayQuery } from '../../../src/features/play/playLink.ts';
import { unknownInLink } from '../../../src/features/play/unknownInLink.ts';

const unknown = (query: string) => unknownInLink(new URLSearchParams(query));

test.each([
  '',
  'opponent=computer&level=easy&color=black&start=random&strict=1',
  'time=300&inc=3&blackTime=60&blackInc=0&clock=delay',
  'game=anything',
  // A position that can't be played is told by itself.
  'fen=x',
  makePlayQuery({ opponent: 'bot', level: 'hard', color: 'alternate' }),
])('%j is understood', (query) => {
  expect(unknown(query)).toBeUndefined();
});

test.each([
  ['opponent=friend&foo=bar', 'foo=bar'],
  ['level=expert', 'level=expert'],
  ['time=5m', 'time=5m'],
  ['time=99999', 'time=99999'],
  ['level=easy&level=hard', 'level=hard'],
  ['foo', 'foo'],
])('of %j %s is told', (query, told) => {
  expect(unknown(query)).toEqual({ parts: [told], more: 0 });
});

test('no more is told than a sentence holds, on one line and without what turns it around', () => {
  const many = Array.from({ length: 5 }, (_, n) => `a${n}=1`).join('&');
  expect(unknown(many)).toEqual({ parts: ['a0=1', 'a1=1', 'a2=1'], more: 2 });
  const long = 'é'.repeat(1000);
  expect(unknown(`${long}=${long}`)?.parts).toEqual([`${'é'.repeat(24)}…=${'é'.repeat(24)}…`]);
  expect(unknown(`level=${encodeURIComponent('a\n\u202eb\u0000c')}`)?.parts).toEqual(['level=a b c']);
});
