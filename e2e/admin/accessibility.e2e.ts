import type { Page } from '@playwright/test';
import { expect, test, withWorker } from '../fixtures.ts';
import { expectAccessibleAtWidths } from './at-widths.ts';
import { file, photo } from './picture-files.ts';
import { PRICES } from './price-parts.ts';
import { fieldOf, heading, save, signIn } from './staff-parts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens each address and waits for its title. */
async function expectRoutesAccessible(
  page: Page,
  routes: readonly (readonly [path: string, title: string])[],
): Promise<void> {
  for (const [path, title] of routes) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await expectAccessibleAtWidths(page, path);
  }
}

test(
  'axe finds nothing on the sign-in page, among the products, in pending changes and in a conflict of two people',
  withWorker,
  async ({ page, backend, documents }) => {
    await page.goto('/login/');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByText('Escribe tu correo.')).toBeVisible();
    await expectAccessibleAtWidths(page, 'the sign-in page, with problems');

    await signIn(page, '/admin/productos');
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    await page
      .getByRole('checkbox', { name: /^Elegir / })
      .nth(1)
      .check();
    await expectAccessibleAtWidths(page, 'the list, one chosen');
    await page.getByRole('button', { name: 'Retirar' }).click();
    await expectAccessibleAtWidths(page, 'a question');

    await page.goto('/admin/productos/subir-nuevo-producto');
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Escribe el nombre del producto.')).toBeVisible();
    await expectAccessibleAtWidths(page, 'the form, with problems');

    await page.goto('/admin/productos?buscar=AL-1');
    await page.getByRole('rowheader').first().getByRole('link').click();
    await expect(heading(page, 'Editar producto')).toBeVisible();
    // What is private comes after the rest, and is grey until then.
    await expect(page.getByLabel('Costo')).toBeEnabled();
    await expectAccessibleAtWidths(page, 'a product');
    await page.getByRole('button', { name: 'Vista previa' }).click();
    await expect(page.getByRole('dialog', { name: 'Vista previa' })).toBeVisible();
    await expectAccessibleAtWidths(page, 'a preview');
    await page.keyboard.press('Escape');

    // Somebody else changes the same: while the form is open it asks at the field, and after an edit without a network among the changes.
    const [id] = await documents.idsWhere('productos', 'clave', 'AL-1');
    await page.getByLabel('Marca').fill('De aquí');
    await documents.update(`productos/${id}`, { marca: 'De allá', destacado: true });
    const question = page.getByRole('alert').filter({ hasText: 'Elige qué queda' });
    await expect(question).toBeVisible();
    await expectAccessibleAtWidths(page, 'a question at a field');
    await question.getByRole('button').first().click();
    await backend.stop();
    await page.getByLabel('Marca').fill('De aquí también');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByRole('link', { name: '1 cambio por enviar' }).first()).toBeVisible();
    await page.goto('about:blank');
    await backend.start();
    await documents.update(`productos/${id}`, { marca: 'De más allá' });
    await page.goto('/admin/cambios');
    await expect(page.getByRole('article').getByRole('table')).toBeVisible();
    await page.goto('/admin/sub/crear-etiqueta');
    await expect(heading(page, 'Crear Subcategoría')).toBeVisible();
    await backend.stop();
    await fieldOf(page, 'Nombre').fill('Sin red');
    await page.getByLabel('Categoría').selectOption({ index: 1 });
    await save(page);
    await expect(heading(page, 'Subcategorías')).toBeVisible();
    await page.getByRole('link', { name: '1 cambio necesita tu decisión' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expectAccessibleAtWidths(page, 'what waits, and a conflict');
  },
);

