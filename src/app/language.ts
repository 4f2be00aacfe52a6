import { languageTag, type Locale } from '../i18n/locale.ts';
import { localeStore, setLocale } from '../i18n/messages.ts';
import type { SettingsStore } from '../session/settings.ts';
import { lettersReady } from './fonts.ts';
import { localeOf } from './locale.ts';

const manifestOf = (locale: Locale): string =>
  locale === 'en' || locale === 'pseudo' ? './manifest.webmanifest' : `./manifest.${locale}.webmanifest`;

/**
 * Gives the page the language of the settings, now and at each change. Resolves when it is there; without a network the
 * page stays in the one it has.
 */
export async function attachLanguage(settings: SettingsStore, page: HTMLElement): Promise<void> {
  const show = async (): Promise<void> => {
    const locale = localeOf(settings.getState());
    await lettersReady(locale);
    await setLocale(locale).catch(() => undefined);
  };
  localeStore.subscribe(({ locale }) => {
    page.lang = languageTag(locale);
    // Whoever installs the app installs it in the language they read it in.
    page.querySelector('link[rel=manifest]')?.setAttribute('href', manifestOf(locale));
  });
  settings.subscribe((now, before) => {
    if (now.locale !== before.locale) void show();
  });
  await show();
}
