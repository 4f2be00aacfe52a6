import { devices, type Browser, type CDPSession, type Page } from '@playwright/test';
import { BoardPage, type Hand } from '../../e2e/support/boardPage.ts';
import { lightHand } from './lightHand.ts';
import { watch, watchTasks, type Seen, type Task } from './watch.ts';

const MAX_MOVES = 100;

/** One use of the page from beginning to end. */
export interface Run extends Seen {
  readonly tasks: readonly Task[];
  /** When each step of it began, by the clock of `process.hrtime`. */
  readonly steps: readonly number[];
}

interface Use {
  readonly url: string;
  readonly phone?: boolean;
  readonly slowed?: number;
  readonly ready: (page: Page) => Promise<void>;
  /** Gets its tools ready before anything is measured; the answer does it, and calls `step` as each step begins. */
  readonly prepare: (page: Page, session: CDPSession) => Promise<(step: () => void) => Promise<void>>;
}

/** What a page that has come to rest makes of a use of it. */
async function run(browser: Browser, { url, phone = false, slowed = 1, ready, prepare }: Use): Promise<Run> {
  const device = phone ? devices['Pixel 7'] : devices['Desktop Chrome'];
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(url);
  await ready(page);
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  const use = await prepare(page, session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await watch(page);
  const tasksSeen = await watchTasks(session);
  const steps: number[] = [];
  await use(() => steps.push(Number(process.hrtime.bigint()) / 1e6));
  const tasks = await tasksSeen();
  const seen = await page.evaluate(() => window.seen);
  await context.close();
  return { ...seen, tasks, steps };
}

/** A whole game against hard. Each step is a move with its answer. */
export const playGame = (browser: Browser, url: string, hand: Hand, slowed: number): Promise<Run> =>
  run(browser, {
    url: `${url}#/play?opponent=bot&level=hard&color=white`,
    phone: hand === 'tap' || hand === 'touch',
    slowed,
    ready: (page) => new BoardPage(page).expectPiece('h2', 'white king'),
    prepare: async (page, session) => {
      const player = await lightHand(page, session, hand);
      return async (step) => {
        for (let n = 0; n < MAX_MOVES; n++) {
          step();
          if (!(await player.play())) return;
        }
      };
    },
  });

/** By script, since Playwright's own way to a button takes the page's thread. */
const press = (session: CDPSession, name: string): Promise<unknown> =>
  session.send('Runtime.evaluate', {
    expression: `[...document.querySelectorAll('button')].find((one) => one.textContent === '${name}').click()`,
  });

async function shows(session: CDPSession, text: string): Promise<void> {
  const expression = `[...document.querySelectorAll('output')].some((one) => one.textContent.includes('${text}'))`;
  for (;;) {
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
    if (result.value === true) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

/** 10 000 games imported, looked through and searched. */
export const importGames = (browser: Browser, url: string, file: string): Promise<Run> =>
  run(browser, {
    url: `${url}#/games`,
    ready: (page) => page.getByRole('button', { name: 'Import PGN' }).waitFor(),
    prepare: async (page, session) => {
      await page.getByRole('button', { name: 'Import PGN' }).click();
      const field = page.locator('input[type=file]');
      return async (step) => {
        step();
        await field.setInputFiles(file);
        await shows(session, 'Imported: 10,000 games');
        step();
        await press(session, 'Done');
        await shows(session, '10,000 games');
        for (const range of ['26–50', '51–75', '76–100']) {
          step();
          await press(session, 'Next');
          await shows(session, range);
        }
        step();
        await page.keyboard.press('Tab');
        await session.send('Runtime.evaluate', {
          expression: "document.querySelector('[type=search]').focus()",
        });
        await page.keyboard.type('Player 7', { delay: 60 });
        await shows(session, '1–25 of');
        for (let n = 0; n < 10; n++) await page.mouse.wheel(0, 400);
      };
    },
  });
