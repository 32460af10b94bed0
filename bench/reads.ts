import { type BrowserContext, type Page } from 'playwright';
import { type BenchStore, openBenchStore, pickSome, productFields } from './bench-store.ts';
import { launchBrowser } from './browser.ts';
import { productCatalogue } from './product-catalogue.ts';

// What Firestore would bill a visitor for the products, visit by visit, as the server counts it: the shop as it is, and the same shop with a listener
// on the whole collection. Menus are left out: this store has none, so each question for them costs its minimum of one, which is taken off.

const SIZE = Number(process.argv[2] ?? 10_000);
const CHANGED = 40;
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
// The server's clock never goes back, so the bench plays future days.
const FILLED = Date.now() + HOUR;

/** One visit until every request of the start is done: the live feed is the last, and then no more reads follow. */
async function visit(context: BrowserContext, store: BenchStore, expected: number): Promise<number> {
  const page = await context.newPage();
  let menus = 0;
  page.on('request', (request) => {
    const asked = request.postData() ?? '';
    if (request.url().includes(':runQuery') && /"(categories|etiquetas)"/.test(asked)) menus += 1;
  });
  await store.takeReads();
  await page.goto('/');
  await page.waitForFunction(
    (count) => Number(document.documentElement.dataset['productos'] ?? count) >= count,
    expected,
    { timeout: 240_000 },
  );
  await page.waitForFunction(
    () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/Listen/channel')),
    undefined,
    { timeout: 120_000 },
  );
  const reads = await settledReads(page, store);
  await page.close();
  // The live menus are two listeners more.
  return reads - menus - 2;
}

/** The billed reads once the count has not changed for a while, because the page does not show when a listener has been served. */
async function settledReads(page: Page, store: BenchStore): Promise<number> {
  let sum = await store.takeReads();
  for (let still = 0; still < 4; ) {
    await page.waitForTimeout(1500);
    const more = await store.takeReads();
    sum += more;
    still = more === 0 ? still + 1 : 0;
  }
  return sum;
}

const products = productCatalogue(SIZE);
const some = pickSome(products, CHANGED);
const isChanged = new Set(some.map(({ id }) => id));
const asRows = (rev: (id: string) => number) => products.map((product) => ({ rev: rev(product.id), product }));

/** The sequence measured: filled, published, visited; changed the next morning, visited; published again, visited. */
async function measure(siteDir: string, port: number, naive: boolean): Promise<Record<string, number>> {
  const store = await openBenchStore(siteDir, port);
  const context = await browser.newContext({ baseURL: store.origin });
  const expected = naive ? SIZE : 0;
  try {
    await store.setClock(FILLED);
    await store.write(
      'productos',
      products.map((product) => ({ id: product.id, fields: productFields(product) })),
    );
    await store.setClock(FILLED + HOUR);
    await store.publish(
      asRows(() => 1),
      FILLED + HOUR / 2,
    );
    await store.setClock(FILLED + DAY);
    const cold = await visit(context, store, expected);
    const again = await visit(context, store, expected);
    await store.setClock(FILLED + DAY + 2 * HOUR);
    await store.write(
      'productos',
      some.map((product) => ({ id: product.id, fields: productFields(product, 2) })),
    );
    await store.setClock(FILLED + 2 * DAY);
    const dayLater = await visit(context, store, expected);
    await store.setClock(FILLED + 2 * DAY + HOUR);
    await store.publish(
      asRows((id) => (isChanged.has(id) ? 2 : 1)),
      FILLED + 2 * DAY,
    );
    const published = await visit(context, store, expected);
    return {
      'first visit': cold,
      'again, nothing written since': again,
      [`a day later, ${CHANGED} products written`]: dayLater,
      'after the next publication': published,
    };
  } finally {
    await context.close();
    await store.close();
  }
}

const browser = await launchBrowser();
try {
  const ours = await measure('dist', 4711, false);
  const theirs = await measure('dist-bench/firestore-site', 4712, true);
  console.log(`Billed reads of ${SIZE} products, menus apart.`);
  console.table(
    Object.fromEntries(
      Object.entries(ours).map(([name, reads]) => [name, { 'snapshot and delta': reads, listener: theirs[name] }]),
    ),
  );
  console.log(
    'Firestore bills a listener that was away for more than half an hour in full; this server keeps its change log longer.',
  );
  if ((ours['first visit'] ?? 99) > 5 || (ours['again, nothing written since'] ?? 99) > 3) process.exitCode = 1;
} finally {
  await browser.close();
}
