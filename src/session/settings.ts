import { isLocale, type Locale } from '../i18n/locale.ts';
import { isLetterSet, type LetterChoice } from './letters.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type Theme = 'system' | 'light' | 'dark';

/** When an impossible move is explained: at once, from the second try in a position on, or never. */
export type WhyNot = 'always' | 'afterTry' | 'off';

/** When White is warned of an arrival that Black can follow; `untimed`: only where no clock runs. */
export type ArrivalWarning = 'on' | 'untimed' | 'off';

/** What a reader chooses for good. A new setting is a line here and a line in `parsers`. */
export interface Settings {
  readonly theme: Theme;
  /** `auto` follows the browser's languages. */
  readonly locale: Locale | 'auto';
  readonly sound: 'on' | 'off';
  readonly whyNot: WhyNot;
  readonly arrivalWarning: ArrivalWarning;
  /** How pieces are written in moves; `auto` follows the page's language. */
  readonly letters: LetterChoice;
  /** Each move of a person waits for a second word. */
  readonly confirmMoves: 'on' | 'off';
}

export type SettingsStore = StoreApi<Settings>;

type Parsers = { readonly [K in keyof Settings]: (text: string | undefined) => Settings[K] };

/** Anything unknown (an older or newer version, a hand in the storage) is the default. */
const parsers: Parsers = {
  theme: (text) => (text === 'light' || text === 'dark' ? text : 'system'),
  locale: (text) => (text !== undefined && isLocale(text) ? text : 'auto'),
  sound: (text) => (text === 'off' ? 'off' : 'on'),
  whyNot: (text) => (text === 'afterTry' || text === 'off' ? text : 'always'),
  arrivalWarning: (text) => (text === 'untimed' || text === 'off' ? text : 'on'),
  letters: (text) => (text !== undefined && isLetterSet(text) ? text : 'auto'),
  confirmMoves: (text) => (text === 'on' ? 'on' : 'off'),
};

export const SETTING_NAMES = Object.keys(parsers) as readonly (keyof Settings)[];

export const parseSetting = <K extends keyof Settings>(name: K, text: string | undefined): Settings[K] =>
  parsers[name](text);

/** Without `read` every setting is its default. */
export function createSettings(
  read: (name: keyof Settings) => string | undefined = () => undefined,
): SettingsStore {
  const entries = SETTING_NAMES.map((name) => [name, parseSetting(name, read(name))] as const);
  return createStore<Settings>(() => Object.fromEntries(entries) as unknown as Settings);
}
