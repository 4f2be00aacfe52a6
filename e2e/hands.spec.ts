import { expect, test } from '@playwright/test';
import { BoardPage } from './support/boardPage.ts';

test('a board that was hidden during a resize has its pieces on their squares at once', async ({ page }) => {
  const board = new BoardPage(page);
  await board.openFriend();
  const show = (display: string): Promise<void> =>
    page.evaluate((value) => {
      document.querySelector<HTMLElement>('.play-board')!.style.display = value;
    }, display);
  await show('none');
  await page.setViewportSize({ width: 900, height: 700 });
  await show('');
  await expect
    .poll(async () => {
      const king = await page.locator('piece.white.king').boundingBox();
      const square = await board.square('h2').boundingBox();
      return king && square && Math.hypot(king.x - square.x, king.y - square.y) < 2;
    })
    .toBe(true);
  await board.move('h2h3', 'drag');
  await board.move('a2a3', 'click');
});

test('marks lie on their squares at every width, and a drop as quick as a hand can be is played @desktop', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  for (const deviceScaleFactor of [1, 1.25, 1.5]) {
    const page = await browser.newPage({ deviceScaleFactor, ...(baseURL !== undefined && { baseURL }) });
    const board = new BoardPage(page);
    await board.openFriend();
    const [from, to] = await Promise.all(['h2', 'h3'].map((name) => board.square(name).boundingBox()));
    if (!from || !to) throw new Error('no board');
    const mouse = await page.context().newCDPSession(page);
    const send = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: typeof from): Promise<unknown> =>
      mouse.send('Input.dispatchMouseEvent', {
        type,
        x: at.x + at.width / 2,
        y: at.y + at.height / 2,
        button: 'left',
        clickCount: 1,
      });
    // Nothing is waited for between them.
    await Promise.all([
      send('mouseMoved', from),
      send('mousePressed', from),
      send('mouseMoved', to),
      send('mouseReleased', to),
    ]);
    await expect(board.moves).toHaveCount(1);
    for (const [width, height] of [
      [320, 640],
      [331, 640],
      [340, 640],
      [716, 720],
      [1024, 600],
    ] as const) {
      await page.setViewportSize({ width, height });
      const off = (): Promise<number> =>
        page.evaluate(() => {
          const box = (of: string): DOMRect => document.querySelector(of)!.getBoundingClientRect();
          const [mark, square] = [box('square.last-to'), box('[data-square="h3"]')];
          return Math.max(
            ...(['left', 'top', 'right', 'bottom'] as const).map((edge) =>
              Math.abs(mark[edge] - square[edge]),
            ),
          );
        });
      await expect.poll(off, { message: `${width} at ${deviceScaleFactor}` }).toBeLessThan(0.51);
      const sideways = (): Promise<number> =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await sideways()).toBeLessThanOrEqual(0);
      await expect(page.locator('cg-board')).toBeInViewport({ ratio: 0.99 });
    }
    await page.close();
  }
});

test('what was in hand is put down when another game begins', async ({ page }) => {
  const board = new BoardPage(page);
  await board.openFriend();
  await board.click('h2');
  await expect(page.locator('square.selected:visible')).toHaveCount(1);
  await board.openFriend();
  await expect(page.locator('square.selected:visible')).toHaveCount(0);
  await board.move('h2h3', 'click');
});
