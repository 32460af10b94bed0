import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright';
import { launchBrowser } from './browser.ts';

// After `npm run build`: the staff's list of ten thousand products scrolled in Chromium, and how long its main thread was ever busy at a stretch at a
// quarter of this machine's speed. Beside it the same rows, all ten thousand at once. Two ways to tell: by the clock
// while the browser slows itself down, which wants a machine that does nothing else; and by four times the processor's time of each task at
// full speed, which hardly minds what else runs.

const SIZE = Number(process.argv[2] ?? 10_000);
const SLOWDOWN = 4;
/** The delay from which a person notices it. */
const LONG_MS = 50;
const SETTLE_MS = 8000;
const PORT = 4703;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

interface Tasks {
  /** By the clock, in milliseconds, the longest first. */
  readonly clock: readonly number[];
  /** By the processor's time. */
  readonly processor: readonly number[];
}

/** The tasks of the page's main thread while `work` is done at a speed. */
async function tasksOf(browser: Browser, page: Page, slowdown: number, work: () => Promise<void>): Promise<Tasks> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await browser.startTracing(page, { categories: ['toplevel'] });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] };
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  const mains = trace.traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const perThread = mains.map(({ pid, tid }) =>
    trace.traceEvents.filter(
      (event) => event.pid === pid && event.tid === tid && event.ph === 'X' && event.name.endsWith('RunTask'),
    ),
  );
  // The page's own thread is the busy one; the others are those of idle renderers.
  const busy = (tasks: readonly TraceEvent[]): number => tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  const [busiest = []] = perThread.toSorted((a, b) => busy(b) - busy(a));
  const longestFirst = (times: number[]): number[] => times.map((time) => time / 1000).sort((a, b) => b - a);
  return {
    clock: longestFirst(busiest.map(({ dur = 0 }) => dur)),
    processor: longestFirst(busiest.map(({ tdur = 0 }) => tdur)),
  };
}

// The ways that people scroll; they run in the page.

/** As a finger does, ever further: from five pixels a frame to half a screen. */
const flick = () =>
  new Promise<void>((resolve) => {
    let frame = 0;
    const step = (): void => {
      frame += 1;
      scrollBy(0, Math.min(5 + frame * 2, innerHeight / 2));
      if (frame < 240) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
/** Page down, a hundred times. */
const leaf = () =>
  new Promise<void>((resolve) => {
    let count = 0;
    const step = (): void => {
      count += 1;
      scrollBy(0, innerHeight * 0.9);
      if (count < 100) setTimeout(step, 50);
      else resolve();
    };
    step();
  });
/** The scrollbar, dragged through the whole list and back. */
const drag = () =>
  new Promise<void>((resolve) => {
    const most = document.documentElement.scrollHeight - innerHeight;
    let frame = 0;
    const step = (): void => {
      frame += 1;
      scrollTo(0, most * (1 - Math.abs(1 - frame / 60)));
      if (frame < 120) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
const WAYS = { 'a flick of the finger': flick, 'page down': leaf, 'the scrollbar': drag };

/** Puts as many copies of a row as the list has products into the page, one below the other. */
function allRows(count: number): void {
  const body = document.querySelector<HTMLElement>('main [role=table] [role=rowgroup]:last-child');
  const row = body?.querySelector<HTMLElement>('[role=row]');
  if (!body || !row) throw new Error('No row to copy');
  row.style.position = 'static';
  body.replaceChildren(...Array.from({ length: count }, () => row.cloneNode(true)));
}

const dataDir = await mkdtemp(join(tmpdir(), 'fragua-banco-'));
const env = { ...process.env, DATA_DIR: dataDir, PORT: String(PORT) };
await promisify(execFile)(process.execPath, ['dist-backend/fill.js', '--products', String(SIZE)], { env });
const store = spawn(process.execPath, ['dist-backend/main.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
for await (const line of createInterface({ input: store.stdout })) if (line.includes('escuchando')) break;
const browser = await launchBrowser();
try {
  const table: Record<string, Record<string, string | number>> = {};
  const measure = async (name: string, page: Page, work: () => Promise<void>): Promise<void> => {
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(1000);
    const { clock } = await tasksOf(browser, page, SLOWDOWN, work);
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(1000);
    const { processor } = await tasksOf(browser, page, 1, work);
    const slowed = processor.map((time) => time * SLOWDOWN);
    table[name] = {
      'longest, by the clock': Math.round(clock[0] ?? 0),
      [`over ${LONG_MS} ms`]: clock.filter((time) => time > LONG_MS).length,
      'longest, by the processor': Math.round(slowed[0] ?? 0),
      [`over ${LONG_MS} ms of it`]: slowed.filter((time) => time > LONG_MS).length,
    };
  };
  for (const [device, viewport] of [
    ['tablet', { width: 1024, height: 768 }],
    ['phone', { width: 390, height: 844 }],
  ] as const) {
    const page = await browser.newPage({ baseURL: `http://localhost:${PORT}`, viewport });
    await page.goto('/admin/productos');
    await page.getByLabel('Correo').fill('demo@lafragua.example');
    await page.getByLabel('Contraseña', { exact: true }).fill('fragua-demo');
    // By the keyboard: a tablet has no mouse that would rest on the rows and have each frame look up what lies below it.
    await page.keyboard.press('Enter');
    await page.getByText(`${SIZE.toLocaleString('es-MX')} productos`).waitFor({ timeout: 120_000 });
    // What the first minute of a device does besides, the search's index and the files for offline use, is another matter.
    await page.waitForTimeout(SETTLE_MS);
    for (const [way, scroll] of Object.entries(WAYS)) {
      await measure(`${device}, ${way}`, page, () => page.evaluate(scroll));
    }
    await measure(`${device}, all rows at once`, page, () => page.evaluate(allRows, SIZE));
    await page.close();
  }
  console.log(
    `The staff's list of ${SIZE} products at ${SLOWDOWN}× CPU slowdown, tasks of the page's main thread in milliseconds.`,
  );
  console.table(table);
} finally {
  await browser.close();
  const gone = once(store, 'exit');
  store.kill('SIGTERM');
  await gone;
  await rm(dataDir, { recursive: true, force: true });
}
