import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { visit } from './page-parts.ts';

const FULL = /Tu lista está llena: caben 60 productos\./;
const lines = (page: Page) => page.getByRole('region', { name: 'Productos de tu lista' }).getByRole('listitem');
/** The address of a list in words. */
const listOf = (count: number, word: string): string =>
  `/cotizacion#lista=1${Array.from({ length: count }, (_, at) => `*1*${word}%20${at}`).join('~')}`;

/** A list that takes one line more. */
async function openNearlyFull(page: Page): Promise<void> {
  await visit(page, listOf(59, 'tornillo'));
  await page.getByRole('button', { name: 'Agregar a mi lista' }).click();
  await expect(lines(page)).toHaveCount(59);
}

test('a full list says what it does not take, and keeps it where it was', async ({ page }) => {
  await test.step('a shared list that does not fit stays open, so that it can be kept as another list', async () => {
    await openNearlyFull(page);
    await visit(page, listOf(2, 'rondana'));
    await page.getByRole('button', { name: 'Agregar a mi lista' }).click();
    await expect(page.getByText(FULL)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lista compartida');
    await expect(page.getByRole('button', { name: 'Guardarla como otra lista' })).toBeVisible();
  });
  await test.step('what a full list does not take stays where it was written and chosen, because it was lost with the notice', async () => {
    await visit(page, '/cotizacion');
    await expect(lines(page)).toHaveCount(59);
    await page.getByRole('button', { name: 'Pegar una lista completa' }).click();
    const pasted = page.getByLabel('Tu lista, un artículo por renglón');
    // What was pressed is gone, and the keyboard would begin again at the top of the page.
    await expect(pasted).toBeFocused();
    await pasted.fill('2 piedras laja\n3 costales vacíos');
    await page.getByRole('button', { name: 'Buscar los artículos' }).click();
    await page.getByRole('button', { name: 'Agregar 2 artículos' }).click();
    await expect(page.getByText(FULL)).toBeVisible();
    await expect(page.getByText('«3 costales vacíos»')).toBeVisible();
    await page.getByRole('group', { name: '«2 piedras laja»' }).getByRole('radio', { name: 'No agregarlo' }).check();
    await page.getByRole('button', { name: 'Agregar 1 artículo' }).click();
    await expect(lines(page)).toHaveCount(60);
    await expect(page.getByRole('button', { name: 'Pegar una lista completa' })).toBeFocused();

    const described = page.getByLabel('¿No lo encuentras? Descríbelo');
    await described.fill('Carbones para una esmeriladora');
    await page.getByRole('button', { name: 'Agregar', exact: true }).click();
    await expect(page.getByText(FULL)).toBeVisible();
    await expect(described).toHaveValue('Carbones para una esmeriladora');
  });
  await test.step('a pasted list that is longer than a list can be says how much of it is left out, because the rest was missing without a word', async () => {
    await visit(page, '/cotizacion');
    await page.getByRole('button', { name: 'Pegar una lista completa' }).click();
    const articles = Array.from({ length: 63 }, (_, at) => `rondana rara ${at}`);
    await page.getByLabel('Tu lista, un artículo por renglón').fill(articles.join('\n'));
    await page.getByRole('button', { name: 'Buscar los artículos' }).click();
    await expect(page.getByText(/Son los primeros 60.*Faltan los últimos 3/)).toBeVisible();
  });
});
