import { expect, test } from '@playwright/test';
import { BoardPage, type Hand } from './support/boardPage.ts';
import { screenOf } from './support/hand.ts';

const ROOK = '8/8/k7/8/8/8/8/1R5K w - - 0 1';

for (const hand of ['drag', 'click', 'touch', 'tap', 'keyboard'] as const satisfies readonly Hand[]) {
  test(`an impossible move by ${hand} is explained, drawn and changes nothing${screenOf(hand)}`, async ({
    page,
  }) => {
    const board = new BoardPage(page);
    await board.openFriend(ROOK);
    await board.attempt('b1b6', hand);

    await expect(page.getByTestId('why-not')).toHaveText(
      'Rb6 isn’t allowed: the rook would give check to the king on a6.',
    );
    await expect(page.locator('.cg-shapes [cgHash]').first()).toBeAttached();
    await expect(board.moves).toHaveCount(0);
    await board.expectPiece('b1', 'white rook');

    await board.move('b1b5', hand);
    await expect(page.getByTestId('why-not')).toHaveCount(0);
    await board.expectPiece('b5', 'white rook');
  });
}

test('a chosen piece shows where only a check forbids it, in another shape', async ({ page }) => {
  const board = new BoardPage(page);
  await board.openFriend(ROOK);
  await board.click('b1');
  await expect(page.locator('cg-board square.forbidden')).toHaveCount(2);
  await expect(page.locator('cg-board square.move-dest')).toHaveCount(11);
});

test('a key on a piece that can’t be taken up, or on an empty square, says why', async ({ page }) => {
  const board = new BoardPage(page);
  await board.openFriend(ROOK);
  const heard = page.locator('output');
  await board.square('a6').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('why-not')).toHaveText('It is White’s turn to move.');
  await expect(heard).toHaveText('It is White’s turn to move.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(heard).toHaveText('There is no piece on c6.');
  await board.move('b1b5', 'keyboard');
  await expect(page.getByTestId('why-not')).toHaveCount(0);
});

test('the screen reader hears the reason, a second time too', async ({ page }) => {
  const board = new BoardPage(page);
  await board.openFriend(ROOK);
  const heard = page.locator('output');
  await board.attempt('b1b6', 'keyboard');
  await expect(heard).toContainText('the rook would give check to the king on a6');
  const first = await heard.textContent();
  await board.attempt('b1b6', 'keyboard');
  await expect.poll(() => heard.textContent()).not.toBe(first);
});
