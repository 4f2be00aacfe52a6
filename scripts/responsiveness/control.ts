import type { CDPSession, Page } from '@playwright/test';

/** As long as much of the app's work on a slow processor; from 50 ms on it would count as a long task. */
const LOOP_MS = 20;
/** So many find out, twice, how many rounds take so long in the middle of the field. */
const TRIALS = 30;
const LOOPS = 400;

/**
 * What the machine itself makes of an even load: an empty page, slowed as the app's, counts the same number of rounds once
 * a picture, while a worker counts as the bot does. In ms, each loop. What exceeds 50 ms here is nobody's work, and as
 * often as that a task of the app may last too long by no fault of its own.
 */
export async function evenLoad(page: Page, session: CDPSession, slowed: number): Promise<readonly number[]> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  return page.evaluate(
    async ({ loopMs, trials, loops }) => {
      const busy = new Worker(
        URL.createObjectURL(
          new Blob(['for (let x = 0; ; x = (x * 31 + 1) | 0);'], { type: 'text/javascript' }),
        ),
      );
      const times: number[] = [];
      let rounds = 200_000;
      for (let n = 0; n < (trials + 1) * 2 + loops; n++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        await new Promise((resolve) => setTimeout(resolve, loopMs));
        const began = performance.now();
        let x = n;
        for (let round = 0; round < rounds; round++) x = (x * 31 + round) | 0;
        times.push(performance.now() - began);
        document.title = String(x);
        // Twice: the first trials run before the loop is compiled.
        if (n !== trials && n !== trials * 2 + 1) continue;
        const median = times.splice(0).toSorted((a, b) => a - b)[trials >> 1]!;
        rounds = Math.round((rounds * loopMs) / Math.max(median, 0.1));
      }
      busy.terminate();
      return times;
    },
    { loopMs: LOOP_MS, trials: TRIALS, loops: LOOPS },
  );
}
