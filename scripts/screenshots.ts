// Writes docs/pictures, which the README shows, from the built app: npm run build && npm run screenshots.
import { mkdirSync } from 'node:fs';
import { chromium, devices, type BrowserContextOptions, type Page } from '@playwright/test';
import { BoardPage } from '../e2e/support/boardPage.ts';
import { deploy } from '../e2e/support/deploy.ts';
import { chromiumLaunch } from './chromium.mjs';

const OUT = 'docs/pictures';
const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 };

interface Picture {
  readonly name: string;
  readonly look: BrowserContextOptions;
  readonly show: (board: BoardPage, page: Page) => Promise<void>;
}

/** A race that stands close, after a few moves of both sides. */
const RACE = '8/8/2k2K2/8/8/4N3/q2b2R1/r1nQBNB1_w_-_-_0_12';

const open = async (board: BoardPage, page: Page, address: string): Promise<void> => {
  await page.goto(`${page.url().split('#')[0]}${address}`);
  // The board is there before the page around it.
  await board.page.locator('section.moves').waitFor();
};

const PICTURES: readonly Picture[] = [
  {
    name: 'why-not',
    look: { ...DESK, locale: 'en-GB', colorScheme: 'light' },
    async show(board, page) {
      await open(board, page, '#/play?opponent=friend');
      await board.attempt('e2c3', 'click');
      await page.getByTestId('why-not').waitFor();
    },
  },
  {
    name: 'phone-dark',
    look: { ...PHONE, locale: 'ru-RU', colorScheme: 'dark' },
    show: (board, page) => open(board, page, `#/play?opponent=friend&fen=${RACE}`),
  },
];

mkdirSync(OUT, { recursive: true });
const site = await deploy();
const browser = await chromium.launch(chromiumLaunch());
try {
  for (const { name, look, show } of PICTURES) {
    const page = await browser.newPage({ ...look, reducedMotion: 'reduce', serviceWorkers: 'block' });
    await page.goto(site.url);
    await show(new BoardPage(page), page);
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const path = `${OUT}/${name}.png`;
    await page.screenshot({ path, animations: 'disabled' });
    console.log(path);
    await page.close();
  }
} finally {
  await browser.close();
  await site.close();
}
