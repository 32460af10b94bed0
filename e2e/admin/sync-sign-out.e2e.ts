import type { Page } from '@playwright/test';
import { expect, test, withWorker } from '../fixtures.ts';
import { heading, signIn, status } from './staff-parts.ts';
import { openProduct } from './sync-parts.ts';

/** Everything that this origin keeps in the browser, as text. */
async function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const stored: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue;
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.addEventListener('error', () => reject(opening.error ?? new Error(name)));
      });
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const reading = db.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
        });
        stored.push({ database: name, store, rows: rows.map((item) => JSON.stringify(item)) });
      }
      db.close();
    }
    return JSON.stringify(stored);
  });
}

test(
  'signing out with unsent work asks, and then leaves nothing private on the device',
  withWorker,
  async ({ page, backend, documents }) => {
    await signIn(page, '/admin/productos/subir-nuevo-producto');
    await page.getByLabel('Nombre').fill('Secreto en borrador');
    await page.getByLabel('Costo').fill('777.77');
    await page.getByLabel('Notas').fill('Nota confidencial');
    await page.getByRole('button', { name: 'Guardar borrador' }).click();
    await expect(heading(page, 'Editar producto')).toBeVisible();
    await expect(status(page, 'Todo guardado en la nube')).toBeVisible();
    // Now the server's copy is in Firestore's cache on this device as well.
    await page.reload();
    await expect(page.getByLabel('Notas')).toHaveValue('Nota confidencial');
    expect(await everythingKept(page)).toContain('Secreto en borrador');

    await backend.stop();
    await page.getByLabel('Notas').fill('Nota sin enviar');
    await page.getByRole('button', { name: 'Guardar borrador' }).click();
    await expect(status(page, '1 cambio por enviar')).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    const question = page.getByRole('dialog', { name: 'Hay cambios sin enviar' });
    await expect(question).toContainText('Secreto en borrador: guardar borrador');
    await question.getByRole('button', { name: 'Seguir en la sesión' }).click();
    await expect(status(page, '1 cambio por enviar')).toBeVisible();

    await backend.start();
    await expect(status(page, 'Todo guardado en la nube')).toBeVisible();
    // The whole page is loaded again, so that nothing stays in its memory either.
    await Promise.all([
      page.waitForEvent('domcontentloaded'),
      page.getByRole('button', { name: 'Cerrar sesión' }).click(),
    ]);
    await expect(heading(page, 'Área de personal')).toBeVisible();
    const kept = await everythingKept(page);
    for (const secret of [
      'Secreto en borrador',
      'Nota confidencial',
      'Nota sin enviar',
      '77777',
      'demo@lafragua.example',
    ]) {
      expect(kept, secret).not.toContain(secret);
    }
    expect(await documents.idsWhere('internos', 'notas', 'Nota sin enviar')).toHaveLength(1);
  },
);

test('a session that the server ended leaves the work on the device, and goes on after signing in again', async ({
  page,
  backend,
}) => {
  await signIn(page);
  await openProduct(page, 'AL-1');
  await page.getByLabel('Descripción').fill('Escrito antes de que venciera');
  // The owner gives the colleague another password, which ends every session of the old one.
  const printed = await backend.staff('add', 'demo@lafragua.example');
  const password = /Contraseña:\s+(\S+)/.exec(printed)?.[1] ?? '';
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/Tu sesión venció/)).toBeVisible();
  await expect(page.getByLabel('Correo')).toHaveValue('demo@lafragua.example');
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(heading(page, 'Editar producto')).toBeVisible();
  await expect(page.getByLabel('Descripción')).toHaveValue('Escrito antes de que venciera');
});
