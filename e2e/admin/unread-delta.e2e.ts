import type { BrowserContext, Page } from '@playwright/test';
import type { Documents } from '../documents.ts';
import { expect, test, withWorker } from '../fixtures.ts';
import { holdRequests } from '../held-requests.ts';
import { fieldOf, heading, signIn } from './staff-parts.ts';

// The publication is read and what was written since is not: the list is full, and what it lacks may exist all the same.

/** Holds what was written since the publication until it is let through. */
const holdDelta = (context: BrowserContext): Promise<() => void> =>
  holdRequests(context, /\/documents:runQuery/, (query) => query?.includes('"productos"') === true);

const count = (page: Page) => page.getByRole('main').getByRole('status');
const newer = (more: { readonly [field: string]: string | number }) => ({
  nombre: 'Recién llegado',
  slug: 'recien-llegado',
  clave: 'ZQX-771',
  unicID: '0',
  marca: '',
  modelo: '',
  descripcion: '',
  unidad: 'pieza',
  etiquetas: [],
  precio: 12_300,
  visible: 'public',
  ...more,
});
const addNewer = (documents: Documents): Promise<void> => documents.update('productos/recien', newer({}));
const second = { slug: 'recien-2', clave: 'ZQX-882' };

test('a clave of a product that is newer than the publication is not published as unique, by the form, for many or out of the trash', async ({
  page,
  context,
  documents,
}) => {
  await addNewer(documents);
  await documents.update('productos/recien-2', newer({ ...second, nombre: 'También nuevo' }));
  const { visible: _visible, ...draft } = newer({ nombre: 'Doble de prueba', slug: 'doble-de-prueba' });
  await documents.update('borradores/doble', draft);
  await documents.update('papelera/borradores-doble-2', {
    coleccion: 'borradores',
    documento: 'doble-2',
    contenido: { ...draft, nombre: 'Doble borrado', slug: 'doble-borrado', clave: second.clave },
  });
  const letThrough = await holdDelta(context);
  await signIn(page, '/admin/papelera');
  const restore = page.getByRole('button', { name: 'Restaurar: Doble borrado' });
  await restore.click();
  await expect(page.getByText(/^Todavía se lee la tienda\. Lo que pediste se restaura/)).toBeVisible();
  await expect(page.getByText('Por restaurar', { exact: true })).toBeVisible();

  const tellOfBackups = await holdRequests(page, /\/healthz$/);
  await page.goto('/admin/productos?estado=borradores');
  const choose = page.getByLabel('Elegir Doble de prueba');
  await expect(choose).toBeVisible();
  const place = await choose.boundingBox();
  tellOfBackups();
  await expect(page.getByText('Sin respaldo automático')).toBeVisible();
  // What the strip says later must not move the list under a finger.
  expect(await choose.boundingBox()).toEqual(place);
  await choose.check();
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByText(/^Todavía se lee el catálogo/)).toBeVisible();

  await page.goto('/admin/productos/editar-producto/doble');
  await expect(fieldOf(page, 'Nombre')).toHaveValue('Doble de prueba');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /^Todavía se lee el catálogo/ })).toBeVisible();

  letThrough();
  await expect(page.getByText(/ya tiene esa clave\./)).toBeVisible();
  await page.goto('/admin/papelera');
  await restore.click();
  await expect(page.getByText(/«Doble borrado» no se puede restaurar\. Clave: “También nuevo”/)).toBeVisible();
  expect(await documents.idsWhere('productos', 'clave', 'ZQX-771')).toEqual(['recien']);
});

