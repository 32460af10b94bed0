import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { type BookType, utils, write } from 'xlsx';
import { launchBrowser } from './browser.ts';
import { LIST_TITLES, listRow } from './price-lists.ts';
import type { CompareOurs, Measure, PriceTimes } from './prices-page/page.ts';

// After `vite build bench/prices-page`: price lists read in Chromium as the site reads them, beside what anybody would use. A browser for each,
// so that the peak of its process is its own.
const FOLDER = 'dist-bench/prices-page';
const RUNS = Number(process.argv[2] ?? 3);
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };
const COUNTS = [10_000, 50_000];
const ALL_FORMS: readonly (readonly [string, BookType])[] = [
  ['xlsx', 'xlsx'],
  ['xls', 'biff8'],
  ['csv', 'csv'],
];
/** `npm run bench:prices -- 5 xlsx`: five runs of one form. */
const FORMS = ALL_FORMS.filter(([form]) => (process.argv[3] ?? form) === form);

const files = new Map<string, Buffer>();
for (const count of COUNTS) {
  const rows = [LIST_TITLES, ...Array.from({ length: count }, (_, at) => listRow(at))];
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Precios');
  for (const [form, bookType] of FORMS) {
    const content =
      bookType === 'csv'
        ? Buffer.from(`\uFEFF${utils.sheet_to_csv(book.Sheets['Precios'] ?? {})}`)
        : Buffer.from(write(book, { type: 'buffer', bookType, compression: true }) as Uint8Array);
    files.set(`/lista-${count}.${form}`, content);
  }
}

const server = createServer(({ url = '/' }, response) => {
  const path = url === '/' ? '/index.html' : new URL(url, 'http://x').pathname;
  try {
    const body = files.get(path) ?? readFileSync(join(FOLDER, path));
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;

interface Measured extends PriceTimes {
  /** Most memory that the renderer held until the rows were read, less what it held before, in MB. */
  readonly peak: number;
  /** The same until they were compared and shown, with the products they are compared with. */
  readonly peakInAll: number;
}

async function once(how: string, address: string, count: number): Promise<Measured> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.waitForFunction(() => 'measure' in globalThis);
    const before = largestRenderer();
    const times = await page.evaluate(
      ([how, address]) => (globalThis as unknown as { measure: Measure }).measure(how, address),
      [how, address] as const,
    );
    const peak = largestRenderer() - before;
    if (how !== 'ours') return { ...times, peak, peakInAll: peak };
    const compared = await page.evaluate(
      (count) => (globalThis as unknown as { compareOurs: CompareOurs }).compareOurs(count),
      count,
    );
    const gap = Math.max(times.gap, compared.gap);
    return { ...compared, read: times.read, gap, peak, peakInAll: largestRenderer() - before };
  } finally {
    await browser.close();
  }
}

/** `VmHWM` of the largest renderer on this machine, in MB. */
function largestRenderer(): number {
  let largest = 0;
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      // Of this browser alone: other browsers of the machine have other parents.
      if (!command.includes('--type=renderer') || !isOurs(pid)) continue;
      largest = Math.max(
        largest,
        Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
      );
    } catch {
      // It has just ended.
    }
  }
  return largest;
}

function isOurs(pid: string): boolean {
  for (let parent = pid; parent !== '0' && parent !== '1'; ) {
    if (Number(parent) === process.pid) return true;
    parent = /PPid:\s+(\d+)/.exec(readFileSync(`/proc/${parent}/status`, 'utf8'))?.[1] ?? '0';
  }
  return false;
}

const best = (values: readonly number[]): number => Math.min(...values);
const table: Record<string, Record<string, string | number>> = {};
for (const [form] of FORMS) {
  for (const count of COUNTS) {
    const address = `/lista-${count}.${form}`;
    const hows = ['ours', 'sheetjs', ...(form === 'xlsx' ? ['read-excel-file'] : [])];
    const read = new Map<string, Measured[]>(hows.map((how) => [how, []]));
    // In turns, so that what else the machine does falls on all alike.
    for (let run = 0; run < RUNS; run += 1)
      for (const how of hows) read.get(how)?.push(await once(how, address, count));
    const plain = read.get('sheetjs') ?? [];
    const [plainTime, plainPeak] = [best(plain.map((one) => one.read)), best(plain.map(({ peak }) => peak))];
    for (const [how, runs] of read) {
      const time = best(runs.map((one) => one.read));
      const peak = best(runs.map((one) => one.peak));
      table[`.${form} ${count} ${how}`] = {
        'read ms': Math.round(time),
        'of SheetJS': (time / plainTime).toFixed(2),
        'match, diff ms': Math.round(best(runs.map(({ compared }) => compared))),
        'shown ms': Math.round(best(runs.map(({ shown }) => shown))),
        'peak MB': Math.round(peak),
        'in all': Math.round(best(runs.map(({ peakInAll }) => peakInAll))),
        'of SheetJS ': (peak / plainPeak).toFixed(2),
        'gap ms': Math.round(best(runs.map(({ gap }) => gap))),
        rows: runs[0]?.rows ?? 0,
        checksum: runs[0]?.sum ?? 0,
      };
    }
  }
}
server.close();
console.table(table);
