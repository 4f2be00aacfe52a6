import { expect, test } from '@playwright/test';
import { BoardPage } from './support/boardPage.ts';

const ANSWERED = '8/1k4K1/8/8/8/8/8/8 w - - 0 1';

test('White is warned before an arrival that Black can answer @phone', async ({ page }) => {
  const board = new BoardPage(page);
  await board.openFriend(ANSWERED);
  await board.attempt('g7g8', 'click');
  await expect(page.getByTestId('held')).toHaveText('After Kg8 Black draws with Ka8, Kb8 or Kc8.');
  await expect(board.moves).toHaveCount(0);
  await board.expectPiece('g7', 'white king');

  await board.button('Think again').click();
  await expect(page.getByTestId('held')).toHaveCount(0);

  await board.attempt('g7g8', 'click');
  await board.button('Play it anyway').click();
  await board.expectPiece('g8', 'white king');
  await expect(page.locator('cg-board square.saving')).toHaveCount(3);
});

test('a wasted reply is proved on the board', async ({ page }) => {
  const board = new BoardPage(page);
  await board.openFriend(ANSWERED);
  await board.playAll('g7g8 b7b6', 'click');
  await expect(page.getByTestId('proof')).toHaveText('Ka8, Kb8 or Kc8 would have drawn.');
});

test('both players see who leads the race', async ({ page }) => {
  const board = new BoardPage(page);
  await board.openFriend('8/8/6K1/8/1k6/8/8/8 w - - 0 1');
  await expect(page.getByTestId('race-white').locator('b')).toHaveText('2');
  await expect(page.getByTestId('race-white')).toHaveAttribute('data-leads', 'true');
  const longer = await page.evaluate(() => {
    const [white, black] = ['white', 'black'].map(
      (color) =>
        document.querySelector(`[data-color=${color}] .race-bar i`)?.getBoundingClientRect().width ?? 0,
    );
    return (white ?? 0) > (black ?? 0) && (black ?? 0) > 0;
  });
  expect(longer, 'the bar of who leads').toBe(true);
  await expect(page.locator('.race-lead')).toHaveText('\u200e+2');
  await expect(page.getByTestId('race-black')).toHaveText('4');
  await expect(page.getByTestId('race-text')).toContainText('White leads the race by 2 moves.');
});
