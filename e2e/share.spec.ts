import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { BoardPage, type Hand } from './support/boardPage.ts';
import { screenOf } from './support/hand.ts';

const handOf = (project: string): Hand => (project === 'phone' ? 'tap' : 'click');

async function share(page: Page, hand: Hand): Promise<BoardPage> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const board = new BoardPage(page);
  await board.openFriend();
  await board.playAll('h2h3 a2b3 h3g4', hand);
  await board.button('Share the game').click();
  await expect(page.getByRole('dialog', { name: 'Share the game' })).toBeVisible();
  return board;
}

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test('link, PGN and FEN are copied, and the buttons say so', async ({ page }, info) => {
  const board = await share(page, handOf(info.project.name));
  await board.button('Copy PGN').click();
  await expect(board.button('Copied')).toHaveCount(1);
  await expect(board.button('Copy PGN')).toBeHidden();
  expect(await clipboard(page)).toMatch(/1\. Kh3 [^]*Kb3 [^]*2\. Kg4/);
  await board.button('Copy FEN').click();
  await expect(board.button('Copy FEN')).toBeHidden();
  expect(await clipboard(page)).toMatch(/ b - - 3 2$/);
  await board.button('Copy the link').click();
  await expect(board.button('Copy the link')).toBeHidden();
  expect(await clipboard(page)).toMatch(/#\/view\?g=[\w-]{5,12}$/);
  // What each of them copies can be read again.
  await expect(board.button('Copied')).toHaveCount(0);
});

test('whoever opens the link sees the game, and keeps the own one', async ({ page, browser }, info) => {
  test.slow();
  const hand = handOf(info.project.name);
  const board = await share(page, hand);
  await board.button('Copy the link').click();
  await expect(board.button('Copied')).toBeVisible();
  const link = await clipboard(page);

  const context = await browser.newContext();
  const other = new BoardPage(await context.newPage());
  await other.openFriend();
  await other.move('h2g3', 'click');
  await other.page.goto(link);
  await expect(other.moves).toHaveText(['Kh3', 'Kb3', 'Kg4']);
  await other.expectPiece('g4', 'white king');
  await other.attempt('b3b4', 'click');
  await other.expectPiece('b3', 'black king');
  await other.button('Keep in My games').click();
  await expect(other.page.getByText('It is in My games.')).toBeVisible();
  await other.page.getByRole('link', { name: 'Back to my game' }).click();
  await expect(other.moves).toHaveText(['Kg3']);
  await other.page.reload();
  await expect(other.moves).toHaveText(['Kg3']);
  await other.page.goto(new URL('./#/games', page.url()).href);
  await expect(other.page.locator('.games-list > li')).toHaveCount(2);
  await context.close();
});

for (const hand of ['click', 'tap'] as const)
  test(`a finished game is taken away from its end card, by ${hand}${screenOf(hand)}`, async ({ page }) => {
    const board = new BoardPage(page);
    await board.openFriend('8/6K1/8/8/8/1k6/8/8 w - - 0 1');
    await board.move('g7g8', hand);
    await board.status.getByRole('button', { name: 'Share or save the game' })[hand]();
    const dialog = page.getByRole('dialog', { name: 'Share the game' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'PGN file' })[hand](),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toMatch(/1\. Kg8# [^]*1-0\s*$/);
    await dialog.getByRole('button', { name: 'Done' })[hand]();
    await expect(dialog).toHaveCount(0);
    await expect(board.status.getByRole('heading')).toHaveText('White wins');
  });

test('where copying is refused the text is there to be selected', async ({ page }, info) => {
  const board = await share(page, handOf(info.project.name));
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await board.button('Copy FEN').click();
  const text = page.getByRole('textbox', { name: 'Copy FEN' });
  await expect(text).toHaveValue(/ b - - 3 2$/);
  await text.focus();
  expect(await page.evaluate(() => document.getSelection()?.toString())).toMatch(/ b - - 3 2$/);
});

test('a damaged link says so', async ({ page }) => {
  await page.goto('./#/view?g=EADoOwx');
  await expect(page.getByRole('alert')).toContainText('The link is damaged');
});

test('a link without a game says so, and leads on', async ({ page }) => {
  await page.goto('./#/view');
  await expect(page.getByRole('alert')).toContainText('There is no game in the link');
  await page.getByRole('link', { name: 'To My games' }).click();
  await expect(page.getByRole('heading', { name: 'My games', level: 1 })).toBeVisible();
});

test('pictures: SVG, PNG and a GIF with every position', async ({ page }, info) => {
  const board = await share(page, handOf(info.project.name));
  const file = async (name: string): Promise<Buffer> => {
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      page.getByRole('button', { name, exact: true }).click(),
    ]);
    await expect(board.button('SVG')).toBeEnabled();
    return readFile(await download.path());
  };
  const svg = (await file('SVG')).toString();
  expect(svg).toContain('<svg xmlns="http://www.w3.org/2000/svg"');
  expect(svg).toMatch(/^<svg [^>]*width="1024" height="1024"/);
  expect((await file('PNG')).subarray(1, 4).toString()).toBe('PNG');
  const gif = await file('Animated GIF');
  expect(gif.subarray(0, 6).toString()).toBe('GIF89a');
  // The browser itself reads it: the frames it finds are the positions.
  const frames = await page.evaluate(
    async (bytes) => {
      const decoder = new ImageDecoder({ data: Uint8Array.from(bytes), type: 'image/gif' });
      await Promise.all([decoder.tracks.ready, decoder.completed]);
      return decoder.tracks.selectedTrack?.frameCount;
    },
    [...gif],
  );
  expect(frames).toBe(4);
});
