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
  count,
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

async function compareList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Comparar precios' }).click();
  await expect(page.getByRole('table', { name: 'Precios comparados' })).toBeVisible();
}

async function apply(page: Page): Promise<void> {
  await compareList(page);
  await applyCompared(page);
}

async function applyCompared(page: Page): Promise<void> {
  await confirmWarnings(page);
  await page.getByRole('button', { name: /^Aplicar \d+ precios$/ }).click();
  await expect(page.getByRole('heading', { name: 'Precios aplicados' })).toBeVisible();
}

/** What the sentence above the review, the counts and the warning say of the same rows agrees. */
async function expectOneStory(page: Page): Promise<void> {
  const [rows, changes, same, errors] = await Promise.all(
    ['filas leídas', 'precios cambian', 'sin cambio', 'filas con error'].map((name) => count(page, name)),
  );
  expect(rows).toBe((changes ?? 0) + (same ?? 0) + (errors ?? 0));
  const sentence = page.getByText(/^Lista /);
  await expect(sentence).toContainText(`${changes} precios cambian y ${same} no.`);
  const typical = /Cambio típico (.+?\s%)/.exec(await sentence.innerText())?.[1] ?? 'none';
  await expect(page.getByText(new RegExp(`, ${changes} suben y 0 bajan; `))).toContainText(`lo típico es ${typical}`);
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
  const [once, twice] = june as [ListedArticle, ListedArticle];
  // Such a catalogue has some articles twice, and of two prices none is taken.
  const written = [...june, once, { ...twice, precio: twice.precio + 5000 }];
  await openPrices(page);
  await chooseFile(
    page,
    'catalogo-06-01.csv',
    exportedCatalogue(written, { yes: 'TRUE', no: 'FALSE', end: '\r\n', day: '2026-06-01' }),
  );
  // What a person judges the proposal by is in sight, although the price is the eleventh column of fifteen.
  const preview = page.getByRole('region', { name: 'Primeras filas del archivo' });
  await preview.scrollIntoViewIfNeeded();
  for (const title of ['Clave clave', 'Producto descripcion', 'Precio precio'])
    await expect(preview.getByRole('columnheader', { name: title })).toBeInViewport({ ratio: 0.9 });
  await ivaAnswer(page, INCLUDED).check();
  await page.getByLabel('Nombre del proveedor').fill('Catálogo de la tienda');
  await compareList(page);
  await expectOneStory(page);
  await applyCompared(page);
  const before = products.find(({ clave }) => clave === twice.clave)?.precio ?? 0;
  const applied = june.map((one) => (one === twice ? { ...one, precio: before } : one));
  await expectTruth(backend.origin, applied);

  // Thirty are gone, the others stand in another order.
  const july = listed(
    products.map((one, at) => ({ ...one, precio: applied[at]?.precio ?? null })),
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

test('a list that begins in the middle of a sheet or on the third one asks about IVA only', async ({
  page,
  backend,
}) => {
  await test.step('a list that begins in the fifth column, its clave titled 0, asks about IVA only', async () => {
    const articles = listed(await someProducts(backend.origin, 77), 0.04);
    await openPrices(page);
    await chooseFile(page, 'Registros_Productos.xlsx', Buffer.from(listInTheMiddle(articles)));
    await ivaAnswer(page, INCLUDED).check();
    await apply(page);
    await expectTruth(backend.origin, articles);
  });
  await test.step('a list on the third sheet, with decimal commas in its names, asks about IVA only', async () => {
    const articles = listed(await someProducts(backend.origin, 380), 0.05);
    await page.getByRole('button', { name: 'Subir otra lista' }).click();
    await chooseFile(page, 'catalogo.xlsx', Buffer.from(thirdSheet(articles)));
    // The two empty sheets are not offered.
    await expect(page.getByLabel('Precio', { exact: true }).locator('option:checked')).toContainText('precio');
    await ivaAnswer(page, INCLUDED).check();
    await apply(page);
    await expectTruth(backend.origin, articles);
  });
});
