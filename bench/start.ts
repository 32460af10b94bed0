import type { BrowserContext, Page } from 'playwright';
import { demoCatalogue } from '#demo/catalogue/demo-catalogue.ts';
import { type BenchStore, median, openBenchStore, productFields } from './bench-store.ts';
import { openProfile } from './browser.ts';
import { isCacheFilled, isIndexKept, isMirrorKept, type PageCondition } from './kept-on-device.ts';
import { productCatalogue } from './product-catalogue.ts';

// How long a start without a network takes until the shop can be searched, beside the same shop fed by Firestore's own persistent cache: same
// screens, same browser, same catalogue, measured in alternation. Run `npm run build` first.

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
    const reportFirstCard = (): void => {
      if (!document.querySelector('main article')) return void requestAnimationFrame(reportFirstCard);
      // The frame after the one that contains it: only then has it been painted.
      requestAnimationFrame(() => console.info(`cards ${performance.now()}`));
    };
    requestAnimationFrame(reportFirstCard);
  });
  // The page reports it by itself, because a call from Playwright would first load Playwright's code: a tenth of a second at a quarter of the speed.
  const report = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith('cards '),
    timeout: 120_000,
  });
  await page.goto(address, { waitUntil: 'commit' });
  const at = Number((await report).text().slice('cards '.length));
  await page.close();
  return at;
}

/** One visit with a network, until the device has everything: the worker, the catalogue and the search's index. */
async function visitOnce(context: BrowserContext, { origin }: BenchStore, isKept: PageCondition): Promise<void> {
  const page = await context.newPage();
  await page.goto(origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 120_000 });
  await waitUntil(page, isKept);
  await page.goto(origin + SEARCH);
  await page.locator('main article').first().waitFor({ timeout: 120_000 });
  await waitUntil(page, isIndexKept);
  await page.close();
}

async function visitUntil(context: BrowserContext, { origin }: BenchStore, condition: PageCondition): Promise<void> {
  const page = await context.newPage();
  await page.goto(origin);
  await waitUntil(page, condition);
  await page.close();
}

/** Playwright's own `waitForFunction` takes the promise that such a function returns for true. */
async function waitUntil(page: Page, condition: PageCondition): Promise<void> {
  while (!(await page.evaluate(condition, SIZE))) await page.waitForTimeout(500);
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

const mirrorStore = await openBenchStore('dist', 4701);
const cacheStore = await openBenchStore('dist-bench/firestore-site', 4702);

// Both in one profile, which separates their data by origin.
const profile = await openProfile({ viewport: { width: 412, height: 915 } });
const { context } = profile;

try {
  await Promise.all([fill(mirrorStore), fill(cacheStore)]);
  await visitOnce(context, mirrorStore, isMirrorKept);
  await visitOnce(context, cacheStore, isCacheFilled);
  await mirrorStore.stop();
  await cacheStore.stop();
  // What the page received from the listener must also be stored on the device.
  await visitUntil(context, cacheStore, isCacheFilled);

  const table: Record<string, Record<string, string | number>> = {};
  for (const slowdown of [1, 4]) {
    for (const [name, address] of [
      ['featured on the front page', '/'],
      ['search answered', SEARCH],
    ] as const) {
      const mirror: number[] = [];
      const cache: number[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const a = await timeToCards(context, mirrorStore.origin + address, slowdown);
        const b = await timeToCards(context, cacheStore.origin + address, slowdown);
        // The first round fills the disk's cache and does not count.
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
  await mirrorStore.close();
  await cacheStore.close();
}
