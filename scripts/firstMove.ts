// How soon a first move can be made on a slow phone: npm run first-move. The processor is slowed four times, the network
// gives 1.6 Mbit/s with 150 ms to the first byte, nothing is cached. Medians of several visits; the machine should be idle.
import { chromium, devices, type Browser } from '@playwright/test';
import { deploy } from '../e2e/support/deploy.ts';
import { press } from '../e2e/support/earlyBoard.ts';
import { chromiumLaunch } from './chromium.mjs';

const VISITS = 5;
const GOAL_MS = 1500;
const SLOW = { cpu: 4, bytesPerSecond: (1.6 * 1024 * 1024) / 8, latencyMs: 150 };

/** Milliseconds from the request to the frame that shows the board, which listens from then on. */
async function visit(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latencyMs,
    downloadThroughput: SLOW.bytesPerSecond,
    uploadThroughput: SLOW.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
  await page.addInitScript(() => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('cg-board piece')) return;
      watcher.disconnect();
      // After the frame that shows it.
      requestAnimationFrame(() => setTimeout(() => performance.mark('board'), 0));
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('board').length > 0);
  const ready = await page.evaluate(() => performance.getEntriesByName('board')[0]?.startTime ?? Number.NaN);
  const board = page.locator('cg-board');
  for (const square of ['h2', 'h3']) await press(page, board, square, 'finger');
  await page.locator('[data-ply="1"]').waitFor();
  await context.close();
  return Math.round(ready);
}

const site = await deploy();
const browser = await chromium.launch(chromiumLaunch());
try {
  const times: number[] = [];
  for (let n = 0; n < VISITS; n++) times.push(await visit(browser, site.url));
  const median = times.toSorted((a, b) => a - b)[VISITS >> 1] ?? Number.NaN;
  console.log(`a move is possible after ${times.join(', ')} ms; median ${median} ms`);
  if (!(median <= GOAL_MS)) process.exitCode = 1;
} finally {
  await browser.close();
  await site.close();
}
