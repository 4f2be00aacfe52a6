import { parseFen, type FenError } from '../../notation/fen.ts';
import { ok, type Result } from '../../lib/result.ts';
import { startPosition, type Position } from '../../rules/position.ts';
import { linkClock, parseLinkClock } from './linkClock.ts';
import { COLOR_CHOICES, FIRST_SETUP, LEVELS, type Setup } from './setup.ts';

export interface PlayLink {
  readonly setup: Setup;
  readonly start: Position;
}

/**
 * Reads `opponent=bot|friend` (`computer` is `bot`), `level`, `color`, `fen` and a clock from `#/play?…`; `undefined` where none is there.
 * A choice that isn't one is left out; a position that can't be played is an error.
 */
export function parsePlayLink(params: URLSearchParams): Result<PlayLink, FenError> | undefined {
  const names = ['opponent', 'level', 'color', 'time', 'fen'];
  if (!names.some((name) => params.has(name))) return undefined;
  const fen = params.get('fen');
  const start = fen === null ? ok(startPosition) : parseFen(fen.replaceAll('_', ' '));
  if (!start.ok) return start;
  const pick = <T extends string>(name: string, choices: readonly T[]): T | undefined =>
    choices.find((choice) => choice === params.get(name));
  const level = pick('level', LEVELS);
  const color = pick('color', COLOR_CHOICES);
  const asked = pick('opponent', ['bot', 'computer', 'friend']) ?? (level || color ? 'bot' : 'friend');
  const opponent = asked === 'computer' ? 'bot' : asked;
  const clock = parseLinkClock(params);
  const setup = {
    opponent,
    level: level ?? FIRST_SETUP.level,
    color: color ?? FIRST_SETUP.color,
    ...(clock && { clock }),
  };
  return ok({ setup, start: start.value });
}

/** The query that asks for this set-up. */
export const makePlayQuery = ({ opponent, level, color, clock }: Setup): string =>
  new URLSearchParams({ opponent, level, color, ...(clock && linkClock(clock)) }).toString();
