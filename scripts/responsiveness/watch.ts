import type { CDPSession, Page } from '@playwright/test';

/** In ms, of the page's own thread. */
export interface Seen {
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
export const watch = (page: Page): Promise<void> =>
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

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** What the thread had of the processor. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/**
 * Begins to note what each task of a page's thread takes of the processor, which other programs on the machine don't
 * make longer; the answer ends it, and gives the tasks in ms.
 */
export async function watchProcessor(session: CDPSession): Promise<() => Promise<readonly number[]>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const traceConfig = { includedCategories: ['toplevel', '__metadata'], excludedCategories: ['*'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    return processorTimes(events);
  };
}

function processorTimes(events: readonly TraceEvent[]): readonly number[] {
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
  return outer.map(({ tdur = 0 }) => tdur / 1000);
}
