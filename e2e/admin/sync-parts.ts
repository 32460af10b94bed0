import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { shopKept } from '../offline/kept-copy.ts';
import { heading, row, staffFilesKept } from './staff-parts.ts';

export async function openProduct(page: Page, clave: string): Promise<void> {
  await page.getByLabel('Buscar productos').fill(clave);
  await row(page, clave).first().getByRole('link').click();
  await expect(heading(page, 'Editar producto')).toBeVisible();
  await expect(page.getByLabel('Clave')).toHaveValue(clave);
}

/** Changes a product's price and goes back to the list. */
export async function setPrice(page: Page, clave: string, price: string): Promise<void> {
  await openProduct(page, clave);
  await page.getByLabel('Precio con IVA').fill(price);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Sin guardar')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Productos' }).last().click();
  await expect(heading(page, 'Productos')).toBeVisible();
}

/** The staff area opens without a network once its files are on the device. */
export async function isReadyForOffline(page: Page): Promise<void> {
  await shopKept(page);
  await staffFilesKept(page);
  await expect(row(page, 'AL-1').or(row(page, /\$/)).first()).toBeVisible();
}
