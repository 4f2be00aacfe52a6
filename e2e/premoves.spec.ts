import { expect, test, type Page } from '@playwright/test';
import { BoardPage, type Hand } from './support/boardPage.ts';
import { screenOf } from './support/hand.ts';

/** The computer gets its thinking thread only when the test says so; until then it is its turn. */
async function withheldBot(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/worker-.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** A king race far apart, so that whatever the computer answers the white king may go on. */
const APART = '8/8/8/8/8/8/8/k6K w - - 0 1';

for (const hand of ['drag', 'click', 'tap', 'touch', 'keyboard'] as const satisfies readonly Hand[])
  test(`premoves by ${hand} are queued, shown, and played one a turn${screenOf(hand)}`, async ({ page }) => {
    const release = await withheldBot(page);
    const board = new BoardPage(page);
    await board.open(`#/play?opponent=bot&level=easy&color=white&fen=${APART.replaceAll(' ', '_')}`);
    await board.move('h1h2', hand);
    await board.attempt('h2h3', hand);
    await board.expectPiece('h3', 'white king');
    await board.attempt('h3h4', hand);
    await board.expectPiece('h4', 'white king');
    await expect(board.status).toContainText('2 moves ahead');
    await expect(page.locator('square.premove:visible')).not.toHaveCount(0);
    await expect(board.moves).toHaveCount(1);
    release();
    await expect(page.getByRole('button', { name: 'Kh4' })).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('square.premove:visible')).toHaveCount(0);
    await expect(board.status).not.toContainText('ahead');
  });

const cancels: readonly [string, (board: BoardPage) => Promise<void>][] = [
  ['Escape', (board) => board.page.keyboard.press('Escape')],
  ['the right button', (board) => board.rightDrag('e5', 'e5')],
  ['its button', (board) => board.button('Cancel').click()],
];

for (const [name, cancel] of cancels)
  test(`${name} cancels the premoves, and draws nothing`, async ({ page }) => {
    await withheldBot(page);
    const board = new BoardPage(page);
    await board.open('#/play?opponent=bot&level=easy&color=white');
    await board.move('h2h3', 'drag');
    await board.attempt('h3g4', 'drag');
    await board.attempt('g4f5', 'drag');
    await board.expectPiece('f5', 'white king');
    await cancel(board);
    await board.expectPiece('h3', 'white king');
    await board.expectPiece('f5', '');
    await expect(page.locator('square.premove:visible')).toHaveCount(0);
    await expect(page.locator('.cg-shapes [cgHash]')).toHaveCount(0);
    await expect(board.moves).toHaveCount(1);
  });

/** Black’s only move is Ka7, and then it can follow White’s king. */
const FOLLOWED = '8/8/k5K1/8/2N5/8/8/1R6 w - - 0 1';

for (const hand of ['drag', 'click', 'tap', 'keyboard'] as const satisfies readonly Hand[])
  test(`an arrival premoved by ${hand} that Black can follow is asked about${screenOf(hand)}`, async ({
    page,
  }) => {
    const release = await withheldBot(page);
    const board = new BoardPage(page);
    await board.open(`#/play?opponent=bot&level=easy&color=white&fen=${FOLLOWED.replaceAll(' ', '_')}`);
    await board.move('g6g7', hand);
    await board.attempt('g7g8', hand);
    await board.expectPiece('g8', 'white king');
    await expect(page.locator('.squares [aria-pressed=true]')).toHaveCount(0);
    release();
    await expect(page.getByTestId('held')).toHaveText('After Kg8 Black draws with Ka8.', { timeout: 30_000 });
    await expect(page.locator('output')).toHaveText(
      '1: black king a6 to a7. After Kg8 Black draws with Ka8.',
    );
    await board.expectPiece('g7', 'white king');
    await expect(page.locator('square.premove:visible')).toHaveCount(0);
    await expect(board.moves).toHaveCount(2);

    await board.button('Think again').click();
    await expect(page.getByTestId('held')).toHaveCount(0);
    await board.attempt('g7g8', hand);
    await expect(page.getByTestId('held')).toBeVisible();
    if (hand === 'keyboard') await page.keyboard.press('Enter');
    else await board.button('Play it anyway').click();
    await expect(board.moves.nth(2)).toHaveText('Kg8');
  });

test('premoves outlive a reload, and are played once the answer comes', async ({ page }) => {
  const release = await withheldBot(page);
  const board = new BoardPage(page);
  await board.open(`#/play?opponent=bot&level=easy&color=white&fen=${APART.replaceAll(' ', '_')}`);
  await board.move('h1h2', 'drag');
  await board.attempt('h2h3', 'drag');
  await board.attempt('h3h4', 'drag');
  await expect(board.status).toContainText('2 moves ahead');
  await page.reload();
  await board.expectPiece('h4', 'white king');
  await expect(board.status).toContainText('2 moves ahead');
  await expect(board.moves).toHaveCount(1);
  release();
  await expect(page.getByRole('button', { name: 'Kh4' })).toBeVisible({ timeout: 30_000 });
});

test('a question about a premove is gone after a reload, and the turn is one’s own', async ({ page }) => {
  const release = await withheldBot(page);
  const board = new BoardPage(page);
  await board.open(`#/play?opponent=bot&level=easy&color=white&fen=${FOLLOWED.replaceAll(' ', '_')}`);
  await board.move('g6g7', 'click');
  await board.attempt('g7g8', 'click');
  release();
  await expect(page.getByTestId('held')).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(board.moves).toHaveCount(2);
  await board.expectPiece('g7', 'white king');
  await expect(page.getByTestId('held')).toHaveCount(0);
  await board.attempt('g7h8', 'click');
  await expect(page.getByTestId('held')).toHaveText('After Kh8 Black draws with Ka8.');
});

test('Escape in the field for typed moves leaves the premoves alone', async ({ page }) => {
  await withheldBot(page);
  const board = new BoardPage(page);
  await board.open('#/play?opponent=bot&level=easy&color=white');
  await board.move('h2h3', 'drag');
  await board.button('Type a move').click();
  const field = page.getByRole('combobox', { name: 'Type a move' });
  await field.fill('Kg4');
  await field.press('Enter');
  await board.expectPiece('g4', 'white king');
  await field.press('Escape');
  await expect(field).toHaveCount(0);
  await board.expectPiece('g4', 'white king');
});

test('a drag that the answer overtakes goes on, and is played', async ({ page }) => {
  const release = await withheldBot(page);
  const board = new BoardPage(page);
  await board.open('#/play?opponent=bot&level=easy&color=white');
  await board.move('h2h3', 'drag');
  await board.grab('g1');
  await board.carry('h1');
  release();
  await expect(board.moves).toHaveCount(2, { timeout: 30_000 });
  await expect(page.locator('piece.dragging')).toHaveCount(1);
  await board.carry('h2');
  await board.release();
  await expect.poll(() => board.status.textContent()).toMatch(/thinking|Not allowed|Your move/);
  await expect(page.locator('piece.dragging')).toHaveCount(0);
});
