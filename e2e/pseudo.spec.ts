import { expect, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { SCREENS } from '../src/app/routes.ts';
import { foreignTexts } from './support/sentences.ts';

// The pseudo-locale is there in development only.
let server: ViteDevServer;
let address = '';

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await createServer({
    logLevel: 'silent',
    server: { port: 5300 + test.info().parallelIndex, hmr: false, watch: null },
  });
  await server.listen();
  address = server.resolvedUrls?.local[0] ?? '';
});

test.afterAll(() => server.close());

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('racing-kings.locale', 'pseudo'));
});

for (const screen of SCREENS)
  test(`${screen}: every sentence comes from a message file`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto(`${address}#/${screen}`);
    await expect(page.locator('main h1')).toHaveText(/^\[.*~\]$/, { timeout: 120_000 });
    await expect(page.locator('.screen-coming')).toHaveCount(0);
    // Whatever is folded away is walked as well.
    for (const summary of await page.locator('main summary').all()) await summary.click();
    expect(await foreignTexts(page)).toEqual([]);
  });

test('a sentence that is in no message file is found', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(`${address}#/about`);
  await expect(page.locator('main h1')).toHaveText(/^\[.*~\]$/, { timeout: 120_000 });
  await page.evaluate(() => {
    document.querySelector('main')?.append('Forgotten');
    document.querySelector('main h1')?.setAttribute('title', 'Forgotten too');
  });
  expect(await foreignTexts(page)).toEqual(['Forgotten', 'Forgotten too']);
});
