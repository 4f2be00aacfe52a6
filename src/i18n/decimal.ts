import { languageTag, type Locale } from './locale.ts';

/** What stands between a number and its tenths: a point in English, a comma in Russian and Finnish. */
export const decimalMark = (locale: Locale): string =>
  new Intl.NumberFormat(languageTag(locale)).formatToParts(0.1).find(({ type }) => type === 'decimal')
    ?.value ?? '.';
