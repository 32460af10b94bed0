import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, withWorker } from '../fixtures.ts';
import { holdRequests } from '../held-requests.ts';
import { fieldOf, heading, save, signIn, staffFilesKept, synced } from './staff-parts.ts';

const STILL_READING = /^Todavía se lee el catálogo/;

/** Holds what was published and what was written since: until it is let through, the products are not known. */
const holdProducts = (context: BrowserContext): Promise<() => void> =>
  holdRequests(context, /\/documents(:runQuery|\/publicado\/)/, (query) => !query || query.includes('"productos"'));

/** Writes a new product and asks for its publication. */
async function publishNew(page: Page, nombre: string, clave: string): Promise<void> {
  await fieldOf(page, 'Nombre').fill(nombre);
  await fieldOf(page, 'Clave').fill(clave);
  await page.getByLabel('Categoría').selectOption({ index: 1 });
  await page.getByLabel('Precio con IVA').fill('10.00');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByRole('alert').filter({ hasText: STILL_READING })).toBeVisible();
}

test('a clave that another product has is not published as unique before the catalogue is known, and then it is refused', async ({
  page,
  context,
}) => {
  const letThrough = await holdProducts(context);
  await signIn(page, '/admin/productos/subir-nuevo-producto');
  await publishNew(page, 'Doble de prueba', 'AL-1');
  letThrough();
  await expect(page.getByText(/ya tiene esa clave\./)).toBeVisible();
  await expect(page.getByText(STILL_READING)).toHaveCount(0);
});

test('a product whose publication was asked for while the catalogue was read is published once it is, without another press', async ({
  page,
  context,
  documents,
}) => {
  const letThrough = await holdProducts(context);
  await signIn(page, '/admin/productos/subir-nuevo-producto');
  await publishNew(page, 'Pronto de prueba', 'PRONTO-1');
  expect(await documents.idsWhere('productos', 'clave', 'PRONTO-1')).toEqual([]);
  letThrough();
  await expect.poll(() => documents.idsWhere('productos', 'clave', 'PRONTO-1')).toHaveLength(1);
});

test('a product that is retired while its save waits for the catalogue stays retired', async ({
  page,
  context,
  documents,
}) => {
  const [id] = await documents.idsWhere('productos', 'clave', 'TP-7512');
  const letThrough = await holdProducts(context);
  await signIn(page, `/admin/productos/editar-producto/${id}`);
  await fieldOf(page, 'Clave').fill('OTRA-7512');
  await save(page);
  await expect(page.getByRole('alert').filter({ hasText: STILL_READING })).toBeVisible();
  await page.getByRole('button', { name: 'Retirar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByText(STILL_READING)).toHaveCount(0);
  await expect.poll(() => documents.idsWhere('productos', 'clave', 'TP-7512')).toEqual([]);
  letThrough();
  // The other products are known once one of them is found that has the clave.
  await fieldOf(page, 'Clave').fill('AL-1');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText(/ya tiene esa clave\./)).toBeVisible();
  expect(await documents.idsWhere('productos', 'clave', 'OTRA-7512')).toEqual([]);
});

test('before a version with another clave comes back the dialog says that the catalogue is still being read, and then what it changes', async ({
  page,
  context,
  documents,
}) => {
  const [id] = await documents.idsWhere('productos', 'clave', 'TP-7512');
  await signIn(page, `/admin/productos/editar-producto/${id}`);
  await fieldOf(page, 'Clave').fill('OTRA-7512');
  await save(page);
  await synced(page);
  await expect.poll(() => documents.idsWhere('productos', 'clave', 'OTRA-7512')).toEqual([id]);
  await page.goto('about:blank');
  const letThrough = await holdProducts(context);
  await page.goto(`/admin/historial/productos/${id}`);
  await page.getByRole('button', { name: 'Volver a como estaba antes de estos cambios' }).click();
  const question = page.getByRole('dialog', { name: '¿Volver a esta versión?' });
  await expect(question.getByText(STILL_READING)).toContainText('En cuanto termine, aquí se ve qué cambia.');
  await expect(question).not.toContainText('No se puede volver a esta versión.');
  letThrough();
  await expect(question).toContainText('Clave: OTRA-7512 → TP-7512');
  await question.getByRole('button', { name: 'Volver a esta versión' }).click();
  await expect.poll(() => documents.idsWhere('productos', 'clave', 'TP-7512')).toEqual([id]);
});

test('drafts that are published together while the catalogue is read are published once it is, and no other that is chosen since', async ({
  page,
  context,
  documents,
}) => {
  const complete = { unicID: '0', unidad: 'pieza', precio: 1000, etiquetas: [] };
  const first = { ...complete, nombre: 'Primero de prueba', slug: 'primero-de-prueba', clave: 'JUNTOS-1' };
  const second = { ...complete, nombre: 'Segundo de prueba', slug: 'segundo-de-prueba', clave: 'JUNTOS-2' };
  await documents.update('borradores/uno', first);
  await documents.update('borradores/dos', second);
  const letThrough = await holdProducts(context);
  await signIn(page, '/admin/productos');
  // The drafts alone are not how many products the shop has.
  await expect(page.getByText('2 productos\u00a0· leyendo el catálogo…', { exact: true })).toBeVisible();
  await page.getByLabel('Elegir Primero de prueba').check();
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: STILL_READING })).toBeVisible();
  await page.getByLabel('Elegir Segundo de prueba').check();
  letThrough();
  await expect.poll(() => documents.idsWhere('productos', 'clave', 'JUNTOS-1')).toHaveLength(1);
  expect(await documents.idsWhere('productos', 'clave', 'JUNTOS-2')).toEqual([]);
});

