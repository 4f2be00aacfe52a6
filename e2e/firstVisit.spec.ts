import { expect, test } from '@playwright/test';
import { BoardPage } from './support/boardPage.ts';

test('a first visit: a board to play on, the goal in a sentence, the rules one press away and back to the same game @phone', async ({
  page,
}, info) => {
  test.setTimeout(120_000);
  const board = new BoardPage(page);
  await board.open();
  await expect(board.status).toContainText('First king on the eighth rank wins. Nobody may give check.');
  // The chequered line beyond the eighth rank, and the rank itself in other colours.
  const before = (selector: string): Promise<string> =>
    page.locator(selector).evaluate((element) => getComputedStyle(element, '::before').backgroundImage);
  expect(await before('.play cg-container')).toContain('gradient');
  expect(await before('.play cg-board')).toContain('gradient');

  await board.move('h2h3', info.project.name === 'phone' ? 'tap' : 'click');
  await board.expectPiece('h3', 'white king');
  await board.status.getByRole('link', { name: 'All the rules' }).click();
  await expect(page.getByRole('heading', { name: 'The rules', level: 1 })).toBeFocused({ timeout: 40_000 });
  await page.getByRole('link', { name: 'Racing Kings' }).click();
  await board.expectPiece('h3', 'white king');
});

test('the first impossible move explains itself', async ({ page }, info) => {
  const board = new BoardPage(page);
  await board.open();
  await board.attempt('e2c3', info.project.name === 'phone' ? 'tap' : 'click');
  await expect(page.getByTestId('why-not')).toContainText('Nc3 isn’t allowed');
  await expect(page.locator('.play .cg-shapes [cgHash]').first()).toBeAttached();
});
