import { languageTag, preferredLocale, type Locale } from '../i18n/locale.ts';
import { localeStore, setLocale } from '../i18n/messages.ts';
import { letterStore } from '../session/letters.ts';
import type { Settings, SettingsStore } from '../session/settings.ts';
import { lettersReady } from './fonts.ts';

const manifestOf = (locale: Locale): string =>
  locale === 'en' || locale === 'pseudo' ? './manifest.webmanifest' : `./manifest.${locale}.webmanifest`;

/**
 * Gives the page the theme, the language and the letters of the settings, now and at each change. Resolves when the
 * language is there; without a network the page stays in the one it has.
 */
export async function attachLook(settings: SettingsStore, page: HTMLElement): Promise<void> {
  const showTheme = ({ theme }: Settings): void => {
    page.dataset['theme'] = theme;
  };
  const showLanguage = async (chosen: Settings['locale']): Promise<void> => {
    const locale = chosen === 'auto' ? preferredLocale(navigator.languages) : chosen;
    await lettersReady(locale);
    await setLocale(locale).catch(() => undefined);
  };

  localeStore.subscribe(({ locale }) => {
    page.lang = languageTag(locale);
    // Whoever installs the app installs it in the language they read it in.
    page.querySelector('link[rel=manifest]')?.setAttribute('href', manifestOf(locale));
  });
  settings.subscribe((now, before) => {
    if (now.theme !== before.theme) showTheme(now);
    if (now.letters !== before.letters) letterStore.setState({ choice: now.letters });
    if (now.locale !== before.locale) void showLanguage(now.locale);
  });
  showTheme(settings.getState());
  letterStore.setState({ choice: settings.getState().letters });
  await showLanguage(settings.getState().locale);
}
