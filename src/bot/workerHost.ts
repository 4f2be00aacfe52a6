/**
 * One worker for all the boards of a page. A worker that dies or falls silent is replaced and asked again, once; what
 * fails twice is reported as unavailable. Answers nobody waits for any more are dropped.
 */
import type { Analysis, Answer, FromWorker, Question, Request, RequestType, ToWorker } from './protocol.ts';

/** `aborted`: by the caller, or its board was closed. `unavailable`: no worker, or it died twice over this. */
export type BotFailure = 'aborted' | 'unavailable';

export class BotError extends Error {
  readonly code: BotFailure;

  constructor(code: BotFailure) {
    super(`the bot's answer: ${code}`);
    this.name = 'BotError';
    this.code = code;
  }
}

export interface WorkerHandle {
  readonly post: (message: ToWorker) => void;
  readonly terminate: () => void;
}

export interface WorkerListener {
  readonly message: (message: FromWorker) => void;
  readonly crash: () => void;
}

/** The world outside; tests bring their own. */
export interface HostEdge {
  /** May throw, or crash later, where workers are refused. */
  readonly openWorker: (listener: WorkerListener) => WorkerHandle;
  /** Calls back once and returns how to prevent it. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
}

export interface AskOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (analysis: Analysis) => void;
}

export interface WorkerHost {
  ask<T extends RequestType>(type: T, question: Question<T>, options?: AskOptions): Promise<Answer<T>>;
  /** Ends the worker; what is waiting fails as aborted. */
  close(): void;
}

/** A worker that has spoken before is heard from this often, or it is asked for a sign of life. */
export const SILENCE_MS = 4_000;
/** And the sign is given this long; a page that slept wakes up with both due, and must not mistake that for a crash. */
export const GRACE_MS = 4_000;
/** A new worker's script may have to come over a slow network. */
export const LOADING_MS = 30_000;

interface Waiting {
  readonly request: Request;
  readonly options: AskOptions;
  readonly settle: (answer: Answer<RequestType>) => void;
  readonly fail: (failure: BotFailure) => void;
  askedAgain: boolean;
}

export function createWorkerHost({ openWorker, after }: HostEdge): WorkerHost {
  const waiting = new Map<number, Waiting>();
  let worker: WorkerHandle | undefined;
  let hasSpoken = false;
  let cancelWatch = (): void => undefined;
  let lastId = 0;

  function hear(message: FromWorker): void {
    hasSpoken = true;
    if (message.type === 'answer') waiting.get(message.id)?.settle(message.answer);
    else if (message.type === 'progress') waiting.get(message.id)?.options.onProgress?.(message.analysis);
    watch();
  }

  function watch(): void {
    cancelWatch();
    if (waiting.size === 0) return;
    cancelWatch = after(hasSpoken ? SILENCE_MS : LOADING_MS, () => {
      worker?.post({ type: 'ping' });
      cancelWatch = after(GRACE_MS, crash);
    });
  }

  function closeWorker(): void {
    cancelWatch();
    worker?.terminate();
    worker = undefined;
  }

  function crash(): void {
    closeWorker();
    const lost = [...waiting.values()];
    const again = lost.filter(({ askedAgain }) => !askedAgain);
    for (const entry of lost.filter(({ askedAgain }) => askedAgain)) entry.fail('unavailable');
    for (const entry of again) entry.askedAgain = true;
    for (const entry of again) post(entry);
  }

  /** A listener of its own for each worker: the last words of one that was replaced don't count. */
  function open(): WorkerHandle {
    hasSpoken = false;
    const opened: WorkerHandle = openWorker({
      message: (message) => opened === worker && hear(message),
      crash: () => opened === worker && crash(),
    });
    return opened;
  }

  function post(entry: Waiting): void {
    if (!waiting.has(entry.request.id)) return;
    try {
      worker ??= open();
      worker.post(entry.request);
    } catch {
      // Workers are refused here (a content policy, an old browser): the same as one that dies at once.
      crash();
      return;
    }
    watch();
  }

  function ask<T extends RequestType>(
    type: T,
    question: Question<T>,
    options: AskOptions = {},
  ): Promise<Answer<T>> {
    const { signal } = options;
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(new BotError('aborted'));
        return;
      }
      lastId += 1;
      const id = lastId;
      const forget = (): void => {
        waiting.delete(id);
        signal?.removeEventListener('abort', abort);
        if (waiting.size === 0) cancelWatch();
      };
      const fail = (failure: BotFailure): void => {
        forget();
        reject(new BotError(failure));
      };
      const abort = (): void => {
        worker?.post({ type: 'stop', id });
        fail('aborted');
      };
      signal?.addEventListener('abort', abort);
      const entry: Waiting = {
        request: { type, id, question } as Request,
        options,
        settle: (answer) => {
          forget();
          resolve(answer);
        },
        fail,
        askedAgain: false,
      };
      waiting.set(id, entry);
      post(entry);
    });
  }

  return {
    ask,
    close() {
      closeWorker();
      for (const entry of waiting.values()) entry.fail('aborted');
    },
  };
}
