import { expect, test } from '@playwright/test';
import { BoardPage, type Hand } from './support/boardPage.ts';
import { screenOf } from './support/hand.ts';

test.beforeEach(({ page }) => new BoardPage(page).keep({ confirmMoves: 'on' }));

for (const hand of ['drag', 'click', 'tap', 'keyboard'] as const satisfies readonly Hand[])
  test(`a move by ${hand} waits to be confirmed${screenOf(hand)}`, async ({ page }) => {
    const board = new BoardPage(page);
    await board.openFriend();
    await board.attempt('h2h3', hand);
    await expect(page.getByTestId('held')).toContainText('Kh3 is not played yet');
    await expect(board.moves).toHaveCount(0);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByTestId('held')).toHaveCount(0);
    await board.attempt('h2g3', hand);
    await board.button('Play it').click();
    await expect(board.moves).toHaveCount(1);
    await board.expectPiece('g3', 'white king');
  });

test('the square chosen again confirms, Escape goes back', async ({ page }) => {
  const board = new BoardPage(page);
  await board.openFriend();
  await board.attempt('h2h3', 'keyboard');
  await expect(page.locator('output')).toContainText('Kh3 is not played yet');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('held')).toHaveCount(0);
  await board.attempt('h2h3', 'keyboard');
  await page.keyboard.press('Enter');
  await expect(board.moves).toHaveCount(1);
  await board.attempt('a2a3', 'click');
  await expect(page.getByTestId('held')).toContainText('Ka3');
  await board.click('a3');
  await expect(board.moves).toHaveCount(2);
});

test('whoever does not want to be asked says so in the settings, where premoves are told of @phone', async ({
  page,
}) => {
  const board = new BoardPage(page);
  await page.goto('./#/settings');
  const choice = page.getByRole('group', { name: 'Confirm each move' });
  await expect(choice.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect(page.getByText('Premoves are played without asking.')).toBeVisible();
  await choice.getByRole('radio', { name: 'No' }).check();
  await page.goto('./#/play?opponent=friend');
  await board.move('h2h3', 'click');
});
