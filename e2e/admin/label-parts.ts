import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

export const LABELS = '/admin/etiquetas-de-anaquel';

/** The drawing of the page that would be printed. */
export const preview = (page: Page) => page.getByRole('region', { name: 'Vista previa' }).getByRole('img');
/** A product in the list that is printed. */
export const row = (page: Page, clave: string) =>
  page.getByRole('list', { name: 'Productos por imprimir' }).getByRole('listitem').filter({ hasText: clave });

/** Adds a product of the catalogue to the list that is printed. */
export async function addProduct(page: Page, clave: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Agregar un producto' }).fill(clave);
  await page.getByRole('option', { name: new RegExp(` ${clave}$`) }).click();
  await expect(row(page, clave)).toBeVisible();
}
