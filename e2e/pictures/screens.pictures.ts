import { expect, test, type Page } from '@playwright/test';
import { BoardPage } from '../support/boardPage.ts';
import { LOOKS, SIZES, type LookName, type SizeName } from './looks.ts';
import { SCREENS, type ScreenName } from './screens.ts';

/** Each screen on the desk, most on the phone, and what each look could break of it on one of them. */
const TAKEN: Readonly<Record<SizeName, Readonly<Partial<Record<LookName, readonly ScreenName[]>>>>> = {
  desk: {
    light: ['start', 'whyNot', 'end', 'setup', 'rules', 'games', 'settings', 'site'],
    dark: ['whyNot', 'firstMoves', 'games'],
    contrast: ['whyNot'],
    forced: ['clocks'],
    rtl: ['setup'],
    ru: ['clocks', 'site'],
    fi: ['end'],
  },
  phone: {
    light: ['whyNot', 'clocks', 'end', 'firstMoves', 'setup', 'games', 'site'],
    dark: ['clocks', 'rules', 'settings'],
    contrast: ['start'],
    forced: ['firstMoves', 'setup'],
    rtl: ['clocks', 'games'],
    ru: ['end', 'setup', 'settings'],
    fi: ['whyNot', 'firstMoves', 'setup', 'rules', 'site'],
  },
};

const NOON = Date.UTC(2026, 4, 4, 12);

/** All that comes a moment later is there: letters, pictures, late parts. */
async function ready(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  // A frame of the embed may go on asking.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

for (const [size, looks] of Object.entries(TAKEN) as [SizeName, (typeof TAKEN)[SizeName]][])
  for (const [look, screens] of Object.entries(looks) as [LookName, readonly ScreenName[]][])
    for (const screen of screens)
      test(`${screen}, ${size}, ${look}`, async ({ browser, baseURL }) => {
        const { context, settings, rightToLeft } = LOOKS[look];
        const page = await browser.newPage({ ...context, ...SIZES[size], ...(baseURL && { baseURL }) });
        // What the time is; clocks and animations go on.
        await page.clock.setFixedTime(NOON);
        const board = new BoardPage(page);
        // The engine’s numbers are its own affair, and hang on the speed of the machine.
        await board.keep({ ...settings, analysis: 'off' });
        if (rightToLeft)
          await page.addInitScript(() =>
            document.addEventListener('DOMContentLoaded', () => (document.documentElement.dir = 'rtl')),
          );
        await SCREENS[screen](board);
        await ready(page);
        await expect(page).toHaveScreenshot([`${screen}-${size}-${look}.png`]);
        await page.close();
      });
