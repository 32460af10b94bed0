import type { Page } from '@playwright/test';
import type { BackendProcess } from '../backend-process.ts';
import { expect, test } from '../fixtures.ts';
import { holdRequests } from '../held-requests.ts';
import { readAsStaff } from '../sent-quotes.ts';
import { file, photo } from './picture-files.ts';
import { arrivedPicture, chooser, FORM, publish } from './picture-parts.ts';
import { fieldOf, heading, save, signIn, synced } from './staff-parts.ts';

test.use({ testMode: false });

const PREPARING = 'Preparando una foto…';
const WAITS = 'Se prepara una foto. Se guarda en cuanto termine.';

/** Photos of this page are being made ready until they are let through. */
const holdPictures = (page: Page): Promise<() => void> => holdRequests(page, /picture-worker/);
const small = async (page: Page) => file('IMG_0003.jpg', await photo(page, { width: 320, height: 200 }));

const photosOf = async (backend: BackendProcess, collection: string, field: string): Promise<unknown> =>
  (await readAsStaff(backend, collection)).map((stored) => (stored[field] as readonly unknown[] | undefined)?.length);

test('what is saved while its picture is being made ready has the picture', async ({ page, backend }) => {
  await test.step('a tutorial that is saved while its photo is being made ready has the photo', async () => {
    await signIn(page, FORM);
    const letThrough = await holdPictures(page);
    await chooser(page).setInputFiles(await small(page));
    await expect(page.getByText(PREPARING)).toBeVisible();
    await publish(page, 'Con foto lenta');
    await expect(page.getByText(WAITS)).toBeVisible();
    letThrough();
    await expect(heading(page, 'Tutoriales')).toBeVisible();
    await synced(page);
    await arrivedPicture(backend.origin, 'Con foto lenta');
  });
  await test.step('a new product that is saved while its photo is being made ready has the photo', async () => {
    await page.goto('/admin/productos/subir-nuevo-producto');
    const letThrough = await holdPictures(page);
    await page.getByLabel('Fotos del producto', { exact: true }).setInputFiles(await small(page));
    await expect(page.getByText(PREPARING)).toBeVisible();
    await fieldOf(page, 'Nombre').fill('Con foto lenta');
    await page.getByRole('button', { name: 'Guardar borrador' }).click();
    await expect(page.getByText(WAITS)).toBeVisible();
    letThrough();
    await expect(heading(page, 'Editar producto')).toBeVisible();
    await synced(page);
    expect(await photosOf(backend, 'borradores', 'imagenes')).toEqual([1]);
  });
  await test.step('an article that is received while its photograph is being made ready has the photograph', async () => {
    await page.goto('/admin/taller/nueva');
    const letThrough = await holdPictures(page);
    await page.getByLabel('Fotos de la reparación', { exact: true }).setInputFiles(await small(page));
    await expect(page.getByText(PREPARING)).toBeVisible();
    for (const [label, text] of [
      ['Teléfono', '81 1234 5678'],
      ['Nombre', 'Ana Pérez'],
      ['Artículo', 'Lijadora'],
      ['Falla reportada', 'Se apaga sola'],
    ] as const)
      await page.getByLabel(label).fill(text);
    await page.getByRole('button', { name: 'Recibir', exact: true }).click();
    await expect(page.getByText(WAITS)).toBeVisible();
    letThrough();
    await expect(heading(page, /^Reparación T-/)).toBeVisible();
    await synced(page);
    expect(await photosOf(backend, 'reparaciones', 'fotos')).toEqual([1]);
  });
  await test.step('settings that are saved while an emblem is being made ready have the emblem', async () => {
    await page.goto('/admin/ajustes/emblema');
    const letThrough = await holdPictures(page);
    const drawn = file('emblema.jpg', await photo(page, { width: 640, height: 520 }));
    await page.locator('input[type=file][aria-label="Emblema"]').setInputFiles(drawn);
    await expect(page.getByText('Preparando la imagen…')).toBeVisible();
    await save(page);
    await expect(page.getByText(WAITS)).toBeVisible();
    letThrough();
    await expect(heading(page, 'Ajustes')).toBeVisible();
    await synced(page);
    const stored = await readAsStaff(backend, 'ajustes');
    expect(stored).toContainEqual(expect.objectContaining({ emblema: expect.stringMatching(/^productos\//) }));
  });
});

test('a form whose picture is not ready is neither saved without it nor left, unseen', async ({ page }) => {
  await test.step('a form whose photo turns out to be broken is not saved without it unseen', async () => {
    await signIn(page, FORM);
    const letThrough = await holdPictures(page);
    const { buffer } = await small(page);
    await chooser(page).setInputFiles(file('rota.jpg', buffer.subarray(0, 700)));
    await expect(page.getByText(PREPARING)).toBeVisible();
    await publish(page, 'Con foto rota');
    await expect(page.getByText(WAITS)).toBeVisible();
    letThrough();
    await expect(page.getByText(/rota\.jpg: La foto está dañada/)).toBeVisible();
    await expect(page.getByText('Hay cambios sin guardar.')).toBeVisible();
    await save(page);
    await expect(heading(page, 'Tutoriales')).toBeVisible();
  });
  await test.step('a form is not left without a question while a photo is being made ready, because it would be lost', async () => {
    await page.goto(FORM);
    const letThrough = await holdPictures(page);
    await chooser(page).setInputFiles(await small(page));
    await expect(page.getByText(PREPARING)).toBeVisible();
    await page.getByRole('link', { name: 'Cancelar' }).click();
    const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
    await expect(question).toContainText('Se prepara una foto: si sales ahora, se pierde.');
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    letThrough();
    await expect(page.getByRole('button', { name: 'Quitar la foto' })).toBeVisible();
    await save(page);
  });
});
