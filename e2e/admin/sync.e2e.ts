import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { file, photo } from './picture-files.ts';
import { heading, signIn } from './staff-parts.ts';

const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const row = (page: Page, name: string | RegExp) => page.getByRole('row').filter({ hasText: name });

async function openProduct(page: Page, clave: string): Promise<void> {
  await page.getByLabel('Buscar productos').fill(clave);
  await row(page, clave).first().getByRole('link').click();
  await expect(heading(page, 'Editar producto')).toBeVisible();
  await expect(page.getByLabel('Clave')).toHaveValue(clave);
}

/** Changes a product's price and goes back to the list. */
async function setPrice(page: Page, clave: string, price: string): Promise<void> {
  await openProduct(page, clave);
  await page.getByLabel('Precio con IVA').fill(price);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Sin guardar')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Productos' }).last().click();
  await expect(heading(page, 'Productos')).toBeVisible();
}

/** The staff area opens without a network once its files are on the device. */
async function isReadyForOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const keys = (
          await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
        ).flat();
        return keys.some(({ url }) => new URL(url).pathname === '/admin.html');
      }),
    )
    .toBe(true);
  await expect(row(page, 'AL-1').or(row(page, /\$/)).first()).toBeVisible();
}

test('three products and a photo changed without a server survive a reload and a closed tab, and arrive once', async ({
  page,
  context,
  backend,
  documents,
}) => {
  await signIn(page);
  await isReadyForOffline(page);
  const bytes = await photo(page, { width: 1000, height: 800 });
  await backend.stop();
  await setPrice(page, 'AL-1', '151.00');
  await setPrice(page, 'AT-1', '221.00');
  // A second edit of the same product builds on the first.
  await setPrice(page, 'AL-1', '152.00');
  await openProduct(page, 'TZ-DH20');
  await page.getByLabel('Fotos del producto', { exact: true }).setInputFiles(file('sin-red.jpg', bytes));
  await expect(page.getByText('En este equipo; se sube al haber conexión.')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(status(page, '4 cambios por enviar')).toBeVisible();

  await page.reload();
  await expect(status(page, '4 cambios por enviar')).toBeVisible();
  await expect(page.getByText('En este equipo; se sube al haber conexión.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Productos' }).last().click();
  await page.getByLabel('Buscar productos').fill('AL-1');
  await expect(row(page, 'AL-1').first()).toContainText('$152.00');
  await expect(row(page, 'AL-1').first()).toContainText('Guardado aquí');

  await page.close();
  const again = await context.newPage();
  await again.goto('/admin/productos?buscar=AT-1');
  await expect(row(again, 'AT-1').first()).toContainText('$221.00');
  await expect(status(again, '4 cambios por enviar')).toBeVisible();

  const stored: string[] = [];
  again.on('response', (reply) => {
    const name = /[?&]name=([^&]+)/.exec(reply.url())?.[1];
    if (reply.request().method() === 'POST' && name && reply.ok() && !reply.url().includes('upload_id'))
      stored.push(decodeURIComponent(name));
  });
  await backend.start();
  await expect(status(again, 'Todo guardado en la nube')).toBeVisible();
  expect(await documents.idsWhere('productos', 'precio', 15_200)).toHaveLength(1);
  expect(await documents.idsWhere('productos', 'precio', 22_100)).toHaveLength(1);
  // Chained edits are two writes, none of them twice.
  const [id] = await documents.idsWhere('productos', 'clave', 'AL-1');
  expect(await documents.idsWhere('productos', 'rev', 3)).toEqual([id]);
  const [drill] = await documents.idsWhere('productos', 'clave', 'TZ-DH20');
  const reply = await fetch(`${backend.origin}/v1/projects/la-fragua/databases/(default)/documents/productos/${drill}`);
  const pictures = [...new Set((await reply.text()).match(/productos\/[0-9a-f]{64}-1600\.webp/g))];
  expect(pictures).toHaveLength(1);
  const sizes = [1600, 400, 800].map((size) => pictures[0]?.replace('-1600', `-${size}`));
  expect(stored.toSorted()).toEqual(sizes);
});

test('two tablets change one product: the first wins, the second decides field by field', async ({
  page,
  browser,
  baseURL,
  backend,
  documents,
}) => {
  const tablet = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'es-MX' });
  const other = await tablet.newPage();
  await signIn(page);
  await signIn(other);
  for (const one of [page, other]) await openProduct(one, 'AL-1');

  await backend.stop();
  await page.getByLabel('Precio con IVA').fill('199.00');
  await page.getByLabel('Marca').fill('De aquí');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(status(page, '1 cambio por enviar')).toBeVisible();
  await backend.start();
  await expect(status(page, 'Todo guardado en la nube')).toBeVisible();

  await other.getByLabel('Precio con IVA').fill('205.00');
  await other.getByLabel('Modelo').fill('De allá');
  await other.getByRole('button', { name: 'Guardar' }).click();
  await other.getByRole('link', { name: '1 cambio necesita tu decisión' }).click();
  const conflict = other.getByRole('article');
  await expect(conflict).toContainText('En conflicto');
  await expect(conflict.getByRole('row', { name: /Precio con IVA/ })).toContainText('$205.00');
  await expect(conflict.getByRole('row', { name: /Precio con IVA/ })).toContainText('$199.00');
  // Only what differs is asked, and what only one of them changed is proposed as theirs.
  await expect(conflict.getByRole('row')).toHaveCount(4);
  await expect(conflict.getByRole('radio', { name: 'De aquí' })).toBeChecked();
  await conflict.getByRole('radio', { name: '$199.00' }).check();
  await conflict.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await expect(status(other, 'Todo guardado en la nube')).toBeVisible();
  const [id] = await documents.idsWhere('productos', 'modelo', 'De allá');
  expect(await documents.idsWhere('productos', 'marca', 'De aquí')).toEqual([id]);
  expect(await documents.idsWhere('productos', 'precio', 19_900)).toContain(id);
  await tablet.close();
});

