import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { pointAtUndo } from '../held-notice.ts';
import { cards, names, visit } from './page-parts.ts';
import { buildList, fillForm } from './quote-parts.ts';

const lines = (page: Page) => page.getByRole('region', { name: 'Productos de tu lista' }).getByRole('listitem');
const lists = (page: Page) => page.getByRole('region', { name: 'Tus listas' });
const quantity = (page: Page, at: number) =>
  lines(page)
    .nth(at)
    .getByRole('textbox', { name: /^Cantidad de/ });
const products = (page: Page) => names(lines(page).getByRole('link'));

/** As a visitor does before another list, whose lines are added on the page of a category. */
async function emptyList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Vaciar la lista' }).click();
  await expect(lines(page)).toHaveCount(0);
}

/** Takes the first line off. The pointer stays on «Deshacer», so the notice waits for as long as the rest takes. */
async function removeFirst(page: Page) {
  const count = await lines(page).count();
  await lines(page)
    .first()
    .getByRole('button', { name: /^Quitar/ })
    .click();
  await expect(lines(page)).toHaveCount(count - 1);
  return pointAtUndo(page);
}

test('what was done to a list is undone in that list, and no longer once it was sent', async ({ page, context }) => {
  await test.step('undoing puts nothing into another list that was opened meanwhile, and can be done once the own one is open again', async () => {
    await buildList(page, 2);
    await expect(lines(page)).toHaveCount(2);
    const undo = await removeFirst(page);
    const other = await context.newPage();
    await visit(other, '/cotizacion');
    await lists(other).getByRole('button', { name: 'Nueva lista' }).click();
    await other.getByRole('dialog').getByLabel('Nombre de la lista').fill('Obra Juárez');
    await other.getByRole('dialog').getByRole('button', { name: 'Hacer la lista' }).click();
    await expect(lists(page).locator('[aria-current]')).toContainText('Obra Juárez');
    await undo.click();
    await expect(page.getByText('Ese cambio fue en otra lista: ábrela para deshacerlo.')).toBeVisible();
    await expect(lines(page)).toHaveCount(0);
    await lists(page).getByRole('button', { name: 'Mi lista 1 artículo' }).press('Enter');
    await expect(lines(page)).toHaveCount(1);
    await (await pointAtUndo(page)).click();
    await expect(lines(page)).toHaveCount(2);
  });
  await test.step('what was done to a list is no longer offered to be undone once the list was sent, because it would begin another', async () => {
    await emptyList(page);
    await buildList(page, 2);
    await expect(lines(page)).toHaveCount(2);
    const undo = await removeFirst(page);
    await fillForm(page);
    await page.getByRole('button', { name: 'Enviar mi lista' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
    await expect(undo).toHaveCount(0);
  });
});

test('what was done to a list is undone, and nothing else with it', async ({ page, context }) => {
  await test.step('a line that is removed by the keyboard leaves the focus on the next one, and the last on the title', async () => {
    await buildList(page, 2);
    const off = lines(page).getByRole('button', { name: /^Quitar/ });
    await off.first().press('Enter');
    await expect(off).toHaveCount(1);
    await expect(off).toBeFocused();
    await off.press('Enter');
    await expect(off).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
  await test.step('undoing a removal puts the line back at its place, and what was changed since then stays, in this tab and in another', async () => {
    await buildList(page, 2);
    await expect(lines(page)).toHaveCount(2);
    const before = await products(page);
    const undo = await removeFirst(page);
    await quantity(page, 0).fill('25');
    await lines(page).first().getByRole('button', { name: 'Agregar nota' }).press('Enter');
    await lines(page).first().getByLabel('Nota').fill('Con maletín');
    const other = await context.newPage();
    await visit(other, '/pinturas/vinilicas');
    await cards(other)
      .first()
      .getByRole('button', { name: /^Agregar a la lista:/ })
      .click();
    await expect(lines(page)).toHaveCount(2);
    await undo.click();
    await expect(lines(page)).toHaveCount(3);
    expect((await products(page)).slice(0, 2)).toEqual(before);
    await expect(quantity(page, 1)).toHaveValue('25');
    await expect(lines(page).nth(1).getByLabel('Nota')).toHaveValue('Con maletín');
  });
  await test.step('undoing what was added takes back the added pieces, and those of before and since stay', async () => {
    await emptyList(page);
    await buildList(page, 1);
    await lines(page).first().getByRole('link').click();
    await page.getByRole('textbox', { name: /^Cantidad de/ }).fill('4');
    await page.getByRole('button', { name: 'Agregar 4' }).click();
    const undo = await pointAtUndo(page);
    await page.getByRole('link', { name: 'Ver mi lista' }).first().press('Enter');
    await expect(quantity(page, 0)).toHaveValue('5');
    await quantity(page, 0).fill('7');
    await undo.click();
    await expect(quantity(page, 0)).toHaveValue('3');
  });
});
