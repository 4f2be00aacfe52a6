import type { FromWorker, ToWorker } from '../../bot/protocol.ts';
import type { HostEdge, WorkerHandle, WorkerListener } from '../../bot/workerHost.ts';
import { botThread } from './threadFunction.ts';

/** The part's own script, known only while it runs first. */
const own = document.currentScript as HTMLScriptElement | null;

/** A worker that a content policy blocked fails without a word: so it must give a sign of life in this time. */
const SIGN_OF_LIFE_MS = 1000;
/** The same for one whose script comes over the network. */
const LOADING_MS = 5000;

interface Way {
  readonly patienceMs: number;
  /** May throw where workers are refused. */
  readonly open: (hear: (message: FromWorker) => void, fail: () => void) => WorkerHandle;
}

function listenTo(worker: Worker, hear: (message: FromWorker) => void, fail: () => void): WorkerHandle {
  worker.addEventListener('message', ({ data }) => hear(data as FromWorker));
  worker.addEventListener('error', fail);
  return {
    post: (message) => worker.postMessage(message),
    terminate: () => worker.terminate(),
  };
}

/** Trusted Types, where a page asks for them; the loader made the policy. */
const trusted = (url: string): string => window.racingKingsPolicy?.createScriptURL(url) ?? url;

/** Served beside the page it may load as a file, which the strictest policy allows. */
const fromFile = (src: string): Way => ({
  patienceMs: LOADING_MS,
  open: (hear, fail) => listenTo(new Worker(trusted(new URL('bot.js', src).href)), hear, fail),
});

const inline: Way = {
  patienceMs: SIGN_OF_LIFE_MS,
  open: (hear, fail) => {
    const url = URL.createObjectURL(
      new Blob([`(${botThread.toString()})().serveWorker()`], { type: 'text/javascript' }),
    );
    const handle = listenTo(new Worker(trusted(url)), hear, fail);
    return {
      ...handle,
      terminate: () => {
        handle.terminate();
        URL.revokeObjectURL(url);
      },
    };
  },
};

/** No worker at all: the bot shares the page's thread, a few milliseconds at a time. */
const onPage: Way = {
  patienceMs: LOADING_MS,
  open: (hear) => {
    let open = true;
    const receive = botThread().serveHere((message) => open && hear(message));
    return { post: receive, terminate: () => (open = false) };
  },
};

/** A worker by the first way that answers; what was said before is said again to the one that does. */
function openWorker(listener: WorkerListener): WorkerHandle {
  const ways = [own !== null && new URL(own.src).origin === self.origin ? fromFile(own.src) : inline, onPage];
  const sent: ToWorker[] = [];
  let handle: WorkerHandle | undefined;
  let answered = false;
  let closed = false;

  function tryNext(): void {
    const way = ways.shift();
    if (closed || way === undefined) return closed ? undefined : listener.crash();
    let over = false;
    const giveUp = (): void => {
      if (over) return;
      over = true;
      clearTimeout(timer);
      handle?.terminate();
      handle = undefined;
      if (answered) listener.crash();
      else tryNext();
    };
    const timer = setTimeout(giveUp, way.patienceMs);
    try {
      handle = way.open((message) => {
        answered = true;
        clearTimeout(timer);
        listener.message(message);
      }, giveUp);
      for (const message of [{ type: 'ping' } as const, ...sent]) handle.post(message);
    } catch {
      giveUp();
    }
  }

  tryNext();
  return {
    post: (message) => {
      if (!answered) sent.push(message);
      handle?.post(message);
    },
    terminate: () => {
      closed = true;
      handle?.terminate();
    },
  };
}

export const botEdge: HostEdge = {
  openWorker,
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};
