import { expect, test } from '@playwright/test';
import { BoardPage, type Hand } from './support/boardPage.ts';
import { chooseMove } from './support/player.ts';

const handOf = (project: string): Hand => (project === 'phone' ? 'tap' : 'click');

test('a hint comes in three steps and is drawn on the board @phone', async ({ page }, info) => {
  const board = new BoardPage(page);
  await board.open('#/play?opponent=bot&level=easy');
  const hint = page.getByTestId('hint');
  await board.button('Hint').click();
  await expect(hint).toHaveText(/^Look at your \w+ on [a-h][1-8]\.$/);
  await expect(page.locator('.cg-shapes circle')).toHaveCount(1);
  await board.button('Where to?').click();
  await expect(hint).toHaveText(/^The best move is \S+\.$/);
  await expect(page.locator('.cg-shapes line')).toHaveCount(1);
  await board.button('Why?').click();
  await expect(hint).toHaveText(/^The best move is \S+\. \S+/);
  await expect(board.button('Hint')).toBeDisabled();
  await expect(page.getByRole('status')).toHaveText((await hint.textContent()) ?? '');
  await board.move('h2h3', handOf(info.project.name));
  await expect(hint).toBeHidden();
  await expect(page.locator('.cg-shapes line')).toHaveCount(0);
});

test('an earlier position is played on from after a question; the whole game stays', async ({
  page,
}, info) => {
  const hand = handOf(info.project.name);
  const board = new BoardPage(page);
  await board.openFriend();
  await board.playAll('h2h3 a2b3 h3g4', hand);
  await board.button('One move back').click();
  await board.attempt('b3b4', hand);
  await expect(board.status).toContainText('You are looking at an earlier position');
  await board.button('First position').click();
  await board.attempt('h2g3', hand);
  await expect(board.status).toContainText('Play on from this position?');
  await expect(board.button('Play on from here')).toBeFocused();
  await board.button('Cancel').click();
  await expect(board.moves).toHaveCount(3);
  await board.attempt('h2g3', hand);
  await board.button('Play on from here').click();
  await expect(board.moves).toHaveCount(1);
  await board.expectPiece('g3', 'white king');
});

test('a finished game offers a rematch with colors changed, and a walk through it @phone', async ({
  page,
}, info) => {
  const board = new BoardPage(page);
  await board.open('#/play?opponent=bot&level=easy&color=black&fen=7K/k7/8/8/8/8/8/8_b_-_-_0_1');
  await board.move('a7a6', handOf(info.project.name));
  await expect(board.reason).toBeVisible();
  await board.button('Review').click();
  await board.expectPiece('a7', 'black king');
  await board.button('Back to the game').click();
  await board.button('Rematch').click();
  await expect(page.locator('.player[data-color="black"]')).toContainText('Computer');
  // It begins, and its move ends this game again.
  await expect(board.moves).toHaveCount(1);
  await expect(board.reason).toBeVisible();
});

test('sides are switched in the middle of a game', async ({ page }, info) => {
  const board = new BoardPage(page);
  await board.open('#/play?opponent=bot&level=easy&color=white');
  await board.move('h2h3', handOf(info.project.name));
  await expect(board.moves).toHaveCount(2);
  await board.button('Switch sides').click();
  await expect(board.moves).toHaveCount(3);
  await expect(board.status).toContainText('Your move');
  await expect(page.locator('.player[data-color="black"]')).toContainText('You');
});

test('a draw offer goes with the move, and the computer answers it', async ({ page }, info) => {
  const hand = handOf(info.project.name);
  const board = new BoardPage(page);
  // White is far ahead: nobody would take a draw here.
  await board.open('#/play?opponent=bot&level=hard&color=black&fen=8/8/8/6K1/8/8/k7/5Q1R_b_-_-_0_1');
  await board.expectPiece('g5', 'white king');
  await board.move(await chooseMove(board, 'black'), hand);
  await expect(board.moves).toHaveCount(2);
  await board.button('Offer draw').click();
  await expect(board.status).toContainText('offered with the next move');
  await board.move(await chooseMove(board, 'black'), hand);
  await expect(board.status).toContainText('White declines the draw.');
});

