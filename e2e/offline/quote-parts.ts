import type { Browser, Page } from '@playwright/test';
import { signIn } from '../admin/staff-parts.ts';
import type { BackendProcess } from '../backend-process.ts';
import { expect } from '../fixtures.ts';
import { watchFor } from '../moments.ts';
import { shopKept } from './kept-copy.ts';

const CATEGORY_PAGE = '/herramienta-inalambrica/rotomartillos-inalambricos';

/** Visits the shop until it works from the device alone. */
export async function visitOnce(page: Page): Promise<void> {
  await page.goto(CATEGORY_PAGE);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await shopKept(page);
}

export async function send(page: Page): Promise<void> {
  await page.getByLabel('Nombre').fill('Ana Pérez');
  await page.getByLabel('Teléfono').fill('81 1234 5678');
  await page.getByRole('button', { name: 'Enviar mi lista' }).click();
}

/** Somebody at the counter, who looks at the inbox and touches nothing. */
export async function openInbox(browser: Browser, { origin }: BackendProcess): Promise<Page> {
  const staff = await (await browser.newContext({ baseURL: origin, locale: 'es-MX' })).newPage();
  await signIn(staff, '/admin/cotizaciones');
  await expect(staff.getByText('Todavía no llega ninguna cotización.')).toBeVisible();
  await watchFor(staff, 'Ana Pérez', '[aria-label="Cotizaciones"] a');
  return staff;
}
