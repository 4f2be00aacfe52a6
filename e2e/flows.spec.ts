import { expect, test } from '@playwright/test';
import { BoardPage, type Hand } from './support/boardPage.ts';
import { chooseMove } from './support/player.ts';

const handOf = (project: string): Hand => (project === 'phone' ? 'tap' : 'click');

test('a hint comes in three steps and is drawn on the board', async ({ page }, info) => {
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

test('a finished game offers a rematch with colors changed, and a walk through it', async ({
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
  await expect(board.status).toContainText('The computer is thinking');
  await expect(page.locator('.player[data-color="black"]')).toContainText('Computer');
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
