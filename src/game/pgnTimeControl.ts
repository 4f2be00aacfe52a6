import type { ByColor } from '../rules/board.ts';
import type { TimeControl } from './timeControl.ts';

type Tags = ReadonlyMap<string, string>;

interface Side {
  readonly initialMs: number;
  readonly incrementMs: number;
}

const KIND_TAG = 'TimeControlKind';

const ms = (seconds: string): number => Math.round(Number(seconds) * 1000);

/** `300+3` and `300` in seconds, `5 | 3` in minutes and seconds; several periods and days a move are not ours. */
function parseSide(text: string): Side | undefined {
  const [, initial, increment = '0'] =
    /^(\d{1,6}(?:\.\d{1,3})?)(?:\+(\d{1,5}(?:\.\d{1,3})?))?$/.exec(text) ?? [];
  if (initial !== undefined) return { initialMs: ms(initial), incrementMs: ms(increment) };
  const [, minutes, seconds = '0'] = /^(\d{1,4}) ?\| ?(\d{1,4})$/.exec(text) ?? [];
  return minutes === undefined ? undefined : { initialMs: ms(minutes) * 60, incrementMs: ms(seconds) };
}

const makeSide = ({ initialMs, incrementMs }: Side): string => `${initialMs / 1000}+${incrementMs / 1000}`;

function parseKind(text: string | undefined): TimeControl['kind'] {
  return text === 'delay' || text === 'bronstein' ? text : 'increment';
}

/** The time control of both sides, from `TimeControl` or, where they differ, a tag for each side. */
export function timeControlFromTags(tags: Tags): TimeControl | undefined {
  const side = (name: string): Side | undefined => parseSide((tags.get(name) ?? '').trim());
  const both = side('TimeControl');
  const white = side('WhiteTimeControl') ?? both;
  const black = side('BlackTimeControl') ?? both;
  if (!white?.initialMs || !black?.initialMs) return undefined;
  return {
    kind: parseKind(tags.get(KIND_TAG)),
    initialMs: { white: white.initialMs, black: black.initialMs },
    incrementMs: { white: white.incrementMs, black: black.incrementMs },
  };
}

export function timeControlTags({ kind, initialMs, incrementMs }: TimeControl): readonly [string, string][] {
  const sides: ByColor<string> = {
    white: makeSide({ initialMs: initialMs.white, incrementMs: incrementMs.white }),
    black: makeSide({ initialMs: initialMs.black, incrementMs: incrementMs.black }),
  };
  const times: [string, string][] =
    sides.white === sides.black
      ? [['TimeControl', sides.white]]
      : [
          ['WhiteTimeControl', sides.white],
          ['BlackTimeControl', sides.black],
        ];
  return kind === 'increment' ? times : [...times, [KIND_TAG, kind]];
}
