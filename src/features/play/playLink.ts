import { parseFen, type FenError } from '../../notation/fen.ts';
import { ok, type Result } from '../../lib/result.ts';
import { startPosition, type Position } from '../../rules/position.ts';
import { FIRST_SETUP, LEVELS, type Setup } from './setup.ts';

export interface PlayLink {
  readonly setup: Setup;
  readonly start: Position;
}

/**
 * Reads `opponent=bot|friend`, `level`, `color`, `fen` from `#/play?…`; `undefined` where none of them is there.
 * A choice that isn't one is left out; a position that can't be played is an error.
 */
export function parsePlayLink(params: URLSearchParams): Result<PlayLink, FenError> | undefined {
  const names = ['opponent', 'level', 'color', 'fen'];
  if (!names.some((name) => params.has(name))) return undefined;
  const fen = params.get('fen');
  const start = fen === null ? ok(startPosition) : parseFen(fen.replaceAll('_', ' '));
  if (!start.ok) return start;
  const pick = <T extends string>(name: string, choices: readonly T[]): T | undefined =>
    choices.find((choice) => choice === params.get(name));
  const level = pick('level', LEVELS);
  const color = pick('color', ['white', 'black', 'random']);
  const opponent = pick('opponent', ['bot', 'friend']) ?? (level || color ? 'bot' : 'friend');
  const setup = {
    opponent,
    level: level ?? FIRST_SETUP.level,
    color: color ?? FIRST_SETUP.color,
  };
  return ok({ setup, start: start.value });
}