test('a clave that a draft has is not published before the drafts are read, and then it is refused', async ({
  page,
  context,
  documents,
}) => {
  await documents.update('borradores/de-prueba', { nombre: 'Borrador de prueba', clave: 'DOBLE-1', etiquetas: [] });
  const letThrough = await holdRequests(
    context,
    /\/Listen\/channel/,
    (query) => query?.includes('borradores') === true,
  );
  await signIn(page, '/admin/productos/subir-nuevo-producto');
  await publishNew(page, 'Doble de prueba', 'DOBLE-1');
  letThrough();
  await expect(page.getByText(/ya tiene esa clave\./)).toBeVisible();
  expect(await documents.idsWhere('productos', 'clave', 'DOBLE-1')).toEqual([]);
});

test('a copy that is opened by its address has what it copies, also while the catalogue is still read', async ({
  page,
  context,
  documents,
}) => {
  const letThrough = await holdProducts(context);
  const [id = ''] = await documents.idsWhere('productos', 'clave', 'AL-1');
  await signIn(page, `/admin/productos/subir-nuevo-producto?copiar=${id}`);
  await expect(fieldOf(page, 'Nombre')).toHaveValue(/ \(copia\)$/);
  letThrough();
});

test('a category’s new unicID is saved once its products are known, without another press, and takes drafts along', async ({
  page,
  context,
  documents,
}) => {
  const [category = ''] = await documents.idsWhere('categories', 'unicID', '0');
  await documents.update('borradores/de-prueba', { nombre: 'Borrador de prueba', unicID: '0', etiquetas: [] });
  const letThrough = await holdProducts(context);
  await signIn(page, `/admin/categorias/editar-categoria/${category}`);
  await fieldOf(page, 'unicID').fill('777');
  await save(page);
  await expect(page.getByText(STILL_READING)).toBeVisible();
  await expect(page.getByText('Leyendo el catálogo para saber qué se mueve…')).toBeVisible();
  letThrough();
  await expect(heading(page, 'Categorías')).toBeVisible();
  await synced(page);
  await expect.poll(() => documents.idsWhere('borradores', 'unicID', '777')).toEqual(['de-prueba']);
  expect(await documents.idsWhere('productos', 'unicID', '0')).toEqual([]);
});

