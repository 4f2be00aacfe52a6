import { expect, test } from '@playwright/test';
import { BoardPage, type Hand } from './support/boardPage.ts';
import { holdAnswers } from './support/holdAnswers.ts';
import { chooseMove } from './support/player.ts';

const handOf = (project: string): Hand => (project === 'phone' ? 'tap' : 'click');

for (const level of ['easy', 'medium', 'hard'])
  test(`a whole game against ${level}, to its end`, async ({ page }) => {
    test.slow();
    const board = new BoardPage(page);
    await board.open(`#/play?opponent=bot&level=${level}&color=black`);
    const over = board.reason;
    for (let plies = 1; ; plies += 2) {
      // The list is the last to follow a move: with it everything else has.
      const answered = async () => (await over.isVisible()) || (await board.moves.count()) >= plies;
      await expect.poll(answered, { timeout: 30_000 }).toBe(true);
      if (await over.isVisible()) break;
      expect(plies).toBeLessThan(200);
      await board.move(await chooseMove(board, 'black'), 'click');
    }
    await expect(board.status.getByRole('heading')).toHaveText(/White wins|Black wins|Draw/);
  });

test('a first visitor finds a board to play at once', async ({ page }, info) => {
  const board = new BoardPage(page);
  await board.open();
  await board.move('h2h3', handOf(info.project.name));
  await expect(board.moves).toHaveCount(2);
  await expect(board.status).toContainText('Your move');
});

test('a tab that is hidden before its move has been drawn gets the answer all the same', async ({ page }) => {
  const board = new BoardPage(page);
  await board.open();
  await expect(page).toHaveTitle(/^Your move|^White to move/);
  // From here on no picture is drawn.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await board.click('h2');
  await board.click('h3');
  await expect(page).toHaveTitle(/^Black to move/);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page).toHaveTitle(/^White to move/);
});

test('a new game is set up in one dialog @phone', async ({ page }) => {
  const board = new BoardPage(page);
  await board.open();
  await board.button('New game').click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('radio', { name: 'Medium' }).check();
  await dialog.getByRole('radio', { name: 'Black' }).check();
  await dialog.getByRole('button', { name: 'Start game' }).click();
  await expect(dialog).toBeHidden();
  await expect(board.moves).toHaveCount(1);
  await expect(page.getByText('Medium · Computer')).toBeVisible();
  await board.button('New game').click();
  await expect(dialog.getByRole('radio', { name: 'Medium' })).toBeChecked();
});

test('a takeback while the bot thinks stops it for good', async ({ page }, info) => {
  const hand = handOf(info.project.name);
  const board = new BoardPage(page);
  const letIn = await holdAnswers(page);
  await board.open('#/play?opponent=bot&level=hard&color=white');
  await board.move('h2h3', hand);
  await expect(board.status).toContainText('The computer is thinking');
  await board.button('Take back').click();
  await expect(board.moves).toHaveCount(0);
  await expect(board.status).toContainText('Your move');
  await letIn();
  await board.move('h2g3', hand);
  await expect(board.moves).toHaveCount(2, { timeout: 20_000 });
  await board.expectPiece('g3', 'white king');
  await board.expectPiece('h3', '');
});

test('a takeback after the end goes on with the game', async ({ page }, info) => {
  const board = new BoardPage(page);
  await board.open('#/play?opponent=bot&level=easy&color=black&fen=7K/k7/8/8/8/8/8/8_b_-_-_0_1');
  await board.move('a7a6', handOf(info.project.name));
  await expect(board.status.getByRole('heading')).toHaveText('White wins');
  await board.button('Take back').click();
  await expect(board.status).toContainText('Your move');
  await board.move('a7a8', handOf(info.project.name));
  await expect(board.status.getByRole('heading')).toHaveText('Draw');
});

test('a bot that can’t start is told, and tried again', async ({ page }, info) => {
  let blocked = true;
  await page.route(/worker.*[.]js/, (route) => (blocked ? route.abort() : route.continue()));
  const board = new BoardPage(page);
  await board.open();
  await board.move('h2h3', handOf(info.project.name));
  await expect(board.status).toContainText('could not be started');
  blocked = false;
  await board.button('Try again').click();
  await expect(board.moves).toHaveCount(2);
});

test('the set-up is entered at what is chosen, and Enter and Space there change nothing', async ({
  page,
}) => {
  const board = new BoardPage(page);
  await board.openFriend();
  await board.button('New game').press('Enter');
  const friend = page.getByRole('dialog', { name: 'New game' }).getByRole('radio', { name: 'Friend' });
  await expect(friend).toBeFocused();
  await page.keyboard.press('Space');
  await expect(friend).toBeChecked();
});
