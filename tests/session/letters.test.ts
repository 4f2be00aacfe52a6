import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../../src/i18n/messages.ts';
import { LETTER_SETS } from '../../src/notation/letterSets.ts';
import { lettersOf, letterStore, spokenLettersNow } from '../../src/session/letters.ts';

afterEach(async () => {
  letterStore.setState({ choice: 'auto' });
  await setLocale('en');
});

test('letters follow the page’s language until they are chosen', () => {
  expect(lettersOf('auto', 'ru')).toBe(LETTER_SETS.ru);
  expect(lettersOf('auto', 'pseudo')).toBe(LETTER_SETS.en);
  expect(lettersOf('fi', 'ru')).toBe(LETTER_SETS.fi);
});

test('figurines are read aloud as the letters of the language, chosen letters as themselves', async () => {
  await setLocale('fi');
  letterStore.setState({ choice: 'figurines' });
  expect(spokenLettersNow()).toBe(LETTER_SETS.fi);
  letterStore.setState({ choice: 'ru' });
  expect(spokenLettersNow()).toBe(LETTER_SETS.ru);
});