test('axe finds nothing among categories, subcategories and tutorials', async ({ page }) => {
  await signIn(page, '/admin/categorias');
  await expectRoutesAccessible(page, [
    ['/admin/categorias', 'Categorías'],
    ['/admin/categorias/crear-categoria', 'Crear categoría'],
    ['/admin/sub', 'Subcategorías'],
    ['/admin/sub/crear-etiqueta', 'Crear Subcategoría'],
    ['/admin/tutoriales', 'Tutoriales'],
    ['/admin/tutoriales/crear-tutorial', 'Crear tutorial'],
  ]);

  await page
    .getByLabel('Imagen', { exact: true })
    .setInputFiles(file('foto.jpg', await photo(page, { width: 400, height: 300 })));
  await expect(page.getByRole('button', { name: 'Quitar la foto' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Productos que se usan' }).fill('sierra');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectAccessibleAtWidths(page, 'a picture and a list of products');
  await save(page);
  await expect(page.getByText('Escribe el título.')).toBeVisible();
  await expectAccessibleAtWidths(page, 'a tutorial, with problems');

  page.on('dialog', (dialog) => void dialog.accept());
  for (const [list, title] of [
    ['/admin/tutoriales', 'Editar tutorial'],
    ['/admin/sub', 'Editar Subcategoría'],
  ] as const) {
    await page.goto(list);
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(heading(page, title)).toBeVisible();
    await expectAccessibleAtWidths(page, title);
  }
  await page.goto('/admin/categorias');
  await page.getByRole('link', { name: 'Con cable' }).click();
  await expect(page.getByRole('group', { name: 'Primer destacado' })).toBeVisible();
  await expectAccessibleAtWidths(page, 'a category with its menu');
  await page.goto('/admin/categorias');
  await page.getByRole('button', { name: 'Borrar Outlet' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleAtWidths(page, 'a question');
});

test('axe finds nothing in the prices, the quotations, publishing and a page that does not exist', async ({
  page,
  documents,
}) => {
  await documents.createMany('cotizaciones', [
    {
      folio: 'C-0000-0001',
      nombre: 'Ana Pérez',
      telefono: '8112345678',
      correo: 'ana@example.mx',
      mensaje: '¿Lo tienen en existencia?',
      lineas: [{ producto: '', clave: '', nombre: 'Broca para concreto', cantidad: 2, nota: 'larga', precio: null }],
      origen: 'lista',
      estado: 'recibida',
      avisoVersion: 'v1',
      promociones: false,
      secreto: 'muchos-0',
      creado: new Date(),
      rev: 0,
    },
  ]);
  await signIn(page, '/admin/publicar');
  await expectRoutesAccessible(page, [
    ['/admin/publicar', 'Publicar catálogo'],
    ['/admin/cotizaciones', 'Cotizaciones'],
    ['/admin/cotizaciones/nueva', 'Nueva cotización'],
    ['/admin/cotizaciones/datos-personales', 'Datos de una persona'],
    ['/admin/no-hay', 'No encontramos esta página'],
  ]);
  await page.goto('/admin/cotizaciones');
  await page.getByRole('link', { name: 'Ana Pérez' }).click();
  await expect(heading(page, 'Cotización C-0000-0001')).toBeVisible();
  await expectAccessibleAtWidths(page, 'a quotation');

  await page.goto(PRICES);
  await expect(page.getByRole('button', { name: 'Elegir archivo' })).toBeEnabled();
  await expectAccessibleAtWidths(page, PRICES);
});

test('a stranger’s account sees the shell, a clear notice, and saves nothing', async ({ page, backend }) => {
  const account = { email: 'extrana@correo.example', password: 'cualquiera-1' };
  const answer = await fetch(`${backend.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, returnSecureToken: true }),
  });
  expect(answer.status, await answer.text()).toBe(200);
  await signIn(page, '/admin/productos/subir-nuevo-producto', account);
  await expect(page.getByText('Esta cuenta no es del personal de la tienda.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Área de personal' })).toBeVisible();
  await page.getByLabel('Nombre').fill('No debe guardarse');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByText('Esta cuenta no es del personal de la tienda: no se guardó nada.')).toBeVisible();
  await expect(page.getByLabel('Nombre')).toHaveValue('No debe guardarse');
});
