import type { BrowserContext, Page } from '@playwright/test';
import type { Documents } from '../documents.ts';
import { expect, test } from '../fixtures.ts';
import { holdRequests } from '../held-requests.ts';
import { untilKept } from '../offline/kept-copy.ts';
import { fieldOf, heading, save, signIn } from './staff-parts.ts';

// A page begins with the menus that the device kept, and hears a moment later of what was written since.

/** Holds every listener, so that what was written since the device kept the menus is not known. */
const holdListeners = (context: BrowserContext): Promise<() => void> =>
  holdRequests(context, /\/Listen\/channel/, () => true);

/** Opens the staff area once, so that the device keeps the menus as they are. */
async function keepMenus(page: Page): Promise<void> {
  await signIn(page, '/admin/sub');
  await untilKept(page, 'catalogo', '"categories":[{');
  await page.goto('about:blank');
}

async function writeLabel(page: Page, nombre: string, address: string): Promise<void> {
  await page.goto('/admin/sub/crear-etiqueta');
  await fieldOf(page, 'Nombre').fill(nombre);
  await page.getByRole('combobox', { name: 'Categoría' }).selectOption({ label: 'Neumática (unicID 3)' });
  await fieldOf(page, 'Dirección').fill(address);
  await save(page);
}

const bar = (page: Page) => page.getByRole('region', { name: 'Guardar' });
const labelAt = async (documents: Documents, slug: string): Promise<string> =>
  (await documents.idsWhere('etiquetas', 'slug', slug))[0] ?? '';

test('an address that another subcategory had is taken as soon as the subcategories are read, without another press', async ({
  page,
  context,
  documents,
}) => {
  await keepMenus(page);
  await documents.update(`etiquetas/${await labelAt(documents, 'compresores')}`, { slug: 'compresoras' });
  const letThrough = await holdListeners(context);
  await writeLabel(page, 'Otros compresores', 'compresores');
  await expect(bar(page)).toContainText('Leyendo las subcategorías.');
  letThrough();
  await expect(heading(page, 'Subcategorías')).toBeVisible();
  await expect.poll(() => documents.idsWhere('etiquetas', 'nombre', 'Otros compresores')).toHaveLength(1);
});

test('an address that another subcategory has since the device kept them is not taken a second time', async ({
  page,
  context,
  documents,
}) => {
  await keepMenus(page);
  await documents.update('etiquetas/reciente', {
    nombre: 'Reciente',
    slug: 'recientes',
    descripcion: '',
    carpeta: 'herramienta-neumatica',
    unicID: '3',
    orden: 90,
  });
  const letThrough = await holdListeners(context);
  await writeLabel(page, 'La segunda', 'recientes');
  await expect(bar(page)).toContainText('Leyendo las subcategorías.');
  letThrough();
  await expect(page.getByText('«Reciente» ya está en /herramienta-neumatica/recientes.')).toBeVisible();
  expect(await documents.idsWhere('etiquetas', 'slug', 'recientes')).toEqual(['reciente']);
});

test('the name of a category that another one has since the device kept them is not taken a second time', async ({
  page,
  context,
  documents,
}) => {
  await keepMenus(page);
  await documents.update('categories/reciente', {
    name: 'Reciente',
    folder: 'reciente',
    menu: 'simple',
    unicID: '700',
    visible: 'public',
    orden: 90,
  });
  const letThrough = await holdListeners(context);
  await page.goto('/admin/categorias/crear-categoria');
  await fieldOf(page, 'Nombre').fill('Reciente');
  await fieldOf(page, 'Carpeta').fill('otra-carpeta');
  await save(page);
  await expect(bar(page)).toContainText('Leyendo las categorías.');
  letThrough();
  await expect(page.getByText('La categoría «Reciente» ya tiene ese nombre.')).toBeVisible();
  expect(await documents.idsWhere('categories', 'name', 'Reciente')).toEqual(['reciente']);
});

test('without a network a subcategory is saved on what the device knows', async ({ page, context, documents }) => {
  await keepMenus(page);
  await page.goto('/admin/sub/crear-etiqueta');
  await expect(heading(page, 'Crear Subcategoría')).toBeVisible();
  await context.setOffline(true);
  await fieldOf(page, 'Nombre').fill('Sin red');
  await page.getByRole('combobox', { name: 'Categoría' }).selectOption({ label: 'Neumática (unicID 3)' });
  await fieldOf(page, 'Dirección').fill('sin-red');
  await save(page);
  await expect(heading(page, 'Subcategorías')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => documents.idsWhere('etiquetas', 'nombre', 'Sin red')).toHaveLength(1);
});
