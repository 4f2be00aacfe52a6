/** A board's handle on the computer opponent. Every promise fails with a `BotError` and its code, and only so. */
import { scriptUrl } from '../lib/scriptUrl.ts';
import type {
  Analysis,
  AnalysisQuestion,
  BotAnswer,
  FromWorker,
  Hint,
  HintQuestion,
  Judgement,
  JudgeQuestion,
  MoveQuestion,
} from './protocol.ts';
import workerUrl from './worker.ts?worker&url';
import { createWorkerHost, type HostEdge, type WorkerHost } from './workerHost.ts';

export interface Bot {
  bestMove(question: MoveQuestion, signal?: AbortSignal): Promise<BotAnswer>;
  /** Tells of every depth; the last word is also the answer. Without a limit it ends only by its signal. */
  analyse(
    question: AnalysisQuestion,
    onProgress: (analysis: Analysis) => void,
    signal?: AbortSignal,
  ): Promise<Analysis>;
  hint(question: HintQuestion, signal?: AbortSignal): Promise<Hint>;
  judge(question: JudgeQuestion, signal?: AbortSignal): Promise<Judgement>;
  /** Brings the engine up to speed while the player thinks. */
  warmUp(signal?: AbortSignal): Promise<void>;
  /** Aborts what this board still waits for; the last board of a page ends the worker. */
  dispose(): void;
}

/** Positions until a search runs at full speed. */
const WARM_NODES = 300_000;

/** The worker of a page and its boards. */
export interface BotHost {
  openBoard(): Bot;
}

const browser: HostEdge = {
  openWorker(listener) {
    const url = scriptUrl(new URL(workerUrl, import.meta.url).href);
    const worker = new Worker(url, { type: 'module', name: 'bot' });
    worker.addEventListener('message', (event) => listener.message(event.data as FromWorker));
    worker.addEventListener('error', () => listener.crash());
    worker.addEventListener('messageerror', () => listener.crash());
    return {
      post: (message) => worker.postMessage(message),
      terminate: () => worker.terminate(),
    };
  },
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

export function createBotHost(edge: HostEdge = browser): BotHost {
  let host: WorkerHost | undefined;
  let boards = 0;

  function openBoard(): Bot {
    const shared = (host ??= createWorkerHost(edge));
    const closing = new AbortController();
    const either = (signal?: AbortSignal): AbortSignal =>
      signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
    boards += 1;
    return {
      bestMove: (question, signal) => shared.ask('bestMove', question, { signal: either(signal) }),
      analyse: (question, onProgress, signal) =>
        shared.ask('analyse', question, { onProgress, signal: either(signal) }),
      hint: (question, signal) => shared.ask('hint', question, { signal: either(signal) }),
      judge: (question, signal) => shared.ask('judge', question, { signal: either(signal) }),
      async warmUp(signal) {
        await shared.ask('warmUp', { nodes: WARM_NODES }, { signal: either(signal) });
      },
      dispose() {
        if (closing.signal.aborted) return;
        closing.abort();
        boards -= 1;
        if (boards > 0) return;
        shared.close();
        host = undefined;
      },
    };
  }

  return { openBoard };
}

const pageHost = createBotHost();

/** A handle for one more board on the page's one worker, which starts with the first question. */
export const startBot = (): Bot => pageHost.openBoard();
