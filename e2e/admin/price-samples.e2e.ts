import type { Page } from '@playwright/test';
import {
  exportedCatalogue,
  type ListedArticle,
  listInTheMiddle,
  thirdSheet,
} from '#spreadsheet/testing/sample-lists.ts';
import { expect, test } from '../fixtures.ts';
import {
  chooseFile,
  colleague,
  confirmWarnings,
  INCLUDED,
  ivaAnswer,
  openPrices,
  type PricedProduct,
  someProducts,
} from './price-parts.ts';

test.use({ testMode: false });

/** What the list wants the public to pay: some prices as they are, the others a little more or less. */
const listed = (products: readonly PricedProduct[], by: number): ListedArticle[] =>
  products.map(({ clave, nombre, precio }, at) => ({
    clave,
    nombre,
    precio: Math.round((precio ?? 0) * (at % 3 === 0 ? 1 : 1 + by + ((at % 7) - 3) * 0.004)),
  }));

async function apply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Comparar precios' }).click();
  await expect(page.getByRole('table', { name: 'Precios comparados' })).toBeVisible();
  await confirmWarnings(page);
  await page.getByRole('button', { name: /^Aplicar \d+ precios$/ }).click();
  await expect(page.getByRole('heading', { name: 'Precios aplicados' })).toBeVisible();
}

/** Every price of the list is the shop's now. */
async function expectTruth(origin: string, articles: readonly ListedArticle[]): Promise<void> {
  const now = await (await colleague(origin)).products();
  const wrong = articles.flatMap(({ clave, precio }) => {
    const has = now.get(clave)?.precio;
    return has === precio ? [] : [`${clave}: ${has}, true is ${precio}`];
  });
  expect(wrong).toEqual([]);
}

test("a shop's exported catalogue goes in, and next month's goes in over it without a question", async ({
  page,
  backend,
}) => {
  const products = (await someProducts(backend.origin, 240)).filter(({ precio }) => (precio ?? 0) >= 1000);
  const june = listed(products, 0.03);
  await openPrices(page);
  await chooseFile(
    page,
    'catalogo-06-01.csv',
    exportedCatalogue(june, { yes: 'TRUE', no: 'FALSE', end: '\r\n', day: '2026-06-01' }),
  );
  await ivaAnswer(page, INCLUDED).check();
  await page.getByLabel('Nombre del proveedor').fill('Catálogo de la tienda');
  await apply(page);
  await expectTruth(backend.origin, june);

  // Thirty are gone, the others stand in another order.
  const july = listed(
    products.map((one, at) => ({ ...one, precio: june[at]?.precio ?? null })),
    0.04,
  )
    .slice(30)
    .toReversed();
  await page.getByRole('button', { name: 'Subir otra lista' }).click();
  await chooseFile(
    page,
    'catalogo-06-30.csv',
    exportedCatalogue(july, { yes: 'true', no: 'false', end: '\n', day: '2026-06-29' }),
  );
  await expect(ivaAnswer(page, INCLUDED)).toBeChecked();
  await apply(page);
  await expectTruth(backend.origin, july);
});

test('a list that begins in the fifth column, its clave titled 0, asks about IVA only', async ({ page, backend }) => {
  const articles = listed(await someProducts(backend.origin, 77), 0.04);
  await openPrices(page);
  await chooseFile(page, 'Registros_Productos.xlsx', Buffer.from(listInTheMiddle(articles)));
  await ivaAnswer(page, INCLUDED).check();
  await apply(page);
  await expectTruth(backend.origin, articles);
});

test('a list on the third sheet, with decimal commas in its names, asks about IVA only', async ({ page, backend }) => {
  const articles = listed(await someProducts(backend.origin, 380), 0.05);
  await openPrices(page);
  await chooseFile(page, 'catalogo.xlsx', Buffer.from(thirdSheet(articles)));
  // The two empty sheets are not offered.
  await expect(page.getByLabel('Precio', { exact: true }).locator('option:checked')).toContainText('precio');
  await ivaAnswer(page, INCLUDED).check();
  await apply(page);
  await expectTruth(backend.origin, articles);
});
