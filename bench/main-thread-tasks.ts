import type { Browser, Page } from 'playwright';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

export interface Tasks {
  /** By the clock, in milliseconds, the longest first. */
  readonly clock: readonly number[];
  /** By the processor's time. */
  readonly processor: readonly number[];
  /** The same of the page's worker too. */
  readonly all: readonly number[];
}

/** The tasks of the page's main thread while `work` runs, with the processor slowed down by a factor. */
export async function recordTasks(
  browser: Browser,
  page: Page,
  slowdown: number,
  work: () => Promise<void>,
): Promise<Tasks> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await browser.startTracing(page, { categories: ['toplevel'] });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] };
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  const mainThreads = trace.traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const perThread = mainThreads.map(({ pid, tid }) =>
    trace.traceEvents.filter(
      (event) => event.pid === pid && event.tid === tid && event.ph === 'X' && event.name.endsWith('RunTask'),
    ),
  );
  const tasksOf = (wanted: (name: string) => boolean): readonly TraceEvent[] => {
    const threads = trace.traceEvents.filter(({ name, args }) => name === 'thread_name' && wanted(args?.name ?? ''));
    const keys = new Set(threads.map(({ pid, tid }) => `${pid} ${tid}`));
    return trace.traceEvents.filter(
      ({ pid, tid, ph, name }) => ph === 'X' && name.endsWith('RunTask') && keys.has(`${pid} ${tid}`),
    );
  };
  // The page's own thread is the busy one; the others are those of idle renderers.
  const busy = (tasks: readonly TraceEvent[]): number => tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  const [busiest = []] = perThread.toSorted((a, b) => busy(b) - busy(a));
  const longestFirst = (times: number[]): number[] => times.map((time) => time / 1000).sort((a, b) => b - a);
  return {
    clock: longestFirst(busiest.map(({ dur = 0 }) => dur)),
    processor: longestFirst(busiest.map(({ tdur = 0 }) => tdur)),
    all: longestFirst(
      [...busiest, ...tasksOf((name) => name.startsWith('DedicatedWorker'))].map(({ tdur = 0 }) => tdur),
    ),
  };
}
