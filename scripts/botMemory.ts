/**
 * npm run bot-memory: plays short games in a real browser and prints what its page process holds after each hundred.
 * Linux only: memory is what /proc says. Fails when it goes on growing. Options: --games 500, --plies 12.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { startBotServer } from '../e2e/support/botServer.ts';
import { chromiumLaunch } from './chromium.mjs';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '500' }, plies: { type: 'string', default: '12' } },
});
const ROUND = 100;
/** What a browser may keep for itself between two looks. */
const MOST_GROWTH_MB = 8;

const { server, url } = await startBotServer();
const browser = await chromium.launch(chromiumLaunch(['--js-flags=--expose-gc']));
const page = await browser.newPage();
await page.goto(url);
await page.waitForFunction(() => 'botPage' in window);
const system = await browser.newBrowserCDPSession();

const tidyUp = (): void => (globalThis as { gc?: () => void }).gc?.();

async function megabytes(): Promise<number> {
  // Page and worker have a heap each, and neither would tidy up by itself for so little.
  await page.evaluate(tidyUp);
  for (const worker of page.workers()) await worker.evaluate(tidyUp);
  const { processInfo } = await system.send('SystemInfo.getProcessInfo');
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(
      ({ id }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    );
  return Math.max(...sizes);
}

const sizes: number[] = [];
for (let played = 0; played < Number(values.games); played += ROUND) {
  await page.evaluate(
    async ([first, count, plies]) => {
      for (let seed = first; seed < first + count; seed++)
        await window.botPage.playGame(seed % 3, seed, plies);
    },
    [played, ROUND, Number(values.plies)] as const,
  );
  const size = await megabytes();
  sizes.push(size);
  console.log(`${played + ROUND} games: the page's process holds ${size.toFixed(1)} MB`);
}
await browser.close();
await server.close();

const [, settled = 0] = sizes;
const growth = (sizes.at(-1) ?? 0) - settled;
console.log(`growth since the second hundred: ${growth.toFixed(1)} MB`);
if (growth > MOST_GROWTH_MB) process.exitCode = 1;
