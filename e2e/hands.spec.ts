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
