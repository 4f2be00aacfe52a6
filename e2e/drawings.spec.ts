import { expect, test } from '@playwright/test';
import { BoardPage } from './support/boardPage.ts';

const COLORS = [
  [[], '#15781b'],
  [['Shift'], '#882020'],
  [['Alt'], '#003088'],
  [['Shift', 'Alt'], '#e68f00'],
] as const;

test('arrows and circles come in colours, outlast a flip, and go with a click or a move', async ({
  page,
}) => {
  const board = new BoardPage(page);
  await board.openFriend();
  const arrows = page.locator('.cg-shapes line');
  const circles = page.locator('.cg-shapes circle');
  for (const [n, [keys, color]] of COLORS.entries()) {
    await board.rightDrag('h2', `h${4 + n}`, ...keys);
    await expect(page.locator(`.cg-shapes line[stroke="${color}"]`)).toHaveCount(1);
  }
  await board.rightDrag('c4', 'c4');
  await expect(circles).toHaveCount(1);
  await board.button('Flip board').click();
  await expect(page.locator('.board[data-bottom=black]')).toBeAttached();
  await expect(arrows).toHaveCount(4);
  // They begin on the square they began on, wherever it is now.
  const begin = page.locator('.cg-shapes line[stroke="#15781b"]');
  await expect
    .poll(async () => {
      const [h2, drawn] = [await board.square('h2').boundingBox(), await begin.boundingBox()];
      return h2 && drawn && drawn.y > h2.y && drawn.y < h2.y + h2.height;
    })
    .toBe(true);
  // The same stroke again takes a drawing away.
  await board.rightDrag('c4', 'c4');
  await expect(circles).toHaveCount(0);
  await board.click('h2');
  await expect(arrows).toHaveCount(4);
  await page.keyboard.press('Escape');
  await board.click('d5');
  await expect(arrows).toHaveCount(0);
  await board.rightDrag('h2', 'h4');
  await expect(arrows).toHaveCount(1);
  await board.move('h2h3', 'drag');
  await expect(arrows).toHaveCount(0);
  await expect(board.moves).toHaveCount(1);
});

test('Shift draws with the left button', async ({ page }) => {
  const board = new BoardPage(page);
  await board.openFriend();
  await page.keyboard.down('Shift');
  await board.grab('h2');
  await board.carry('h5');
  await expect(page.locator('.cg-shapes line')).toHaveCount(1);
  await board.release();
  await page.keyboard.up('Shift');
  await expect(page.locator('.cg-shapes line')).toHaveCount(1);
  await expect(board.moves).toHaveCount(0);
});

test('right down, left down, left up, right up leaves nothing in hand', async ({ page }) => {
  const board = new BoardPage(page);
  await board.openFriend();
  await board.carry('h2');
  await page.mouse.down({ button: 'right' });
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.up({ button: 'right' });
  await board.carry('h4');
  await expect(page.locator('piece.dragging')).toHaveCount(0);
  await expect(page.locator('.cg-shapes line')).toHaveCount(0);
  await board.expectPiece('h2', 'white king');
  await board.move('h2h3', 'drag');
});
