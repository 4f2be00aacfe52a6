import { expect } from '@playwright/test';
import type { BoardPage } from '../support/boardPage.ts';

const PGN = `[White "Anna"]\n[Black "Bo"]\n[Date "2026.05.01"]\n[Variant "Racing Kings"]\n[Result "1-0"]

1. Kh3 Kb3 2. Kg4 1-0

[White "Aleksandra Konstantinopolskaja"]\n[Black "Maximilian von Hohenlohe"]\n[Date "2026.05.02"]\n[Variant "Racing Kings"]\n[Result "1/2-1/2"]

1. Kh3 Kb3 2. Kg4 Kb4 3. Kg5 Kb5 4. Kf6 Kc6 5. Kg7 Kc7 6. Kg8 Kc8 1/2-1/2

[White "Bo"]\n[Black "Anna"]\n[Date "2026.05.03"]\n[Variant "Racing Kings"]\n[Result "*"]

1. Kh3 *`;

const MIDDLE = '8/8/8/1k4K1/8/8/1rbnNBR1/qrbnNBRQ_w_-_-_6_4';
const LAST = '8/2k3K1/8/8/8/4N3/3b2R1/r1nQBNB1_w_-_-_0_12';

/** The whole page beside a game has come. */
const settled = async ({ page }: BoardPage): Promise<void> => {
  await expect(page.locator('.screen-coming')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const goTo = (screen: string) => async (board: BoardPage) => {
  await board.page.goto(`./#/${screen}`);
  await settled(board);
};

/** How to come to each screen. */
export const SCREENS = {
  start: async (board) => {
    await board.open();
    await expect(board.page.locator('.goal')).toBeVisible();
  },
  whyNot: async (board) => {
    await board.open(`#/play?opponent=friend&fen=${MIDDLE}`);
    await board.attempt('e2c3', 'click');
    await expect(board.page.getByTestId('why-not')).toBeVisible();
  },
  clocks: async (board) => {
    await board.open(`#/play?opponent=friend&time=300&inc=3&fen=${MIDDLE}`);
    await expect(board.page.getByTestId('clock-white')).toBeVisible();
  },
  end: async (board) => {
    await board.open(`#/play?opponent=friend&fen=${LAST}`);
    await board.attempt('g7g8', 'click');
    await board.page.locator('.status .offer button').first().click();
    await board.page.mouse.move(0, 0);
    await board.attempt('c7b8', 'click');
    await expect(board.reason).toBeVisible();
    await expect(board.page.locator('.analysis')).toBeVisible();
  },
  firstMoves: async (board) => {
    await board.open('#/play?opponent=friend');
    await board.playAll('h2h3 a2b3 h3g4', 'click');
    const resign = board.page.locator('.actions .button').last();
    await resign.click();
    // Asked whether one is sure.
    await expect(resign).toHaveClass(/danger/);
    await resign.click();
    await expect(board.reason).toBeVisible();
    await board.page.locator('.status-actions .button').last().click();
    const panel = board.page.locator('.first-moves');
    await expect(panel).toBeVisible();
    await panel.evaluate((part) => part.scrollIntoView({ block: 'center' }));
  },
  setup: async (board) => {
    await board.open();
    await board.page.locator('.actions .button').first().click();
    await expect(board.page.getByRole('dialog')).toBeVisible();
  },
  rules: goTo('rules'),
  games: async (board) => {
    await goTo('games')(board);
    await board.page.locator('.games-tools .button').first().click();
    await board.page.getByRole('textbox').fill(PGN);
    await board.page.locator('.games-form [type=submit]').click();
    await expect(board.page.locator('.games-list > li')).toHaveCount(3);
    await board.page.keyboard.press('Escape');
    await expect(board.page.getByRole('dialog')).toBeHidden();
  },
  settings: goTo('settings'),
  site: async (board) => {
    await goTo('site')(board);
    const frame = board.page.frameLocator('.site-frame iframe');
    await expect(frame.locator('racing-kings svg').first()).toBeVisible();
  },
} as const satisfies Readonly<Record<string, (board: BoardPage) => Promise<void>>>;

export type ScreenName = keyof typeof SCREENS;
