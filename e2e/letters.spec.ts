import { expect, test, type Page } from '@playwright/test';
import { BoardPage } from './support/boardPage.ts';

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.goto('./#/settings');
  await page.locator('main').getByRole('combobox', { name: field, exact: true }).selectOption(option);
  await page.goto('./#/play');
}

test('moves are written with the letters of the language, or with those the reader chose', async ({
  page,
}, info) => {
  const board = new BoardPage(page);
  const [first] = [board.moves.first()];
  await board.openFriend();
  await board.move('h2h3', info.project.name === 'phone' ? 'tap' : 'click');
  await expect(first).toHaveText('Kh3');
  await choose(page, 'Language', 'ru');
  await expect(first).toHaveText('Крh3');
  await choose(page, 'Фигуры в записи ходов', 'figurines');
  await expect(first).toHaveText('♔h3');
  await expect(first).toHaveAccessibleName('Крh3');
  await page.reload();
  await expect(first).toHaveText('♔h3');
});

test('what is said of a move is written with the same letters', async ({ page }, info) => {
  const board = new BoardPage(page);
  await board.openFriend('8/8/k7/8/8/8/8/1R5K w - - 0 1');
  await choose(page, 'Language', 'fi');
  await board.attempt('b1b6', info.project.name === 'phone' ? 'tap' : 'click');
  await expect(page.getByTestId('why-not')).toContainText('Tb6 ei ole sallittu');
});
