/**
 * npm run bullet:browser, after npm run build: games at a minute a side, without increment, against `hard` in the built
 * app, with the page's whole process, worker included, slowed four times. A quick player who has an hour sits on the other
 * side. Prints what the bot's clock showed at the end of each game, and the least time it ever had; fails when its flag
 * falls or the page is not slowed. Linux only, and an idle machine, or it is slower still. Options: --games 6, --slower 4.
 */
import { parseArgs } from 'node:util';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { deploy } from '../e2e/support/deploy.ts';
import { positionOf } from '../e2e/support/player.ts';
import { makeUci } from '../src/notation/uci.ts';
import { type Color, opposite } from '../src/rules/board.ts';
import { clockText } from '../src/session/clockText.ts';
import { chromiumLaunch } from './chromium.mjs';
import { lightHand } from './responsiveness/lightHand.ts';
import { slowDown } from './support/slowedProcess.ts';
import { strongEngine } from './support/strongEngine.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '6' }, slower: { type: 'string', default: '4' } },
});
const games = Number(values.games);
const slower = Number(values.slower);

const BOT_SECONDS = 60;
const HUMAN_SECONDS = 3_600;
/** Enough to make games of an ordinary length, and quick. */
const HUMAN_NODES = 20_000;
const FLAG_DOWN = clockText(0);

const engine = await strongEngine();

function choose(squares: Parameters<typeof positionOf>[0], turn: Color): string {
  engine.setPosition(positionOf(squares, turn), []);
  const { bestMove } = engine.search({ nodes: HUMAN_NODES }, { now: () => performance.now() });
  if (!bestMove) throw new Error('there is no legal move');
  return makeUci(bestMove);
}

const link = (human: Color): string => {
  const [white, black] = human === 'white' ? [HUMAN_SECONDS, BOT_SECONDS] : [BOT_SECONDS, HUMAN_SECONDS];
  return `#/play?opponent=bot&level=hard&color=${human}&time=${white}&blackTime=${black}&inc=0`;
};

const ask = async <T>(session: CDPSession, expression: string): Promise<T> =>
  (await session.send('Runtime.evaluate', { expression, returnByValue: true })).result.value as T;

const textOf = (testid: string): string => `document.querySelector('[data-testid=${testid}]')?.textContent`;

/** `0:09.9` and `1:00` in seconds. */
const secondsOf = (clock: string): number =>
  clock.split(':').reduce((seconds, part) => 60 * seconds + Number(part), 0);

/** How long the page's process takes for always the same; long against the turns in which it is stopped. */
const LOOP = `(() => {
  const started = performance.now();
  for (let sum = 0, n = 0; n < 3e8; n++) sum += n % 7;
  return performance.now() - started;
})()`;

/** The part of the slowness wanted that must be there: what else the machine does changes between two looks. */
const LEAST_OF_IT = 0.6;

/** Processor seconds of the browser's page processes, by their ids. */
async function rendererTimes(system: CDPSession): Promise<ReadonlyMap<number, number>> {
  const { processInfo } = await system.send('SystemInfo.getProcessInfo');
  return new Map(
    processInfo.filter(({ type }) => type === 'renderer').map(({ id, cpuTime }) => [id, cpuTime]),
  );
}

interface Played {
  readonly told: string;
  readonly botClock: string;
  /** Of the bot's clock, in seconds. */
  readonly least: number;
}

async function playGame(page: Page, session: CDPSession, human: Color): Promise<Played> {
  await ask(session, `location.hash = '${link(human)}'`);
  // The link is taken out of the address when the game it asks for is set up.
  while ((await ask<string>(session, 'location.hash')).includes('?')) await page.waitForTimeout(100);
  const hand = await lightHand(page, session, 'click', { color: human, choose });
  const clock = textOf(`clock-${opposite(human)}`);
  let botClock = '';
  let least = BOT_SECONDS;
  for (let goesOn = true; goesOn;) {
    goesOn = await hand.play();
    botClock = await ask<string>(session, clock);
    least = Math.min(least, secondsOf(botClock));
  }
  const plies = await ask<number>(session, `document.querySelectorAll('[data-ply]').length`);
  const reason = await ask<string>(session, textOf('reason'));
  return { told: `${plies} plies, ${reason}`, botClock, least };
}

const site = await deploy();
const browser = await chromium.launch(chromiumLaunch());
let letGo = async (): Promise<void> => undefined;
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  await page.goto(site.url);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  const system = await browser.newBrowserCDPSession();
  const before = await rendererTimes(system);
  const quick = await ask<number>(session, LOOP);
  const after = await rendererTimes(system);
  // The page an empty tab began with and one that stands by have processes too: ours is the one that has worked.
  const worked = (id: number): number => (after.get(id) ?? 0) - (before.get(id) ?? 0);
  const ours = [...after.keys()].toSorted((a, b) => worked(b) - worked(a))[0];
  if (ours === undefined) throw new Error('the page has no process');
  letGo = slowDown(ours, slower);
  const times = (await ask<number>(session, LOOP)) / quick;
  console.log(`the page takes ${times.toFixed(1)} times as long as before`);
  if (times < LEAST_OF_IT * slower) throw new Error('the page is not slowed down');
  let least = BOT_SECONDS;
  for (let game = 1; game <= games; game++) {
    const human = game % 2 === 0 ? 'white' : 'black';
    const played = await playGame(page, session, human);
    least = Math.min(least, played.least);
    console.log(`game ${game}: the bot, ${opposite(human)}, has ${played.botClock} left; ${played.told}`);
    if (played.botClock === FLAG_DOWN) process.exitCode = 1;
  }
  console.log(`the least time it ever had: ${least} s`);
} finally {
  await letGo();
  await browser.close();
  await site.close();
}
