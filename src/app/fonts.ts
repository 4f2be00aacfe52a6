import { LOCALE_NAMES, type Locale } from '../i18n/locale.ts';

/** Longer than this nobody should look at an empty page for the sake of its letters. */
const PATIENCE_MS = 1500;

/**
 * Resolves when the letters of a language are here, so that no text changes its width before the reader's
 * eyes; or when they are late, or can't be had.
 */
export function lettersReady(locale: Locale): Promise<void> {
  const sample = LOCALE_NAMES[locale] ?? LOCALE_NAMES.en;
  const letters = document.fonts.load('400 16px "Inter Variable"', sample).then(
    () => undefined,
    () => undefined,
  );
  return Promise.race([letters, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
