import { expect, test } from '@playwright/test';
import { BoardPage } from './support/boardPage.ts';

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`text twice as large fits on ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const board = new BoardPage(page);
    await board.open('#/play?opponent=friend&time=300');
    const size = (): Promise<number> =>
      board.status.locator('h2').evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    const usual = await size();
    // What the browser's own setting does: every rem is twice as long.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await size()).toBe(usual * 2);
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
    await expect(page.locator('cg-board')).toBeVisible();
    // Clocks are the last to be cut off.
    const cut = await page
      .locator('.clock-face')
      .evaluateAll((faces) => faces.map((face) => face.scrollWidth - face.clientWidth));
    expect(Math.max(...cut)).toBeLessThanOrEqual(0);
  });

for (const [button, way] of [
  ['New game', 'Start game'],
  ['Board and table', 'Done'],
] as const)
  test(`${button} on a phone on its side: the way on is in sight without scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 360 });
    const board = new BoardPage(page);
    await board.openFriend();
    await board.button(button).click();
    const dialog = page.getByRole('dialog');
    await dialog.evaluate((element) => element.scrollTo(0, 0));
    await expect(dialog.getByRole('button', { name: way })).toBeInViewport({ ratio: 0.95 });
  });
