import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { save, synced } from './staff-parts.ts';
import { openStoredQuote, putQuote, QUOTE_PATH, storedLine } from './stored-quote.ts';

const price = (page: Page, name: string) => page.getByLabel(`Precio de ${name}`);
const offer = (page: Page) => page.getByText('Quitaste «Pieza B»');
const remove = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^Quitar ${name}`) }).click();

test('a removed line is put back where it was, also after the price of another was typed', async ({
  page,
  documents,
}) => {
  await putQuote(documents, { estado: 'en-revision', rev: 1 });
  await openStoredQuote(page);
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

test('the offer to put a line back ends when the lines come from a colleague', async ({ page, documents }) => {
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

test('the offer to put a line back ends when it came back by a choice', async ({ page, documents }) => {
  await putQuote(documents, { estado: 'en-revision', rev: 1 });
  await openStoredQuote(page);
  await remove(page, 'Pieza B');
  const lineas = [storedLine('Pieza A', 11_000), storedLine('Pieza B', 20_000), storedLine('Pieza C', 30_000)];
  await documents.update(QUOTE_PATH, { lineas, rev: 2 });
  await page.getByRole('button', { name: 'Usar lo de la tienda' }).click();
  await expect(price(page, 'Pieza B')).toHaveCount(1);
  await expect(offer(page)).toHaveCount(0);
});
