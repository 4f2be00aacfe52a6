import { isLocale, type Locale } from '../i18n/locale.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type Theme = 'system' | 'light' | 'dark';

/** What a reader chooses for good. A new setting is a line here and a line in `parsers`. */
export interface Settings {
  readonly theme: Theme;
  /** `auto` follows the browser's languages. */
  readonly locale: Locale | 'auto';
  readonly sound: 'on' | 'off';
}

export type SettingsStore = StoreApi<Settings>;

type Parsers = { readonly [K in keyof Settings]: (text: string | undefined) => Settings[K] };

/** Anything unknown (an older or newer version, a hand in the storage) is the default. */
const parsers: Parsers = {
  theme: (text) => (text === 'light' || text === 'dark' ? text : 'system'),
  locale: (text) => (text !== undefined && isLocale(text) ? text : 'auto'),
  sound: (text) => (text === 'off' ? 'off' : 'on'),
};

export const SETTING_NAMES = Object.keys(parsers) as readonly (keyof Settings)[];

export const parseSetting = <K extends keyof Settings>(name: K, text: string | undefined): Settings[K] =>
  parsers[name](text);

export const createSettings = (read: (name: keyof Settings) => string | undefined): SettingsStore =>
  createStore<Settings>(() => ({
    theme: parseSetting('theme', read('theme')),
    locale: parseSetting('locale', read('locale')),
    sound: parseSetting('sound', read('sound')),
  }));
