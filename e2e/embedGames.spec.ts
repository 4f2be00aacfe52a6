// Whole games against the computer, in a sandboxed frame on a page of another origin: one by each hand.
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { clubPage, expect, test } from './support/hostPage.ts';
import { chooseFrom } from './support/player.ts';

const framed = (query: string): string =>
  clubPage(
    `<iframe title="Racing Kings" sandbox="allow-scripts" src="{EMBED}/embed.html?mode=play&level=easy&${query}" style="width:100%;max-width:400px;height:540px"></iframe>`,
  );

/** Two steps from the goal, and Black's king too far behind to follow. */
const NEAR_THE_END = 'fen=8/8/6K1/8/8/8/k7/8_w_-_-_0_1';

const frame = (page: Page): FrameLocator => page.frameLocator('iframe');
const cell = (page: Page, name: string): Locator =>
  frame(page).locator(`[role=gridcell][aria-label^="${name},"]`);
const status = (page: Page): Locator => frame(page).getByRole('status');
const turnCame = (page: Page): Promise<void> =>
  expect(status(page)).toContainText(/Your move|wins|Draw/, { timeout: 20_000 });

async function centre(square: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const { x, y, width, height } = (await square.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test('by mouse: a piece dragged, a piece clicked, the race won, and another game', async ({ page, host }) => {
  await host.open(framed(NEAR_THE_END));
  await cell(page, 'g6').hover();
  await page.mouse.down();
  await cell(page, 'g7').hover();
  await page.mouse.up();
  await turnCame(page);
  await cell(page, 'g7').click();
  await cell(page, 'g8').click();
  await expect(status(page)).toContainText('White wins. The white king reached the eighth rank');
  await frame(page).getByRole('button', { name: 'New game' }).click();
  await expect(cell(page, 'g6')).toHaveAccessibleName('g6, white king');
  expect(host.complaints).toEqual([]);
});

test('by finger: a piece dragged, a piece tapped, the race won @touch', async ({ page, host }) => {
  await host.open(framed(NEAR_THE_END));
  await expect(cell(page, 'g6')).toBeVisible();
  const finger = await page.context().newCDPSession(page);
  const [from, to] = [await centre(cell(page, 'g6')), await centre(cell(page, 'g7'))];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: (typeof from)[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  for (const part of [0.5, 1])
    await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  await touch('touchEnd');
  await expect(cell(page, 'g7')).toHaveAccessibleName('g7, white king');
  await turnCame(page);
  await cell(page, 'g7').tap();
  await cell(page, 'g8').tap();
  await expect(status(page)).toContainText('White wins. The white king reached the eighth rank');
  expect(host.complaints).toEqual([]);
});

/** Presses a key until what is looked for has the focus. */
async function press(page: Page, key: string, wanted: Locator): Promise<void> {
  for (let n = 0; n < 20 && (await wanted.count()) === 0; n++) await page.keyboard.press(key);
  await expect(wanted).toBeFocused();
}

/** The squares as the accessibility tree has them. */
async function heardSquares(page: Page): Promise<(readonly [name: string, piece: string])[]> {
  const tree = await frame(page).getByRole('grid').ariaSnapshot();
  return [...tree.matchAll(/gridcell "([a-h][1-8]), ([^"]+)"/g)].map(
    ([, name = '', piece = '']) => [name, piece] as const,
  );
}

test('by keyboard, knowing no more than the accessibility tree says: from the first move to the last', async ({
  page,
  host,
}) => {
  test.setTimeout(180_000);
  await host.open(framed('side=white'));
  await expect(status(page)).toContainText('Your move: you are White.');
  const inFocus = (selector: string): Locator => frame(page).locator(`${selector}:focus`);
  await press(page, 'Tab', inFocus('[role=gridcell]'));
  const walk = async (name: string): Promise<void> => {
    const at = (await inFocus('[role=gridcell]').getAttribute('aria-label'))!;
    for (let n = 0; n < Math.abs(name.charCodeAt(0) - at.charCodeAt(0)); n++)
      await page.keyboard.press(name[0]! > at[0]! ? 'ArrowRight' : 'ArrowLeft');
    for (let n = 0; n < Math.abs(Number(name[1]) - Number(at[1])); n++)
      await page.keyboard.press(name[1]! > at[1]! ? 'ArrowUp' : 'ArrowDown');
    await expect(inFocus('[role=gridcell]')).toHaveAttribute('aria-label', new RegExp(`^${name}`));
  };
  await walk('h2');
  await page.keyboard.press('Enter');
  await expect(inFocus('[role=gridcell]')).toHaveAccessibleName('h2, white king, picked up');
  await walk('h3');
  await page.keyboard.press('Enter');
  await turnCame(page);
  expect(await status(page).textContent()).toMatch(/^1: black \w+ [a-h][1-8] (to|takes)/);

  // A refused move says why, and the game goes on.
  await press(page, 'Tab', inFocus('input'));
  await page.keyboard.type('h3h5');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('The piece does not move like that.');
  await page.keyboard.press('ControlOrMeta+a');
  for (let n = 0; n < 80; n++) {
    const move = chooseFrom(await heardSquares(page), 'white');
    await page.keyboard.type(move);
    await page.keyboard.press('Enter');
    await turnCame(page);
    if (!(await status(page).textContent())!.includes('Your move')) break;
  }
  await expect(status(page)).toContainText(/(White|Black) wins|Draw/);
  expect(host.complaints).toEqual([]);
});
