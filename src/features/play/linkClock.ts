import type { TimeControl } from '../../game/timeControl.ts';
import { KINDS, MOST } from './clockChoice.ts';

/** Whole seconds up to a limit in ms. */
export function seconds(text: string | null, mostMs: number): number | undefined {
  const ms = text !== null && /^\d{1,5}$/.test(text) ? Number(text) * 1000 : undefined;
  return ms !== undefined && ms <= mostMs ? ms : undefined;
}

/**
 * The clock of a link: `time` and `inc` in seconds, `blackTime` and `blackInc` where Black has others, `clock` what
 * the seconds do. Without a time above zero there is none.
 */
export function parseLinkClock(params: URLSearchParams): TimeControl | undefined {
  const white = seconds(params.get('time'), MOST.initialMs);
  if (!white) return undefined;
  const increment = seconds(params.get('inc'), MOST.incrementMs) ?? 0;
  return {
    kind: KINDS.find((kind) => kind === params.get('clock')) ?? 'increment',
    initialMs: { white, black: seconds(params.get('blackTime'), MOST.initialMs) || white },
    incrementMs: {
      white: increment,
      black: seconds(params.get('blackInc'), MOST.incrementMs) ?? increment,
    },
  };
}

/** The parameters that `parseLinkClock` reads. */
export function linkClock({ kind, initialMs, incrementMs }: TimeControl): Readonly<Record<string, string>> {
  const text = (ms: number): string => String(Math.round(ms / 1000));
  return {
    time: text(initialMs.white),
    inc: text(incrementMs.white),
    ...(initialMs.black !== initialMs.white && { blackTime: text(initialMs.black) }),
    ...(incrementMs.black !== incrementMs.white && { blackInc: text(incrementMs.black) }),
    ...(kind !== 'increment' && { clock: kind }),
  };
}
