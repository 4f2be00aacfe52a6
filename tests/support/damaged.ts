import { isRecord } from '../../src/effects/savedClock.ts';
import type { SavedGame } from '../../src/effects/savedGame.ts';
import { makeFen } from '../../src/notation/makeFen.ts';
import { startPosition } from '../../src/rules/position.ts';

const both = (ms: number) => ({ white: ms, black: ms });

/** A stored game with every field there can be: one that is new does not compile until it stands here. */
export const WHOLE: Required<SavedGame> = {
  version: 1,
  id: 'game-1',
  start: makeFen(startPosition),
  moves: ['h2h3', 'a2b3', 'h3g4'],
  thinkMs: [0, 4000, 5000],
  outcome: { winner: 'white', reason: 'resignation' },
  drawOffer: 'white',
  offersDraw: true,
  premoves: ['g4g5'],
  timeControl: { kind: 'increment', initialMs: both(300_000), incrementMs: both(3000) },
  givenMs: both(15_000),
  thoughtMs: 2000,
  ranAt: 1_700_000_000_000,
  seats: { white: { kind: 'human' }, black: { kind: 'bot', level: 'hard' } },
  cursor: 2,
  orientation: 'black',
  about: { startedAt: 1_700_000_000_000, tags: { White: 'Ada' } },
  strict: true,
};

type Path = readonly string[];

/** Where there is anything in it, all the way down. */
export function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  const inner = isRecord(value)
    ? Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))
    : [];
  return path.length > 0 ? [path, ...inner] : inner;
}

export function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), value);
}

/** The same with something else in one place. */
export function withAt(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = withAt(copy[key], rest, put);
  return copy;
}

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

const JUNK: readonly unknown[] = [null, true, 7, 'junk', [], {}];
const NO_NUMBERS: readonly unknown[] = [Number.NaN, Infinity, -1];

/** What is of another type than the value, and numbers that are none. */
export const junkFor = (value: unknown): readonly unknown[] => [
  ...JUNK.filter((junk) => typeOf(junk) !== typeOf(value)),
  ...(typeof value === 'number' ? NO_NUMBERS : []),
];

/** What a game can do without, so that nonsense there costs no more than itself. */
export const SPARE: readonly string[] = ['drawOffer', 'offersDraw', 'premoves', 'ranAt', 'about', 'strict'];

/** The same game, still open. */
export const { outcome: OUTCOME, ...OPEN } = WHOLE;

/** Every place in a record but its id, which its store tells. */
export const DAMAGES = [
  ...pathsOf(OPEN).map((path) => ({ record: OPEN as object, path })),
  ...pathsOf({ outcome: OUTCOME }).map((path) => ({ record: WHOLE as object, path })),
]
  .filter(({ path }) => path[0] !== 'id')
  .map(({ record, path }) => ({ record, path, field: path.join('.'), spare: SPARE.includes(path[0]!) }));
