import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { launchBrowser } from './browser.ts';
import { measureFirstSearch } from './first-search.ts';
import { fillLog, openWholeLog } from './list-log.ts';
import { recordTasks } from './main-thread-tasks.ts';
import { roundsIn, SCROLL_METHODS, steadyWork } from './scroll-methods.ts';

// `npm run bench:admin-list -- 10000 search`. Run `npm run build` first. Scrolls the staff's list of ten thousand products in Chromium and measures the longest
// task of the page's main thread at a quarter of this machine's speed; then the same with all ten thousand rows in the page at once. It measures twice: by the
// clock while the browser slows itself down, which is right only on an idle machine, and by four times each task's processor time at full speed, which other
// programs hardly change. Frames of equal arithmetic are measured the same way: what takes longer there is the machine's doing. The shop's log, as long, is
// scrolled beside it. The first search of a visit is measured the same way.

const SIZE = Number(process.argv[2] ?? 10_000);
/** `scroll` or `search` measures that alone, `log` how the log is scrolled beside the products on a tablet. */
const WHAT = process.argv[3] ?? 'both';
const SLOWDOWN = 4;

/** The delay from which a person notices it. */
const LONG_MS = 50;
const SETTLE_MS = 8000;
/** Of the control: at full speed about what a frame of scrolling takes. */
const STEADY_MS = 6;
const PORT = 4703;

const PAGE = { baseURL: `http://localhost:${PORT}`, viewport: { width: 1024, height: 768 } };
const isListed = (page: Page): Promise<void> =>
  page.getByText(`${SIZE.toLocaleString('es-MX')} productos`).waitFor({ timeout: 300_000 });

/** Opens the list as a colleague on a device that has nothing of the shop. */
async function signIn(page: Page): Promise<Page> {
  await page.goto('/admin/productos');
  await page.getByLabel('Correo').fill('demo@lafragua.example');
  await page.getByLabel('Contraseña', { exact: true }).fill('fragua-demo');
  // By the keyboard: a tablet has no mouse that would rest on the rows and have each frame look up what lies below it.
  await page.keyboard.press('Enter');
  await isListed(page);
  return page;
}

/** Puts as many copies of a row as the list has products into the page, one below the other. */
function putAllRows(count: number): void {
  const body = document.querySelector<HTMLElement>('main [role=table] [role=rowgroup]:last-child');
  const row = body?.querySelector<HTMLElement>('[role=row]');
  if (!body || !row) throw new Error('No row to copy');
  row.style.position = 'static';
  body.replaceChildren(...Array.from({ length: count }, () => row.cloneNode(true)));
}

/** Milliseconds until the search's answer that a person does not wait for. */
const SEARCH_MS = 300;

const dataDir = await mkdtemp(join(tmpdir(), 'fragua-banco-'));
const env = { ...process.env, DATA_DIR: dataDir, PORT: String(PORT) };
await promisify(execFile)(process.execPath, ['dist-backend/fill.js', '--products', String(SIZE)], { env });
const store = spawn(process.execPath, ['dist-backend/main.js', '--test-mode'], {
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
});
for await (const line of createInterface({ input: store.stdout })) if (line.includes('escuchando')) break;
if (WHAT !== 'search') await fillLog(PAGE.baseURL, SIZE);
const browser = await launchBrowser();

try {
  const table: Record<string, Record<string, string | number>> = {};
  const measure = async (name: string, page: Page, work: () => Promise<void>): Promise<void> => {
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(1000);
    const { clock } = await recordTasks(browser, page, SLOWDOWN, work);
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(1000);
    const { processor } = await recordTasks(browser, page, 1, work);
    const slowed = processor.map((time) => time * SLOWDOWN);
    table[name] = {
      'longest, by the clock': Math.round(clock[0] ?? 0),
      [`over ${LONG_MS} ms`]: clock.filter((time) => time > LONG_MS).length,
      'longest, by the processor': Math.round(slowed[0] ?? 0),
      [`over ${LONG_MS} ms of it`]: slowed.filter((time) => time > LONG_MS).length,
    };
  };
  const devices = [
    ['tablet', { width: 1024, height: 768 }],
    ['phone', { width: 390, height: 844 }],
  ] as const;
  for (const [device, viewport] of WHAT === 'search' ? [] : WHAT === 'log' ? devices.slice(0, 1) : devices) {
    const page = await signIn(await browser.newPage({ ...PAGE, viewport }));
    // In its first minute a device also builds the search's index and fetches files for offline use; that is not measured here.
    await page.waitForTimeout(SETTLE_MS);
    for (const [method, scroll] of Object.entries(SCROLL_METHODS)) {
      await measure(`${device}, ${method}`, page, () => page.evaluate(scroll));
    }
    const rounds = await page.evaluate(roundsIn, STEADY_MS);
    await measure(`${device}, ${STEADY_MS * SLOWDOWN} ms of arithmetic a frame`, page, () =>
      page.evaluate(steadyWork, rounds),
    );
    if (WHAT !== 'log') await measure(`${device}, all rows at once`, page, () => page.evaluate(putAllRows, SIZE));
    await openWholeLog(page, SIZE);
    for (const [method, scroll] of Object.entries(SCROLL_METHODS)) {
      await measure(`${device}, the log, ${method}`, page, () => page.evaluate(scroll));
    }
    await page.close();
  }
  const searches: typeof table = {};
  /**
   * The clock with the page slowed down, and the processor's time at full speed, each with a page of its own. On a new device the processor's time
   * has the worker's index in it too, which the answer does not wait for.
   */
  const search = async (name: string, open: () => Promise<Page>): Promise<void> => {
    // One after the other: a second page that has just been opened indexes its catalogue, and has half of the processor.
    const measureOne = async (slowdown: number) => {
      const page = await open();
      const measured = await measureFirstSearch(browser, page, slowdown);
      await page.context().close();
      return measured;
    };
    const byClock = await measureOne(SLOWDOWN);
    const { processor, saidNothing } = await measureOne(1);
    searches[name] = {
      'by the clock': Math.round(byClock.clock),
      'by the processor': Math.round(processor * SLOWDOWN),
      [`within ${SEARCH_MS} ms by the clock`]: byClock.clock <= SEARCH_MS ? 'yes' : 'no',
      '«0 productos» meanwhile': byClock.saidNothing || saidNothing ? 'yes' : 'no',
    };
  };
  const newDevice = async (): Promise<Page> => signIn(await browser.newPage(PAGE));
  const afterAMoment = async (page: Page): Promise<Page> => {
    await page.waitForTimeout(SETTLE_MS);
    return page;
  };
  const again = async (page: Page): Promise<Page> => {
    await page.reload();
    await isListed(page);
    return page;
  };
  if (WHAT !== 'scroll' && WHAT !== 'log') {
    await search('new device, a moment later', async () => afterAMoment(await newDevice()));
    await search('new device, at once', newDevice);
    await search('opened again, at once', async () => again(await afterAMoment(await newDevice())));
  }
  console.log(`The staff's list of ${SIZE} products at ${SLOWDOWN}× CPU slowdown, in milliseconds.`);
  if (WHAT !== 'search') {
    console.log("Tasks of the page's main thread while it is scrolled.");
    console.table(table);
  }
  if (WHAT !== 'scroll' && WHAT !== 'log') {
    console.log('The first search of a visit, from the key to the list that answers it.');
    console.table(searches);
  }
  console.log(
    `Load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}.`,
  );
} finally {
  await browser.close();
  const exited = once(store, 'exit');
  store.kill('SIGTERM');
  await exited;
  await rm(dataDir, { recursive: true, force: true });
}
