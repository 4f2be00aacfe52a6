import { expect, test, type Locator, type Page } from '@playwright/test';
import { BoardPage } from './support/boardPage.ts';
import { press } from './support/earlyBoard.ts';

/** A visit whose page stays away until it is let in; the board is there before it. */
async function visit(
  page: Page,
  address = '',
): Promise<{ readonly board: Locator; readonly letIn: () => void }> {
  let letIn = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letIn = resolve));
  await page.route('**/assets/page-*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(`./${address}`);
  return { board: page.locator('cg-board'), letIn };
}

/** What has jumped since the page began. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const note = (entry: PerformanceEntry): void => {
      const { hadRecentInput, value } = entry as unknown as { hadRecentInput: boolean; value: number };
      if (!hadRecentInput) seen.push(value);
    };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: 'layout-shift' });
  });

for (const by of ['mouse', 'finger'] as const) {
  const screen = by === 'finger' ? ' @touch' : '';

  test(`the first move is made by ${by} before the page has come, and stays${screen}`, async ({ page }) => {
    const { board, letIn } = await visit(page);
    await expect(board.locator('piece.white.king')).toBeVisible();
    await press(page, board, 'h2', by);
    await press(page, board, 'h3', by);
    await expect(page.getByRole('button')).toHaveCount(0);
    letIn();
    const game = new BoardPage(page);
    await expect(game.moves.first()).toHaveText(/Kh3/);
    await game.expectPiece('h3', 'white king');
    // The computer answers, and the game is kept.
    await expect(game.moves).toHaveCount(2);
    await page.unroute('**/assets/page-*.js');
    await page.reload();
    await expect(game.moves.first()).toHaveText(/Kh3/);
  });

  test(`a piece chosen by ${by} before the page has come is still in hand${screen}`, async ({ page }) => {
    const { board, letIn } = await visit(page);
    await expect(board.locator('piece.white.king')).toBeVisible();
    await press(page, board, 'h2', by);
    await expect(board.locator('square.selected')).toBeAttached();
    letIn();
    const game = new BoardPage(page);
    await expect(game.square('h2')).toHaveAttribute('aria-pressed', 'true');
    await press(page, board, 'h3', by);
    await expect(game.moves.first()).toHaveText(/Kh3/);
  });
}

test('the page comes around the board, which stays where it is @phone', async ({ page }) => {
  await watchShifts(page);
  const { board, letIn } = await visit(page);
  await expect(board.locator('piece.white.king')).toBeVisible();
  const before = await board.boundingBox();
  letIn();
  await expect(new BoardPage(page).square('h2')).toBeAttached();
  await expect(page.locator('.moves button').first()).toBeVisible();
  expect(await board.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => (window as unknown as { seen: number[] }).seen)).toEqual([]);
});

test('the page comes without a stylesheet of its own, which would take the board away in WebKit', async ({
  page,
}) => {
  const { board, letIn } = await visit(page);
  await expect(board.locator('piece.white.king')).toBeVisible();
  // The last that the page asks for; a stylesheet is asked for before its script.
  const last = page.waitForResponse('**/assets/UpdateNotice-*.js');
  letIn();
  await last;
  await expect(page.locator('.moves button').first()).toBeVisible();
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1);
});

test('a link and another page bring no board before themselves', async ({ page }) => {
  for (const address of ['#/play?opponent=friend', '#/rules']) {
    const { board, letIn } = await visit(page, address);
    await expect(page.locator('[data-theme]')).toBeAttached();
    await expect(board).toHaveCount(0);
    letIn();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.goto('about:blank');
  }
});

for (const [locale, sentence, rules] of [
  ['en', 'First king on the eighth rank wins. Nobody may give check.', 'All the rules'],
  ['ru', 'Побеждает король, первым дошедший до восьмой горизонтали.', 'Все правила'],
] as const)
  test(`the goal is said with the board, in ${locale}, and stays where it is as the page comes`, async ({
    page,
  }) => {
    await watchShifts(page);
    await new BoardPage(page).keep({ locale });
    const { letIn } = await visit(page);
    const goal = page.locator('.status p');
    await expect(goal).toContainText(sentence);
    await expect(goal).toHaveAttribute('lang', locale);
    const early = await goal.boundingBox();
    letIn();
    await expect(page.getByTestId('status')).toContainText(sentence);
    // By whoever says it then: it comes anew with its chunk.
    await expect.poll(() => goal.boundingBox()).toEqual(early);
    expect(await page.evaluate(() => (window as unknown as { seen: number[] }).seen)).toEqual([]);
    await goal.getByRole('link', { name: rules }).click();
    await expect(page).toHaveURL(/#\/rules/);
  });

test('the page’s icon is no SVG, which the browser would set up like a page, and again at the first sound', async ({
  page,
}) => {
  const asked: string[] = [];
  const network = await page.context().newCDPSession(page);
  network.on('Network.requestWillBeSent', ({ request: { url } }) => {
    if (/icon/.test(url)) asked.push(url.replace(/^.*\//, ''));
  });
  await network.send('Network.enable');
  const board = new BoardPage(page);
  await board.open();
  // By the header, and by the browser itself.
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(2);
  expect(new Set(asked)).toEqual(new Set(['icon-96.png']));
});
