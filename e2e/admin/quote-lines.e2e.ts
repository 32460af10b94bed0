import type { Page } from '@playwright/test';
import { shopDayAt } from '#domain/kernel/shop-day.ts';
import { expect, test } from '../fixtures.ts';
import { heading, save, synced } from './staff-parts.ts';
import { openStoredQuote, putQuote, QUOTE_PATH, storedLine } from './stored-quote.ts';

const DAY_MS = 86_400_000;
const price = (page: Page, name: string) => page.getByLabel(`Precio de ${name}`);
const offer = (page: Page) => page.getByText('Quitaste «Pieza B»');
/** Leaves the form with what was typed, which would be offered again. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Guardar' }).getByRole('link', { name: 'Cancelar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar y salir' }).click();
  await expect(heading(page, 'Cotizaciones')).toBeVisible();
}
const remove = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^Quitar ${name}`) }).click();

test('a removed line is put back, and its offer ends when the lines change otherwise', async ({ page, documents }) => {
  await test.step('the offer to put a line back ends when the lines come from a colleague', async () => {
    await putQuote(documents, { estado: 'en-revision', rev: 1 });
    await openStoredQuote(page);
    await remove(page, 'Pieza B');
    await expect(offer(page)).toBeVisible();
    await save(page);
    await synced(page);
    await expect(offer(page)).toBeVisible();
    const lineas = [storedLine('Pieza A', 11_000), storedLine('Pieza C', 30_000)];
    await documents.update(QUOTE_PATH, { lineas, rev: 3 });
    await expect(price(page, 'Pieza A')).toHaveValue('110.00');
    await expect(offer(page)).toHaveCount(0);
  });
  await test.step('a removed line is put back where it was, also after the price of another was typed', async () => {
    await putQuote(documents, { estado: 'en-revision', rev: 10 });
    await page.goto(`/admin/${QUOTE_PATH}`);
    await expect(price(page, 'Pieza A')).toHaveValue('100.00');
    await remove(page, 'Pieza B');
    await price(page, 'Pieza C').fill('31.00');
    await page.getByRole('button', { name: 'Volver a ponerla' }).click();
    await expect(offer(page)).toHaveCount(0);
    await price(page, 'Pieza B').fill('5.00');
    await expect(price(page, 'Pieza C')).toHaveValue('31.00');
    await expect(price(page, 'Pieza A')).toHaveValue('100.00');
    const names = page.getByRole('list', { name: 'Líneas de la cotización' }).getByLabel(/^Precio de/);
    expect(await names.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual([
      '100.00',
      '5.00',
      '31.00',
    ]);
  });
  await test.step('the offer to put a line back ends when it came back by a choice', async () => {
    await leave(page);
    await putQuote(documents, { estado: 'en-revision', rev: 20 });
    await page.goto(`/admin/${QUOTE_PATH}`);
    await remove(page, 'Pieza B');
    const lineas = [storedLine('Pieza A', 11_000), storedLine('Pieza B', 20_000), storedLine('Pieza C', 30_000)];
    await documents.update(QUOTE_PATH, { lineas, rev: 21 });
    await page.getByRole('button', { name: 'Usar lo de la tienda' }).click();
    await expect(price(page, 'Pieza B')).toHaveCount(1);
    await expect(offer(page)).toHaveCount(0);
  });
});

test('a line is offered the price of today, as prices are typed', async ({ page, documents }) => {
  await test.step('where prices are typed without IVA, the shop’s price of today is said without it too', async () => {
    const [welder = ''] = await documents.idsWhere('productos', 'clave', 'SL-160');
    const asked = { ...storedLine('Soldadora', 250_000), producto: welder, clave: 'SL-160' };
    await putQuote(documents, { estado: 'en-revision', rev: 1, lineas: [asked] });
    await openStoredQuote(page);
    await expect(page.getByText('Precio de hoy en la tienda: $2,999.00', { exact: true })).toBeVisible();
    await page.getByLabel('Escribir y ver los precios').selectOption('Sin IVA');
    await expect(page.getByText('Precio de hoy en la tienda: $2,585.34, sin IVA', { exact: true })).toBeVisible();
  });
  await test.step('a line is offered the price that visitors see today, which is the promotion’s while it runs', async () => {
    const [welder = ''] = await documents.idsWhere('productos', 'clave', 'SL-160');
    const [yesterday, tomorrow] = [-1, 1].map((days) => shopDayAt(Date.now() + days * DAY_MS));
    await documents.update('ajustes/promociones', {
      aviso: '',
      avisoEnlace: '',
      avisoDesde: '',
      avisoHasta: '',
      precios: { [`${yesterday} ${welder}`]: `${tomorrow} 199900` },
      actualizadoPor: 'x',
    });
    const asked = { ...storedLine('Soldadora', 199_900), producto: welder, clave: 'SL-160' };
    await putQuote(documents, { estado: 'en-revision', rev: 10, lineas: [asked] });
    await page.goto(`/admin/${QUOTE_PATH}`);
    await expect(page.getByText(/^En promoción hasta el .*\. Después, \$2,999\.00$/)).toBeVisible();
    await expect(page.getByText(/^Precio de hoy en la tienda/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Poner precios de hoy' }).click();
    await expect(price(page, 'Soldadora')).toHaveValue('1999.00');

    await remove(page, 'Soldadora');
    await page.getByRole('combobox', { name: 'Agregar del catálogo' }).fill('SL-160');
    await page.getByRole('listbox', { name: 'Agregar del catálogo' }).getByRole('option').first().click();
    await expect(page.getByLabel(/^Precio de /)).toHaveValue('1999.00');
  });
});