test('a deleted subcategory comes back once the others are read, and not where one of them has its address by now', async ({
  page,
  context,
  documents,
}) => {
  const deleted = { carpeta: 'herramienta-inalambrica', unicID: '0', descripcion: '' };
  const free = { ...deleted, nombre: 'Libre de prueba', slug: 'libre-de-prueba' };
  const taken = { ...deleted, nombre: 'Doble de prueba', slug: 'rotomartillos-inalambricos' };
  await documents.update('papelera/uno', { coleccion: 'etiquetas', documento: 'libre', contenido: free });
  await documents.update('papelera/dos', { coleccion: 'etiquetas', documento: 'doble', contenido: taken });
  const letThrough = await holdRequests(
    context,
    /\/documents:runQuery|\/Listen\/channel/,
    (query) => query?.includes('etiquetas') === true,
  );
  await signIn(page, '/admin/papelera');
  await page.getByRole('button', { name: 'Restaurar: Libre de prueba' }).click();
  await page.getByRole('button', { name: 'Restaurar: Doble de prueba' }).click();
  await expect(page.getByText('Por restaurar', { exact: true })).toHaveCount(2);
  expect(await documents.idsWhere('etiquetas', 'slug', 'libre-de-prueba')).toEqual([]);
  letThrough();
  await expect(page.getByText('«Doble de prueba» no se puede restaurar.')).toBeVisible();
  await expect(page.getByText('Por restaurar', { exact: true })).toHaveCount(0);
  await expect.poll(() => documents.idsWhere('etiquetas', 'slug', 'libre-de-prueba')).toEqual(['libre']);
  expect(await documents.idsWhere('etiquetas', 'slug', 'rotomartillos-inalambricos')).not.toContain('doble');
});

test('the subcategories say that the catalogue is still read, and not that none has a product', async ({
  page,
  context,
}) => {
  const letThrough = await holdProducts(context);
  await signIn(page, '/admin/sub');
  await expect(page.getByText('leyendo el catálogo…').first()).toBeVisible();
  await expect(page.getByText('Sin productos')).toHaveCount(0);
  letThrough();
  await expect(page.getByText(/· \d+ productos/).first()).toBeVisible();
});

test(
  'without a server a quotation takes the price that was changed here, and nothing that lacks is called gone',
  withWorker,
  async ({ page, backend, documents }) => {
    await test.step('a quotation takes the price that was changed on this device and is not sent yet', async () => {
      const [id = ''] = await documents.idsWhere('productos', 'clave', 'AL-1');
      await signIn(page, `/admin/productos/editar-producto/${id}`);
      await expect(page.getByText('Al día con la tienda.')).toBeVisible();
      await staffFilesKept(page);
      await backend.stop();
      await page.getByLabel('Precio con IVA').fill('4321.00');
      await save(page);
      await expect(page.getByText('1 cambio por enviar').first()).toBeVisible();
      await page.goto('/admin/cotizaciones/nueva');
      await expect(heading(page, 'Nueva cotización')).toBeVisible();
      await page.getByRole('combobox', { name: 'Agregar del catálogo' }).fill('AL-1');
      await page.getByRole('option').filter({ hasText: 'AL-1' }).first().click();
      await expect(page.getByLabel(/^Precio de /)).toHaveValue('4321.00');
    });
    await test.step('without a server a repair or a quotation that this device lacks is not called gone', async () => {
      for (const path of ['/admin/taller/no-hay', '/admin/cotizaciones/no-hay', '/admin/historial/categorias/no-hay']) {
        await page.goto(path);
        await expect(page.getByText('No está en este equipo y no hay conexión.')).toBeVisible();
        await expect(page.getByText('Ya no existe')).toHaveCount(0);
      }
      await backend.start();
      await page.goto('/admin/taller/no-hay');
      await expect(page.getByText('Ya no existe')).toBeVisible();
    });
  },
);

test('a word of the search that hides a product is asked about also where the catalogue was not read yet when it was saved', async ({
  page,
  context,
  documents,
}) => {
  const letThrough = await holdProducts(context);
  await signIn(page, '/admin/busquedas');
  await page.getByRole('button', { name: 'Nuevo sinónimo' }).click();
  await fieldOf(page, 'Lo que se busca').fill('oscilante');
  await fieldOf(page, 'Quiere decir').fill('disco');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Todavía se busca qué cambiaría. Se guarda en cuanto se sepa.')).toBeVisible();
  letThrough();
  await expect(page.getByRole('button', { name: 'Sí, guardar así' })).toBeVisible();
  expect(await documents.idsWhere('vocabulario', 'frase', 'oscilante')).toEqual([]);
});
