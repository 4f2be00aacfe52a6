import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { attachLanguage } from '../../src/app/language.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { setLocale } from '../../src/i18n/messages.ts';
import { createSettings } from '../../src/session/settings.ts';

// The simulated page has no fonts to wait for.
vi.mock('../../src/app/fonts.ts', () => ({ lettersReady: () => Promise.resolve() }));

interface Entry {
  readonly name: string;
  readonly short_name: string;
  readonly url?: string;
}
interface Manifest extends Entry {
  readonly lang: string;
  readonly description: string;
  readonly shortcuts: readonly Entry[];
}

const read = (name: string): Manifest => JSON.parse(readFileSync(`public/${name}`, 'utf8')) as Manifest;

/** Everything but the words. */
const bones = ({ shortcuts, ...rest }: Manifest): unknown => ({
  ...rest,
  lang: '',
  name: '',
  short_name: '',
  description: '',
  shortcuts: shortcuts.map((entry) => ({ ...entry, name: '', short_name: '' })),
});

const english = read('manifest.webmanifest');

test.each(LOCALES.filter((locale) => locale !== 'en' && locale !== 'pseudo'))(
  'the manifest in %s says the same in its language',
  (lang) => {
    const translated = read(`manifest.${lang}.webmanifest`);
    expect(translated.lang).toBe(lang);
    expect(bones(translated)).toEqual(bones(english));
    expect(translated.description).not.toBe(english.description);
    for (const [n, { name }] of translated.shortcuts.entries())
      expect(name).not.toBe(english.shortcuts[n]?.name);
  },
);

afterEach(() => setLocale('en'));

test('the page names the manifest of its language, and another one as soon as the language is another', async () => {
  const page = document.createElement('html');
  const link = document.createElement('link');
  link.rel = 'manifest';
  page.append(link);
  const named = (): unknown => link.getAttribute('href');
  await attachLanguage(
    createSettings((name) => (name === 'locale' ? 'ru' : undefined)),
    page,
  );
  expect(named()).toBe('./manifest.ru.webmanifest');
  await setLocale('fi');
  expect(named()).toBe('./manifest.fi.webmanifest');
  await setLocale('en');
  expect(named()).toBe('./manifest.webmanifest');
});
