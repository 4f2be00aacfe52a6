import type { Color } from '../rules/board.ts';
import type { PgnResult } from './pgnTree.ts';

/** The seven-tag roster without Result, and what each says where it knows nothing. */
export const ROSTER: ReadonlyMap<string, string> = new Map([
  ['Event', '?'],
  ['Site', '?'],
  ['Date', '????.??.??'],
  ['Round', '?'],
  ['White', '?'],
  ['Black', '?'],
]);

const KNOWN = new Map(
  [...ROSTER.keys(), 'Result', 'Variant', 'RuleVariants', 'SetUp', 'FEN'].map((name) => [
    name.toLowerCase(),
    name,
  ]),
);

/** The usual spelling of a tag we ask for, other names as they are. */
export const tagName = (written: string): string => KNOWN.get(written.toLowerCase()) ?? written;

/** Tags that `PgnGame` tells in fields of their own. */
const DERIVED: ReadonlySet<string> = new Set(['Result', 'Variant', 'SetUp', 'FEN']);

/** Whether a tag stays in `PgnGame.tags`: not what other fields tell, nor a roster tag that knows nothing. */
export const isKept = (name: string, value: string): boolean =>
  !DERIVED.has(name) && ROSTER.get(name) !== value;

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a Variant tag names this game: `Racing Kings`, `racing-kings`, `RaceKings`, `racing`, … */
export const isRacingKings = (variant: string): boolean => /^rac(?:e|ing)(?:kings?)?$/.test(plain(variant));

/** One large site lists rules: `EnPassant Play4Mate RacingKings`. */
export const listsRacingKings = (ruleVariants: string): boolean => /racingkings/.test(plain(ruleVariants));

const RESULTS: ReadonlyMap<string, PgnResult> = new Map([
  ['1-0', '1-0'],
  ['0-1', '0-1'],
  ['1/2-1/2', '1/2-1/2'],
  ['1/2', '1/2-1/2'],
  ['½-½', '1/2-1/2'],
  ['½', '1/2-1/2'],
  ['*', '*'],
]);

/** The Result tag's value; none if it says nothing PGN knows. */
export const parseResult = (value: string): PgnResult | undefined =>
  RESULTS.get(value.replace(/[‐‑‒–—−]/g, '-').replace(/\s/g, ''));

/** The PGN word for who won; nobody is a draw. */
export const resultOf = (winner: Color | undefined): PgnResult =>
  winner === undefined ? '1/2-1/2' : winner === 'white' ? '1-0' : '0-1';

/** `[White "A \"B\" C"]`; throws on a name no reader could take. */
export function makeTag(name: string, value: string): string {
  if (!/^[\w-]+$/.test(name)) throw new RangeError(`not a PGN tag name: ${name}`);
  return `[${name} "${value.replace(/\p{Cc}+/gu, ' ').replace(/["\\]/g, '\\$&')}"]`;
}

const ORTHODOX_START = /^rnbqkbnr\/pppppppp\/8\/8\/8\/8\/PPPPPPPP\/RNBQKBNR(?:\s|$)/;

export const isOrthodoxStart = (fen: string): boolean => ORTHODOX_START.test(fen.trim());
