import { expect, test } from '@playwright/test';
import { BoardPage, type Hand } from './support/boardPage.ts';

test('a draw can be claimed together with the move that repeats the position', async ({ page }, info) => {
  const hand: Hand = info.project.name === 'phone' ? 'tap' : 'click';
  const board = new BoardPage(page);
  await board.openFriend('8/8/8/8/8/8/k6K/8 w - - 0 1');
  const claim = board.button(/^Claim draw/);
  await board.playAll('h2h3 a2a3 h3h2 a3a2 h2h3 a2a3 h3h2', hand);
  await expect(claim).toHaveText('Claim draw with Ka2: position repeated three times');
  await board.move('a3a4', hand);
  await expect(claim).toHaveCount(0);
  await board.button('Take back').click();
  await claim.click();
  await expect(board.reason).toContainText('three times');
  await expect(board.moves).toHaveCount(8);
  await expect(page.getByTestId('proof')).toHaveText('It stood at the start, after 2…Ka2 and after 4…Ka2.');
  await expect(page.locator('.cg-shapes line')).toHaveCount(4);
});

test('fifty moves can be claimed together with the hundredth', async ({ page }) => {
  const board = new BoardPage(page);
  await board.openFriend('8/8/8/8/8/k7/7K/8 w - - 99 60');
  await board.button(/^Claim draw with K..: fifty moves/).click();
  await expect(board.reason).toContainText('Fifty moves');
  await expect(board.moves).toHaveCount(1);
});
