import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright';
import type { Cost, CostStore } from './store.ts';

const SETTLED = 4;
const STEP_MS = 1500;
const PATIENCE = { timeout: 240_000 };
const CATEGORY = '/herramienta-inalambrica';
const LABEL = `${CATEGORY}/taladros-inalambricos`;
/** The front page, a category, one of its labels, a product. */
export const VIEWS = 4;

const NO_COST: Cost = {
  reads: 0,
  writes: 0,
  hosting: 0,
  firestore: 0,
  storage: 0,
  pages: 0,
  pageCount: 0,
  code: 0,
  pictures: 0,
  fonts: 0,
  headers: 0,
  again: 0,
  requests: 0,
};

/** All that was used until nothing is used any more, because a page does not show when its idle work is done. */
async function settled(page: Page, store: CostStore): Promise<Cost> {
  let all = NO_COST;
  for (let still = 0; still < SETTLED; ) {
    await page.waitForTimeout(STEP_MS);
    const more = await store.take();
    const isStill = more.reads + more.writes + more.hosting + more.storage === 0;
    still = isStill ? still + 1 : 0;
    all = Object.fromEntries(Object.entries(all).map(([name, sum]) => [name, sum + more[name as keyof Cost]])) as never;
  }
  return all;
}

/** Four pages by four presses, as somebody looks for a tool. */
export async function visit(context: BrowserContext, store: CostStore): Promise<Cost> {
  const page = await context.newPage();
  await store.take();
  await page.goto('/');
  await page.waitForSelector('html[data-tienda]', PATIENCE);
  for (const address of [`a[href="${CATEGORY}"]`, `a[href="${LABEL}"]`, `main a[href^="${LABEL}/"]`])
    await page
      .locator(address)
      .first()
      .evaluate((link: HTMLElement) => link.click());
  await page.waitForFunction((label) => location.pathname.startsWith(`${label}/`), LABEL, PATIENCE);
  // The live feed is the last part of a start.
  await page.waitForFunction(
    () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/Listen/channel')),
    undefined,
    PATIENCE,
  );
  const cost = await settled(page, store);
  await page.close();
  return cost;
}

/** The front page of the shop that listens to every product: what it reads does not depend on the page. */
export async function listenToAll(context: BrowserContext, store: CostStore): Promise<Cost> {
  const page = await context.newPage();
  await store.take();
  await page.goto('/');
  await page.waitForFunction(
    () => Number(document.documentElement.dataset['productos'] ?? 0) > 1000,
    undefined,
    PATIENCE,
  );
  const cost = await settled(page, store);
  await page.close();
  return cost;
}

/** A kiosk that is opened in the morning. */
export async function kiosk(context: BrowserContext, store: CostStore): Promise<Cost> {
  const page = await context.newPage();
  await store.take();
  await page.goto('/?kiosko=1');
  await page.getByRole('button', { name: 'Sí, es un equipo de la tienda' }).click();
  await page.waitForSelector('html[data-tienda]', PATIENCE);
  const cost = await settled(page, store);
  await page.close();
  return cost;
}

async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Correo').fill('demo@lafragua.example');
  await page.getByLabel('Contraseña', { exact: true }).fill('fragua-demo');
  await page.keyboard.press('Enter');
}

/** A colleague's first day on a device: signs in and looks at the list. */
export async function firstStaffDay(context: BrowserContext, store: CostStore): Promise<Cost> {
  const page = await context.newPage();
  await store.take();
  await signIn(page, '/admin/productos');
  await page.getByRole('rowheader').first().waitFor(PATIENCE);
  const cost = await settled(page, store);
  await page.close();
  return cost;
}

/** Any other day: twenty prices, the quotations, the log, one publication. */
export async function staffDay(context: BrowserContext, store: CostStore, edits: number): Promise<Cost> {
  const page = await context.newPage();
  await store.take();
  await page.goto('/admin/productos?edicion=rapida');
  const prices = page.getByRole('textbox', { name: /^Precio de / });
  await prices.first().waitFor(PATIENCE);
  await prices.first().focus();
  for (let at = 0; at < edits; at += 1) {
    // A little dearer: about a large change the page asks.
    const price = Number((await page.locator(':focus').inputValue()).replaceAll(/[^\d.]/g, ''));
    await page.keyboard.type(((price || 100) * 1.01).toFixed(2));
    await page.keyboard.press('Enter');
  }
  await page
    .getByText('Todo guardado en la nube')
    .first()
    .waitFor({ state: 'attached', ...PATIENCE });
  for (const path of ['/admin/cotizaciones', '/admin/historial', '/admin/publicar']) await page.goto(path);
  await page.getByRole('button', { name: 'Publicar ahora' }).click(PATIENCE);
  const cost = await settled(page, store);
  await page.close();
  return cost;
}

/** A supplier's list of every product, each price one per cent higher or lower in turn. */
export async function priceUpload(context: BrowserContext, store: CostStore): Promise<Cost> {
  const page = await context.newPage();
  await signIn(page, '/admin/acciones-automatizadas/subir-precios-con-excel');
  const downloading = page.waitForEvent('download', PATIENCE);
  await page.getByRole('button', { name: 'CSV' }).click(PATIENCE);
  const [titles, ...rows] = (await readFile(await (await downloading).path(), 'utf8')).split(/\r?\n/);
  const moved = rows.map((row, at) =>
    row.replace(/([\d.]+)$/, (price) => (Number(price) * (at % 2 ? 1.01 : 0.99)).toFixed(2)),
  );
  await page.getByLabel('Lista de precios').setInputFiles({
    name: 'lista.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([titles, ...moved].join('\r\n')),
  });
  await page.getByRole('radio', { name: /^Sí, ya incluyen IVA/ }).check(PATIENCE);
  await page.getByRole('button', { name: 'Comparar precios' }).click();
  const apply = page.getByRole('button', { name: /^Aplicar [\d,]+ precios/ });
  await apply.waitFor(PATIENCE);
  const agree = page.getByLabel(/^Sí, ya lo revisé/);
  if (await agree.isVisible()) await agree.check();
  await settled(page, store);
  await apply.click();
  await page.getByRole('heading', { name: 'Precios aplicados' }).waitFor({ timeout: 600_000 });
  const cost = await settled(page, store);
  await page.close();
  return cost;
}
