import { use } from 'react';
import { useStore } from 'zustand';
import type { Locale } from '../i18n/locale.ts';
import { localeStore, type Catalogue, type Translation } from '../i18n/messages.ts';

export const useLocale = (): Locale => useStore(localeStore, (state) => state.locale);

/** A folder's messages in the page's locale. A screen that comes late waits in the nearest Suspense. */
export function useMessages<T>(catalogue: Catalogue<T>): Translation<T> {
  const locale = useLocale();
  return catalogue.loaded(locale) ?? use(catalogue.load(locale));
}
