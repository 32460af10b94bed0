import { expect, test, withWorker } from '../fixtures.ts';
import { fieldOf, fillSignIn, STAFF, signIn, status } from './staff-parts.ts';

test('a device without room for an edit says so, and the edit is saved once there is some', async ({ page }) => {
  await signIn(page, '/admin/sub/crear-etiqueta');
  await fieldOf(page, 'Nombre').fill('Mordazas');
  await page.getByLabel('Categoría').selectOption({ index: 1 });
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = new Proxy(Reflect.get(IDBObjectStore.prototype, 'add'), {
      apply(add, store, words) {
        if (Reflect.get(globalThis, 'hasRoom') === true) return Reflect.apply(add, store, words);
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
  });
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/En este equipo ya no cabe el cambio/)).toBeVisible();
  await expect(fieldOf(page, 'Nombre')).toHaveValue('Mordazas');
  await page.evaluate(() => Object.assign(globalThis, { hasRoom: true }));
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('link', { name: 'Mordazas' })).toBeVisible();
  await expect(status(page, 'Todo guardado en la nube')).toBeVisible();
});

test('an edit that the device is still writing is not said to be saved', async ({ page }) => {
  await signIn(page, '/admin/sub/crear-etiqueta');
  await fieldOf(page, 'Nombre').fill('Mordazas');
  await page.getByLabel('Categoría').selectOption({ index: 1 });
  await expect(status(page, 'Todo guardado en la nube')).toBeVisible();
  // A disk that takes its time: nothing is written to the journal while this transaction is open.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('personal');
        opening.onsuccess = () => {
          const entries = opening.result.transaction('diario', 'readwrite').objectStore('diario');
          const hold = (): void => {
            resolve();
            if (Reflect.get(globalThis, 'isWritten') === true) opening.result.close();
            else entries.count().onsuccess = hold;
          };
          entries.count().onsuccess = hold;
        };
      }),
  );
  await page.keyboard.press('Control+s');
  await expect(status(page, 'Guardando…')).toBeVisible();
  await expect(status(page, 'Todo guardado en la nube')).toHaveCount(0);
  await page.evaluate(() => Object.assign(globalThis, { isWritten: true }));
  await expect(page.getByRole('link', { name: 'Mordazas' })).toBeVisible();
  await expect(status(page, 'Todo guardado en la nube')).toBeVisible();
});

test(
  'a colleague on the same tablet is told whose edits wait there, and does not send them',
  withWorker,
  async ({ page, backend, documents }) => {
    const passwordIn = (printed: string): string => /Contraseña:\s+(\S+)/.exec(printed)?.[1] ?? '';
    const ana = {
      email: 'ana@lafragua.example',
      password: passwordIn(await backend.staff('add', 'ana@lafragua.example')),
    };
    await signIn(page, '/admin/sub/crear-etiqueta');
    // The first visit must have brought the form and the categories.
    await expect(fieldOf(page, 'Nombre')).toBeVisible();
    await backend.stop();
    await fieldOf(page, 'Nombre').fill('De otro turno');
    await page.getByLabel('Categoría').selectOption({ index: 1 });
    await page.keyboard.press('Control+s');
    await expect(status(page, '1 cambio por enviar')).toBeVisible();
    await page.goto('about:blank');
    await backend.start();
    // Another password ends every session of the old one: the tablet asks who is there.
    const own = { ...STAFF, password: passwordIn(await backend.staff('add', STAFF.email)) };
    await page.goto('/admin/sub');
    await expect(page.getByText(/Tu sesión venció/)).toBeVisible();

    await fillSignIn(page, ana);
    await expect(page.getByText(`${STAFF.email} dejó 1 cambio sin enviar en este equipo.`)).toBeVisible();
    await page.getByRole('link', { name: 'Ver cambios' }).click();
    await expect(page.getByRole('article')).toContainText('Subcategoría «De otro turno»');
    expect(await documents.idsWhere('etiquetas', 'nombre', 'De otro turno')).toEqual([]);

    // Ana's session ends as the other one did; whose edit it is comes back, and it is sent.
    await backend.staff('add', ana.email);
    await page.reload();
    await expect(page.getByText(/Tu sesión venció/)).toBeVisible();
    await fillSignIn(page, own);
    await expect.poll(() => documents.idsWhere('etiquetas', 'nombre', 'De otro turno')).toHaveLength(1);
  },
);
