import { expect, test } from '@playwright/test';
import { BoardPage, type Hand } from './support/boardPage.ts';

const handOf = (project: string): Hand => (project === 'phone' ? 'tap' : 'click');

/** Another tab of the same browser. */
const another = async (board: BoardPage): Promise<BoardPage> =>
  new BoardPage(await board.page.context().newPage());

test('one tab plays, the other follows and can take over', async ({ page }, info) => {
  const hand = handOf(info.project.name);
  const first = new BoardPage(page);
  await first.openFriend();
  await first.move('h2h3', hand);

  const second = await another(first);
  await second.open();
  await expect(second.page.getByRole('alert')).toContainText('being played in another tab');
  await expect(second.moves).toHaveCount(1);
  await second.attempt('a2b3', hand);
  await first.move('a2a3', hand);
  await expect(second.moves).toHaveCount(2);
  await second.expectPiece('a3', 'black king');

  await second.button('Play here').click();
  await expect(second.page.getByRole('alert')).toBeHidden();
  await expect(first.page.getByRole('alert')).toContainText('being played in another tab');
  await second.move('h3g4', hand);
  await expect(first.moves).toHaveCount(3);

  await second.page.close();
  await expect(first.page.getByRole('alert')).toBeHidden();
  await first.move('a3a4', hand);
  await page.reload();
  await expect(first.moves).toHaveCount(4);
});

test('each tab keeps the game it had, and no setting is lost', async ({ page }, info) => {
  const hand = handOf(info.project.name);
  const first = new BoardPage(page);
  await first.openFriend();
  await first.move('h2h3', hand);
  const second = await another(first);
  await second.openFriend();
  await second.playAll('h2g3 a2b3', hand);
  await second.button('Sound').click();
  await first.page.bringToFront();
  await first.button(/^Theme/).click();
  await first.button('Theme: light').click();
  await first.move('a2a3', hand);
  await Promise.all([first.page.reload(), second.page.reload()]);
  await expect(first.moves).toHaveText(['Kh3', 'Ka3']);
  await expect(second.moves).toHaveText(['Kg3', 'Kb3']);
  for (const tab of [first, second]) {
    await expect(tab.button('Sound')).toHaveAttribute('aria-pressed', 'false');
    await expect(tab.button('Theme: dark')).toBeVisible();
  }
});
