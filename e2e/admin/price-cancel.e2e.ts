import type { Page, Route } from '@playwright/test';
import { expect, withWorker } from '../fixtures.ts';
import { holdRequests } from '../held-requests.ts';
import { test } from './kept-profile.ts';
import { chooser, colleague, csv, isOwnVisit, openPrices, PRICES, type PricedProduct, pesos } from './price-parts.ts';

test.use({ testMode: false });

/** Two lots and a price. */
const COUNT = 201;

const entry = (page: Page) => page.getByRole('listitem').filter({ hasText: 'lista.csv' });

/** Puts up a list of small rises, and calls `atCommit` with one of the page's commits and all after it. */
async function applyUntil(
  page: Page,
  priced: readonly PricedProduct[],
  number: number,
  atCommit: (route: Route) => Promise<unknown>,
): Promise<void> {
  const rows = priced.map(({ clave, precio }) => [clave, pesos((precio ?? 0) + 7)]);
  await page.getByLabel('Lista de precios').setInputFiles({
    name: 'lista.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv([['Clave', 'Precio con IVA'], ...rows])),
  });
  await page.getByRole('radio', { name: /^Sí, ya incluyen IVA/ }).check();
  await page.getByRole('button', { name: 'Comparar precios' }).click();
  let commits = 0;
  const reached = new Promise<void>((resolve, reject) => {
    void page.route(/documents:commit/, async (route) => {
      if (isOwnVisit(route.request())) return route.continue();
      commits += 1;
      if (commits < number) return route.continue();
      await atCommit(route).then(() => resolve(), reject);
    });
  });
  await page.getByLabel(/^Sí, ya lo revisé y así es/).check();
  await page.getByRole('button', { name: `Aplicar ${COUNT} precios` }).click();
  await reached;
}

const pricedOf = async (shop: Awaited<ReturnType<typeof colleague>>): Promise<PricedProduct[]> =>
  [...(await shop.products()).values()].filter(({ precio }) => precio !== null).slice(0, COUNT);

test(
  'a browser killed between a commit and its answer leaves a history that says nothing false',
  withWorker,
  async ({ device, backend }) => {
    const shop = await colleague(backend.origin);
    const priced = await pricedOf(shop);
    let page = await device.open();
    await openPrices(page);
    const other = await page.context().newPage();
    await other.goto(PRICES);
    // One commit stores the lots, one the upload, and the third is the first lot of prices.
    await applyUntil(page, priced, 3, async (route) => {
      await expect(entry(other)).toContainText(`0 de ${COUNT} precios`);
      // The device hears no more: its copy of the upload stays from before the first lot, which the server has.
      await page.context().setOffline(true);
      await route.fetch();
    });
    await device.kill();
    const written = await shop.products();
    expect(priced.filter(({ clave, precio }) => written.get(clave)?.precio !== precio)).toHaveLength(100);

    page = await device.open();
    const letThrough = await holdRequests(page, /\/Listen\//);
    await page.goto(PRICES);
    // What the device kept is from before the first lot.
    await expect(entry(page)).toContainText('esperando a la tienda para saber cuántos precios van');
    await expect(entry(page)).not.toContainText(`de ${COUNT}`);
    await expect(entry(page).getByRole('button')).toHaveCount(0);
    letThrough();
    await expect(entry(page)).toContainText(`100 de ${COUNT} precios`);
    await entry(page).getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('heading', { name: 'Precios aplicados' })).toBeVisible();
    expect(await wrongPrices(shop, priced)).toEqual([]);
  },
);

test('cancelling the rest asks first, says when it did not work, and is taken back where it stopped', async ({
  device,
  backend,
}) => {
  const shop = await colleague(backend.origin);
  const priced = await pricedOf(shop);
  const page = await device.open();
  await openPrices(page);
  await applyUntil(page, priced, 4, (route) => route.abort());
  await expect(page.getByRole('heading', { name: 'La carga se detuvo' })).toBeVisible();
  await page.unroute(/documents:commit/);
  await page.goto(PRICES);
  await expect(chooser(page)).toBeEnabled();
  await expect(entry(page)).toContainText(`100 de ${COUNT} precios`);

  const dialog = page.getByRole('dialog', { name: 'Cancelar el resto de la carga' });
  await entry(page).getByRole('button', { name: 'Cancelar el resto' }).click();
  await expect(dialog).toContainText('101 precios no se aplicarán. Los 100 que ya se aplicaron se quedan.');
  await dialog.getByRole('button', { name: 'Dejarla como está' }).click();
  await expect(entry(page)).toContainText('Sin terminar');

  let answer = (): void => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/documents:(commit|batchGet)/, async (route) => {
    await held;
    await route.fulfill({ status: 403, json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'No' } } });
  });
  await entry(page).getByRole('button', { name: 'Cancelar el resto' }).click();
  await dialog.getByRole('button', { name: 'Cancelar el resto' }).click();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await entry(page).getByRole('button', { name: 'Cancelar el resto' }).click();
  const answered = page.waitForEvent('console', (message) => message.text().includes('La carga se detuvo'));
  answer();
  await answered;
  // The late answer belongs to the question that was closed.
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await page.unroute(/documents:(commit|batchGet)/);

  await page.route(/documents:(commit|batchGet)/, (route) => route.abort());
  await dialog.getByRole('button', { name: 'Cancelar el resto' }).click();
  await expect(dialog.getByRole('alert')).toContainText('No hay conexión con la tienda');
  await page.unroute(/documents:(commit|batchGet)/);
  await dialog.getByRole('button', { name: 'Cancelar el resto' }).click();
  await expect(dialog).toBeHidden();
  await expect(entry(page)).toContainText('Cancelada');
  await expect(entry(page)).toContainText(`100 de ${COUNT} precios`);
  await expect(entry(page).getByRole('button', { name: 'Deshacer' })).toBeVisible();

  await entry(page).getByRole('button', { name: 'Reanudar' }).click();
  await expect(page.getByRole('heading', { name: 'Precios aplicados' })).toBeVisible();
  expect(await wrongPrices(shop, priced)).toEqual([]);
});

/** Products that do not have the price of the list, once. */
async function wrongPrices(shop: Awaited<ReturnType<typeof colleague>>, priced: readonly PricedProduct[]) {
  const now = await shop.products();
  return priced.filter(({ clave, precio, rev }) => {
    const one = now.get(clave);
    return one?.precio !== (precio ?? 0) + 7 || one.rev !== rev + 1;
  });
}
