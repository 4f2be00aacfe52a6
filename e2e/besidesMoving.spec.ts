// What can be done besides moving, by finger, and by the keyboard alone.
import { expect, test } from '@playwright/test';
import { BoardPage } from './support/boardPage.ts';
import { screenOf } from './support/hand.ts';

const HANDS = ['tap', 'keyboard'] as const;
type By = (typeof HANDS)[number];

/** A player who has nothing but the one hand. */
function playerBy(board: BoardPage, hand: By) {
  const press = async (name: string | RegExp): Promise<void> => {
    const button = board.button(name);
    if (hand === 'tap') return button.tap();
    await board.tabTo(button);
    await board.page.keyboard.press('Enter');
  };
  /** What was pressed has gone, or is switched off: a keyboard is on the board then, not at the top of the page. */
  const backOnBoard = async (): Promise<void> => {
    if (hand === 'keyboard') await expect(board.page.locator('[data-square]:focus')).toBeAttached();
  };
  const toBoard = async (): Promise<void> => {
    if (hand === 'keyboard') await board.tabTo(board.page.locator('[data-square][tabindex="0"]'));
  };
  const attempt = async (uci: string): Promise<void> => {
    await toBoard();
    await board.attempt(uci, hand);
  };
  const move = async (uci: string): Promise<void> => {
    await toBoard();
    await board.move(uci, hand);
  };
  return { press, backOnBoard, attempt, move };
}

for (const hand of HANDS) {
  test(`by ${hand}: time is given, a pause, a takeback, a draw offered, declined and accepted${screenOf(hand)}`, async ({
    page,
  }) => {
    const board = new BoardPage(page);
    const { press, backOnBoard, move } = playerBy(board, hand);
    await board.open('#/play?opponent=friend&time=300');
    await move('h2h3');
    await press('Take back');
    await backOnBoard();
    await move('h2h3');
    await press('Give White 15 seconds');
    await expect(page.getByTestId('clock-white')).toHaveText('5:15');
    await press('Pause');
    await expect(page.locator('cg-board')).toBeHidden();
    await press('Go on playing');
    await backOnBoard();
    await expect(page.locator('cg-board')).toBeVisible();

    await move('a2b3');
    await press('Take back');
    await expect(board.moves).toHaveText(['Kh3']);
    await board.expectPiece('a2', 'black king');
    await move('a2a3');

    await press('Offer draw');
    await expect(board.status).toContainText('offered with the next move');
    await move('h3g4');
    await expect(board.status).toContainText('White offers a draw');
    await press('Decline');
    await backOnBoard();
    await expect(board.status).toContainText('Black declines the draw.');
    await press('Offer draw');
    await expect(board.button('Offer draw')).toHaveAttribute('aria-pressed', 'true');
    await move('a3a4');
    await press('Accept draw');
    await backOnBoard();
    await expect(board.reason).toHaveText('The players agreed to a draw.');
  });

  test(`by ${hand}: played on from an earlier move, a draw claimed, another game resigned${screenOf(hand)}`, async ({
    page,
  }) => {
    const board = new BoardPage(page);
    const { press, backOnBoard, attempt, move } = playerBy(board, hand);
    await board.openFriend('8/8/8/8/8/8/k6K/8 w - - 0 1');
    await move('h2h3');
    await press('First position');
    await attempt('h2g2');
    await expect(board.status).toContainText('Play on from this position?');
    await press('Play on from here');
    await backOnBoard();
    await expect(board.moves).toHaveText(['Kg2']);

    for (const uci of 'a2a3 g2g3 a3a2 g3g2 a2a3 g2g3 a3a2'.split(' ')) await move(uci);
    await press(/^Claim draw with Kg2/);
    await backOnBoard();
    await expect(board.reason).toContainText('three times');

    await press('Rematch');
    await backOnBoard();
    await expect(board.moves).toHaveCount(0);
    await press('Resign');
    await expect(board.button('Sure?')).toBeVisible();
    await expect(board.status).toContainText('White to move');
    // Two taps in quick succession are one press.
    await expect(async () => {
      await press('Sure?');
      await expect(board.reason).toHaveText('White resigned.', { timeout: 500 });
    }).toPass();
  });
}
