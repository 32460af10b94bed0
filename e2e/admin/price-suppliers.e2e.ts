import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import {
  chooseFile,
  colleague,
  confirmWarnings,
  csv,
  download,
  INCLUDED,
  ivaAnswer,
  line,
  openPrices,
  type PricedProduct,
  step,
  TO_ADD,
} from './price-parts.ts';

test.use({ testMode: false });

const priceOf = ({ precio }: PricedProduct): number => precio ?? 0;
const isDearer = (at: number): boolean => at % 3 === 1;
/** A list without IVA and at 1.25 of what the shop asks, a little dearer for every third product. */
const wholesale = (products: readonly PricedProduct[], dearer: number) =>
  csv([
    ['Código', 'Producto', 'Lista'],
    ...products.map((one, at) => [
      one.clave,
      one.nombre,
      ((priceOf(one) * (isDearer(at) ? dearer : 1)) / 100 / 1.16 / 1.25).toFixed(4),
    ]),
  ]);

/** `Lista` may be another price than the public's, so it is asked about though it stands alone. */
const choosePrice = (page: Page): Promise<void> =>
  page.getByRole('group', { name: '¿Cuál es el precio al público?' }).getByRole('radio').check();
const summary = (page: Page) => page.getByText(/^Lista .*columna/);

