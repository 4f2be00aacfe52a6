import { expect, test } from '@playwright/test';
import { BoardPage, type Hand } from './support/boardPage.ts';
import { screenOf } from './support/hand.ts';

const wholeGames = [
  {
    ending: 'White wins: Black wastes the reply',
    moves: 'h2h3 a2b3 h3h4 b3c4 h4h5 c4d5 h5h6 d5d6 h6g7 d6d7 g7f8 b2b3',
    verdict: 'White wins',
    reason: 'The white king reached the eighth rank, and the black king did not follow.',
  },
  {
    ending: 'Black wins',
    moves: 'h2g3 a2a3 g3g4 d2f1 g4h5 a3b4 e2c1 b4b5 e1c2 b5c6 h5h6 c6c7 h6h7 c7c8',
    verdict: 'Black wins',
    reason: 'The black king reached the eighth rank first.',
  },
  {
    ending: 'both arrive',
    moves: 'h2h3 a2b3 h3g4 b3b4 g4g5 b4b5 g5f6 b5c6 f6g7 c6c7 g7g8 c7c8',
    verdict: 'Draw',
    reason: 'Both kings reached the eighth rank',
  },
] as const;

for (const hand of ['drag', 'click', 'keyboard', 'touch', 'tap'] as const satisfies readonly Hand[])
  for (const game of wholeGames)
    test(`a whole game by ${hand}: ${game.ending}${screenOf(hand)}`, async ({ page }) => {
      const board = new BoardPage(page);
      await board.openFriend();
      if (hand === 'keyboard') await board.square('h2').focus();
      await board.playAll(game.moves, hand);
      await expect(board.status.getByRole('heading')).toHaveText(game.verdict);
      await expect(board.reason).toContainText(game.reason);
      await expect(page).toHaveTitle(new RegExp(game.verdict));
    });

const endings = [
  {
    ending: 'White arrives and Black cannot follow',
    fen: '3R4/k5K1/8/8/8/8/8/8 w - - 0 1',
    moves: 'g7g8',
    verdict: 'White wins',
    reason: 'did not follow',
  },
  {
    ending: 'stalemate',
    fen: '1Q4R1/5K2/4B3/8/8/5N2/8/k7 w - - 0 1',
    moves: 'f3d2',
    verdict: 'Draw',
    reason: 'Stalemate',
  },
  {
    ending: 'fivefold repetition',
    fen: '8/8/8/8/5K2/8/2k5/8 w - - 0 1',
    moves: 'f4f5 c2c3 f5f4 c3c2 f4g4 c2d2 g4f4 d2c2 f4e4 c2b2 e4f4 b2c2 f4f3 c2b3 f3f4 b3c2',
    verdict: 'Draw',
    reason: 'five times',
  },
  {
    ending: 'seventy-five moves',
    fen: '8/8/2n5/8/5K2/8/2k5/6R1 w - - 145 150',
    moves: 'f4e4 c2b3 e4e3 b3c2 g1a1',
    verdict: 'Draw',
    reason: 'Seventy-five',
  },
  {
    ending: 'arrival with the hundredth half-move',
    fen: '8/3k2K1/b7/7b/6R1/N5N1/2n5/8 w - - 99 51',
    moves: 'g7f8',
    verdict: 'Draw',
    reason: 'fifty moves',
  },
];

for (const { ending, fen, moves, verdict, reason } of endings)
  test(`from a position: ${ending}`, async ({ page }) => {
    const board = new BoardPage(page);
    await board.openFriend(fen);
    await board.playAll(moves, 'click');
    await expect(board.status.getByRole('heading')).toHaveText(verdict);
    await expect(board.reason).toContainText(reason);
  });

test('resigning takes a second press, and a double click is one press', async ({ page }) => {
  const board = new BoardPage(page);
  await board.openFriend();
  await board.button('Resign').dblclick();
  await expect(board.button('Sure?')).toBeVisible();
  await expect(board.status).toContainText('White to move');
  await board.button('Sure?').click();
  await expect(board.status.getByRole('heading')).toHaveText('Black wins');
  await expect(board.reason).toHaveText('White resigned.');
});

test('a draw is offered with a move, and accepted', async ({ page }) => {
  const hand = 'drag';
  const board = new BoardPage(page);
  await board.openFriend();
  await expect(board.button('Offer draw')).toBeDisabled();
  await board.playAll('h2h3 a2b3', hand);
  await board.button('Offer draw').click();
  await board.move('h3g4', hand);
  await expect(board.status).toContainText('White offers a draw');
  await board.button('Accept draw').click();
  await expect(board.reason).toHaveText('The players agreed to a draw.');
});

test('a claim is offered exactly when it is right, by its rule', async ({ page }) => {
  const hand = 'drag';
  const board = new BoardPage(page);
  await board.openFriend('8/8/8/8/5K2/8/2k5/8 w - - 0 1');
  const claim = board.button('Claim draw: position repeated three times');
  await board.playAll('f4f5 c2c3 f5f4 c3c2 f4g4 c2d2 g4f4', hand);
  await expect(claim).toBeHidden();
  await board.move('d2c2', hand);
  await claim.click();
  await expect(board.reason).toContainText('the draw was claimed');
});

test('an impossible move goes back and changes nothing', async ({ page }) => {
  const board = new BoardPage(page);
  // Rb1-b6 would check the king on h6.
  await board.openFriend('8/8/7K/8/8/8/8/kr6 b - - 0 1');
  await board.drag('b1', 'b6');
  await board.expectPiece('b1', 'black rook');
  await board.expectPiece('b6', '');
  await expect(board.moves).toHaveCount(0);
});
