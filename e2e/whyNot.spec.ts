import { expect, test } from '@playwright/test';
import { BoardPage, type Hand } from './support/boardPage.ts';
import { screenOf } from './support/hand.ts';

const ROOK = '8/8/k7/8/8/8/8/1R5K w - - 0 1';

for (const hand of ['drag', 'click', 'touch', 'tap', 'keyboard'] as const satisfies readonly Hand[]) {
  test(`an impossible move by ${hand} is explained, drawn and changes nothing${screenOf(hand)}`, async ({
    page,
  }) => {
    const board = new BoardPage(page);
    await board.openFriend(ROOK);
    await board.attempt('b1b6', hand);

    await expect(page.getByTestId('why-not')).toHaveText(
      'Rb6 isn’t allowed: the rook would give check to the king on a6.',
    );
    await expect(page.locator('.cg-shapes [cgHash]').first()).toBeAttached();
    await expect(board.moves).toHaveCount(0);
    await board.expectPiece('b1', 'white rook');

    await board.move('b1b5', hand);
    await expect(page.getByTestId('why-not')).toHaveCount(0);
    await board.expectPiece('b5', 'white rook');
  });
}

test('a chosen piece shows where only a check forbids it, in another shape', async ({ page }) => {
  const board = new BoardPage(page);
  await board.openFriend(ROOK);
  await board.click('b1');
  await expect(page.locator('cg-board square.forbidden')).toHaveCount(2);
  await expect(page.locator('cg-board square.move-dest')).toHaveCount(11);
});

test('a key on a piece that can’t be taken up, or on an empty square, says why', async ({ page }) => {
  const board = new BoardPage(page);
  await board.openFriend(ROOK);
  const heard = page.locator('output');
  await board.square('a6').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('why-not')).toHaveText('It is White’s turn to move.');
  await expect(heard).toHaveText('It is White’s turn to move.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(heard).toHaveText('There is no piece on c6.');
  await board.move('b1b5', 'keyboard');
  await expect(page.getByTestId('why-not')).toHaveCount(0);
});

for (const hand of ['click', 'tap'] as const)
  test(`the other side’s piece under a ${hand} is answered once, and nothing else is disturbed${screenOf(hand)}`, async ({
    page,
  }) => {
    const board = new BoardPage(page);
    const why = page.getByTestId('why-not');
    const heard = page.locator('output');
    await board.openFriend(ROOK);
    await board[hand]('a6');
    await expect(why).toHaveText('It is White’s turn to move.');
    await expect(heard).toHaveText('It is White’s turn to move.');
    await expect(page.locator('.cg-shapes [cgHash]')).toHaveCount(1);

    // An empty square says nothing; one’s own piece goes on with the game.
    await board[hand]('h1');
    await expect(why).toHaveCount(0);
    await board[hand]('g2');
    await expect(board.moves).toHaveText(['Kg2']);
    await board[hand]('b1');
    await expect(why).toHaveText('It is Black’s turn to move.');

    // In an earlier position the way back stays in sight.
    await board.button('One move back').click();
    await expect(board.button('Back to the game')).toBeVisible();
    await board[hand]('a6');
    await board.settle();
    await board.settle();
    expect(await why.count()).toBe(0);
    expect(await page.locator('.cg-shapes [cgHash]').count()).toBe(0);
    await board[hand]('b1');
    await expect(page.locator('square.move-dest').first()).toBeAttached();
    await expect(board.button('Back to the game')).toBeVisible();
  });

test('a capture by clicks is no press, a drawn ring stays, and a question waits for its answer', async ({
  page,
}) => {
  const board = new BoardPage(page);
  const why = page.getByTestId('why-not');
  await board.openFriend('8/8/8/8/2k5/8/1r6/1R4K1 w - - 0 1');
  await board.rightDrag('c4', 'c4');
  await expect(page.locator('.cg-shapes [cgHash]')).toHaveCount(1);
  await expect(why).toHaveCount(0);
  await board.attempt('b1b2', 'click');
  await expect(board.moves).toHaveText(['Rxb2']);
  await expect(why).toHaveCount(0);

  await board.openFriend('8/1k4K1/8/8/8/8/8/8 w - - 0 1');
  await board.attempt('g7g8', 'click');
  await expect(page.getByTestId('held')).toBeVisible();
  await board.click('b7');
  await board.click('g8');
  await expect(board.moves).toHaveText(['Kg8']);
  await expect(why).toHaveCount(0);
});

test('at a table for two who sit opposite a touch of the other’s piece is nobody’s mistake', async ({
  page,
}) => {
  const board = new BoardPage(page);
  await board.keep({ table: 'facing' });
  await board.openFriend(ROOK);
  const silent = async (square: string): Promise<void> => {
    await board.click(square);
    await board.settle();
    await board.settle();
    expect(await page.locator('.cg-shapes [cgHash]').count()).toBe(0);
    expect(await page.getByTestId('why-not').count()).toBe(0);
  };
  await silent('a6');
  await board.move('h1h2', 'click');
  await silent('b1');
  await board.move('a6a5', 'click');
});

test('the screen reader hears the reason, a second time too', async ({ page }) => {
  const board = new BoardPage(page);
  await board.openFriend(ROOK);
  const heard = page.locator('output');
  await board.attempt('b1b6', 'keyboard');
  await expect(heard).toContainText('the rook would give check to the king on a6');
  const first = await heard.textContent();
  await board.attempt('b1b6', 'keyboard');
  await expect.poll(() => heard.textContent()).not.toBe(first);
});
