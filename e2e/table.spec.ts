import { expect, test } from '@playwright/test';
import { BoardPage, type Hand } from './support/boardPage.ts';

const hands = (project: string): readonly Hand[] =>
  project === 'phone' ? ['touch', 'tap'] : ['drag', 'click', 'keyboard'];

const views = [
  { table: 'beside', flipped: false, bottom: 'white', corner: 'a1' },
  { table: 'beside', flipped: true, bottom: 'black', corner: 'h8' },
  { table: 'facing', flipped: false, bottom: 'white', corner: 'a1' },
  { table: 'sideOn', flipped: false, bottom: 'right', corner: 'h1' },
  { table: 'sideOn', flipped: true, bottom: 'left', corner: 'a8' },
] as const;

for (const { table, flipped, bottom, corner } of views)
  test(`${table}${flipped ? ', flipped' : ''}: every hand moves the piece that is seen to the square that is seen @phone`, async ({
    page,
  }, info) => {
    const board = new BoardPage(page);
    await board.keep({ table });
    await board.openFriend();
    if (flipped) await board.button('Flip board').click();
    await expect(page.locator('.board')).toHaveAttribute('data-bottom', bottom);
    // The corner at the bottom left of what is seen.
    await expect(page.locator('.squares tr:last-child td:first-child')).toContainText(corner);
    const kings = [
      ['h2h3', 'white.king'],
      ['a2b3', 'black.king'],
      ['h3g4', 'white.king'],
    ] as const;
    for (const [n, [uci, king]] of kings.entries()) {
      const mine = hands(info.project.name);
      const hand = mine[n % mine.length] ?? 'click';
      await board.move(uci, hand);
      await board.expectDrawn(king, uci.slice(2));
    }
  });

test('side-on the drawing of a refused move lies on the squares it speaks of', async ({ page }, info) => {
  const board = new BoardPage(page);
  await board.keep({ table: 'sideOn' });
  await board.openFriend('8/8/k7/8/8/8/8/1R5K w - - 0 1');
  await board.attempt('b1b6', hands(info.project.name)[0] ?? 'click');
  await expect(page.getByTestId('why-not')).toBeVisible();
  const arrow = page.locator('.cg-shapes line[stroke="#3d4a44"]');
  const [box, from, to] = await Promise.all([
    arrow.boundingBox(),
    board.square('b1').boundingBox(),
    board.square('b6').boundingBox(),
  ]);
  // From rank 1 to rank 6 is from left to right.
  expect(Math.abs(box!.x - from!.x - from!.width / 2)).toBeLessThan(from!.width / 4);
  expect(box!.x + box!.width).toBeGreaterThan(to!.x);
  expect(Math.abs(box!.y + box!.height / 2 - from!.y - from!.height / 2)).toBeLessThan(from!.height / 4);
});

test('face to face the far player’s pieces, plate and words stand on their heads @phone', async ({
  page,
}, info) => {
  const hand: Hand = info.project.name === 'phone' ? 'tap' : 'click';
  const board = new BoardPage(page);
  await board.keep({ table: 'facing' });
  await board.open('#/play?opponent=friend&time=300');
  const turned = (selector: string, pseudo?: string): Promise<string> =>
    page.locator(selector).evaluate((element, part) => getComputedStyle(element, part).rotate, pseudo);
  expect(await turned('cg-board piece.black.king', '::before')).toBe('180deg');
  expect(await turned('cg-board piece.white.king', '::before')).toBe('none');
  expect(await turned('.player[data-color="black"]')).toBe('180deg');
  expect(await turned('.player[data-color="white"]')).toBe('none');
  expect(await turned('.status')).toBe('none');
  await board.move('h2h3', hand);
  await expect.poll(() => turned('.status')).toBe('180deg');
  const [far, near, middle] = await Promise.all([
    page.locator('.player[data-color="black"]').boundingBox(),
    page.locator('.player[data-color="white"]').boundingBox(),
    page.locator('cg-board').boundingBox(),
  ]);
  expect(far!.y).toBeLessThan(middle!.y + middle!.height / 2);
  expect(near!.y).toBeGreaterThan(middle!.y + middle!.height / 2);
});

test('a table that turns shows the board to whoever is to move', async ({ page }, info) => {
  const hand: Hand = info.project.name === 'phone' ? 'touch' : 'drag';
  const board = new BoardPage(page);
  await board.keep({ table: 'turning' });
  await board.openFriend();
  const bottom = (side: string): Promise<void> =>
    expect(page.locator('.board')).toHaveAttribute('data-bottom', side);
  await bottom('white');
  await board.move('h2h3', hand);
  await bottom('black');
  await board.move('a2b3', hand);
  await bottom('white');
  await board.expectDrawn('black.king', 'b3');
});

test('against the computer the table is of no account', async ({ page }) => {
  const board = new BoardPage(page);
  await board.keep({ table: 'sideOn' });
  await board.open('#/play?opponent=bot&level=easy&color=white');
  await expect(page.locator('.board')).toHaveAttribute('data-bottom', 'white');
});

const SCREENS = [
  [320, 568],
  [390, 844],
  [640, 360],
  [1024, 600],
] as const;

for (const table of ['facing', 'sideOn'])
  test(`${table}, on any screen: no sideways scrolling, the whole board in sight`, async ({ page }) => {
    const board = new BoardPage(page);
    await board.keep({ table, coordinates: 'outside' });
    await board.open('#/play?opponent=friend&time=5400');
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('cg-board'), `${width}x${height}`).toBeInViewport({ ratio: 0.99 });
      const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
      expect(widths[0], `${width}x${height}`).toBeLessThanOrEqual(widths[1] ?? 0);
    }
  });
