/**
 * npm run bot-memory: plays short games in a real browser and prints what the page, its worker and their process hold
 * after each hundred. Fails where one of them goes on growing. Linux only: the process's memory is what /proc says.
 * Options: --games 1000, --plies 12.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { startBotServer } from '../e2e/support/botServer.ts';
import { chromiumLaunch } from './chromium.mjs';
import { attachToWorkers } from './support/workerTargets.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '1000' }, plies: { type: 'string', default: '12' } },
});
const games = Number(values.games);
const ROUND = 100;
/** By then all that the games run is compiled and every cache has its size. */
const SETTLED = 200;
if (!Number.isInteger(games) || games < SETTLED + 3 * ROUND) throw new Error('--games wants 500 or more');

/** What V8 goes on noting about the code it runs is a tenth of this. */
const MOST_BYTES_A_GAME = 256;
/** Pages of the process that its allocators keep for themselves between two looks. */
const MOST_PROCESS_GROWTH_MB = 6;

interface HeapUsage {
  readonly usedSize: number;
  /** Objects of the browser's own, such as ports and events. */
  readonly embedderHeapUsedSize: number;
  /** Array buffers and the memory of WebAssembly. */
  readonly backingStorageSize: number;
}

interface Held {
  readonly page: number;
  readonly worker: number;
  readonly process: number;
}

const { server, url } = await startBotServer();
const browser = await chromium.launch(chromiumLaunch());
const page = await browser.newPage();
const session = await page.context().newCDPSession(page);
const workers = await attachToWorkers(session);
const system = await browser.newBrowserCDPSession();
await page.goto(url);
await page.waitForFunction(() => 'botPage' in window);

const bytes = (usage: unknown): number => {
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = usage as HeapUsage;
  return usedSize + embedderHeapUsedSize + backingStorageSize;
};

/** The renderer with the most memory is the page's; others stand by. */
async function processBytes(): Promise<number> {
  const { processInfo } = await system.send('SystemInfo.getProcessInfo');
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(
      ({ id }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) * 1024,
    );
  return Math.max(...sizes);
}

/**
 * `gc()` would leave the young generation as large as it has become, 30 MB in the worker after some thousand searches,
 * which is no garbage of ours. This collection gives it back.
 */
async function look(): Promise<Held> {
  await session.send('HeapProfiler.collectGarbage');
  await workers.send('HeapProfiler.collectGarbage');
  const inWorkers = await workers.send('Runtime.getHeapUsage');
  if (inWorkers.length !== 1) throw new Error(`the page has ${inWorkers.length} workers`);
  return {
    page: bytes(await session.send('Runtime.getHeapUsage')),
    worker: bytes(inWorkers[0]),
    process: await processBytes(),
  };
}

const kilobytes = (size: number): string => `${Math.round(size / 1024)} kB`;
const megabytes = (size: number): string => `${(size / 1024 / 1024).toFixed(1)} MB`;

let settled: Held | undefined;
let held: Held | undefined;
for (let played = ROUND; played <= games; played += ROUND) {
  await page.evaluate(
    async ([first, count, plies]) => {
      for (let seed = first; seed < first + count; seed++)
        await window.botPage.playGame(seed % 3, seed, plies);
    },
    [played - ROUND, ROUND, Number(values.plies)] as const,
  );
  held = await look();
  if (played === SETTLED) settled = held;
  console.log(
    `${played} games: page ${kilobytes(held.page)}, worker ${kilobytes(held.worker)}, process ${megabytes(held.process)}`,
  );
}
await browser.close();
await server.close();
if (!settled || !held) throw new Error('no games were played');

const perGame = (of: 'page' | 'worker'): number => (held[of] - settled[of]) / (games - SETTLED);
const processGrowth = held.process - settled.process;
console.log(
  `since game ${SETTLED}: page ${perGame('page').toFixed(0)} bytes a game, worker ${perGame('worker').toFixed(0)}, ` +
    `process ${megabytes(processGrowth)} in all`,
);
if (
  perGame('page') > MOST_BYTES_A_GAME ||
  perGame('worker') > MOST_BYTES_A_GAME ||
  processGrowth > MOST_PROCESS_GROWTH_MB * 1024 * 1024
)
  process.exitCode = 1;
