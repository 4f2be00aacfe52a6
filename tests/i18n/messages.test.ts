import { afterEach, expect, test } from 'vitest';
import { preferredLocale } from '../../src/i18n/locale.ts';
import { defineMessages, localeStore, messagesNow, setLocale } from '../../src/i18n/messages.ts';
import { plural } from '../../src/i18n/plural.ts';
import { pseudoMessages } from '../../src/i18n/pseudo.ts';

const en = { hello: 'Hello', moves: (n: number) => `${n} moves` };
const ru = { hello: 'Привет', moves: (n: number) => `${n} ходов` };
const fi = { hello: 'Hei', moves: (n: number) => `${n} siirtoa` };

afterEach(() => setLocale('en'));

test('the first of the reader’s languages that there is wins, whatever its region', () => {
  expect(preferredLocale(['sv-SE', 'fi-FI', 'en'])).toBe('fi');
  expect(preferredLocale(['ru'])).toBe('ru');
  expect(preferredLocale(['sv', 'de'])).toBe('en');
  expect(preferredLocale([])).toBe('en');
});

test.each([
  ['en', [1, 2, 5, 21], ['one', 'other', 'other', 'other']],
  ['fi', [1, 2, 5, 21], ['one', 'other', 'other', 'other']],
  ['ru', [1, 2, 5, 21], ['one', 'few', 'many', 'one']],
] as const)('%s counts %j as %j', (locale, counts, forms) => {
  const words = { one: 'one', few: 'few', many: 'many', other: 'other' };
  expect(counts.map((count) => plural(locale, count, words))).toEqual(forms);
});

test('a form that a language does not give falls back to `other`', () => {
  expect(plural('en', 1, { other: 'moves' })).toBe('moves');
});

test('the page changes its language when the words are there, and not before', async () => {
  let arrive = (): void => undefined;
  const russian = new Promise<typeof ru>((resolve) => (arrive = () => resolve(ru)));
  const catalogue = defineMessages(en, { ru: () => russian, fi: () => Promise.resolve(fi) });
  const switching = setLocale('ru');
  expect(messagesNow(catalogue).hello).toBe('Hello');
  arrive();
  await switching;
  expect(localeStore.getState().locale).toBe('ru');
  expect(messagesNow(catalogue).moves(5)).toBe('5 ходов');
});

test('of two quick switches the last one wins, in whatever order the words come', async () => {
  let arrive = (): void => undefined;
  const slow = new Promise<typeof ru>((resolve) => (arrive = () => resolve(ru)));
  defineMessages(en, { ru: () => slow, fi: () => Promise.resolve(fi) });
  const first = setLocale('ru');
  await setLocale('fi');
  arrive();
  await first;
  expect(localeStore.getState().locale).toBe('fi');
});

test('a language that can’t be fetched changes nothing, and can be asked for again', async () => {
  let online = false;
  const load = (): Promise<typeof ru> =>
    online ? Promise.resolve(ru) : Promise.reject(new Error('offline'));
  defineMessages(en, { ru: load, fi: () => Promise.resolve(fi) });
  await expect(setLocale('ru')).rejects.toThrow('offline');
  expect(localeStore.getState().locale).toBe('en');
  online = true;
  await setLocale('ru');
  expect(localeStore.getState().locale).toBe('ru');
});

test('the pseudo-locale brackets and lengthens every sentence, within functions too', () => {
  const pseudo = pseudoMessages({ deep: en });
  expect(pseudo.deep.hello).toMatch(/^\[Hélló~+\]$/);
  expect(pseudo.deep.moves(3)).toMatch(/^\[3 móvéš~+\]$/);
});
