import type { CDPSession, Page } from '@playwright/test';

/** What somebody at the page notices: ms from each input to the picture that answers it, and how far things jumped. */
export interface Seen {
  readonly inputs: readonly number[];
  readonly shift: number;
}

/** A task of the page's own thread, in ms. */
export interface Task {
  /** By the clock of `process.hrtime`. */
  readonly start: number;
  readonly took: number;
  /** What it had of the processor: other programs on the machine don't make this longer. */
  readonly processor: number;
}

declare global {
  interface Window {
    seen: { inputs: number[]; shift: number };
  }
}

/** What the browser notes of inputs and jumps from now on. */
export const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.seen = { inputs: [], shift: 0 };
    const { seen } = window;
    // No function may have a name here: what tsx makes of one is unknown to the page.
    const notes: readonly [PerformanceObserverInit, (entry: PerformanceEntry) => void][] = [
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

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** µs, as the next two. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Begins to note each task of a page's thread; the answer ends it and gives the tasks in order. */
export async function watchTasks(session: CDPSession): Promise<() => Promise<readonly Task[]>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const traceConfig = { includedCategories: ['toplevel', '__metadata'], excludedCategories: ['*'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    return tasksOf(events);
  };
}

function tasksOf(events: readonly TraceEvent[]): readonly Task[] {
  const pages = new Set(
    events.filter(({ args }) => args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && pages.has(`${pid} ${tid}`))
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  let end = 0;
  // A task within a task is counted with it.
  const outer = tasks.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
  return outer.map(({ ts, dur = 0, tdur = 0 }) => ({
    start: ts / 1000,
    took: dur / 1000,
    processor: tdur / 1000,
  }));
}
