import { KINDS, MOST } from './clockChoice.ts';
import { seconds } from './linkClock.ts';
import { OPPONENTS } from './playLink.ts';
import { COLOR_CHOICES, LEVELS } from './setup.ts';

type Understands = (value: string) => boolean;

const oneOf =
  (choices: readonly string[]): Understands =>
  (value) =>
    choices.includes(value);
const within =
  (mostMs: number): Understands =>
  (value) =>
    seconds(value, mostMs) !== undefined;
/** Whoever reads these says themselves what is wrong. */
const anything: Understands = () => true;

const UNDERSTOOD: ReadonlyMap<string, Understands> = new Map([
  ['opponent', oneOf(OPPONENTS)],
  ['level', oneOf(LEVELS)],
  ['color', oneOf(COLOR_CHOICES)],
  ['start', oneOf(['random'])],
  ['strict', oneOf(['0', '1'])],
  ['clock', oneOf(KINDS)],
  ['time', within(MOST.initialMs)],
  ['blackTime', within(MOST.initialMs)],
  ['inc', within(MOST.incrementMs)],
  ['blackInc', within(MOST.incrementMs)],
  ['fen', anything],
  ['game', anything],
]);

/** As much of a link as can be told in a sentence. */
const LONGEST = 24;
const MOST_PARTS = 3;

/** On one line, without characters that can't be seen or turn the text around. */
function shortened(text: string): string {
  const letters = Array.from(text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim());
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : letters.join('');
}

export interface UnknownParts {
  /** `name=value`, as far as they are told. */
  readonly parts: readonly string[];
  /** How many are not told. */
  readonly more: number;
}

/** What `#/play?…` asks for that isn't known here: names, values of known names, and what is said a second time. */
export function unknownInLink(params: URLSearchParams): UnknownParts | undefined {
  const seen = new Set<string>();
  const unknown = [...params].flatMap(([name, value]) => {
    const first = !seen.has(name);
    seen.add(name);
    if (first && UNDERSTOOD.get(name)?.(value)) return [];
    return [value === '' ? shortened(name) : `${shortened(name)}=${shortened(value)}`];
  });
  if (unknown.length === 0) return undefined;
  return { parts: unknown.slice(0, MOST_PARTS), more: Math.max(0, unknown.length - MOST_PARTS) };
}
