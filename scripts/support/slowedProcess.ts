import { setTimeout as sleep } from 'node:timers/promises';

/** Short against everything that a page measures. */
const RUN_MS = 5;

/**
 * Lets a process run only one part in so many of the time, all its threads alike, by stopping it in between: what the
 * browser's own throttling does to a page's thread, and can't do to its workers. Returns how to let it go.
 */
export function slowDown(pid: number, times: number): () => Promise<void> {
  const signal = (name: 'SIGSTOP' | 'SIGCONT'): boolean => process.kill(pid, name);
  const stopping = new AbortController();
  const slowing = (async () => {
    while (!stopping.signal.aborted) {
      const started = performance.now();
      signal('SIGCONT');
      await sleep(RUN_MS);
      const ran = performance.now() - started;
      signal('SIGSTOP');
      await sleep(ran * (times - 1));
    }
    signal('SIGCONT');
  })();
  return () => {
    stopping.abort();
    return slowing;
  };
}
