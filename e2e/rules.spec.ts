import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { BoardPage, type Hand } from './support/boardPage.ts';
import { screenOf } from './support/hand.ts';

/** One lesson of the rules page, its board and what is said of it. */
async function lesson(page: Page, id: string): Promise<BoardPage> {
  const card = page.locator(`[data-lesson="${id}"]`);
  await card.locator('.live-board').scrollIntoViewIfNeeded();
  await expect(card.locator('cg-board piece').first()).toBeAttached();
  return new BoardPage(page, card);
}

const said = (board: BoardPage): ReturnType<Page['locator']> => board.root.getByTestId('trial-status');

/** Something has been tried: the task is no longer what is said. */
const tried = (board: BoardPage): Promise<void> =>
  expect(said(board)).not.toContainText(/^(White|Black) to move/);

const open = async (page: Page, locale = 'en'): Promise<void> => {
  await page.addInitScript((chosen) => localStorage.setItem('racing-kings.locale', chosen), locale);
  await page.goto('./#/rules');
  await expect(page.locator('.lesson').first()).toBeVisible();
};

for (const hand of ['drag', 'touch', 'tap', 'keyboard'] as const satisfies readonly Hand[])
  test(`by ${hand} the move in question is refused with its reason, and another is played${screenOf(hand)}`, async ({
    page,
  }) => {
    await open(page);
    const board = await lesson(page, 'directCheck');
    await board.attempt('b1b6', hand);
    await expect(said(board)).toContainText('Rb6 isn’t allowed: the rook would give check');
    await expect(board.root.locator('.cg-shapes [cgHash]').first()).toBeAttached();
    await board.attempt('b1b5', hand);
    await expect(said(board)).toContainText('The game goes on');
    await board.expectPiece('b5', 'white rook');
  });

test('what differs from chess is a table with a name', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('table', { name: 'What differs from ordinary chess' })).toBeVisible();
});

test('Show me plays the lesson, Try again puts it back', async ({ page }) => {
  await open(page);
  const board = await lesson(page, 'arrivalAnswered');
  await board.root.getByRole('button', { name: 'Show me' }).click();
  await expect(said(board)).toContainText('Both kings reached the eighth rank');
  await board.root.getByRole('button', { name: 'Try again' }).click();
  await board.expectPiece('g7', 'white king');
});

test('a game against the computer goes on from a lesson, and the rules are a step back', async ({ page }) => {
  await open(page);
  const board = await lesson(page, 'bareKings');
  await board.root.getByRole('link', { name: 'Play on from here' }).click();
  await expect(page.locator('.play [data-square="h4"]')).toHaveText('h4 white king');
  await page.goBack();
  await expect(page.locator('.lesson').first()).toBeVisible();
});

test('a heading can be gone to, by its link and by its address', async ({ page }) => {
  await page.goto('./#/rules?part=questions');
  const heading = page.getByRole('heading', { name: 'Questions and answers' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.getByRole('link', { name: 'Draws', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Draws', level: 2 })).toBeFocused();
});

test('boards are pictures until they come into view, and nothing jumps as they go live @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page);
  const last = page.locator('[data-lesson="time"] .live-board');
  await expect(last.locator('svg').first()).toBeAttached();
  await expect(last.locator('cg-board')).toHaveCount(0);
  for (const id of ['directCheck', 'shield', 'arrivalWins', 'fiftyRace', 'time']) {
    const board = await lesson(page, id);
    await board.root.getByRole('button', { name: 'Show me' }).click();
    await tried(board);
  }
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
});

test('axe finds nothing in either theme, with boards live, refused and finished', async ({ page }) => {
  // Eighteen boards have more than a thousand squares to look at.
  test.slow();
  await open(page);
  for (const id of ['directCheck', 'arrivalWins', 'stalemate']) {
    const board = await lesson(page, id);
    await board.root.getByRole('button', { name: 'Show me' }).click();
    await tried(board);
  }
  await expectAccessible(page, 'contrasts');
  // A thousand squares are the same in the dark.
  await expectAccessible(page, 'everything', { exclude: '.live-board' });
});

/** Latin words that belong into a Russian text. */
const NAMES = /Racing Kings|English|Suomi|Lichess|Chess\.com|\b[KQRBN]?x?[a-h][1-8]?\b/g;

for (const locale of ['ru', 'fi'])
  test(`at 320 px in ${locale} nothing is cut off`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, locale);
    for (const id of ['discoveredCheck', 'arrivalAnswered', 'time']) {
      const board = await lesson(page, id);
      await board.root.locator('.trial-actions button').first().click();
      await expect(said(board).locator('p').first()).toBeVisible();
    }
    const cut = await page
      .locator('.screen :is(h1, h2, h3, p, td, th, a, button:not([data-square]), .trial-status)')
      .evaluateAll((boxes) =>
        boxes
          .filter(
            (box) => box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).display !== 'inline',
          )
          .map((box) => box.outerHTML),
      );
    expect(cut).toEqual([]);
    const [content, window_] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      window.innerWidth,
    ]);
    expect(content).toBeLessThanOrEqual(window_ ?? 0);
    const text = await page
      .locator('main')
      .evaluate((main) =>
        [...main.querySelectorAll('h1, h2, h3, p, td, th, a, button, strong')]
          .map((part) => part.textContent)
          .join(' '),
      );
    if (locale === 'ru') expect(text.replace(NAMES, '').match(/[a-z]{2,}/gi)).toBeNull();
    else expect(text).not.toMatch(/\b(the|king|move|check|rank|and|White|Black)\b/);
  });

test('the copy of the rules reads well without scripts, from the front page on', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fi-FI' });
  const page = await context.newPage();
  await page.goto('./');
  await page.getByRole('link', { name: 'Правила' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Правила «Гонки королей»');
  await expect(page.getByRole('img', { name: 'Прямой шах' })).toBeVisible();
  await page.getByRole('link', { name: 'Suomi' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
  await context.close();
});

test('on paper there are still pictures and no buttons', async ({ page }) => {
  await open(page);
  const board = await lesson(page, 'directCheck');
  await page.emulateMedia({ media: 'print' });
  await expect(board.root.locator('.still svg')).toBeVisible();
  await expect(board.root.locator('cg-board')).toBeHidden();
  await expect(board.root.getByRole('button').first()).toBeHidden();
  await page.emulateMedia({ media: null });
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});
