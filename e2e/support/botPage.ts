/** What a page that plays with the bot has at hand; specs drive it through `window.botPage`. */
import { type Bot, startBot } from '../../src/bot/client.ts';
import type { FromWorker, MoveQuestion, ToWorker } from '../../src/bot/protocol.ts';
import { BotError } from '../../src/bot/workerHost.ts';
import { parseFen } from '../../src/notation/fen.ts';
import { makeUci } from '../../src/notation/uci.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import { type Move, play, startPosition } from '../../src/rules/position.ts';

/** Every worker the page opens, as the real class makes it. */
const workers: Worker[] = [];
class WatchedWorker extends Worker {
  constructor(url: string | URL, options?: WorkerOptions) {
    super(url, options);
    workers.push(this);
  }
}
window.Worker = WatchedWorker;

const boards: Bot[] = [];
const board = (index: number): Bot => (boards[index] ??= startBot());

const question = (moves: readonly Move[], options: Partial<MoveQuestion>): MoveQuestion => ({
  start: startPosition,
  moves,
  level: 'max',
  seed: 1,
  ...options,
});

const failure = (error: unknown): string => (error instanceof BotError ? error.code : String(error));

async function ask(index: number, options: Partial<MoveQuestion> = {}): Promise<string> {
  return board(index)
    .bestMove(question([], options))
    .then(({ move }) => makeUci(move), failure);
}

/** Asks, and loses interest after a while. */
async function askInVain(index: number, milliseconds: number): Promise<string> {
  return board(index)
    .bestMove(question([], { moveTimeMs: 60_000 }), AbortSignal.timeout(milliseconds))
    .then(({ move }) => makeUci(move), failure);
}

/** Lets an endless analysis reach so many depths, stops it, and tells what it reported and how it ended. */
async function analyse(index: number, lines: number, enough: number) {
  const stop = new AbortController();
  const depths: number[] = [];
  let most = 0;
  const end = await board(index)
    .analyse(
      { start: startPosition, moves: [], lines },
      (analysis) => {
        depths.push(analysis.depth);
        most = Math.max(most, analysis.lines.length);
        if (depths.length === enough) stop.abort();
      },
      stop.signal,
    )
    .then(() => 'done', failure);
  return { depths, lines: most, end };
}

/** An error inside the worker, as a fault of ours would be. */
function crash(): void {
  workers.at(-1)?.postMessage(undefined);
}

/** Milliseconds from a stop to the next sign of life of a worker that was deep in thought, over and over. */
async function stopDelays(times: number): Promise<readonly number[]> {
  await ask(0, { moveTimeMs: 50 });
  const worker = workers.at(-1);
  if (!worker) throw new Error('no worker');
  const send = (message: ToWorker): void => worker.postMessage(message);
  const delays: number[] = [];
  for (let id = -times; id < 0; id++) {
    send({ type: 'analyse', id, question: { start: startPosition, moves: [], lines: 1 } });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const heard = new Promise<number>((resolve) => {
      worker.addEventListener('message', function listen({ data }: MessageEvent<FromWorker>) {
        if (data.type !== 'alive') return;
        worker.removeEventListener('message', listen);
        resolve(performance.now());
      });
    });
    const stopped = performance.now();
    send({ type: 'stop', id });
    send({ type: 'ping' });
    delays.push((await heard) - stopped);
  }
  return delays;
}

/** Plays the bot against itself and returns how many plies that took; games are cut off after `plies`. */
async function playGame(index: number, seed: number, plies: number): Promise<number> {
  const moves: Move[] = [];
  while (moves.length < plies && legalMoves(moves.reduce(play, startPosition)).length > 0) {
    moves.push((await board(index).bestMove(question([...moves], { level: 'easy', seed }))).move);
  }
  return moves.length;
}

/** How likely a draw is from here, as the worker sees it. */
async function drawChance(fen: string): Promise<number> {
  const start = parseFen(fen);
  if (!start.ok) throw new Error(start.error.code);
  const asked = { start: start.value, moves: [], side: 'white', level: 'hard', moveTimeMs: 20 } as const;
  return (await board(0).judge(asked)).chances.draw;
}

const botPage = {
  drawChance,
  ask,
  askInVain,
  analyse,
  crash,
  stopDelays,
  playGame,
  workerCount: () => workers.length,
  legal: () => legalMoves(startPosition).map(makeUci),
  close: (index: number) => board(index).dispose(),
};

export type BotPage = typeof botPage;
declare global {
  interface Window {
    botPage: BotPage;
  }
}
window.botPage = botPage;
