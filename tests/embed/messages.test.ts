import { expect, test } from 'vitest';
import * as en from '../../src/embed/messages/en.ts';
import * as fi from '../../src/embed/messages/fi.ts';
import * as ru from '../../src/embed/messages/ru.ts';

/** All sentences of a language by their path; functions are called with stand-ins. */
function sentences(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => sentences(inner, `${path}.${key}`));
  return [];
}

// The compiler holds the three languages to one shape: a missing or extra word of theirs does not build.
const languages: Readonly<Record<string, typeof en>> = { en, ru, fi };

test.each(Object.keys(languages))('%s has every sentence, and none is empty', (language) => {
  const all = sentences(languages[language]);
  expect(all.map(([path]) => path)).toEqual(sentences(en).map(([path]) => path));
  expect(all.filter(([, text]) => text.trim() === '')).toEqual([]);
});

test.each([
  ['ru', ru],
  ['fi', fi],
])('%s says nothing in English', (_, language) => {
  const english = new Map(sentences(en));
  const left = sentences(language).filter(([path, text]) => english.get(path) === text);
  expect(left.map(([path]) => path)).toEqual(['.diagramWords.title']);
});

test.each(Object.entries(languages))('%s explains refused positions and moves', (_, words) => {
  expect(
    words.fenSentence({
      code: 'kingAttacked',
      field: 'board',
      text: '',
      color: 'white',
      king: 7,
      checkers: [15, 63],
    }),
  ).toMatch(/h2.*h8/);
  expect(words.fenSentence({ code: 'pawn', field: 'board', text: 'p', rank: 3 })).toContain('3');
  expect(words.whySentence({ kind: 'leavesKingInCheck', checkers: [0], king: 1 })).toContain('a1');
  expect(words.whySentence({ kind: 'blocked', by: 9 })).toContain('b2');
});
