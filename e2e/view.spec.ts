import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { BoardPage, type Hand } from './support/boardPage.ts';

const handOf = (project: string): Hand => (project === 'phone' ? 'tap' : 'click');

/** The key for zen mode comes a moment after the board, with the handle for its size. */
const toolsThere = (page: Page): Promise<void> => expect(page.locator('.size-handle')).toBeAttached();

test('two people choose their table from the game, and it is remembered', async ({ page }, info) => {
  const board = new BoardPage(page);
  await board.openFriend();
  await board.button('Board and table').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Side-on' }).check();
  await expectAccessible(page, 'nothing', { include: 'dialog' });
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('.board')).toHaveAttribute('data-bottom', 'right');
  await board.move('h2h3', handOf(info.project.name));
  await page.reload();
  await expect(page.locator('.board')).toHaveAttribute('data-bottom', 'right');
  await board.button('Board and table').click();
  await page.getByRole('dialog').getByText('Turn the board around').click();
  await expect(page.locator('.board')).toHaveAttribute('data-bottom', 'left');
});

test('against the computer nobody is asked how they sit', async ({ page }) => {
  const board = new BoardPage(page);
  await board.open('#/play?opponent=bot&level=easy&color=white');
  await board.button('Board and table').click();
  await expect(page.getByRole('dialog').getByText('Blindfold')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Side-on' })).toHaveCount(0);
});

test('blindfold hides the pieces and their names, and the game goes on', async ({ page }, info) => {
  const board = new BoardPage(page);
  await board.openFriend();
  await board.button('Board and table').click();
  await page.getByRole('dialog').getByRole('checkbox').check();
  await page.keyboard.press('Escape');
  await expect(page.locator('cg-board piece').first()).toBeHidden();
  await board.expectPiece('h2', '');
  await board.move('h2h3', handOf(info.project.name));
  await expect(page.locator('output')).toContainText('king');
  await board.expectPiece('h3', '');
});

test('zen mode leaves the board and the clocks; z, Escape and a button lead out @phone', async ({
  page,
}, info) => {
  const board = new BoardPage(page);
  await board.open('#/play?opponent=friend&time=300');
  const distractions = page.locator('.header, .actions, .moves, .goal');
  await toolsThere(page);
  const before = await page.locator('cg-board').boundingBox();
  await page.keyboard.press('z');
  for (const one of await distractions.all()) await expect(one).toBeHidden();
  await expect(page.getByTestId('clock-white')).toBeVisible();
  await expect.poll(() => page.locator('cg-board').boundingBox()).toEqual(before);
  await board.move('h2h3', handOf(info.project.name));
  await page.keyboard.press('Escape');
  await expect(page.locator('.actions')).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.locator('.actions')).toBeHidden();
  await page.keyboard.press('z');
  await expect(page.locator('.actions')).toBeVisible();
  await board.button('Board and table').click();
  await page.getByRole('dialog').getByText('Zen mode').click();
  await expect(board.button('Leave zen mode')).toBeFocused();
  await board.button('Leave zen mode').click();
  await expect(page.locator('.actions')).toBeVisible();
});

test('zen mode shows the result', async ({ page }, info) => {
  const board = new BoardPage(page);
  await board.openFriend('8/6K1/k7/8/8/8/8/8 w - - 0 1');
  await toolsThere(page);
  await page.keyboard.press('z');
  await board.move('g7g8', handOf(info.project.name));
  await expect(board.reason).toBeVisible();
});

test('full screen is entered and left', async ({ page }) => {
  const board = new BoardPage(page);
  await board.openFriend();
  const full = (): Promise<boolean> => page.evaluate(() => document.fullscreenElement !== null);
  await board.button('Board and table').click();
  await page.getByRole('dialog').getByText('Full screen', { exact: true }).click();
  await expect.poll(full).toBe(true);
  await board.button('Board and table').click();
  await page.getByRole('dialog').getByText('Leave full screen').click();
  await expect.poll(full).toBe(false);
});

for (const board of ['track', 'walnut', 'sea', 'slate', 'contrast'])
  test(`the ${board} board is there at first sight, in both schemes`, async ({ page }) => {
    const play = new BoardPage(page);
    await play.keep({ board, pieces: 'contrast', coordinates: 'squares' });
    await play.openFriend();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-board', board);
      const image = await page
        .locator('cg-board piece.white.king')
        .evaluate((piece) => getComputedStyle(piece).backgroundImage);
      expect(image).toContain('viewBox');
      await expect(page.locator('.coordinates span')).toHaveCount(64);
    }
  });

test('a right-to-left page keeps a1 at the left', async ({ page }, info) => {
  const board = new BoardPage(page);
  await board.openFriend();
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const [a1, h1] = await Promise.all([board.square('a1').boundingBox(), board.square('h1').boundingBox()]);
  expect(a1!.x).toBeLessThan(h1!.x);
  await board.move('h2h3', handOf(info.project.name));
  await board.expectDrawn('white.king', 'h3');
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
});
