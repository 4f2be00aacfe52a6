import { expect, test } from '@playwright/test';
import { BoardPage, type Hand } from './support/boardPage.ts';

const handOf = (project: string): Hand => (project === 'phone' ? 'touch' : 'drag');

test('a reload in mid-game brings everything back', async ({ page }, info) => {
  const board = new BoardPage(page);
  await board.openFriend();
  await board.playAll('h2h3 a2b3 h3g4', handOf(info.project.name));
  await board.button('Flip board').click();
  await page.locator('[data-ply="2"]').click();
  await page.reload();
  await expect(board.moves).toHaveCount(3);
  await expect(page.locator('[data-ply="2"]')).toHaveAttribute('aria-current', 'step');
  await board.expectPiece('h3', 'white king');
  await expect(page.locator('.board[data-bottom="black"]')).toBeAttached();
  await board.button('Back to the game').click();
  await board.move('b3b4', handOf(info.project.name));
  await board.expectPiece('b4', 'black king');
});

test('a link begins a game once: the reload after it goes on', async ({ page }, info) => {
  const board = new BoardPage(page);
  await board.openFriend('8/1k4K1/8/8/8/8/8/8 w - - 0 1');
  await board.move('g7g8', handOf(info.project.name));
  await page.reload();
  await board.expectPiece('g8', 'white king');
  await expect(board.status).toContainText('Black draws by arriving now');
});

test('a link to a position that can’t be played leaves the game as it is', async ({ page }, info) => {
  const board = new BoardPage(page);
  await board.openFriend();
  await board.move('h2h3', handOf(info.project.name));
  await board.open('#/play?opponent=friend&fen=8/8/8/8/8/8/8/8_w_-_-_0_1');
  await expect(page.getByRole('alert')).toContainText('not one that can be played');
  await board.expectPiece('h3', 'white king');
});

test('what a link asks for and nobody knows is told as text, and the rest is done', async ({ page }) => {
  const board = new BoardPage(page);
  await board.open('#/play?opponent=friend&time=300&level=expert&x=%3Cb%3Ebold%3C%2Fb%3E');
  const notice = page.getByRole('alert');
  await expect(notice).toHaveText(
    /^Parts of the link are not known here and were left out: \W?level=expert\W? and \W?x=<b>bold<\/b>\W?\.$/u,
  );
  await expect(page.getByTestId('clock-white')).toBeVisible();
  // Seven things can be done here; the second row of them is as wide as the first.
  const buttons = page.locator('.actions > .button');
  await expect(buttons).toHaveCount(7);
  const [fourth, last] = [await buttons.nth(3).boundingBox(), await buttons.nth(6).boundingBox()];
  expect(last!.y).toBeGreaterThan(fourth!.y);
  expect(last!.x + last!.width).toBeCloseTo(fourth!.x + fourth!.width, 0);
  await page.reload();
  await expect(page.getByTestId('clock-white')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('after a flip drops land where they are seen', async ({ page }, info) => {
  const board = new BoardPage(page);
  await board.openFriend();
  await board.button('Flip board').click();
  await expect(page.locator('.board[data-bottom="black"]')).toBeAttached();
  await board.playAll('h2h3 a2b3', handOf(info.project.name));
  await board.expectPiece('b3', 'black king');
});

test('after each resize drags move the right piece to the right square', async ({ page }) => {
  const board = new BoardPage(page);
  await board.openFriend();
  await board.move('h2h3', 'drag');
  await page.setViewportSize({ width: 900, height: 700 });
  await board.expectDrawn('black.king', 'a2');
  await board.move('a2b3', 'drag');
  await page.setViewportSize({ width: 390, height: 844 });
  await board.expectDrawn('white.king', 'h3');
  await board.move('h3g4', 'drag');
  await board.expectPiece('g4', 'white king');
});

test('a layout shift between grab and drop does not change the square', async ({ page }) => {
  const board = new BoardPage(page);
  await board.openFriend();
  await board.grab('h2');
  await board.carry('g3');
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.header')!.style.marginTop = '87px';
  });
  await board.carry('h3');
  await board.release();
  await board.expectPiece('h3', 'white king');
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.header')!.style.marginTop = '0';
  });
  await board.move('a2b3', 'drag');
  await board.expectPiece('b3', 'black king');
});

const cancels: readonly [string, (board: BoardPage) => Promise<void>][] = [
  ['Escape', (board) => board.page.keyboard.press('Escape')],
  ['the right button', (board) => board.page.mouse.down({ button: 'right' })],
  [
    'the window losing the pointer',
    (board) => board.page.evaluate(() => void window.dispatchEvent(new Event('blur'))),
  ],
];

for (const [name, cancel] of cancels)
  test(`${name} ends a drag without a move`, async ({ page }) => {
    const board = new BoardPage(page);
    await board.openFriend();
    await board.grab('h2');
    await board.carry('h3');
    await cancel(board);
    await expect(page.locator('piece.dragging')).toHaveCount(0);
    await board.release();
    await page.mouse.up({ button: 'right' });
    await expect(board.moves).toHaveCount(0);
    await board.move('h2h3', 'drag');
  });

test('a piece dropped outside the board or back on its square stays', async ({ page }) => {
  const board = new BoardPage(page);
  await board.openFriend();
  await board.grab('h2');
  await page.mouse.move(-20, -20, { steps: 3 });
  await board.release();
  await expect(page.locator('piece.dragging')).toHaveCount(0);
  await board.grab('h2');
  await board.carry('h3');
  await board.carry('h2');
  await board.release();
  await board.click('h3');
  await expect(board.moves).toHaveCount(0);
  await board.expectPiece('h2', 'white king');
});

test('a finger on the board moves the piece and not the page @touch', async ({ page }) => {
  const board = new BoardPage(page);
  await board.openFriend('8/8/8/8/8/8/k7/6RK w - - 0 1');
  await board.move('g1g7', 'touch');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a link with a position that cannot be is answered with what is wrong with it', async ({ page }) => {
  const board = new BoardPage(page);
  await board.open('#/play?fen=8/8/8/8/8/8/krbnNBRK/qrbnNBRP_w_-_-_0_1');
  await expect(page.getByRole('alert')).toContainText('There are no pawns in Racing Kings.');
  await board.expectPiece('h2', 'white king');
});
