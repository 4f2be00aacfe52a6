import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { BoardPage, type Hand } from './support/boardPage.ts';

test('axe finds nothing in either theme: in play, in every dialog, at the end, looking through it @phone', async ({
  page,
}, info) => {
  test.setTimeout(300_000);
  const phone = info.project.name === 'phone';
  const board = new BoardPage(page);
  const dialog = page.getByRole('dialog');
  const clean = (): Promise<void> => expectAccessible(page, phone ? 'nothing' : 'everything');
  const cleanPart = (include: string): Promise<void> =>
    expectAccessible(page, phone ? 'nothing' : 'contrasts', { include });
  const cleanDialog = async (opener: string): Promise<void> => {
    await board.button(opener).click();
    await expect(dialog).toBeVisible();
    await cleanPart('dialog[open]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await board.openFriend();
  await clean();
  await board.playAll('h2h3 a2b3', phone ? 'tap' : 'click');
  await cleanDialog('New game');
  await cleanDialog('Keys on the board');
  await cleanDialog('Board and table');
  await cleanDialog('Share the game');
  await board.button('Type a move').click();
  const field = page.getByRole('combobox', { name: 'Type a move' });
  await field.fill('K');
  await expect(page.getByRole('listbox')).toBeVisible();
  await cleanPart('.play-side');
  await page.keyboard.press('Escape');
  await board.button('Resign').click();
  await board.button('Sure?').click();
  await expect(board.reason).toBeVisible();
  await clean();
  await board.button('Review').click();
  await expect(page.getByRole('list', { name: /^Best moves, depth/ })).toBeVisible();
  await cleanPart('.analysis');
  await page.goto('./#/games');
  await expect(page.locator('.games-list > li')).toHaveCount(1);
  await clean();
  await page.getByRole('link', { name: /^Look through/ }).click();
  await expect(page.getByRole('heading', { name: 'Black wins' })).toBeVisible();
  await clean();
});

test('the theme is chosen and kept', async ({ page }) => {
  const board = new BoardPage(page);
  await board.open();
  const background = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await board.openMenu();
  await board.button(/^Theme/).click();
  await board.button('Theme: light').click();
  await expect(board.button('Theme: dark')).toBeVisible();
  expect(await background()).not.toBe(light);
  await page.reload();
  await board.openMenu();
  await expect(board.button('Theme: dark')).toBeVisible();
});

test('the language changes at once, and the game stays @phone', async ({ page }, info) => {
  const hand: Hand = info.project.name === 'phone' ? 'tap' : 'click';
  const board = new BoardPage(page);
  await board.openFriend();
  await board.move('h2h3', hand);
  await board.openMenu();
  await page.getByRole('combobox').selectOption('ru');
  await expect(board.status).toContainText('Ход чёрных');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page).toHaveTitle(/Ход чёрных/);
  await board.expectPiece('h3', 'белый король');
  await page.getByRole('combobox').selectOption('fi');
  await expect(board.status).toContainText('Mustan siirtovuoro');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
  await board.expectPiece('h3', 'valkea kuningas');
});

test('nothing jumps while a game is played @phone', async ({ page }, info) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      // What follows a hand at once is meant, as the piece that grows under a finger.
      for (const entry of list.getEntries())
        if (!(entry as unknown as { hadRecentInput: boolean }).hadRecentInput)
          shifts.push(JSON.stringify(entry));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const board = new BoardPage(page);
  await board.openFriend();
  await board.playAll(
    'h2h3 a2b3 h3g4 b3b4 g4g5 b4b5 g5f6 b5c6 f6g7 c6c7 g7g8 c7c8',
    info.project.name === 'phone' ? 'touch' : 'drag',
  );
  await expect(board.reason).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
});

test('the moves stay where they are when a game ends and its judgement takes the place of the goal', async ({
  page,
}) => {
  // A low window, in which the moves have hardly any room to give.
  await page.setViewportSize({ width: 1280, height: 720 });
  const board = new BoardPage(page);
  await board.open('#/play?opponent=friend&fen=6K1/2k5/8/8/8/8/8/8_b_-_-_0_1');
  // The list itself, not what keeps its room until it has come.
  const box = page.locator('section.moves');
  await expect(box).toBeVisible();
  const before = await box.boundingBox();
  await board.move('c7c8', 'click');
  await expect(board.reason).toBeVisible();
  await expect(page.locator('.analysis')).toBeVisible();
  expect(await box.boundingBox()).toEqual(before);
});

for (const width of [320, 360, 390])
  test(`on a short phone of ${width} px the board stays where it is through warning, reply and end`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    const board = new BoardPage(page);
    // The most lines there are: Finnish, and three replies to be named.
    await board.keep({ locale: 'fi' });
    await board.open('#/play?opponent=friend&fen=8/1k4K1/8/8/8/8/8/8_w_-_-_0_1');
    const box = page.locator('cg-board');
    const before = await box.boundingBox();
    await board.attempt('g7g8', 'click');
    await expect(page.getByTestId('held')).toBeVisible();
    expect(await box.boundingBox()).toEqual(before);
    await page.getByTestId('held').locator('..').getByRole('button').first().click();
    await expect(board.moves).toHaveCount(1);
    expect(await box.boundingBox()).toEqual(before);
    await board.move('b7b6', 'click');
    await expect(page.getByText('Ka8, Kb8 tai Kc8')).toBeVisible();
    expect(await box.boundingBox()).toEqual(before);
  });

const SCREENS = [
  [320, 568],
  [390, 844],
  [844, 390],
  [640, 360],
  [1024, 600],
  [1920, 1080],
] as const;

for (const locale of ['en', 'ru', 'fi'])
  test(`in ${locale}, on any screen: no sideways scrolling, the whole board in sight`, async ({ page }) => {
    const board = new BoardPage(page);
    await board.keep({ locale });
    await board.open();
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('cg-board'), `${width}x${height}`).toBeInViewport({ ratio: 0.99 });
      const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
      expect(widths[0], `${width}x${height}`).toBeLessThanOrEqual(widths[1] ?? 0);
    }
  });

test('what can be pressed is large enough for a finger @phone', async ({ page }) => {
  const board = new BoardPage(page);
  await board.open();
  await board.openMenu();
  const small = await page
    // A link within a sentence is as high as its line.
    .locator('button:not([data-square], .move), select, a:not(p a)')
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 43.9)
        .map((target) => target.outerHTML),
    );
  expect(small).toEqual([]);
});

test('the page keeps to its own content security policy', async ({ page }) => {
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') blocked.push(message.text());
  });
  const board = new BoardPage(page);
  await board.openFriend();
  await board.button('Flip board').click();
  await board.button('New game').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute(
    'content',
    /default-src 'self'/,
  );
  expect(blocked).toEqual([]);
});
