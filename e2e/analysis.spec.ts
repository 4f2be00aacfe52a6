import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { BoardPage, type Hand } from './support/boardPage.ts';

test('a finished game is looked through with the engine, and no other game is', async ({ page }, info) => {
  test.slow();
  const hand: Hand = info.project.name === 'phone' ? 'tap' : 'click';
  const board = new BoardPage(page);
  const analysis = page.getByRole('region', { name: 'Analysis' });
  await board.openFriend('3R4/8/1k6/6K1/8/8/8/8 w - - 0 1');
  // The rook that keeps Black from the goal goes away.
  await board.playAll('d8d1 b6b7', hand);
  await expect(analysis).toHaveCount(0);
  await board.button('Resign').click();
  await board.button('Sure?').click();
  await expect(analysis).toContainText('Step back');
  await board.button('Review').click();
  await expect(
    analysis.getByRole('list', { name: /^Best moves, depth \d/ }).getByRole('listitem'),
  ).toHaveCount(3);
  await expect(analysis.getByRole('term')).toHaveText(['White wins', 'Draw', 'Black wins']);
  // However much is said below them, three rows of the moves are in sight.
  expect((await page.locator('.move-box').boundingBox())!.height).toBeGreaterThanOrEqual(114);
  await expect(analysis.getByText('%').first()).toBeVisible();
  // The list of turning points is reached by keyboard, and leads there.
  const point = analysis.getByRole('button', { name: /^1\. Rd1 Blunder/ });
  await point.focus();
  await page.keyboard.press('Enter');
  await board.expectPiece('d1', 'white rook');
  await expect(point).toHaveAttribute('aria-current', 'step');
  await expect(analysis.getByRole('progressbar')).toHaveCount(0);
  await analysis.getByRole('switch', { name: 'Engine' }).click();
  await expect(analysis.getByText('Turning points')).toHaveCount(0);
  await page.reload();
  await expect(analysis.getByRole('switch')).toHaveAttribute('aria-checked', 'false');
  await board.button('Back to the game').click();
  await board.button('Take back').click();
  await expect(analysis).toHaveCount(0);
});

test('the first moves are shown at the start, move nothing else, and one of them is played @phone', async ({
  page,
}, info) => {
  test.slow();
  const hand: Hand = info.project.name === 'phone' ? 'tap' : 'click';
  const board = new BoardPage(page);
  // Without the engine everything above keeps its height.
  await board.keep({ analysis: 'off' });
  await board.openFriend();
  await board.playAll('h2h3 a2b3', hand);
  await board.button('Resign').click();
  await board.button('Sure?').click();
  await board.button('Review').click();
  const table = page.getByRole('table', { name: 'First moves' });
  await expect(table.getByRole('rowheader')).toHaveCount(21);
  await expectAccessible(page, 'contrasts', { include: '.first-moves' });

  // Where everything else is, with and without it.
  const places = (): Promise<unknown> =>
    page.locator('.player, .status, .play-board, .actions, .moves, .analysis').evaluateAll((parts) =>
      parts.map((part) => {
        const { top, left, width, height } = part.getBoundingClientRect();
        return [top + scrollY, left, width, height];
      }),
    );
  const before = await places();
  await board.button('One move on').click();
  await expect(table).toHaveCount(0);
  await expect.poll(places).toEqual(before);
  await board.button('One move back').click();
  await expect(table).toBeVisible();
  await expect.poll(places).toEqual(before);

  // The whole row can be pressed; at its end, too.
  const row = table.getByRole('row', { name: /^Nxc2/ });
  await row.scrollIntoViewIfNeeded();
  const { width, height } = (await row.boundingBox())!;
  if (hand === 'tap') expect(height).toBeGreaterThanOrEqual(44);
  await row.click({ position: { x: width - 6, y: height / 2 } });
  const playOn = page.getByRole('button', { name: 'Play on from here' });
  await expect(playOn).toBeFocused();
  await expect(playOn).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(board.moves).toHaveText(['Nxc2']);
  await board.expectPiece('c2', 'white knight');
});

test('at a table of two the first moves lie below the nearer plate', async ({ page }) => {
  const board = new BoardPage(page);
  await board.keep({ analysis: 'off', table: 'facing' });
  await board.openFriend();
  await board.playAll('h2h3 a2b3', 'click');
  await board.button('Resign').click();
  await board.button('Sure?').click();
  await board.button('Review').click();
  const moves = await page.getByRole('region', { name: 'First moves' }).boundingBox();
  const plate = await page.locator('.player:not([data-far])').boundingBox();
  expect(moves!.y).toBeGreaterThan(plate!.y + plate!.height);
});

test('in a palette of the reader’s own both sides keep their colours, and the own first move its mark', async ({
  page,
}) => {
  const board = new BoardPage(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await board.keep({ analysis: 'off' });
  await board.openFriend();
  await board.playAll('h2h3 a2b3', 'click');
  await board.button('Resign').click();
  await board.button('Sure?').click();
  await board.button('Review').click();
  const own = page.locator('.first-moves [data-own]');
  await expect(own).toHaveCSS('outline-style', 'solid');
  const colour = (side: string): Promise<string> =>
    own.locator(`.first-bar [data-side=${side}]`).evaluate((part) => getComputedStyle(part).backgroundColor);
  expect(await colour('white')).not.toBe(await colour('black'));
});
