import { createStore } from 'zustand/vanilla';
import type { Locale } from '../i18n/locale.ts';
import { localeStore } from '../i18n/messages.ts';
import { LETTER_SETS, type Letters, type LetterSet } from '../notation/letterSets.ts';

/** `auto` is the letters of the page's language. */
export type LetterChoice = LetterSet | 'auto';

export const isLetterSet = (text: string): text is LetterSet => Object.hasOwn(LETTER_SETS, text);

/** A language without letters of its own does not compile. */
const ownLetters = (locale: Locale): Letters => LETTER_SETS[locale === 'pseudo' ? 'en' : locale];

export const lettersOf = (choice: LetterChoice, locale: Locale): Letters =>
  choice === 'auto' ? ownLetters(locale) : LETTER_SETS[choice];

/** The letters as they are read aloud: what a figurine is called, each screen reader says differently. */
export const spokenLettersOf = (choice: LetterChoice, locale: Locale): Letters =>
  choice === 'figurines' ? ownLetters(locale) : lettersOf(choice, locale);

/** What the whole page writes moves with. Only the settings write it. */
export const letterStore = createStore<{ readonly choice: LetterChoice }>(() => ({ choice: 'auto' }));

/** For what is said aloud, outside React. */
export const spokenLettersNow = (): Letters =>
  spokenLettersOf(letterStore.getState().choice, localeStore.getState().locale);
