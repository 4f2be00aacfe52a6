import { expect, test } from '@playwright/test';
import { BoardPage } from './support/boardPage.ts';

test('a visit to another page and back leaves the game as it was', async ({ page }, info) => {
  const board = new BoardPage(page);
  await board.openFriend();
  await board.move('h2h3', info.project.name === 'phone' ? 'tap' : 'click');
  await board.openMenu();
  await page.getByRole('link', { name: 'About' }).click();
  const heading = page.getByRole('heading', { name: 'About', level: 1 });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('About · Racing Kings');
  await page.goBack();
  await board.expectPiece('h3', 'white king');
  await expect(page).toHaveTitle(/Black to move/);
});

test('a page that can’t be fetched says so, and the game is one press away', async ({ page }) => {
  const board = new BoardPage(page);
  await board.openFriend();
  await page.route('**/AboutScreen-*.js', (route) => route.abort());
  await board.openMenu();
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/AboutScreen-*.js');
  await page.getByRole('button', { name: 'Load it again' }).click();
  await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeVisible();
});

test('the first stop of the keyboard leads past the head of the page', async ({ page }) => {
  const board = new BoardPage(page);
  await board.open();
  await page.keyboard.press('Tab');
  await expect(board.button('Skip to the content')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(board.square('h2')).toBeFocused();
});

test('the menu of a phone closes when the browser goes back @touch', async ({ page }) => {
  const board = new BoardPage(page);
  await board.openFriend();
  await board.openMenu();
  const menu = page.getByRole('navigation');
  await page.getByRole('link', { name: 'About' }).tap();
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
  await board.openMenu();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(page.locator('cg-board')).toBeVisible();
  await expect(menu).toBeHidden();
});

test('the menu of a phone closes with a press outside it and with the link that was followed @touch', async ({
  page,
}) => {
  const board = new BoardPage(page);
  await board.open();
  await board.openMenu();
  await page.touchscreen.tap(20, 800);
  await expect(page.getByRole('navigation')).toBeHidden();
  await board.openMenu();
  await board.tap('b1');
  await expect(page.getByRole('navigation')).toBeHidden();
  await board.openMenu();
  await page.getByRole('link', { name: 'About' }).tap();
  await expect(page.getByRole('navigation')).toBeHidden();
});

for (const [locale, title] of [
  ['ru-RU', 'Настройки'],
  ['fi-FI', 'Asetukset'],
] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    test('an address of another page opens that page', async ({ page }) => {
      await page.goto('./#/settings');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });
  });
