import { use } from 'react';
import { useStore } from 'zustand';
import type { Locale } from '../i18n/locale.ts';
import { localeStore, type Catalogue, type Translation } from '../i18n/messages.ts';

export const useLocale = (): Locale => useStore(localeStore, (state) => state.locale);

/** Promises of messages that are here. React reads such a one at once by the two fields it marks its own with. */
const kept = new WeakMap<object, Promise<object>>();

function here<T extends object>(messages: T): Promise<T> {
  const known = kept.get(messages) as Promise<T> | undefined;
  if (known) return known;
  const promise = Object.assign(Promise.resolve(messages), { status: 'fulfilled', value: messages });
  kept.set(messages, promise);
  return promise;
}

/**
 * A folder's messages in the page's locale. A screen that comes late waits in the nearest Suspense. `use` is called
 * whether they are here or not: a component that waited in it is begun again, and React counts on the same hooks.
 */
export function useMessages<T>(catalogue: Catalogue<T>): Translation<T> {
  const locale = useLocale();
  const messages = catalogue.loaded(locale);
  return use(messages ? here(messages) : catalogue.load(locale));
}
