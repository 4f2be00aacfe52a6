/** What a webmaster puts on a page: a picture of a position, a game to replay, a puzzle, or a game to play. */
export const KINDS = ['diagram', 'replay', 'puzzle', 'play'] as const;

export type Kind = (typeof KINDS)[number];

/** Options of the board, by the names that the embed gives its attributes. */
export const OPTIONS = [
  'fen',
  'pgn',
  'ply',
  'solution',
  'prompt',
  'hint',
  'side',
  'level',
  'arrows',
  'squares',
  'coordinates',
  'caption',
  'theme',
  'lang',
] as const;

export type Option = (typeof OPTIONS)[number];

const COMMON = ['coordinates', 'caption', 'theme', 'lang'] as const satisfies readonly Option[];

/** The options that mean something to a kind; the rest of a draft is kept for when its kind comes back. */
export const OPTIONS_OF: Readonly<Record<Kind, readonly Option[]>> = {
  diagram: ['fen', 'arrows', 'squares', ...COMMON],
  replay: ['pgn', 'ply', ...COMMON],
  puzzle: ['fen', 'solution', 'prompt', 'hint', ...COMMON],
  play: ['fen', 'side', 'level', ...COMMON],
};

export interface Draft {
  readonly kind: Kind;
  /** Nothing, or an empty text, is the board's own default. */
  readonly options: Readonly<Partial<Record<Option, string>>>;
  /** The widest the board may get, in CSS pixels. */
  readonly width: number;
}

export const WIDTHS = [320, 480, 720] as const;

const CONTROLS: Readonly<Record<Kind, number>> = { diagram: 0, replay: 200, puzzle: 120, play: 120 };
const CAPTION = 27;

/** Pixels below the board for its controls and words: what keeps the page still while the board comes. */
export const roomBelow = ({ kind, options: { caption = '' } }: Draft): number =>
  // A replay says its caption among the controls.
  CONTROLS[kind] + (kind !== 'replay' && caption.trim() !== '' ? CAPTION : 0);

export const FIRST_DRAFT: Draft = {
  kind: 'play',
  options: {
    pgn: '[White "Anna"]\n[Black "Bo"]\n\n1. Kh3 Ka3 2. Kg4 Kb4',
    level: 'easy',
    side: 'white',
  },
  width: 480,
};

/** What a puzzle begins with, so that the first preview is one. */
export const EXAMPLE_PUZZLE = { fen: '8/6K1/8/8/8/1k6/8/8 w - - 0 1', solution: 'Kg8|Kf8|Kh8' };

/** The options that are said, in their order: set, and meant for this kind. */
export const saidOptions = ({ kind, options }: Draft): readonly (readonly [Option, string])[] =>
  OPTIONS_OF[kind].flatMap((name) => {
    const value = options[name]?.trim() ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
