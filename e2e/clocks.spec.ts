import { expect, test, type Page } from '@playwright/test';
import { BoardPage, type Hand } from './support/boardPage.ts';

const handOf = (project: string): Hand => (project === 'phone' ? 'tap' : 'drag');

const clock = (page: Page, color: 'white' | 'black') => page.getByTestId(`clock-${color}`);

test('the first move starts the clocks, and the flag of whoever thinks too long falls', async ({
  page,
}, info) => {
  const board = new BoardPage(page);
  await board.open('#/play?opponent=friend&time=1');
  await expect(clock(page, 'white')).toHaveText('0:01.0');
  await board.move('h2h3', handOf(info.project.name));
  await expect(board.status).toContainText('White wins');
  await expect(board.reason).toContainText('time');
  await expect(clock(page, 'black')).toHaveText('0:00.0');
  await expect(clock(page, 'white')).toHaveText('0:01.0');
});

test('a pause hides the board, and a reload finds it paused', async ({ page }, info) => {
  const board = new BoardPage(page);
  await board.open('#/play?opponent=friend&time=300&inc=3');
  await board.move('h2h3', handOf(info.project.name));
  await expect(clock(page, 'black')).toHaveText(/^4:5[0-8]$/);
  await board.button('Pause').click();
  await expect(page.locator('cg-board')).toBeHidden();
  const shown = await clock(page, 'black').textContent();
  await page.reload();
  await expect(page.getByTestId('paused')).toBeVisible();
  await expect(clock(page, 'black')).toHaveText(shown ?? '');
  await board.button('Go on playing').click();
  await board.move('a2b3', handOf(info.project.name));
  await expect(clock(page, 'white')).toHaveText(/^(5:0[0-2]|4:5\d)$/);
});

test('a reload in mid-thought gives back no time', async ({ page }, info) => {
  const board = new BoardPage(page);
  await board.open('#/play?opponent=friend&time=300');
  await board.move('h2h3', handOf(info.project.name));
  await expect(clock(page, 'black')).toHaveText(/^4:5[0-7]$/);
  await page.reload();
  await expect(page.getByTestId('paused')).toBeVisible();
  await expect(clock(page, 'black')).toHaveText(/^4:([0-4]\d|5[0-7])$/);
});

test('where its reader wants so, the clock runs on while the page is closed, down to the flag', async ({
  page,
}, info) => {
  const board = new BoardPage(page);
  const awayFor = (seconds: number) =>
    page.addInitScript((ms) => {
      const { now } = Date;
      Date.now = () => now() + ms;
    }, seconds * 1000);
  const chosen = page
    .getByRole('group', { name: 'The clock runs on while the page is closed' })
    .getByRole('radio', { name: 'Yes' });
  await page.goto('./#/settings');
  await expect(chosen).not.toBeChecked();
  await chosen.check();
  await page.reload();
  await expect(chosen).toBeChecked();
  await board.open('#/play?opponent=friend&time=300');
  await board.move('h2h3', handOf(info.project.name));
  await expect(clock(page, 'black')).toHaveText(/^4:5[0-8]$/);
  await awayFor(120);
  await page.reload();
  await expect(clock(page, 'black')).toHaveText(/^2:[45]\d$/);
  await expect(page.getByTestId('paused')).toBeHidden();
  await expect(board.status).toContainText('Black to move');
  await awayFor(86_400);
  await page.reload();
  await expect(board.status).toContainText('White wins');
  await expect(board.reason).toContainText('time');
  await expect(clock(page, 'black')).toHaveText('0:00.0');
});

test('a clock of one’s own is set up, fits the screen and moves nothing when it runs @phone', async ({
  page,
}, info) => {
  const board = new BoardPage(page);
  await board.open();
  await board.button('New game').click();
  await page.getByRole('radio', { name: 'Friend at this screen' }).check();
  await page.getByRole('radio', { name: 'Custom' }).check();
  await page.getByLabel('Minutes').fill('181');
  await board.button('Start game').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByLabel('Minutes').fill('0.2');
  // Seconds are whole ones: half of one is refused, not rounded behind the player's back.
  await page.getByLabel('Seconds a move').fill('0.5');
  await board.button('Start game').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(
    await page.getByLabel('Seconds a move').evaluate((field: HTMLInputElement) => field.validity.valid),
  ).toBe(false);
  await page.getByLabel('Seconds a move').fill('0');
  await board.button('Start game').click();
  await expect(clock(page, 'black')).toHaveText('0:12');
  const place = () => page.locator('.play-board').boundingBox();
  const before = await place();
  await board.move('h2h3', handOf(info.project.name));
  await expect(clock(page, 'black')).toHaveText(/^0:0\d\.\d$/);
  await expect(clock(page, 'black')).toHaveAttribute('data-low');
  expect(await place()).toEqual(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
