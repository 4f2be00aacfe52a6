// How the page answers while it is played on: npm run responsiveness. A whole game against hard on a processor slowed four
// times, by mouse on a desk and by finger on a phone. Fails where a task of the page takes longer than 50 ms, where 95 of
// 100 inputs are not followed by a new picture within 100 ms, or where something jumps. The machine should be idle.
import { chromium, devices, type Browser, type Page } from '@playwright/test';
import { BoardPage, type Hand } from '../e2e/support/boardPage.ts';
import { deploy } from '../e2e/support/deploy.ts';
import { chooseMove } from '../e2e/support/player.ts';
import { chromiumLaunch } from './chromium.mjs';

const SLOWED = 4;
const MAX_TASK_MS = 50;
const MAX_INPUT_MS = 100;
const MAX_PLIES = 200;

/** Durations in ms, of the page's own thread, since the game began. */
interface Seen {
  readonly tasks: readonly number[];
  readonly inputs: readonly number[];
  readonly shift: number;
}

declare global {
  interface Window {
    seen: { tasks: number[]; inputs: number[]; shift: number };
  }
}

/** Everything that the browser notes of the page from now on. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.seen = { tasks: [], inputs: [], shift: 0 };
    const { seen } = window;
    // No function may have a name here: what tsx makes of one is unknown to the page.
    const notes: readonly [PerformanceObserverInit, (entry: PerformanceEntry) => void][] = [
      [{ type: 'longtask' }, ({ duration }) => seen.tasks.push(duration)],
      [
        { type: 'event', durationThreshold: 16 } as PerformanceObserverInit,
        (entry) => {
          const { interactionId, duration } = entry as unknown as { interactionId: number; duration: number };
          if (interactionId > 0) seen.inputs.push(duration);
        },
      ],
      [
        { type: 'layout-shift' },
        (entry) => {
          const { hadRecentInput, value } = entry as unknown as { hadRecentInput: boolean; value: number };
          if (!hadRecentInput) seen.shift += value;
        },
      ],
    ];
    for (const [init, note] of notes)
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(init);
  });

async function playGame(browser: Browser, url: string, hand: Hand): Promise<Seen> {
  const device = hand === 'tap' || hand === 'touch' ? devices['Pixel 7'] : devices['Desktop Chrome'];
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${url}#/play?opponent=bot&level=hard&color=white`);
  const board = new BoardPage(page);
  await board.expectPiece('h2', 'white king');
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await watch(page);
  for (let plies = 0; plies < MAX_PLIES && !(await board.reason.isVisible()); plies += 2) {
    await board.move(await chooseMove(board, 'white'), hand);
    await board.reason.or(page.getByText('Your move')).first().waitFor({ timeout: 60_000 });
  }
  const seen = await page.evaluate(() => window.seen);
  await context.close();
  return seen;
}

/** The value that 95 of 100 do not exceed. */
const percentile95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0;

const site = await deploy();
const browser = await chromium.launch(chromiumLaunch());
try {
  for (const hand of ['click', 'drag', 'tap', 'touch'] as const) {
    const { tasks, inputs, shift } = await playGame(browser, site.url, hand);
    const long = tasks.filter((ms) => ms > MAX_TASK_MS);
    const slow = percentile95(inputs);
    console.log(
      `by ${hand}: ${inputs.length} inputs, 95 % within ${slow} ms, slowest ${Math.max(0, ...inputs)} ms; ` +
        `${long.length} tasks over ${MAX_TASK_MS} ms${long.length > 0 ? ` (${long.map(Math.round).join(', ')})` : ''}; ` +
        `layout shift ${shift.toFixed(4)}`,
    );
    if (inputs.length === 0 || long.length > 0 || slow > MAX_INPUT_MS || shift > 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await site.close();
}
