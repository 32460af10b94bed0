import type { Browser, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

const CATEGORY_PAGE = '/herramienta-inalambrica/rotomartillos-inalambricos';

/** A visitor on a device of their own asks for two products, and keeps the page on which they wait. */
export async function askForQuote(browser: Browser, origin: string, nombre: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'es-MX' })).newPage();
  await page.goto(`${origin}${CATEGORY_PAGE}`);
  for (let added = 0; added < 2; added += 1) {
    await page
      .getByRole('button', { name: /^Agregar a la lista:/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Agregar otra/ })).toHaveCount(added + 1);
  }
  await page.goto(`${origin}/cotizacion`);
  await page.getByLabel('Nombre').fill(nombre);
  await page.getByLabel('Teléfono').fill('81 1234 5678');
  await page.getByLabel('Correo (opcional)').fill('ana@example.mx');
  await page.getByRole('button', { name: 'Enviar mi lista' }).click();
  await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
  return page;
}
