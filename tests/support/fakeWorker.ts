import type { FromWorker, Request, ToWorker } from '../../src/bot/protocol.ts';
import type { HostEdge, WorkerListener } from '../../src/bot/workerHost.ts';

/** One worker that the host opened, played by the test. */
export interface FakeWorker {
  readonly received: readonly ToWorker[];
  readonly isTerminated: boolean;
  /** The requests among what was received. */
  requests(): readonly Request[];
  say(message: FromWorker): void;
  crash(): void;
}

export interface FakeWorld extends HostEdge {
  readonly workers: readonly FakeWorker[];
  worker(index: number): FakeWorker;
  /** Lets timers that are due by then run, in order. */
  advance(milliseconds: number): void;
  refuseWorkers(): void;
}

export function fakeWorld(): FakeWorld {
  const workers: FakeWorker[] = [];
  let timers: { readonly at: number; readonly callback: () => void }[] = [];
  let time = 0;
  let isRefusing = false;

  function openWorker(listener: WorkerListener) {
    if (isRefusing) throw new Error('SecurityError');
    const received: ToWorker[] = [];
    let isTerminated = false;
    workers.push({
      received,
      get isTerminated() {
        return isTerminated;
      },
      requests: () => received.filter((message): message is Request => 'question' in message),
      say: listener.message,
      crash: listener.crash,
    });
    return {
      post: (message: ToWorker) => void received.push(structuredClone(message)),
      terminate: () => void (isTerminated = true),
    };
  }

  return {
    workers,
    worker: (index) => workers[index]!,
    openWorker,
    after(milliseconds, callback) {
      const timer = { at: time + milliseconds, callback };
      timers.push(timer);
      return () => void (timers = timers.filter((other) => other !== timer));
    },
    advance(milliseconds) {
      const until = time + milliseconds;
      for (;;) {
        const due = timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
        if (!due) break;
        timers = timers.filter((timer) => timer !== due);
        time = due.at;
        due.callback();
      }
      time = until;
    },
    refuseWorkers: () => void (isRefusing = true),
  };
}
