import { expect, test } from '@playwright/test';
import { BoardPage } from './support/boardPage.ts';
import { ScreenReader } from './support/screenReader.ts';

/** A whole race: captures on both sides, and an arrival that Black can't answer. */
const GAME = [
  ['h2h3', /^1: white king h2 to h3/],
  ['d2f1', /^1: black knight d2 takes white bishop on f1/],
  ['h3g4', /^2: white king h3 to g4/],
  ['c1d2', /^2: black bishop c1 to d2/],
  ['g4h5', /^3: white king g4 to h5/],
  ['d2e1', /^3: black bishop d2 takes white knight on e1/],
  ['h5h6', /^4: white king h5 to h6/],
  ['c2h7', /^4: black bishop c2 to h7/],
  ['h6g7', /^5: white king h6 to g7/],
  ['h7g8', /^5: black bishop h7 to g8/],
  ['g7g8', /^6: white king g7 takes black bishop on g8/],
] as const;

test('a whole game by keyboard alone, with the screen black', async ({ page }) => {
  test.slow();
  const board = new BoardPage(page);
  await board.openFriend();
  const reader = await ScreenReader.start(page);
  await reader.tabTo(/^h2 white king$/);
  await reader.move('e2', 'c3');
  await reader.expectHeard(/^Nc3 isn’t allowed: the knight would give check to the king on a2/);
  for (const [uci, heard] of GAME) {
    await reader.move(uci.slice(0, 2), uci.slice(2));
    await reader.expectHeard(heard);
  }
  await reader.expectHeard(/White wins\. The white king reached the eighth rank/);
  await reader.press('l');
  await reader.expectHeard(/^6: white king g7 takes black bishop on g8\. White wins/);
});

test('a game begins, is asked about, and is resigned by ear alone', async ({ page }) => {
  test.slow();
  const board = new BoardPage(page);
  await board.open();
  const reader = await ScreenReader.start(page);
  await reader.tabTo(/^New game$/);
  await reader.press('Enter');
  await reader.tabTo(/^Start game$/);
  await reader.press('Enter');
  await reader.expectHeard(/New game\./);
  await reader.tabTo(/^[a-h][1-8]/);

  // A piece by its letter, and where it can go.
  for (let n = 0; n < 2 && !/white king/.test((await reader.focus()).name); n++) await reader.press('k');
  const color = (await reader.focus()).name.includes('white king') ? 'white' : 'black';
  expect(color).toBe('white');
  await reader.press('m');
  await reader.expectHeard(/white king h2 can go to: g3 and h3/);
  await reader.press('p');
  await reader.expectHeard(/^White: king h2, queen h1, rook g1/);
  await reader.press('g');
  await reader.expectHeard(/The race is level/);
  await reader.press('t');
  await reader.expectHeard(/This game has no clocks/);
  await reader.press('a');
  await reader.expectHeard(/h2 is attacked by|Nobody attacks h2/);

  // A forbidden move is explained before it is tried, and when it is.
  await reader.goTo('e2');
  await reader.press('Enter');
  await reader.goTo('c3');
  await reader.press('y');
  await reader.expectHeard(/isn’t allowed/);
  await reader.press('Escape');

  await reader.tabTo(/^Resign$/);
  await reader.press('Enter');
  await reader.tabTo(/Sure\?/);
  await reader.press('Enter');
  await reader.expectHeard(/White resigned|Black resigned/);
});

test('every square says what it is, and the board is one stop in the tab order', async ({ page }) => {
  const board = new BoardPage(page);
  await board.openFriend();
  await expect(page.getByRole('grid', { name: 'Board' }).getByRole('button')).toHaveCount(64);
  await expect(page.locator('[data-square][tabindex="0"]')).toHaveCount(1);
  const named = await page.locator('[data-square]').allTextContents();
  expect(named.filter((name) => / (white|black) (king|queen|rook|bishop|knight)$/.test(name))).toHaveLength(
    16,
  );
});
