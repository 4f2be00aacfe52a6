// How the page answers while it is used: npm run responsiveness [-- --runs N] [click|drag|tap|touch|import …]. Whole games
// against hard on a processor slowed four times, by mouse on a desk and by finger on a phone; then 10 000 games imported at
// the machine's own speed, looked through and searched. Everything is done five times. Fails where a step of it usually has
// a task of the page that takes longer than 50 ms, where 95 of 100 inputs are not followed by a new picture within 100 ms,
// or where something jumps. The machine should be idle.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import type { Hand } from '../e2e/support/boardPage.ts';
import { deploy } from '../e2e/support/deploy.ts';
import { chromiumLaunch } from './chromium.mjs';
import { evenLoad } from './responsiveness/control.ts';
import { manyGames } from './responsiveness/manyGames.ts';
import { importGames, playGame, type Run } from './responsiveness/runs.ts';
import { longestOfSteps, usualOfSteps } from './responsiveness/steps.ts';

const HANDS = ['click', 'drag', 'tap', 'touch'] as const satisfies readonly Hand[];
const SLOWED = 4;
const MAX_TASK_MS = 50;
const MAX_INPUT_MS = 100;
const GAMES = 10_000;

/** The value that 95 of 100 do not exceed. */
const percentile95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0;

/** Told first, since it says what the figures after it are worth. */
async function tellOfMachine(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const loops = await evenLoad(page, await page.context().newCDPSession(page), SLOWED);
  const sorted = loops.toSorted((a, b) => a - b);
  const long = sorted.filter((ms) => ms > MAX_TASK_MS).length;
  console.log(
    `the machine alone, ${loops.length} even loops of ${Math.round(sorted[sorted.length >> 1]!)} ms: 95 % within ` +
      `${Math.round(percentile95(loops))} ms, longest ${Math.round(sorted.at(-1)!)} ms, ${long} over ${MAX_TASK_MS} ms`,
  );
  await page.close();
}

const whole = (values: readonly number[]): string => values.map(Math.round).join(' ');

/** Prints what the runs of a part were like; whether that is good enough. */
function report(part: string, runs: readonly Run[]): boolean {
  const inputs = runs.flatMap((run) => run.inputs);
  const slow = percentile95(inputs);
  const shift = Math.max(...runs.map((run) => run.shift));
  const usual = usualOfSteps(runs);
  const most = Math.max(...usual);
  const longest = runs.flatMap(longestOfSteps);
  const tasks = runs.flatMap((run) => run.tasks);
  const long = tasks.filter(({ took }) => took > MAX_TASK_MS);
  const busy = long.filter(({ processor }) => processor > MAX_TASK_MS);
  console.log(
    `${part}, ${runs.length} times: ${inputs.length} inputs, 95 % within ${slow} ms, slowest ${Math.max(0, ...inputs)} ms; ` +
      `layout shift ${shift.toFixed(4)}\n` +
      `  longest task of each step, usually ${Math.round(most)} ms at most: ${whole(usual)}\n` +
      `  ${long.length} of ${tasks.length} tasks took over ${MAX_TASK_MS} ms, in ${longest.filter((ms) => ms > MAX_TASK_MS).length} ` +
      `of ${longest.length} steps (${whole(long.map(({ took }) => took))}), ${busy.length} of them by their time of the processor`,
  );
  return inputs.length > 0 && most <= MAX_TASK_MS && slow <= MAX_INPUT_MS && shift === 0;
}

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const site = await deploy();
const browser = await chromium.launch(chromiumLaunch());
const folder = mkdtempSync(path.join(tmpdir(), 'many-games-'));

function runOnce(part: string): Promise<Run> {
  const hand = HANDS.find((one) => one === part);
  if (hand) return playGame(browser, site.url, hand, SLOWED);
  const file = path.join(folder, 'games.pgn');
  writeFileSync(file, manyGames(GAMES));
  return importGames(browser, site.url, file);
}

try {
  await tellOfMachine(browser);
  for (const part of positionals.length > 0 ? positionals : [...HANDS, 'import']) {
    const runs: Run[] = [];
    for (let n = 0; n < Number(values.runs); n++) runs.push(await runOnce(part));
    if (!report(part, runs)) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await site.close();
  rmSync(folder, { recursive: true });
}
