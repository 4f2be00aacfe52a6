import { preferredLocale, type Locale } from '../i18n/locale.ts';
import type { Settings } from '../session/settings.ts';

/** The language that the settings ask for. */
export const localeOf = ({ locale }: Settings): Locale =>
  locale === 'auto' ? preferredLocale(navigator.languages) : locale;
