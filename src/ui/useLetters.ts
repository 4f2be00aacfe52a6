import { useStore } from 'zustand';
import type { Letters } from '../notation/letterSets.ts';
import { lettersOf, letterStore, spokenLettersOf } from '../session/letters.ts';
import { useLocale } from './useMessages.ts';

/** What moves are written with on this page. */
export function useLetters(): Letters {
  const locale = useLocale();
  return lettersOf(
    useStore(letterStore, ({ choice }) => choice),
    locale,
  );
}

/** The same for names that only a screen reader sees. */
export function useSpokenLetters(): Letters {
  const locale = useLocale();
  return spokenLettersOf(
    useStore(letterStore, ({ choice }) => choice),
    locale,
  );
}