test("a supplier's second list is read as the first one was, says which articles it leaves out, and stops where the shop knows far fewer claves", async ({
  page,
  backend,
}) => {
  const shop = await colleague(backend.origin);
  const priced = [...(await shop.products()).values()].filter((one) => priceOf(one) > 20_000);
  const [first, others] = [priced.slice(0, 80), priced.slice(100, 180)];
  await openPrices(page);

  // The first list of a supplier asks.
  await chooseFile(page, 'agosto.csv', wholesale(first, 1.03));
  await choosePrice(page);
  await page.getByLabel('Nombre del proveedor').fill('Truper del Norte');
  await expect(ivaAnswer(page, TO_ADD)).not.toBeChecked();
  await page.getByLabel('Factor').fill('1.25');
  await ivaAnswer(page, TO_ADD).check();
  await page.getByRole('button', { name: 'Comparar precios' }).click();
  await expect(summary(page)).toContainText('con 16 % de IVA sumado y por 1.25');
  await expect(page.getByText(/La lista anterior de/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Aplicar 27 precios' }).click();
  await expect(page.getByRole('heading', { name: 'Precios aplicados' })).toBeVisible();
  const now = await shop.products();
  for (const [at, one] of first.entries())
    expect(now.get(one.clave)?.precio).toBe(isDearer(at) ? Math.round(priceOf(one) * 1.03) : priceOf(one));

  // The second one is recognised by its titles and its products, and has three articles less.
  const today = first.flatMap(({ clave }) => now.get(clave) ?? []);
  await page.getByRole('button', { name: 'Subir otra lista' }).click();
  await chooseFile(page, 'septiembre.csv', wholesale(today.slice(3), 1.02));
  await expect(ivaAnswer(page, TO_ADD)).toBeChecked();
  await expect(page.getByLabel('Nombre del proveedor')).toHaveValue('Truper del Norte');
  await expect(page.getByLabel('Factor')).toHaveValue('1.25');
  await page.getByRole('button', { name: 'Comparar precios' }).click();
  const missing = page.getByText(
    /La lista anterior de Truper del Norte \(\d+ \S+\) traía 3 artículos que ésta no trae/,
  );
  await expect(summary(page)).toContainText('Faltan 3 artículos de la lista anterior de este proveedor.');
  await missing.click();
  const names = page.getByRole('list', { name: 'Artículos que faltan en esta lista' }).getByRole('listitem');
  await expect(names).toHaveCount(3);
  await expect(names.first()).toContainText(first[0]?.clave ?? '');
  const file = await download(page, 'Descargar los artículos que faltan');
  expect(file.subarray(0, 2).toString()).toBe('PK');

  // With the same titles, but other products: somebody else's, so it is asked again.
  await step(page, 'Archivo').click();
  await chooseFile(page, 'de-otro.csv', wholesale(others, 1.01));
  await expect(page.getByLabel('Nombre del proveedor')).toHaveValue('');
  await expect(page.getByLabel('Factor')).toHaveValue('1');
  await expect(ivaAnswer(page, TO_ADD)).not.toBeChecked();
  await expect(ivaAnswer(page, INCLUDED)).not.toBeChecked();

  // Half of what it lists is new: for this supplier that is odd, and stops.
  await step(page, 'Archivo').click();
  const unknown = Array.from({ length: 70 }, (_, at) => `ZZ-${at},Nuevo ${at},100`).join('\r\n');
  await chooseFile(page, 'octubre.csv', `${wholesale(today.slice(0, 40), 1.02)}\r\n${unknown}`);
  await expect(page.getByLabel('Nombre del proveedor')).toHaveValue('Truper del Norte');
  await page.getByRole('button', { name: 'Comparar precios' }).click();
  await expect(page.getByText('La tienda conoce 36 % de las claves de esta lista y conocía 100 %')).toBeVisible();
  const apply = page.getByRole('button', { name: /^Aplicar \d+ precios$/ });
  await expect(apply).toBeDisabled();
  await confirmWarnings(page);
  await expect(apply).toBeEnabled();
});

test('the next list of a supplier is compared with the last one that counts', async ({ page, backend }) => {
  await test.step('an upload that was undone is no answer for the next list of that supplier', async () => {
    const shop = await colleague(backend.origin);
    const priced = [...(await shop.products()).values()].filter((one) => priceOf(one) > 20_000).slice(0, 40);
    await openPrices(page);
    await chooseFile(page, 'agosto.csv', wholesale(priced, 1.03));
    await choosePrice(page);
    await page.getByLabel('Nombre del proveedor').fill('Truper');
    await page.getByLabel('Factor').fill('1.25');
    await ivaAnswer(page, TO_ADD).check();
    await page.getByRole('button', { name: 'Comparar precios' }).click();
    await page.getByRole('button', { name: 'Aplicar 13 precios' }).click();
    await page.getByRole('button', { name: 'Deshacer esta carga' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deshacer la carga' }).click();
    await expect(page.getByRole('heading', { name: 'Carga deshecha' })).toBeVisible();
    await page.getByRole('button', { name: 'Subir otra lista' }).click();
    await chooseFile(page, 'otra-vez.csv', wholesale(priced, 1.04));
    await expect(page.getByLabel('Factor')).toHaveValue('1');
    await expect(ivaAnswer(page, TO_ADD)).not.toBeChecked();
  });
  await test.step('a list that changes no price can be remembered, and the next one is compared with it', async () => {
    const shop = await colleague(backend.origin);
    const priced = [...(await shop.products()).values()].filter((one) => priceOf(one) > 20_000).slice(0, 40);
    const list = (products: readonly PricedProduct[]) =>
      csv([['Clave', 'Precio con IVA'], ...products.map((one) => [one.clave, priceOf(one) / 100])]);
    await step(page, 'Archivo').click();
    await chooseFile(page, 'igual.csv', list(priced));
    await page.getByLabel('Nombre del proveedor').fill('Tornillos del Golfo');
    await ivaAnswer(page, INCLUDED).check();
    await page.getByRole('button', { name: 'Comparar precios' }).click();
    await expect(page.getByText('No hay precios que aplicar.')).toBeVisible();
    await page.getByRole('button', { name: 'Recordar esta lista' }).click();
    await expect(
      page.getByText('Recordada: la siguiente lista de Tornillos del Golfo se compara con ésta.'),
    ).toBeVisible();

    await step(page, 'Archivo').click();
    await chooseFile(page, 'sin-dos.csv', list(priced.slice(2)));
    await expect(page.getByLabel('Nombre del proveedor')).toHaveValue('Tornillos del Golfo');
    await page.getByRole('button', { name: 'Comparar precios' }).click();
    await expect(page.getByText(/La lista anterior de Tornillos del Golfo .* traía 2 artículos/)).toBeVisible();
  });
});

test('a price below the cost that only staff know is held back, though the cost arrives after the file was opened', async ({
  page,
  backend,
}) => {
  const shop = await colleague(backend.origin);
  const priced = [...(await shop.products()).values()].filter((one) => priceOf(one) > 20_000).slice(0, 30);
  const [costly] = priced as [PricedProduct];
  await openPrices(page);
  const list = csv([
    ['Clave', 'Precio con IVA'],
    ...priced.map((one, at) => [one.clave, (priceOf(one) * (at % 2 ? 1.03 : 0.97)) / 100]),
  ]);
  await chooseFile(page, 'a-la-baja.csv', list);
  await ivaAnswer(page, INCLUDED).check();
  await page.getByRole('button', { name: 'Comparar precios' }).click();
  await expect(line(page, costly.clave)).toContainText('Cambia');
  await shop.documents.update(`internos/${costly.id}`, { costo: Math.round(priceOf(costly) * 0.99) });
  await expect(line(page, costly.clave)).toContainText('Quedaría por debajo de su costo');
  await expect(page.getByRole('button', { name: 'Aplicar 29 precios' })).toBeVisible();
});
