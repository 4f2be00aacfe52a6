import { expect, type Page, test } from '@playwright/test';
import type { ViteDevServer } from 'vite';
import { startBotServer } from './support/botServer.ts';

// The worker itself, in a real browser.
let server: ViteDevServer;
let url: string;

test.beforeAll(async () => {
  ({ server, url } = await startBotServer());
});
test.afterAll(() => server.close());

async function openBot(page: Page): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => 'botPage' in window);
}

const workerCount = (page: Page): Promise<number> => page.evaluate(() => window.botPage.workerCount());

test.describe('the bot in its worker', () => {
  test('starts with the first question and answers it', async ({ page }) => {
    await openBot(page);
    expect(await workerCount(page)).toBe(0);
    const [move, legal] = await page.evaluate(async () => [
      await window.botPage.ask(0, { moveTimeMs: 100 }),
      window.botPage.legal(),
    ]);
    expect(legal).toContain(move);
    expect(await workerCount(page)).toBe(1);
  });

  test('analyses until it is stopped, and a stopped answer never comes', async ({ page }) => {
    await openBot(page);
    const { depths, lines, end } = await page.evaluate(() => window.botPage.analyse(0, 3, 4));
    expect(end).toBe('aborted');
    expect(lines).toBe(3);
    expect(depths).toEqual([1, 2, 3, 4]);
    expect(await page.evaluate(() => window.botPage.ask(0, { moveTimeMs: 50 }))).toMatch(/^[a-h]\d[a-h]\d$/);
  });

  test('hears a stop in the middle of a thought', async ({ page }) => {
    await openBot(page);
    const delays = await page.evaluate(() => window.botPage.stopDelays(15));
    const median = delays.toSorted((a, b) => a - b)[7];
    test.info().annotations.push({ type: 'stop', description: `heard after ${median?.toFixed(1)} ms` });
    // 20 ms where the machine has nothing else to do; the rest is for one that has.
    expect(median).toBeLessThan(200);
  });

  test('forgets a question that lost its asker, and answers the next one', async ({ page }) => {
    await openBot(page);
    expect(await page.evaluate(() => window.botPage.askInVain(0, 200))).toBe('aborted');
    const next = await page.evaluate(() => window.botPage.ask(0, { moveTimeMs: 50 }));
    expect(next).toMatch(/^[a-h]\d[a-h]\d$/);
    expect(await workerCount(page)).toBe(1);
  });

  test('is started again after a crash, and asked again', async ({ page }) => {
    await openBot(page);
    const answers = await page.evaluate(async () => {
      const asked = [window.botPage.ask(0, { moveTimeMs: 400 }), window.botPage.ask(1, { moveTimeMs: 400 })];
      window.botPage.crash();
      return Promise.all(asked);
    });
    for (const answer of answers) expect(answer).toMatch(/^[a-h]\d[a-h]\d$/);
    expect(await workerCount(page)).toBe(2);
  });

  test('says so when it crashes over and over', async ({ page }) => {
    await openBot(page);
    const answer = await page.evaluate(async () => {
      const asked = window.botPage.ask(0, { moveTimeMs: 60_000 });
      window.botPage.crash();
      while (window.botPage.workerCount() < 2) await new Promise((resolve) => setTimeout(resolve, 10));
      window.botPage.crash();
      return asked;
    });
    expect(answer).toBe('unavailable');
  });

  test('serves several boards from one worker', async ({ page }) => {
    await openBot(page);
    const answers = await page.evaluate(() =>
      Promise.all([0, 1, 2, 3].map((index) => window.botPage.ask(index, { moveTimeMs: 100, seed: index }))),
    );
    for (const answer of answers) expect(answer).toMatch(/^[a-h]\d[a-h]\d$/);
    expect(await workerCount(page)).toBe(1);
  });

  test('goes on for the others when one board closes', async ({ page }) => {
    await openBot(page);
    const [closed, staying] = await page.evaluate(async () => {
      const asked = [window.botPage.ask(0, { moveTimeMs: 500 }), window.botPage.ask(1, { moveTimeMs: 500 })];
      window.botPage.close(0);
      return Promise.all(asked);
    });
    expect(closed).toBe('aborted');
    expect(staying).toMatch(/^[a-h]\d[a-h]\d$/);
  });

  test('answers after its page was hidden and frozen, by the same worker', async ({ page }) => {
    await openBot(page);
    await page.evaluate(() => window.botPage.ask(0, { moveTimeMs: 50 }));
    const asked = page.evaluate(() => window.botPage.ask(0, { moveTimeMs: 800 }));
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await devtools.send('Page.setWebLifecycleState', { state: 'active' });
    expect(await asked).toMatch(/^[a-h]\d[a-h]\d$/);
    expect(await workerCount(page)).toBe(1);
  });

  test('fetches the table of an ending, judges by it, and keeps it for when there is no network', async ({
    page,
  }) => {
    // Rook against rook: a search of 20 ms does not see that this is drawn.
    const fen = '8/4r3/8/7R/1K1k4/8/8/8 w - - 0 1';
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.rkt')) fetched.push(request.url().replace(/.*\//, ''));
    });
    const drawChance = () => page.evaluate((ending) => window.botPage.drawChance(ending), fen);
    await openBot(page);
    await expect.poll(drawChance, { timeout: 60_000 }).toBe(1);
    expect(fetched).toEqual(['KRvKR.rkt']);
    await page.context().route('**/*.rkt', (route) => route.abort());
    await openBot(page);
    await expect.poll(drawChance, { timeout: 60_000 }).toBe(1);
    expect(fetched).toEqual(['KRvKR.rkt']);
  });
});
