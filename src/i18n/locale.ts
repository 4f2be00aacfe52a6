/** `pseudo` is for development: every sentence bracketed and lengthened, so a forgotten or cut one shows. */
export type Locale = 'en' | 'ru' | 'fi' | 'pseudo';

/** A locale that has message files of its own besides English. */
export type TranslatedLocale = Exclude<Locale, 'en' | 'pseudo'>;

type LocaleNames = Readonly<Record<Exclude<Locale, 'pseudo'>, string> & Partial<Record<'pseudo', string>>>;

/** The locales on offer, each named in its own language. */
export const LOCALE_NAMES: LocaleNames = {
  en: 'English',
  ru: 'Русский',
  fi: 'Suomi',
  ...(import.meta.env.DEV ? { pseudo: 'Ƥşḗŭḓǿ' } : {}),
};

export const LOCALES = Object.keys(LOCALE_NAMES) as readonly Locale[];

export const isLocale = (text: string): text is Locale => Object.hasOwn(LOCALE_NAMES, text);

/** The first of the reader's languages (`navigator.languages`) that there is, region ignored; else English. */
export function preferredLocale(languages: readonly string[]): Locale {
  return languages.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isLocale) ?? 'en';
}

/** What goes into `<html lang>`. */
export const languageTag = (locale: Locale): string => (locale === 'pseudo' ? 'en' : locale);
