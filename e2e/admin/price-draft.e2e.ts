import type { Page } from '@playwright/test';
import { expect, withWorker } from '../fixtures.ts';
import { untilKept } from '../offline/kept-copy.ts';
import { test } from './kept-profile.ts';
import { chooser, colleague, csv, line, openPrices, PRICES, type PricedProduct, pesos, step } from './price-parts.ts';
import { heading, sidebar } from './staff-parts.ts';

test.use({ testMode: false });

const tick = (page: Page, clave: string) => line(page, clave).getByRole('checkbox');
const compared = (page: Page) => page.getByRole('table', { name: 'Precios comparados' });
const resumed = (page: Page) => page.getByText(/Seguimos donde te quedaste: lista\.csv, de hoy \d+:\d\d/);

/** Six products that have a price, and a list with a new one for each: the first two at four times theirs. */
async function listOf(shop: Awaited<ReturnType<typeof colleague>>) {
  const priced = [...(await shop.products()).values()].filter(({ precio }) => precio !== null).slice(0, 6);
  const next = ({ precio }: PricedProduct, at: number): number => (precio ?? 0) * (at < 2 ? 4 : 1) + 100;
  const text = csv([['Clave', 'Precio'], ...priced.map((one, at) => [one.clave, pesos(next(one, at))])]);
  return { products: priced as [PricedProduct, PricedProduct, PricedProduct, PricedProduct], text };
}

async function review(page: Page, text: string): Promise<void> {
  await page
    .getByLabel('Lista de precios')
    .setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('radio', { name: /^Sí, ya incluyen IVA/ }).check();
  await page.getByLabel('Nombre del proveedor').fill('Tornillos del Norte');
  await page.getByRole('button', { name: 'Comparar precios' }).click();
  await expect(compared(page)).toBeVisible();
}

async function correct(page: Page, clave: string, price: string): Promise<void> {
  await line(page, clave)
    .getByRole('button', { name: /^Corregir el precio/ })
    .click();
  await line(page, clave).getByRole('textbox').fill(price);
  await page.keyboard.press('Enter');
  await expect(line(page, clave).getByRole('button', { name: 'Volver al del archivo' })).toBeVisible();
}

test(
  'a killed browser loses no tick and no correction, and a row whose price moved meanwhile waits for its tick',
  withWorker,
  async ({ device, backend }) => {
    const shop = await colleague(backend.origin);
    const { products, text } = await listOf(shop);
    const [doubtful, moved, left, corrected] = products;
    const typed = pesos((corrected.precio ?? 0) + 55);
    let page = await device.open();
    await openPrices(page);
    await review(page, text);
    await tick(page, doubtful.clave).check();
    await tick(page, moved.clave).check();
    await tick(page, left.clave).uncheck();
    await correct(page, corrected.clave, typed.replaceAll(/[$,]/g, ''));
    await expect(page.getByRole('button', { name: 'Aplicar 5 precios' })).toBeVisible();
    // The correction was made last, and all marks are one record.
    await untilKept(page, 'lista-de-precios', `"corrected":"${typed.replaceAll(/[$,]/g, '')}"`);
    await device.kill();

    await shop.documents.update(`productos/${moved.id}`, { precio: (moved.precio ?? 0) + 500 });
    page = await device.open();
    await page.goto(PRICES);
    await expect(resumed(page)).toBeVisible();
    await expect(line(page, moved.clave)).toContainText(pesos((moved.precio ?? 0) + 500));
    await expect(
      page.getByText('1 fila que habías revisado cambió y quedó sin marcar: vuelve a verlas.'),
    ).toBeVisible();
    await expect(tick(page, doubtful.clave)).toBeChecked();
    await expect(tick(page, moved.clave)).not.toBeChecked();
    await expect(tick(page, left.clave)).not.toBeChecked();
    await expect(line(page, corrected.clave)).toContainText(typed);
    await expect(page.getByRole('button', { name: 'Aplicar 4 precios' })).toBeVisible();

    // What is done after that is kept as well, and other limits take nothing away.
    await tick(page, moved.clave).check();
    await page.getByText(/^Se avisa desde/).click();
    await page.getByLabel('Avisar desde (%)').fill('15');
    await page.getByRole('button', { name: 'Comparar con estos límites' }).click();
    await expect(page.getByText(/^Se avisa desde 15 %/)).toBeVisible();
    await expect(tick(page, moved.clave)).toBeChecked();
    await step(page, 'Columnas').click();
    await expect(page.getByLabel('Nombre del proveedor')).toHaveValue('Tornillos del Norte');
    await untilKept(page, 'lista-de-precios', '"step":"columnas"');
    await device.kill();
    page = await device.open();
    await page.goto(PRICES);
    await expect(resumed(page)).toBeVisible();
    await expect(page.getByLabel('Nombre del proveedor')).toHaveValue('Tornillos del Norte');
  },
);

