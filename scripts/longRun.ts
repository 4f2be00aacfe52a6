// Hundreds of games in one tab of the built app: npm run long-run -- --games 200. The computer plays one side, a player
// who runs for the goal the other, and the page's clock is moved on so that all of it takes a day. Fails on an error
// in the console, a game that isn't kept, or memory that grows by more than a tenth.
import { parseArgs } from 'node:util';
import { chromium, expect, type CDPSession, type Page } from '@playwright/test';
import { BoardPage } from '../e2e/support/boardPage.ts';
import { deploy } from '../e2e/support/deploy.ts';
import { chooseMove } from '../e2e/support/player.ts';
import { chromiumLaunch } from './chromium.mjs';

const { values } = parseArgs({ options: { games: { type: 'string', default: '200' } } });
const games = Number(values.games);
if (!Number.isInteger(games) || games < 2) throw new Error('--games wants a number from 2 on');

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_GROWTH = 0.1;

/** Code is compiled and caches fill in the first games; what grows later is a leak. */
const warm = Math.min(20, Math.ceil(games / 4));

async function playGame(page: Page, board: BoardPage, number: number): Promise<void> {
  const color = number % 2 === 0 ? 'white' : 'black';
  await page.evaluate(
    (query) => (location.hash = `#/play?${query}`),
    `opponent=bot&level=easy&color=${color}`,
  );
  await expect(page).toHaveURL(/^[^?]*$/);
  await expect(board.moves).toHaveCount(color === 'white' ? 0 : 1);
  const over = async (): Promise<boolean> => board.reason.isVisible();
  while (!(await over())) {
    const before = await board.moves.count();
    await board.move(await chooseMove(board, color), 'click');
    const answered = async (): Promise<boolean> =>
      (await over()) || (await board.moves.count()) >= before + 2;
    await expect.poll(answered, { intervals: [20, 50, 100] }).toBe(true);
  }
}

/** Bytes in use by the page after everything that can go has gone. */
async function memory(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

const keptGames = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('racing-kings');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const count = database.transaction('games').objectStore('games').count();
          count.addEventListener('success', () => {
            database.close();
            resolve(count.result);
          });
        });
      }),
  );

const site = await deploy();
const browser = await chromium.launch(chromiumLaunch());
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.clock.install();
  await page.goto(site.url);
  const board = new BoardPage(page);
  const session = await page.context().newCDPSession(page);
  let base = 0;
  for (let number = 0; number < games; number++) {
    await playGame(page, board, number);
    await page.clock.fastForward(Math.round(DAY_MS / games));
    if (number + 1 === warm) base = await memory(session);
    if ((number + 1) % 20 === 0) console.log(`${number + 1} games, ${(await memory(session)) >> 10} kB`);
  }
  const growth = (await memory(session)) / base - 1;
  const kept = await keptGames(page);
  console.log(
    `${games} games, ${kept} kept, ${errors.length} errors, memory from game ${warm} on: ${(growth * 100).toFixed(1)} %`,
  );
  for (const error of errors) console.error(error);
  if (errors.length > 0 || kept < games || growth > MAX_GROWTH) process.exitCode = 1;
} finally {
  await browser.close();
  await site.close();
}
