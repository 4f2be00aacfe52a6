import { isLocale, type Locale } from '../i18n/locale.ts';
import { isLetterSet, type LetterChoice } from './letters.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * How two people sit at one device: both behind rank 1; opposite each other behind ranks 1 and 8; behind their own
 * armies, so that the kings race sideways; or on one side of a board that turns to whoever moves.
 */
export const TABLES = ['beside', 'facing', 'sideOn', 'turning'] as const;
export type Table = (typeof TABLES)[number];

export const COORDINATE_PLACES = ['inside', 'outside', 'squares', 'off'] as const;
export type CoordinatePlace = (typeof COORDINATE_PLACES)[number];

export const BOARD_THEMES = ['track', 'walnut', 'sea', 'slate', 'contrast'] as const;
export type BoardTheme = (typeof BOARD_THEMES)[number];

export const PIECE_SETS = ['classic', 'flat', 'discs', 'contrast'] as const;
export type PieceSet = (typeof PIECE_SETS)[number];

/** Milliseconds of a move on the board; a reader who wants no motion gets none at any speed. */
export const ANIMATION_MS = { off: 0, fast: 100, normal: 180, slow: 400 } as const;
export type AnimationSpeed = keyof typeof ANIMATION_MS;
export const ANIMATION_SPEEDS = Object.keys(ANIMATION_MS) as readonly AnimationSpeed[];

/** The share of its room that a board takes, in percent. */
export const BOARD_SIZE = { least: 50, most: 100 } as const;

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
  /** Whether the wheel over the board steps through the game. */
  readonly wheel: 'on' | 'off';
  /** Whether the computer resigns a lost game. */
  readonly botResigns: 'on' | 'off';
  /** Whether the clock of a game between two people runs on while the page is closed. */
  readonly clockAway: 'on' | 'off';
  /** How pieces are written in moves; `auto` follows the page's language. */
  readonly letters: LetterChoice;
  /** Each move of a person waits for a second word. */
  readonly confirmMoves: 'on' | 'off';
  readonly table: Table;
  readonly coordinates: CoordinatePlace;
  readonly board: BoardTheme;
  readonly pieces: PieceSet;
  readonly animation: AnimationSpeed;
  /** In percent, see `BOARD_SIZE`. */
  readonly boardSize: number;
  /** Pieces are hidden, and so are they in the squares' names. */
  readonly blindfold: 'on' | 'off';
  /** In percent. */
  readonly volume: number;
  readonly vibration: 'on' | 'off';
  /** Whether the engine thinks along where a finished game is looked through. */
  readonly analysis: 'on' | 'off';
}

export type SettingsStore = StoreApi<Settings>;

type Parsers = { readonly [K in keyof Settings]: (text: string | undefined) => Settings[K] };

const oneOf =
  <T extends string>(names: readonly T[], usual: T) =>
  (text: string | undefined): T =>
    names.find((name) => name === text) ?? usual;

/** The most where there is no number. */
const percent =
  (least: number, most: number) =>
  (text: string | undefined): number => {
    const number = text === undefined ? Number.NaN : Number.parseInt(text, 10);
    return Number.isNaN(number) ? most : Math.min(most, Math.max(least, number));
  };

/** Anything unknown (an older or newer version, a hand in the storage) is the default. */
const parsers: Parsers = {
  theme: (text) => (text === 'light' || text === 'dark' ? text : 'system'),
  locale: (text) => (text !== undefined && isLocale(text) ? text : 'auto'),
  sound: (text) => (text === 'off' ? 'off' : 'on'),
  whyNot: (text) => (text === 'afterTry' || text === 'off' ? text : 'always'),
  wheel: (text) => (text === 'on' ? 'on' : 'off'),
  botResigns: (text) => (text === 'on' ? 'on' : 'off'),
  clockAway: (text) => (text === 'on' ? 'on' : 'off'),
  arrivalWarning: (text) => (text === 'untimed' || text === 'off' ? text : 'on'),
  letters: (text) => (text !== undefined && isLetterSet(text) ? text : 'auto'),
  confirmMoves: (text) => (text === 'on' ? 'on' : 'off'),
  table: oneOf(TABLES, 'beside'),
  coordinates: oneOf(COORDINATE_PLACES, 'inside'),
  board: oneOf(BOARD_THEMES, 'track'),
  pieces: oneOf(PIECE_SETS, 'classic'),
  animation: oneOf(ANIMATION_SPEEDS, 'normal'),
  boardSize: percent(BOARD_SIZE.least, BOARD_SIZE.most),
  blindfold: oneOf(['on', 'off'], 'off'),
  volume: percent(0, 100),
  vibration: oneOf(['on', 'off'], 'on'),
  analysis: oneOf(['on', 'off'], 'on'),
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
