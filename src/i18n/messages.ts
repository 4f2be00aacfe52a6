import { createStore } from 'zustand/vanilla';
import type { Locale, TranslatedLocale } from './locale.ts';

/** English is the shape: the same keys, and the same arguments where a message is a function. */
export type Translation<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: infer A) => string
      ? (...args: A) => string
      : Translation<T[K]>;
};

type Loaders<T> = Readonly<Record<TranslatedLocale, () => Promise<Translation<T>>>>;

/** One message folder. English is always there; the other languages come as chunks of their own. */
export interface Catalogue<T> {
  /** The messages if they are here already; `setLocale` sees to it that they are. */
  readonly loaded: (locale: Locale) => Translation<T> | undefined;
  readonly load: (locale: Locale) => Promise<Translation<T>>;
}

const catalogues = new Set<Pick<Catalogue<unknown>, 'load'>>();

/** The locale of the whole page. Only `setLocale` writes it. */
export const localeStore = createStore<{ readonly locale: Locale }>(() => ({ locale: 'en' }));

export function defineMessages<T extends object>(en: T & Translation<T>, loaders: Loaders<T>): Catalogue<T> {
  const here = new Map<Locale, Translation<T>>([['en', en]]);
  const coming = new Map<Locale, Promise<Translation<T>>>();

  const fetchMessages = async (locale: Locale): Promise<Translation<T>> => {
    const messages =
      locale === 'en' || locale === 'pseudo'
        ? (await import('./pseudo.ts')).pseudoMessages(en)
        : await loaders[locale]();
    here.set(locale, messages);
    return messages;
  };
  const load = (locale: Locale): Promise<Translation<T>> => {
    const messages = here.get(locale);
    if (messages) return Promise.resolve(messages);
    const request = coming.get(locale) ?? fetchMessages(locale).finally(() => coming.delete(locale));
    coming.set(locale, request);
    return request;
  };
  const catalogue: Catalogue<T> = { loaded: (locale) => here.get(locale), load };
  catalogues.add(catalogue);
  // One that comes late, with its screen, has the page's language on its way before it is asked.
  if (wanted !== 'en') load(wanted).catch(() => undefined);
  return catalogue;
}

/** The messages of the page's locale now, for code outside React; English until they have come. */
export function messagesNow<T>(catalogue: Catalogue<T>): Translation<T> {
  const messages = catalogue.loaded(localeStore.getState().locale) ?? catalogue.loaded('en');
  if (!messages) throw new Error('English messages are always loaded');
  return messages;
}

/** Resolves when all message folders known by now are here in the page's language; rejects if one can't be fetched. */
export async function messagesReady(): Promise<void> {
  const { locale } = localeStore.getState();
  await Promise.all([...catalogues].map((catalogue) => catalogue.load(locale)));
}

let wanted: Locale = 'en';

/**
 * Switches the page once every message folder is here in that language, so no half-translated screen is
 * ever shown. Rejects, changing nothing, if a chunk can't be fetched. Of two quick switches the last one wins.
 */
export async function setLocale(locale: Locale): Promise<void> {
  wanted = locale;
  await Promise.all([...catalogues].map((catalogue) => catalogue.load(locale)));
  if (wanted === locale) localeStore.setState({ locale });
}
