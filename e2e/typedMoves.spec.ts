import { expect, test, type Locator, type Page } from '@playwright/test';
import { BoardPage } from './support/boardPage.ts';

const offered = (page: Page): Locator => page.getByRole('listbox', { name: 'Legal moves' });

const ROOK = '8/8/k7/8/8/8/8/1R5K w - - 0 1';

test('a move is typed, completed and played', async ({ page }) => {
  const board = new BoardPage(page);
  await board.openFriend();
  await board.button('Type a move').click();
  const field = page.getByRole('combobox', { name: 'Type a move' });
  await expect(field).toBeFocused();
  await field.pressSequentially('k');
  await expect(offered(page).getByRole('option')).toHaveText(['Kg3h2g3', 'Kh3h2h3']);
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  await expect(offered(page).getByRole('option', { name: 'Kh3' })).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(board.moves).toHaveText(['Kh3']);
  await expect(field).toHaveValue('');
  await field.fill('a2a3');
  await field.press('Enter');
  await expect(board.moves).toHaveCount(2);
  await field.fill('Kg4');
  await board.button('Play').last().click();
  await expect(board.moves).toHaveCount(3);
});

test('Enter in the empty field says what can be typed there', async ({ page }) => {
  const board = new BoardPage(page);
  await board.openFriend();
  await board.button('Type a move').click();
  const field = page.getByRole('combobox', { name: 'Type a move' });
  await field.press('Enter');
  const help = page.locator('.typed [aria-live="polite"]');
  await expect(help).toHaveText('Type a move: Kh3 or h2h3');
  await expect(field).toHaveAccessibleDescription('Type a move: Kh3 or h2h3');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await field.pressSequentially('k');
  await expect(help).toHaveText('');
});

test('an impossible typed move gets its reason, drawn and in words', async ({ page }) => {
  const board = new BoardPage(page);
  await board.openFriend(ROOK);
  await board.button('Type a move').click();
  const field = page.getByRole('combobox', { name: 'Type a move' });
  await field.fill('Rb6');
  await field.press('Enter');
  await expect(page.getByTestId('why-not')).toContainText('the rook would give check to the king on a6');
  await expect(page.locator('.cg-shapes [cgHash]').first()).toBeAttached();
  await expect(field).toHaveValue('Rb6');
  await field.fill('castle');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('That is not a move');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});

test('slash opens the field from the board, Escape leads back to the board', async ({ page }) => {
  const board = new BoardPage(page);
  await board.openFriend();
  await board.click('e5');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Type a move' });
  await expect(field).toBeFocused();
  await field.pressSequentially('Kh');
  await expect(offered(page).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(offered(page).getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(page.locator('[data-square]:focus')).toHaveCount(1);
  await expect(board.moves).toHaveCount(0);
});

test('Russian letters are read in Russian', async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('racing-kings.locale', 'ru'));
  const board = new BoardPage(page);
  await board.openFriend();
  await board.button('Ввести ход').click();
  const field = page.getByRole('combobox', { name: 'Введите ход' });
  await field.fill('Крh3');
  await field.press('Enter');
  await expect(board.moves).toHaveText(['Крh3']);
});

test('a question mark lists the keys @phone', async ({ page, hasTouch }) => {
  const board = new BoardPage(page);
  await board.openFriend();
  if (hasTouch) await board.button('Keys on the board').click();
  else {
    await board.click('e5');
    await page.keyboard.press('?');
  }
  const dialog = page.getByRole('dialog', { name: 'Keys on the board' });
  await expect(dialog).toContainText('what attacks this square');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
