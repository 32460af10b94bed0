import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { fieldOf, heading } from './staff-parts.ts';

/** The shop that the journey opens. */
export const YUNQUE = {
  nombre: 'El Yunque',
  calle: 'Hidalgo 12',
  telefono: '81 2000 0001',
  whatsapp: '81 2000 0002',
};

export const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Siguiente' }).click();

/** Answers a question of the assistant, by the labels of its fields. */
export async function answer(page: Page, question: string, answers: Readonly<Record<string, string>>): Promise<void> {
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  for (const [label, text] of Object.entries(answers)) await fieldOf(page, label).fill(text);
  await next(page);
}

/** What a stranger on a device of their own sees: the text of a page as the server sends it, and with its code run. */
export async function textOf(page: Page, address: string): Promise<string> {
  const html = await (await page.request.get(address)).text();
  await page.goto(address);
  await expect(page.locator('html[data-tienda]')).toBeAttached();
  return `${html} ${await page.locator('body').innerText()}`;
}

/** Becomes the owner of a fresh shop of the embedded backend, with the code that its server printed. */
export async function claimShop(page: Page, code: string, email: string, password: string): Promise<void> {
  await page.goto('/admin');
  await expect(heading(page, 'Abre tu tienda')).toBeVisible();
  const fill = async (given: string): Promise<void> => {
    await page.getByLabel('Código de apertura').fill(given);
    await page.getByLabel('Tu correo').fill(email);
    await page.getByLabel('Contraseña nueva').fill(password);
    await page.getByLabel('Repite la contraseña').fill(password);
    await page.getByRole('button', { name: 'Crear mi cuenta y seguir' }).click();
  };
  await fill('aaaa-bbbb-cccc-dddd');
  await expect(page.getByText('Ese código no es el de esta tienda.')).toBeVisible();
  await fill(code);
  await expect(page.getByRole('heading', { name: '¿Con qué empieza?' })).toBeVisible();
}