test('leaving the page and a reload keep the review; applying it or discarding it ends it', async ({
  device,
  backend,
}) => {
  const shop = await colleague(backend.origin);
  const { products, text } = await listOf(shop);
  const [, , left] = products;
  const page = await device.open();
  await openPrices(page);
  await review(page, text);
  await tick(page, left.clave).uncheck();
  await sidebar(page, 'Productos').click();
  await expect(heading(page, 'Productos')).toBeVisible();
  await sidebar(page, 'Subir precios con Excel').click();
  await expect(resumed(page)).toBeVisible();
  await expect(tick(page, left.clave)).not.toBeChecked();
  await page.reload();
  await expect(resumed(page)).toBeVisible();
  await expect(tick(page, left.clave)).not.toBeChecked();

  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(chooser(page)).toBeVisible();
  await page.reload();
  await expect(chooser(page)).toBeEnabled();
  await expect(resumed(page)).toHaveCount(0);

  await review(page, text);
  await page.getByLabel(/^Sí, ya lo revisé y así es/).check();
  await page.getByRole('button', { name: 'Aplicar 4 precios' }).click();
  await expect(page.getByRole('heading', { name: 'Precios aplicados' })).toBeVisible();
  await page.reload();
  await expect(chooser(page)).toBeEnabled();
  await expect(compared(page)).toHaveCount(0);
});

test('a file that is chosen while the kept list is still being fetched is the one that opens', async ({
  device,
  backend,
}) => {
  const { text } = await listOf(await colleague(backend.origin));
  const page = await device.open();
  await openPrices(page);
  await review(page, text);
  // The answer with the kept file takes as long as this test wants.
  await page.addInitScript(() => {
    const get: (key: IDBValidKey) => IDBRequest = Reflect.get(IDBObjectStore.prototype, 'get');
    const released = new Promise((resolve) => addEventListener('release-file', resolve, { once: true }));
    IDBObjectStore.prototype.get = function getLate(key) {
      const request = Reflect.apply(get, this, [key]);
      if (this.name !== 'archivo') return request;
      const listen = request.addEventListener.bind(request);
      request.addEventListener = (type: string, listener: (event: Event) => void) =>
        listen(type, (event: Event) => void released.then(() => listener(event)));
      return request;
    };
  });
  await page.reload();
  await page
    .getByLabel('Lista de precios')
    .setInputFiles({ name: 'otra.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(page.getByLabel('Nombre del proveedor')).toHaveValue('');
  await page.evaluate(() => dispatchEvent(new Event('release-file')));
  await page.getByLabel('Nombre del proveedor').fill('Otro proveedor');
  await page.getByRole('radio', { name: /^Sí, ya incluyen IVA/ }).check();
  await page.getByRole('button', { name: 'Comparar precios' }).click();
  await expect(compared(page)).toBeVisible();
  await expect(page.getByText('otra.csv').first()).toBeVisible();
  await expect(resumed(page)).toHaveCount(0);
});

test('a list that could not be stored is offered again, and signing out deletes it from the device', async ({
  device,
  backend,
}) => {
  const { text } = await listOf(await colleague(backend.origin));
  const page = await device.open();
  await openPrices(page);
  await review(page, text);
  await page.getByLabel(/^Sí, ya lo revisé y así es/).check();
  await page.route(/documents:commit/, (route) => route.abort());
  await page.getByRole('button', { name: 'Aplicar 4 precios' }).click();
  await page.getByRole('button', { name: 'Ir al inicio' }).click();
  const left = page.getByText(/Quedó a medias lista\.csv/);
  await expect(left).toBeVisible();
  // A file that cannot be read takes its place only while it is tried.
  await page
    .getByLabel('Lista de precios')
    .setInputFiles({ name: 'lista.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await expect(page.getByText(/PDF/)).toBeVisible();
  await expect(left).toBeVisible();
  await page.unroute(/documents:commit/);
  await page.getByRole('button', { name: 'Seguir con ella' }).click();
  await expect(compared(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aplicar 4 precios' })).toBeVisible();

  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  const question = page.getByRole('dialog', { name: 'Hay trabajo sin guardar' });
  await expect(question).toContainText('“lista.csv” quedó a medias, sin aplicar');
  await Promise.all([
    page.waitForEvent('domcontentloaded'),
    question.getByRole('button', { name: 'Descartar y cerrar sesión' }).click(),
  ]);
  await expect(heading(page, 'Área de personal')).toBeVisible();
  expect(await keptOfLists(page)).toEqual(0);
});

/** Records of the device's database of the open list. */
function keptOfLists(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('lista-de-precios');
      opening.onsuccess = () => resolve(opening.result);
    });
    let count = 0;
    for (const store of db.objectStoreNames)
      count += await new Promise<number>((resolve) => {
        const counting = db.transaction(store).objectStore(store).count();
        counting.onsuccess = () => resolve(counting.result);
      });
    db.close();
    return count;
  });
}