test('a document restored from the trash while the catalogue is still being read comes back, or the page says why not, once it has been read', async ({
  page,
  context,
  documents,
}) => {
  await addNewer(documents);
  const { visible: _visible, ...draft } = newer({});
  for (const [id, more] of [
    ['tomado', { nombre: 'Clave tomada', slug: 'clave-tomada' }],
    ['libre', { nombre: 'Clave libre', clave: 'ZQX-993', slug: 'clave-libre' }],
  ] as const)
    await documents.update(`papelera/borradores-${id}`, {
      coleccion: 'borradores',
      documento: id,
      contenido: { ...draft, ...more },
    });
  const letThrough = await holdDelta(context);
  await signIn(page, '/admin/papelera');
  await page.getByRole('button', { name: 'Restaurar: Clave tomada' }).click();
  await page.getByRole('button', { name: 'Restaurar: Clave libre' }).click();
  await expect(page.getByText('Por restaurar', { exact: true })).toHaveCount(2);
  letThrough();
  await expect(page.getByText(/«Clave tomada» no se puede restaurar\. Clave: “Recién llegado”/)).toBeVisible();
  await expect(page.getByText('Por restaurar', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Eliminados' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('«Clave libre» restaurado')).toBeVisible();
});

test('a search of the list does not say that there is nothing, and a quotation takes no price, before what was written since is read', async ({
  page,
  context,
  documents,
}) => {
  await addNewer(documents);
  const [oil = ''] = await documents.idsWhere('productos', 'clave', 'AL-1');
  await documents.update(`productos/${oil}`, { precio: 43_200 });
  const letThrough = await holdDelta(context);
  await signIn(page, '/admin/productos?buscar=AL-1');
  await expect(page.getByRole('rowheader').first()).toContainText('Aceite de linaza 1 L');
  await page.getByLabel('Buscar productos').fill('ZQX-771');
  await expect(count(page).filter({ hasText: 'Leyendo el catálogo…' })).toBeVisible();
  await expect(page.getByText('Ningún producto cumple con lo que pides.')).toHaveCount(0);

  await page.goto('/admin/cotizaciones/nueva');
  await expect(heading(page, 'Nueva cotización')).toBeVisible();
  const picker = page.getByRole('combobox', { name: 'Agregar del catálogo' });
  await picker.fill('AL-1');
  await expect(page.getByText('Leyendo el catálogo…')).toBeVisible();
  const offered = page.getByRole('option').filter({ hasText: 'AL-1' });
  await expect(offered).toHaveCount(0);
  letThrough();
  await offered.first().click();
  await expect(page.getByLabel(/^Precio de /)).toHaveValue('432.00');
  await picker.fill('ZQX-771');
  await page.getByRole('option').filter({ hasText: 'ZQX-771' }).click();
  await expect(page.getByLabel('Precio de Recién llegado')).toHaveValue('123.00');
});

test(
  'an answer of the search counts although the catalogue has changed while it was awaited',
  withWorker,
  async ({ page, context, documents }) => {
    await addNewer(documents);
    const letThrough = await holdDelta(context);
    // Once the worker has the catalogue it gets the first question when the test says so, and none of those that follow it.
    await page.addInitScript(() => {
      class HeldWorker extends Worker {
        override postMessage(message: { readonly kind?: string; readonly query?: string }): void {
          const send = (): void => super.postMessage(message);
          if (message.kind === 'whole') Reflect.set(window, 'hasAll', true);
          if (!message.query || !Reflect.has(window, 'hasAll')) send();
          else if (!Reflect.has(window, 'askFirst')) Reflect.set(window, 'askFirst', send);
        }
      }
      window.Worker = HeldWorker;
    });
    await signIn(page);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await page.getByLabel('Buscar productos').fill('taladro');
    const counted = count(page).filter({ hasText: /^[1-9]\d* productos de [\d,]+\s· buscando más…$/ });
    await expect(counted).toBeVisible();
    letThrough();
    await page.waitForFunction(() => Reflect.has(window, 'askFirst'));
    await page.evaluate(() => (Reflect.get(window, 'askFirst') as () => void)());
    await expect(count(page).filter({ hasText: /^[1-9]\d* productos de [\d,]+$/ })).toBeVisible();
  },
);

test('before the changes since the publication are read no label is printed, nothing is exported and no product is called retired', async ({
  page,
  context,
  documents,
}) => {
  await addNewer(documents);
  const [oil = ''] = await documents.idsWhere('productos', 'clave', 'AL-1');
  await documents.createMany('cotizaciones', [
    {
      folio: 'C-0000-0001',
      nombre: 'Ana Pérez',
      telefono: '8112345678',
      correo: '',
      mensaje: '',
      lineas: [{ producto: 'recien', clave: '', nombre: 'Recién llegado', cantidad: 2, nota: '', precio: null }],
      origen: 'lista',
      estado: 'recibida',
      avisoVersion: 'v1',
      promociones: false,
      secreto: 'muchos-0',
      creado: new Date(),
      rev: 0,
    },
  ]);
  const letThrough = await holdDelta(context);
  await signIn(page, '/admin/cotizaciones/muchos-0');
  await expect(page.getByLabel('Precio de Recién llegado')).toBeVisible();
  await page.goto('/admin/sub');
  await expect(page.getByText('leyendo el catálogo…').first()).toBeVisible();
  await page.goto('/admin/exportar');
  await expect(page.getByRole('button', { name: /Excel/ })).toBeDisabled();
  await page.goto(`/admin/productos/editar-producto/${oil}`);
  await page.getByRole('button', { name: 'Imprimir etiqueta' }).click();
  await expect(heading(page, 'Etiquetas de anaquel')).toBeVisible();
  const print = page.getByRole('button', { name: 'Imprimir 1 etiqueta', exact: true });
  await expect(print).toBeDisabled();
  // The browser prints without the page's button, too.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('svg:visible text')).toHaveCount(0);
  await expect(page.getByText(/^Las etiquetas no se imprimieron/)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText('Ninguno desde ese día')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Leyendo el catálogo…' })).toBeDisabled();
  await page.goto('/admin/cotizaciones/muchos-0');
  await expect(page.getByLabel('Precio de Recién llegado')).toBeVisible();
  await expect(page.getByText('Este producto ya no está a la venta.')).toHaveCount(0);

  letThrough();
  await page.goto('/admin/etiquetas-de-anaquel');
  await expect(print).toBeEnabled();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('svg:visible text').first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/admin/exportar');
  await expect(page.getByRole('button', { name: /Excel/ })).toBeEnabled();
});
