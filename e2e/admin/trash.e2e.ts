import type { Page } from '@playwright/test';
import { axeFaults } from '../axe-faults.ts';
import { expect, test, withWorker } from '../fixtures.ts';
import { fieldOf, heading, signIn, synced } from './staff-parts.ts';
import { isReadyForOffline } from './sync-parts.ts';

// The deployed rules decide what may be put into the trash and taken out of it.
test.use({ testMode: false });

const trashed = (page: Page) => page.getByRole('list', { name: 'Eliminados' }).getByRole('listitem');
const openTrash = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Papelera', exact: true }).click();
  await expect(heading(page, 'Papelera')).toBeVisible();
};

/** A draft with a cost, which only staff may see. */
async function makeDraft(page: Page, nombre: string, clave: string): Promise<string> {
  await page.goto('/admin/productos/subir-nuevo-producto');
  await fieldOf(page, 'Nombre').fill(nombre);
  await fieldOf(page, 'Clave').fill(clave);
  await fieldOf(page, 'Costo').fill('100.00');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(heading(page, 'Editar producto')).toBeVisible();
  await synced(page);
  return page.url();
}

async function deleteOpen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(heading(page, 'Productos')).toBeVisible();
}

test(
  'a draft that was deleted without a network is in the trash of every tablet, and comes back with its private fields',
  withWorker,
  async ({ page, backend, browser, baseURL }) => {
    await signIn(page);
    await isReadyForOffline(page);
    const address = await makeDraft(page, 'Pala de prueba', 'PP-1');
    await expect(fieldOf(page, 'Costo')).toHaveValue('100.00');
    await backend.stop();
    await deleteOpen(page);
    await openTrash(page);
    await expect(trashed(page)).toContainText('Pala de prueba');
    await expect(trashed(page)).toContainText('Por enviar');
    await backend.start();
    await synced(page);
    await expect(trashed(page)).not.toContainText('Por enviar');

    const tablet = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'es-MX' });
    const other = await tablet.newPage();
    await signIn(other, '/admin/papelera');
    await expect(trashed(other)).toContainText(/Borrador del producto\s· Tú, .* quedan 30 días/);
    await other.getByRole('button', { name: 'Restaurar: Pala de prueba' }).dblclick();
    await expect(trashed(other)).toHaveCount(0);
    await synced(other);
    await expect(trashed(page)).toHaveCount(0);
    await page.goto(address);
    await expect(fieldOf(page, 'Nombre')).toHaveValue('Pala de prueba');
    await expect(fieldOf(page, 'Costo')).toHaveValue('100.00');
    await tablet.close();
  },
);

test('what was deleted comes back as it was, or says why it does not', async ({ page }) => {
  await test.step('what was deleted stays in the trash when its clave has been taken, and can be erased for good', async () => {
    await signIn(page);
    await makeDraft(page, 'Pala de prueba', 'PP-1');
    await deleteOpen(page);
    await makeDraft(page, 'Otra pala', 'PP-1');
    await page.goto('/admin/papelera');
    await page.getByRole('button', { name: 'Restaurar: Pala de prueba' }).click();
    await expect(page.getByText(/«Pala de prueba» no se puede restaurar. Clave: “Otra pala”/)).toBeVisible();
    await page.getByRole('button', { name: 'Eliminar para siempre: Pala de prueba' }).click();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Conservar' }).click();
    await expect(trashed(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Eliminar para siempre: Pala de prueba' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar para siempre' }).click();
    await expect(page.getByText('No hay nada en la papelera.')).toBeVisible();
    await synced(page);
    await page.reload();
    await expect(page.getByText('No hay nada en la papelera.')).toBeVisible();
  });
  await test.step('a category, a subcategory and a tutorial come back as they were', async () => {
    for (const [list, name] of [
      ['/admin/sub', 'Compresores'],
      ['/admin/categorias', 'Pinturas'],
      ['/admin/tutoriales', 'Elegir el disco correcto'],
    ] as const) {
      await page.goto(list);
      await page
        .getByRole('button', { name: `Borrar ${name}`, exact: true })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Borrar', exact: true }).click();
      await synced(page);
      await openTrash(page);
      await page.getByRole('button', { name: `Restaurar: ${name}` }).click();
      await expect(trashed(page).filter({ hasText: name })).toHaveCount(0);
      await synced(page);
      await page.goto(list);
      await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();
    }
  });
});