test.describe('with reasons after a try', () => {
  test('the first impossible try only goes back, the second is explained', async ({ page }, info) => {
    const hand = handOf(info.project.name);
    const board = new BoardPage(page);
    await page.goto('./#/settings');
    await page.getByRole('radio', { name: 'After a try' }).check();
    await board.openFriend('8/8/k7/8/8/8/8/1R5K_w_-_-_0_1');
    await board.attempt('b1b6', hand);
    await expect(page.getByTestId('why-not')).toHaveText('Try it again to see why.');
    await expect(page.locator('.cg-shapes line')).toHaveCount(0);
    await board.attempt('b1b6', hand);
    await expect(page.getByTestId('why-not')).toContainText('the rook would give check to the king on a6');
    await expect(page.locator('.cg-shapes line').first()).toBeAttached();
  });
});

test('keys walk through the moves, and the focus goes along', async ({ page }, info) => {
  const board = new BoardPage(page);
  await board.openFriend();
  await board.playAll('h2h3 a2b3 h3g4', handOf(info.project.name));
  await page.getByRole('button', { name: 'Kg4', exact: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Kb3', exact: true })).toBeFocused();
  await board.expectPiece('h3', 'white king');
  await page.keyboard.press('Home');
  await board.expectPiece('h2', 'white king');
  await page.keyboard.press('End');
  await board.expectPiece('g4', 'white king');
});

test('in a page from right to left the arrow keys point where the buttons for the same steps point', async ({
  page,
}, info) => {
  const board = new BoardPage(page);
  await board.openFriend();
  await board.playAll('h2h3 a2b3 h3g4', handOf(info.project.name));
  await page.evaluate(() => void (document.documentElement.dir = 'rtl'));
  const left = async (name: string): Promise<number> =>
    (await page.getByRole('button', { name, exact: true }).boundingBox())!.x;
  expect(await left('One move back')).toBeGreaterThan(await left('One move on'));
  await page.getByRole('button', { name: 'Kg4', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Kb3', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Kg4', exact: true })).toBeFocused();
});

test('the wheel over the board steps through the game once it is set so', async ({ page }) => {
  const board = new BoardPage(page);
  await page.goto('./#/settings');
  await page
    .getByRole('group', { name: 'Wheel over the board steps through the moves' })
    .getByRole('radio', { name: 'Yes' })
    .check();
  await board.openFriend();
  await board.playAll('h2h3 a2b3', 'click');
  await board.square('e5').hover({ force: true });
  await page.mouse.wheel(0, -120);
  await board.expectPiece('a2', 'black king');
  await page.mouse.wheel(0, 120);
  await board.expectPiece('b3', 'black king');
});

test('a game is set up from a position, strict, and asked for again by the next set-up', async ({ page }) => {
  const board = new BoardPage(page);
  await board.open();
  await board.button('New game').click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('radio', { name: 'Friend at this screen' }).check();
  await dialog.getByRole('radio', { name: 'Position' }).check();
  const fen = dialog.getByRole('textbox', { name: 'Position (FEN)' });
  await fen.fill('8/1k4K1/8/8/8/8/P7/8 w - - 0 1');
  await expect(fen).toHaveAccessibleDescription(/no pawns/);
  await dialog.getByRole('checkbox', { name: /Strict/ }).check();
  await dialog.getByRole('button', { name: 'Start game' }).click();
  await expect(dialog).toBeVisible();
  await fen.fill('8/1k4K1/8/8/8/8/8/8 w - - 0 1');
  await dialog.getByRole('button', { name: 'Start game' }).click();
  await expect(dialog).toBeHidden();
  await board.expectPiece('g7', 'white king');
  await expect(board.button('Hint')).toBeDisabled();
  await page.reload();
  await board.expectPiece('g7', 'white king');
  await expect(board.button('Hint')).toBeDisabled();
  await board.button('New game').click();
  await expect(fen).toHaveValue('8/1k4K1/8/8/8/8/8/8 w - - 0 1');
});

test('a link carries a whole set-up', async ({ page }) => {
  const board = new BoardPage(page);
  await board.open('#/play?opponent=bot&level=medium&color=white&time=300&inc=3&start=random&strict=1');
  await expect(page.getByText('Medium · Computer')).toBeVisible();
  await expect(page.getByTestId('clock-white')).toHaveText('5:00');
  await expect(board.button('Hint')).toBeDisabled();
  await expect(page.locator('[data-square]', { hasText: 'white king' })).toHaveCount(1);
});