test('a server that dies in the middle of a save gets it once it is back, and only once', async ({
  page,
  backend,
  documents,
}) => {
  await signIn(page);
  await openProduct(page, 'AL-1');
  await page.getByLabel('Precio con IVA').fill('163.00');
  await Promise.all([page.getByRole('button', { name: 'Guardar' }).click(), backend.kill()]);
  await expect(page.getByText('Sin guardar')).toHaveCount(0);
  await backend.start();
  await expect(status(page, 'Todo guardado en la nube')).toBeVisible();
  const [id] = await documents.idsWhere('productos', 'precio', 16_300);
  expect(await documents.idsWhere('productos', 'rev', 2)).toContain(id);
});

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

test('signing out with unsent work asks, and then leaves nothing private on the device', async ({
  page,
  backend,
  documents,
}) => {
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
});

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

test.describe('with the shop’s rules in force', () => {
  test.use({ testMode: false });

  test('an edit is published through the rules; one that they refuse is told, over a reload too, and can be sent again', async ({
    page,
    context,
    backend,
    documents,
  }) => {
    await signIn(page);
    await isReadyForOffline(page);
    await setPrice(page, 'AL-1', '150.50');
    await expect(status(page, 'Todo guardado en la nube')).toBeVisible();

    await backend.stop();
    await setPrice(page, 'AT-1', '230.00');
    await page.close();
    await backend.start(true);
    const [uid] = await documents.idsWhere('personal', 'activo', true);
    await documents.update(`personal/${uid}`, { activo: false });
    await backend.stop();
    await backend.start();

    const again = await context.newPage();
    await again.goto('/admin/productos');
    await expect(again.getByText('Esta cuenta no es del personal de la tienda.')).toBeVisible();
    await again.getByRole('link', { name: '1 cambio necesita tu decisión' }).click();
    await expect(again.getByRole('article')).toContainText('La tienda no aceptó este cambio');
    await again.reload();
    await expect(again.getByRole('article')).toContainText('La tienda no aceptó este cambio');

    await again.goto('about:blank');
    await backend.stop();
    await backend.start(true);
    await documents.update(`personal/${uid}`, { activo: true });
    await backend.stop();
    await backend.start();
    await again.goto('/admin/cambios');
    await again.getByRole('button', { name: 'Volver a enviar' }).click();
    await expect(again.getByText(/No hay nada por enviar/)).toBeVisible();
    await again.goto('/admin/productos?buscar=AT-1');
    await expect(row(again, 'AT-1').first()).toContainText('$230.00');
  });
});
