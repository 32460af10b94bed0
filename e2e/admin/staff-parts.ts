import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** The demo store's own member of staff, as the demo fill creates it. */
export const STAFF = { email: 'demo@lafragua.example', password: 'fragua-demo' };

export const heading = (page: Page, name?: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) });

/** Fills the form that is on screen. */
export async function fillSignIn(page: Page, { email, password } = STAFF): Promise<void> {
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Goes to a page of the staff area by way of its door. */
export async function signIn(page: Page, path = '/admin/productos', as = STAFF): Promise<void> {
  await page.goto(path);
  await expect(heading(page, 'Área de personal')).toBeVisible();
  await fillSignIn(page, as);
  await expect(heading(page, 'Área de personal')).toHaveCount(0);
  await expect(page.getByText(as.email).first()).toBeAttached();
}
