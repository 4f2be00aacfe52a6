import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { BoardPage, type Hand } from './support/boardPage.ts';

const handOf = (project: string): Hand => (project === 'phone' ? 'tap' : 'click');

const rows = (page: Page) => page.locator('.games-list > li');
const openGames = async (page: Page): Promise<void> => {
  await page.goto('./#/games');
  await expect(page.getByRole('heading', { name: 'My games', level: 1 })).toBeVisible();
};

/** Two games between people: one resigned, one open and on the board. */
async function playTwo(page: Page, hand: Hand): Promise<BoardPage> {
  const board = new BoardPage(page);
  await board.openFriend();
  await board.playAll('h2h3 a2b3', hand);
  await board.button('Resign').click();
  await board.button('Sure?').click();
  await expect(board.reason).toContainText('resigned');
  await board.openFriend();
  await board.move('h2g3', hand);
  return board;
}

test('games are listed, renamed, deleted, brought back and opened @phone', async ({ page }, info) => {
  test.slow();
  const board = await playTwo(page, handOf(info.project.name));
  await openGames(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).filter({ hasText: 'on the board' })).toContainText('Unfinished');
  const lost = rows(page).filter({ hasText: 'Black won' });
  await expect(lost).toContainText('1 move');

  await lost.getByRole('button', { name: /^Rename/ }).click();
  await page.getByLabel('Name', { exact: true }).fill('The short race');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(lost).toContainText('The short race');

  await lost.getByRole('button', { name: /^Delete/ }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lost).toContainText('The short race');
  // The button that was pressed is gone; the reader goes on with the game, not at the top of the page.
  await expect(lost.getByRole('link', { name: 'The short race', exact: true })).toBeFocused();

  await page.getByRole('searchbox').fill('short');
  await expect(rows(page)).toHaveCount(1);
  await lost.getByRole('link', { name: 'The short race', exact: true }).click();
  await expect(board.moves).toHaveText(['Kh3', 'Kb3']);
  await expect(board.reason).toContainText('resigned');
  // The game that was on the board is kept as it was.
  await openGames(page);
  await rows(page)
    .filter({ hasText: 'Unfinished' })
    .getByRole('link', { name: 'Two at one board', exact: true })
    .click();
  await expect(board.moves).toHaveText(['Kg3']);
});

test('a game is looked through without touching the one on the board', async ({ page }, info) => {
  const board = await playTwo(page, handOf(info.project.name));
  await openGames(page);
  await rows(page)
    .filter({ hasText: 'Black won' })
    .getByRole('link', { name: /^Look through/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Black wins' })).toBeVisible();
  await page.getByRole('button', { name: 'First position' }).click();
  await board.expectPiece('h2', 'white king');
  await page.getByRole('link', { name: 'Back to my game' }).click();
  await expect(board.moves).toHaveText(['Kg3']);
});

test('everything is exported, and comes in again elsewhere', async ({ page, browser }, info) => {
  await playTwo(page, handOf(info.project.name));
  await openGames(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all as PGN' }).click(),
  ]);
  const path = await file.path();
  expect((await readFile(path, 'utf8')).match(/\[Variant "Racing Kings"\]/g)).toHaveLength(2);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(new URL('./#/games', page.url()).href);
  await elsewhere.getByRole('button', { name: 'Import PGN' }).click();
  await elsewhere.locator('input[type=file]').setInputFiles(path);
  await expect(elsewhere.getByText('Imported: 2 games')).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Done' }).click();
  await expect(rows(elsewhere)).toHaveCount(2);
  await elsewhere.context().close();
});

test('pasted PGN with faults says which game, which line and why', async ({ page }) => {
  await openGames(page);
  await page.getByRole('button', { name: 'Import PGN' }).click();
  await page
    .getByLabel('Or paste PGN here')
    .fill(
      '[Variant "Racing Kings"]\n\n1. Kh3 *\n\n[Variant "Racing Kings"]\n\n1. Kh4 *\n\n[Variant "Atomic"]\n\n1. e4 *',
    );
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Imported: 1 game')).toBeVisible();
  const faults = page.getByRole('dialog').getByRole('listitem');
  await expect(faults).toHaveText([
    'Game 2, line 7: “Kh4” is not a legal move here.',
    'Game 3, line 9: a game of another kind: Atomic.',
  ]);
});

test('a file dropped on the page is imported', async ({ page }) => {
  await openGames(page);
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['1. Kh3 Kb3 *'], 'game.pgn'));
    return transfer;
  });
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
  await expect(page.getByText('Imported: 1 game')).toBeVisible();
});

test('a file without a game says so', async ({ page }) => {
  await openGames(page);
  await page.getByRole('button', { name: 'Import PGN' }).click();
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: 'empty.pgn', mimeType: 'text/plain', buffer: Buffer.from('') });
  await expect(page.getByText('There is no game in it.')).toBeVisible();
});
