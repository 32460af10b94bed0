import type { Page } from '@playwright/test';
import { axeFaults } from '../axe-faults.ts';
import { documentsAt } from '../documents.ts';
import { expect, test, withWorker } from '../fixtures.ts';
import { pointAtUndo } from '../held-notice.ts';
import { holdRequests } from '../held-requests.ts';
import { fieldOf, heading, save, signIn, synced } from './staff-parts.ts';
import { isReadyForOffline, openProduct } from './sync-parts.ts';

// The deployed rules decide what the log may say.
test.use({ testMode: false });

const changes = (page: Page) => page.getByRole('list', { name: 'Cambios', exact: true }).locator('> li');
const openHistory = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Historial', exact: true }).click();
  await expect(heading(page, 'Historial')).toBeVisible();
};

async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
}

async function setPrice(page: Page, price: string): Promise<void> {
  await page.getByLabel('Precio con IVA').fill(price);
  await save(page);
  await expect(page.getByText('Sin guardar')).toHaveCount(0);
  await synced(page);
}

test('a product says who changed what and when, on another tablet too, and goes back to an earlier version', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  await openProduct(page, 'AL-1');
  await setPrice(page, '248.00');
  await setPrice(page, '251.00');
  const address = page.url();
  const tablet = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'es-MX' });
  const other = await tablet.newPage();
  await signIn(other, new URL(address).pathname);
  await openHistory(other);
  await expect(changes(other).first()).toContainText('Precio con IVA: $248.00 → $251.00');
  await expect(changes(other).first()).toContainText('Así está ahora');
  await expect(changes(other).first()).toContainText('Tú');
  await expectAccessible(other);

  await changes(other)
    .nth(1)
    .getByRole('button', { name: /Volver a esta versión/ })
    .click();
  const question = other.getByRole('dialog', { name: '¿Volver a esta versión?' });
  await expectAccessible(other);
  await expect(question).toContainText('Precio con IVA: $251.00 → $248.00');
  await question.getByRole('button', { name: 'Volver a esta versión' }).click();
  const undo = await pointAtUndo(other);
  await synced(other);
  await expect(changes(other).first()).toContainText('Precio con IVA: $251.00 → $248.00');
  await expect(changes(other).last()).toContainText('Así estaba antes de estos cambios');
  // The form that was left open elsewhere follows, and the way back can be undone.
  await expect(page.getByLabel('Precio con IVA')).toHaveValue('248.00');
  await undo.click();
  await expect(page.getByLabel('Precio con IVA')).toHaveValue('251.00');
  await tablet.close();
});

test(
  'without a network a history that was read stays readable, and a version that comes back is sent once',
  withWorker,
  async ({ page, backend }) => {
    await signIn(page);
    await isReadyForOffline(page);
    await openProduct(page, 'AL-1');
    await setPrice(page, '248.00');
    await setPrice(page, '251.00');
    await openHistory(page);
    await expect(changes(page)).toHaveCount(3);
    const { origin } = backend;
    await backend.stop();
    await page.reload();
    await expect(page.getByText('Sin conexión: se ve lo que este equipo ya había leído.')).toBeVisible();
    await expect(changes(page).first()).toContainText('$248.00 → $251.00');
    await changes(page)
      .nth(1)
      .getByRole('button', { name: /Volver a esta versión/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Volver a esta versión' }).click();
    await expect(changes(page).first()).toContainText('Por enviar');
    await expect(changes(page).first()).toContainText('$251.00 → $248.00');

    await page.goto('about:blank');
    await backend.start();
    await page.goto(new URL('/admin/productos', origin).href);
    await synced(page);
    await openProduct(page, 'AL-1');
    await expect(page.getByLabel('Precio con IVA')).toHaveValue('248.00');
    await openHistory(page);
    await expect(changes(page)).toHaveCount(4);
  },
);

test('an address that another subcategory has by now does not come back, and a sentence says so', async ({ page }) => {
  await signIn(page, '/admin/sub');
  await page.getByRole('link', { name: 'Compresores', exact: true }).click();
  await fieldOf(page, 'Dirección').fill('compresoras');
  await save(page);
  await synced(page);
  await page.goto('/admin/sub/crear-etiqueta');
  await fieldOf(page, 'Nombre').fill('Otros compresores');
  await page.getByRole('combobox', { name: 'Categoría' }).selectOption({ label: 'Neumática (unicID 3)' });
  await fieldOf(page, 'Dirección').fill('compresores');
  await save(page);
  await synced(page);
  await page.getByRole('link', { name: 'Compresores', exact: true }).click();
  await openHistory(page);
  await expect(changes(page).first()).toContainText('compresores → compresoras');
  await page.getByRole('button', { name: 'Volver a como estaba antes de estos cambios' }).click();
  const refusal = page.getByRole('dialog').getByRole('alert');
  await expect(refusal).toContainText('No se puede volver a esta versión.');
  await expect(refusal).toContainText('«Otros compresores» ya está en /herramienta-neumatica/compresores');
});

test('a category goes back to its earlier name', async ({ page }) => {
  await signIn(page, '/admin/categorias');
  await page.getByRole('link', { name: 'Pinturas', exact: true }).first().click();
  await page.getByLabel('Nombre').fill('Pintura y color');
  await save(page);
  await synced(page);
  await page.getByRole('link', { name: 'Pintura y color', exact: true }).first().click();
  await openHistory(page);
  await expect(changes(page).first()).toContainText('Nombre: Pinturas → Pintura y color');
  await page.getByRole('button', { name: 'Volver a como estaba antes de estos cambios' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Volver a esta versión' }).click();
  await expect(changes(page).first()).toContainText('Nombre: Pintura y color → Pinturas');
  await synced(page);
});

test('the log takes nothing from who did not make the change, and nothing is changed in it', async ({ backend }) => {
  const stranger = documentsAt(backend.origin);
  await expect(stranger.put('bitacora/x', { rutas: ['productos/p1'], revs: [1] })).rejects.toThrow(/403|PERMISSION/);
});

test('an earlier version of a subcategory can come back only once the others are read, because one of them may have its address', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, '/admin/sub');
  await page.getByRole('link', { name: 'Compresores', exact: true }).first().click();
  await fieldOf(page, 'Nombre').fill('Compresores de aire');
  const edited = page.url();
  await save(page);
  await synced(page);
  const tablet = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'es-MX' });
  const other = await tablet.newPage();
  // The list of all of them; the one that is open comes by a listener of its own.
  const letThrough = await holdRequests(
    tablet,
    /\/documents:runQuery|\/Listen\/channel/,
    (query) => query !== null && decodeURIComponent(query).includes('"collectionId":"etiquetas"'),
  );
  await signIn(other, new URL(edited).pathname + new URL(edited).search);
  await openHistory(other);
  await changes(other).last().getByRole('button').click();
  const question = other.getByRole('dialog', { name: '¿Volver a esta versión?' });
  await expect(question).toContainText('Todavía se leen las subcategorías.');
  await expect(question.getByRole('button', { name: 'Volver a esta versión' })).toHaveCount(0);
  letThrough();
  await question.getByRole('button', { name: 'Volver a esta versión' }).click();
  await synced(other);
  await expect(changes(other).first()).toContainText('Nombre: Compresores de aire → Compresores');
  await tablet.close();
});
