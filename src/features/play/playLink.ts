import { parseFen, type FenError } from '../../notation/fen.ts';
import { makeFen } from '../../notation/makeFen.ts';
import { ok, type Result } from '../../lib/result.ts';
import { linkClock, parseLinkClock } from './linkClock.ts';
import { COLOR_CHOICES, FIRST_SETUP, LEVELS, type Setup } from './setup.ts';

export const OPPONENTS = ['bot', 'computer', 'friend'] as const;

const NAMES = ['opponent', 'level', 'color', 'time', 'fen', 'start', 'strict'] as const;

/**
 * Reads `opponent=bot|friend` (`computer` is `bot`), `level`, `color`, `fen` or `start=random`, `strict=1` and a clock
 * from `#/play?…`; `undefined` where none is there. A choice that isn't one is left out, which `unknownInLink` tells;
 * a position that can't be played is an error.
 */
export function parsePlayLink(params: URLSearchParams): Result<Setup, FenError> | undefined {
  if (!NAMES.some((name) => params.has(name))) return undefined;
  const fen = params.get('fen');
  const position = fen === null ? undefined : parseFen(fen.replaceAll('_', ' '));
  if (position?.ok === false) return position;
  const pick = <T extends string>(name: string, choices: readonly T[]): T | undefined =>
    choices.find((choice) => choice === params.get(name));
  const level = pick('level', LEVELS);
  const color = pick('color', COLOR_CHOICES);
  const asked = pick('opponent', OPPONENTS) ?? (level || color ? 'bot' : 'friend');
  const clock = parseLinkClock(params);
  const start = position?.value ?? pick('start', ['random'] as const);
  return ok({
    opponent: asked === 'computer' ? 'bot' : asked,
    level: level ?? FIRST_SETUP.level,
    color: color ?? FIRST_SETUP.color,
    ...(clock && { clock }),
    ...(start && { start }),
    ...(pick('strict', ['1']) && { strict: true }),
  });
}

const linkStart = (start: Setup['start']): Readonly<Record<string, string>> =>
  start === 'random' ? { start } : start ? { fen: makeFen(start).replaceAll(' ', '_') } : {};

/** The query that asks for this set-up. */
export const makePlayQuery = ({ opponent, level, color, clock, start, strict }: Setup): string =>
  new URLSearchParams({
    opponent,
    level,
    color,
    ...(clock && linkClock(clock)),
    ...linkStart(start),
    ...(strict && { strict: '1' }),
  }).toString();
