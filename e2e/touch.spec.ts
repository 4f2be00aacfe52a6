import { expect, test } from '@playwright/test';
import { BoardPage } from './support/boardPage.ts';

test('under a finger the square it would drop on is ringed, wider than the finger @touch', async ({
  page,
}) => {
  const board = new BoardPage(page);
  await board.openFriend();
  const finger = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove', square: string): Promise<void> => {
    const box = (await board.square(square).boundingBox())!;
    // A little off the middle: the ring stands around the square, not around the finger.
    const at = { x: box.x + box.width * 0.3, y: box.y + box.height * 0.7, id: 1 };
    await finger.send('Input.dispatchTouchEvent', { type, touchPoints: [at] });
  };
  const aim = page.locator('.aim');
  await expect(aim).toBeHidden();
  await touch('touchStart', 'h2');
  await touch('touchMove', 'h3');
  for (const square of ['g3', 'h3']) {
    await expect
      .poll(async () => {
        await touch('touchMove', square);
        const [ring, under] = [await aim.boundingBox(), await board.square(square).boundingBox()];
        return ring && under && Math.hypot(ring.x - under.x, ring.y - under.y) < 1.5;
      })
      .toBe(true);
  }
  const beyond = await aim.evaluate(
    (element) => (Number.parseFloat(getComputedStyle(element, '::before').width) - element.clientWidth) / 2,
  );
  expect(beyond).toBeGreaterThan(20);
  const size = (await page.locator('piece.dragging').boundingBox())!.width;
  expect(size).toBeGreaterThan((await board.square('h3').boundingBox())!.width * 1.4);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(aim).toBeHidden();
  await expect(board.moves).toHaveText(['Kh3']);
});

test('a finger on a finished game’s board scrolls the page @touch', async ({ page }) => {
  const board = new BoardPage(page);
  await board.openFriend('8/1k4K1/8/8/8/8/8/8 w - - 0 1');
  await board.touch('e5', 'e7');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await board.button('Resign').click();
  await board.button('Sure?').click();
  await expect(board.reason).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await board.touch('e3', 'e7');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(20);
});
