import type { BrowserContext, Page } from 'playwright';
import { demoCatalogue } from '#demo/catalogue/demo-catalogue.ts';
import { type BenchStore, median, openBenchStore, productFields } from './bench-store.ts';
import { openProfile } from './browser.ts';
import { productCatalogue } from './product-catalogue.ts';

// How long a start without a network takes until the shop can be searched, beside the same shop fed by Firestore's own persistent cache: same
// screens, same browser, same catalogue, turn by turn. Run `npm run build` first.

const SIZE = Number(process.argv[2] ?? 10_000);
const ROUNDS = Number(process.argv[3] ?? 7);
const HOUR = 60 * 60_000;
const SEARCH = '/busqueda?search=taladro%20percutor';

/** Until the first card of the page is painted, in milliseconds from the navigation. */
async function timeToCards(context: BrowserContext, address: string, slowdown: number): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    const look = (): void => {
      if (!document.querySelector('main article')) return void requestAnimationFrame(look);
      // The frame after the one that contains it: only then has it been painted.
      requestAnimationFrame(() => console.info(`cards ${performance.now()}`));
    };
    requestAnimationFrame(look);
  });
  // The page reports it by itself, because a call from Playwright would first load Playwright's code: a tenth of a second at a quarter of the speed.
  const said = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith('cards '),
    timeout: 120_000,
  });
  await page.goto(address, { waitUntil: 'commit' });
  const at = Number((await said).text().slice('cards '.length));
  await page.close();
  return at;
}

/** One visit with a network, until the device has everything: the worker, the catalogue and the search's index. */
async function visitOnce(context: BrowserContext, { origin }: BenchStore, isKept: Question): Promise<void> {
  const page = await context.newPage();
  await page.goto(origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 120_000 });
  await until(page, isKept);
  await page.goto(origin + SEARCH);
  await page.locator('main article').first().waitFor({ timeout: 120_000 });
  await until(page, isIndexKept);
  await page.close();
}

async function opensWhole(context: BrowserContext, { origin }: BenchStore, isWhole: Question): Promise<void> {
  const page = await context.newPage();
  await page.goto(origin);
  await until(page, isWhole);
  await page.close();
}

/** Playwright's own `waitForFunction` takes the promise that such a function returns for true. */
async function until(page: Page, isSo: Question): Promise<void> {
  while (!(await page.evaluate(isSo, SIZE))) await page.waitForTimeout(500);
}

// These run in the page.
type Question = (size: number) => Promise<boolean>;
async function isMirrorKept(size: number): Promise<boolean> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'catalogo')) return false;
  return new Promise((resolve) => {
    const opening = indexedDB.open('catalogo');
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('estado').objectStore('estado').get('productos');
      reading.addEventListener('success', () => {
        opening.result.close();
        // All of them: a part would start faster.
        resolve(reading.result?.rows === size);
      });
    });
  });
}
const isCacheFilled: Question = async (size) => Number(document.documentElement.dataset['productos']) === size;
async function isIndexKept(): Promise<boolean> {
  const databases = await indexedDB.databases();
  const found = databases.find(({ name }) => name !== undefined && name.startsWith('busqueda'));
  if (!found?.name) return false;
  const { name } = found;
  return new Promise((resolve) => {
    const opening = indexedDB.open(name);
    opening.addEventListener('success', () => {
      const db = opening.result;
      const [first] = Array.from(db.objectStoreNames);
      if (!first) return resolve(false);
      const counting = db.transaction(first).objectStore(first).count();
      counting.addEventListener('success', () => {
        db.close();
        resolve(counting.result > 0);
      });
    });
  });
}

const products = productCatalogue(SIZE);
const { categories, labels } = demoCatalogue();
const fill = async (store: BenchStore): Promise<void> => {
  const filled = Date.now() + HOUR;
  await store.setClock(filled);
  await store.write('categories', categories);
  await store.write('etiquetas', labels);
  await store.write(
    'productos',
    products.map((product) => ({ id: product.id, fields: productFields(product) })),
  );
  await store.setClock(filled + 2 * HOUR);
  await store.publish(
    products.map((product) => ({ rev: 1, product })),
    filled + HOUR,
  );
};

const ours = await openBenchStore('dist', 4701);
const theirs = await openBenchStore('dist-bench/firestore-site', 4702);
// Both in one profile, which separates their data by origin.
const profile = await openProfile({ viewport: { width: 412, height: 915 } });
const { context } = profile;
try {
  await Promise.all([fill(ours), fill(theirs)]);
  await visitOnce(context, ours, isMirrorKept);
  await visitOnce(context, theirs, isCacheFilled);
  await ours.stop();
  await theirs.stop();
  // What the page received from the listener must also be stored on the device.
  await opensWhole(context, theirs, isCacheFilled);

  const table: Record<string, Record<string, string | number>> = {};
  for (const slowdown of [1, 4]) {
    for (const [name, address] of [
      ['featured on the front page', '/'],
      ['search answered', SEARCH],
    ] as const) {
      const mirror: number[] = [];
      const cache: number[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const a = await timeToCards(context, ours.origin + address, slowdown);
        const b = await timeToCards(context, theirs.origin + address, slowdown);
        // The first round warms the disk.
        if (round === 0) continue;
        mirror.push(a);
        cache.push(b);
      }
      table[`${name}, CPU ${slowdown}×`] = {
        'mirror ms': Math.round(median(mirror)),
        'worst ms': Math.round(Math.max(...mirror)),
        'Firestore cache ms': Math.round(median(cache)),
        'best ms': Math.round(Math.min(...cache)),
        'times faster': Number((median(cache) / median(mirror)).toFixed(1)),
      };
    }
  }
  console.log(
    `Offline start, ${SIZE} products, medians of ${ROUNDS}; the browser slows the page's thread only, never workers.`,
  );
  console.table(table);
} finally {
  await profile.close();
  await ours.close();
  await theirs.close();
}
