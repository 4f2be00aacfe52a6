/** How long the side to move has thought on this move, in ms, pauses left out. */
export interface Stopwatch {
  readonly read: () => number;
  /** From here on it shows `ms` and what comes after, or stands at `ms`. */
  readonly set: (ms: number, runs: boolean) => void;
}

/** It reads `now`, a monotonic clock in ms, rather than count: late timers and sleeping tabs can't slow it. */
export function createStopwatch(now: () => number): Stopwatch {
  let shown = 0;
  let since: number | undefined;
  return {
    read: () => shown + (since === undefined ? 0 : now() - since),
    set: (ms, runs) => {
      shown = ms;
      since = runs ? now() : undefined;
    },
  };
}
