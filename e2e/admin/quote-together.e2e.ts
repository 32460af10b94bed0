import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { heading, save, signIn, synced, visitorPage } from './staff-parts.ts';

const freight = (page: Page) => page.getByLabel('Flete, con IVA');
const notes = (page: Page) => page.getByLabel('Notas internas');
const line = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Líneas de la cotización' }).getByRole('listitem', { name });
const question = (page: Page) => page.getByRole('alert').filter({ hasText: 'Elige qué queda' });
const ROSA = { email: 'rosa@lafragua.example', password: '' };

/** A quotation made at the counter, with one line. */
async function makeQuote(page: Page): Promise<string> {
  await page.goto('/admin/cotizaciones/nueva');
  await page.getByLabel('Nombre').fill('Constructora del Norte');
  await page.getByLabel('Agregar con tus palabras').fill('Corte a medida');
  await page.keyboard.press('Enter');
  await page.getByLabel('Precio de Corte a medida').fill('100.00');
  await save(page);
  await expect(heading(page, /^Cotización C-/)).toBeVisible();
  await synced(page);
  return new URL(page.url()).pathname;
}

test('colleagues work on one quotation side by side, on two devices and in two tabs', async ({
  page,
  context,
  browser,
  baseURL,
  backend,
}) => {
  await test.step('a step that a colleague takes is shown in an open form, and what is typed is stored upon it', async () => {
    await signIn(page);
    const path = await makeQuote(page);
    const second = await context.newPage();
    await second.goto(path);
    await notes(page).fill('Llamar el lunes');
    await second.getByRole('button', { name: 'Marcar como enviada' }).click();
    await synced(second);
    await save(page);
    await synced(page);
    await expect(page.getByText('necesita tu decisión')).toHaveCount(0);
    await expect(notes(second)).toHaveValue('Llamar el lunes');
    await second.close();
  });
  await test.step('a line in words that was typed and not added is stored with a new quotation', async () => {
    await page.goto('/admin/cotizaciones/nueva');
    await page.getByLabel('Nombre').fill('Ana Pérez');
    await page.getByLabel('Agregar con tus palabras').fill('Igualación de color');
    await save(page);
    await expect(heading(page, /^Cotización C-/)).toBeVisible();
    await expect(line(page, 'Igualación de color')).toBeVisible();
  });
  await test.step('two tabs make a quotation each, and what is typed in one is neither shown nor lost in the other', async () => {
    const name = (tab: Page) => tab.getByRole('textbox', { name: 'Nombre' });
    const restored = (tab: Page) => tab.getByText(/Recuperamos lo que no guardaste/);
    await page.goto('/admin/cotizaciones/nueva');
    await name(page).fill('Ana Pérez');
    await page.reload();
    await expect(restored(page)).toBeVisible();
    const second = await context.newPage();
    await second.goto('/admin/cotizaciones/nueva');
    await expect(name(second)).toHaveValue('');
    await name(second).fill('Luis Soto');
    await second.reload();
    await expect(restored(second)).toBeVisible();
    await expect(name(second)).toHaveValue('Luis Soto');
    await page.reload();
    await expect(name(page)).toHaveValue('Ana Pérez');
    await page.getByRole('button', { name: 'Descartarlo' }).click();
    await second.close();
    await page.reload();
    await expect(name(page)).toHaveValue('Luis Soto');
    await page.getByRole('button', { name: 'Descartarlo' }).click();
  });
  await test.step('two colleagues on one quotation see each other’s changes at once, are asked where both changed one field, and send what they saw', async () => {
    const printed = await backend.staff('add', ROSA.email);
    const rosa = { ...ROSA, password: /Contraseña:\s+(\S+)/.exec(printed)?.[1] ?? '' };
    const path = await makeQuote(page);
    const other = await visitorPage(browser, baseURL);
    await signIn(other, path, rosa);
    await expect(freight(other)).toHaveValue('');
    await expect(page.getByText('Al día con la tienda.')).toBeVisible();

    // One of them has begun to type when the other saves.
    await notes(page).fill('Llamar el lunes');
    await freight(page).fill('300');
    await freight(other).fill('450');
    await other.getByLabel('Descuento general').fill('5');
    await save(other);
    await synced(other);
    await expect(page.getByLabel('Descuento general')).toHaveValue('5');
    await expect(
      page.getByText(/^rosa@lafragua\.example cambió .*«Descuento».* hace un momento; ya está aquí\.$/),
    ).toBeVisible();
    await expect(freight(page)).toHaveValue('300');
    await expect(question(page)).toContainText('rosa@lafragua.example cambió «Flete» hace un momento');
    await expect(question(page)).toContainText('$450.00');
    await expect(question(page)).toContainText('$300');

    // A save waits for the answer, and a reload loses neither side.
    await save(page);
    await expect(page.getByText('elige qué queda en cada dato marcado')).toBeVisible();
    await page.reload();
    await expect(freight(page)).toHaveValue('300');
    await question(page).getByRole('button', { name: 'Dejar lo mío' }).click();
    await expect(question(page)).toHaveCount(0);
    await save(page);
    await synced(page);
    await expect(page.getByText('Sin guardar')).toHaveCount(0);
    await expect(page.getByText('necesita tu decisión')).toHaveCount(0);

    // The other one, who typed nothing more, has followed.
    await expect(freight(other)).toHaveValue('300.00');
    await expect(notes(other)).toHaveValue('Llamar el lunes');
    await expect(other.getByLabel('Descuento general')).toHaveValue('5');

    // Lines are what the customer pays for: they are asked about whichever lines both changed.
    await page.getByLabel('Precio de Corte a medida').fill('120.00');
    await other.getByLabel('Agregar con tus palabras').fill('Entrega');
    await other.keyboard.press('Enter');
    await other.getByLabel('Precio de Entrega').fill('50.00');
    await save(other);
    await expect(question(page)).toContainText('Agregó 1 × «Entrega»');
    await expect(question(page)).toContainText('«Corte a medida»: $100.00 → $120.00');
    await question(page).getByRole('button', { name: 'Usar lo de la tienda' }).click();
    await expect(line(page, 'Entrega')).toBeVisible();
    await expect(page.getByLabel('Precio de Corte a medida')).toHaveValue('100.00');
    await expect(page.getByText('Sin guardar')).toHaveCount(0);

    // An answer that a colleague changes after it was opened to be sent is not marked as sent unasked.
    await page.getByRole('button', { name: 'Imprimir o guardar PDF' }).click();
    await expect(page.getByRole('dialog', { name: '¿Ya la enviaste?' })).toBeVisible();
    await other.getByLabel('Precio de Entrega').fill('80.00');
    await save(other);
    const changed = page.getByRole('dialog', { name: 'La cotización cambió' });
    await expect(changed).toContainText('no es lo que le enviaste');
    await changed.getByRole('button', { name: 'Revisarla y enviarla otra vez' }).click();
    await expect(page.getByLabel('Precio de Entrega')).toHaveValue('80.00');
    await other.context().close();
  });
});
