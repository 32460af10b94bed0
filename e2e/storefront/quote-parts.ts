import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

const CATEGORY_PAGE = '/herramienta-inalambrica/rotomartillos-inalambricos';
const addButtons = (page: Page) => page.getByRole('button', { name: /^Agregar a la lista:/ });

/** Adds that many products of a category and opens the list. */
export async function buildList(page: Page, count: number): Promise<void> {
  await page.goto(CATEGORY_PAGE);
  for (let added = 0; added < count; added += 1) {
    await addButtons(page).first().click();
    await expect(page.getByRole('button', { name: /^Agregar otra/ })).toHaveCount(added + 1);
  }
  await page
    .getByRole('banner')
    .getByRole('link', { name: `Mi lista, ${count}` })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu lista para cotizar');
}

export async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('Nombre').fill('Ana Pérez');
  await page.getByLabel('Teléfono').fill('+52 1 81 1234-5678');
}
