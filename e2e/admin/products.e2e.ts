import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { momentOf, questionsOf, watchFor } from '../moments.ts';
import { file, photo } from './picture-files.ts';
import { heading, signIn, visitorPage } from './staff-parts.ts';

const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const row = (page: Page, name: string | RegExp) => page.getByRole('row').filter({ hasText: name });

test('a product is made, published, seen live by a visitor, withdrawn, and gone', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await visitorPage(browser, baseURL);
  await visitor.goto('/busqueda?search=prensa-77');
  await visitor.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/Listen/channel')),
  );
  await expect(heading(visitor)).toContainText('prensa-77');

  await signIn(page, '/admin/productos');
  await expect(row(page, /\$/).first()).toBeVisible();
  await page.keyboard.press('n');
  await expect(heading(page, 'Subir nuevo producto')).toBeVisible();

  // Nothing is published half done, and what lacks is said at its field.
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Escribe el nombre del producto.')).toBeVisible();
  await expect(page.getByText('Elige la categoría.')).toBeVisible();
  await expect(page.getByLabel('Nombre')).toBeFocused();

  await page.getByLabel('Nombre').fill('Prensa de quijada ajustable');
  await expect(page.getByLabel('Dirección en la tienda')).toHaveValue('prensa-de-quijada-ajustable');
  await page.getByLabel('Clave').fill('PRENSA-77');
  await page.getByLabel('Categoría').selectOption({ label: 'Herramienta para Carpintería' });
  await page.getByLabel('Precio con IVA').fill('1,234.50');
  await page.getByLabel('Costo').fill('800');
  await watchFor(visitor, 'Prensa de quijada ajustable', 'main article');
  const questions = questionsOf(visitor, 'productos');
  await page.getByRole('button', { name: 'Publicar' }).click();
  const card = visitor.getByRole('article').filter({ hasText: 'Prensa de quijada ajustable' });
  await expect(card).toContainText('$1,234.50');
  await momentOf(visitor, 'shown');
  await expect(heading(page, 'Editar producto')).toBeVisible();
  await expect(status(page, 'Todo guardado en la nube')).toBeVisible();

  // What is private came back from the shop, not from what was typed.
  await page.reload();
  await expect(page.getByLabel('Costo')).toHaveValue('800.00');
  expect(await visitor.evaluate(() => document.body.innerText.includes('800'))).toBe(false);

  await page.getByRole('button', { name: 'Retirar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByText('Retirado', { exact: true })).toBeVisible();
  await expect(card).toHaveCount(0);
  await momentOf(visitor, 'gone');
  expect(questions).toEqual([]);
  await visitor.context().close();
});

test('a barcode that is copied wrong is said at its field; the right one stands on the page and finds the product', async ({
  page,
  browser,
  baseURL,
  documents,
}) => {
  await signIn(page, '/admin/productos/subir-nuevo-producto');
  await page.getByLabel('Nombre').fill('Cinta de aislar roja');
  await page.getByLabel('Clave').fill('CINTA-78');
  await page.getByLabel('Categoría').selectOption({ label: 'Herramienta para Carpintería' });
  const code = page.getByLabel('Código de barras');
  await code.fill('7501234567898');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('el último sería 3 y no 8')).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill('7 501234 567893');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect.poll(() => documents.idsWhere('productos', 'codigoBarras', '7501234567893')).toHaveLength(1);

  const visitor = await visitorPage(browser, baseURL);
  await visitor.goto('/busqueda?search=7501234567893');
  const found = visitor.getByRole('main').getByRole('article');
  await expect(found).toHaveCount(1);
  await found.getByRole('link').first().click();
  await expect(heading(visitor)).toContainText('Cinta de aislar roja');
  await expect(visitor.getByRole('row', { name: /Código de barras/ })).toContainText('7501234567893');
  await visitor.context().close();
});

test('a draft is copied, deleted and restored by undoing', async ({ page, documents }) => {
  await signIn(page, '/admin/productos/subir-nuevo-producto');
  await page.getByLabel('Nombre').fill('Yunque de banco');
  await page.getByLabel('Descripción').fill('De acero forjado.');
  await page.keyboard.press('Control+s');
  await expect(heading(page, 'Editar producto')).toBeVisible();
  await expect(page.getByText('Borrador', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Duplicar' }).click();
  await expect(heading(page, 'Subir nuevo producto')).toBeVisible();
  await expect(page.getByLabel('Nombre')).toHaveValue('Yunque de banco (copia)');
  await expect(page.getByLabel('Clave')).toHaveValue('');
  await page.getByLabel('Nombre').fill('Yunque pequeño');
  await page.keyboard.press('Control+s');
  await expect(heading(page, 'Editar producto')).toBeVisible();
  await expect.poll(() => documents.idsWhere('borradores', 'nombre', 'Yunque pequeño')).toHaveLength(1);

  await page.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(heading(page, 'Productos')).toBeVisible();
  await expect.poll(() => documents.idsWhere('borradores', 'nombre', 'Yunque pequeño')).toHaveLength(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => documents.idsWhere('borradores', 'nombre', 'Yunque pequeño')).toHaveLength(1);
  await page.getByLabel('Buscar productos').fill('yunque');
  await expect(row(page, 'Yunque pequeño')).toContainText('Borrador');
  await expect(row(page, 'Yunque de banco')).toContainText('Borrador');
});

test('the list keeps its search and filters in the address, and finds what the shop’s search finds', async ({
  page,
}) => {
  await signIn(page, '/admin/productos');
  await expect(status(page, /1,\d+ productos/)).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Buscar productos')).toBeFocused();
  await page.keyboard.type('taladro 20v');
  await expect(page).toHaveURL(/buscar=taladro/);
  await expect(row(page, /taladro/i).first()).toBeVisible();
  await page
    .getByRole('combobox', { name: 'Categoría', exact: true })
    .selectOption({ label: 'Herramienta inalámbrica' });
  await page.getByLabel('Datos que faltan').selectOption({ label: 'Sin precio' });
  await page.getByLabel('Datos que faltan').selectOption({ label: 'Completos o no' });
  await page.getByRole('columnheader', { name: 'Precio' }).getByRole('button').click();
  await expect(page.getByRole('columnheader', { name: /Precio/ })).toHaveAttribute('aria-sort', 'ascending');
  const names = await page.getByRole('rowheader').allTextContents();
  await page.reload();
  await expect(page.getByLabel('Buscar productos')).toHaveValue('taladro 20v');
  await expect(page.getByRole('rowheader').first()).toHaveText(names[0] ?? '');

  // A form leads back to the list as it was.
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.getByRole('link', { name: 'Productos' }).last().click();
  await expect(page.getByLabel('Buscar productos')).toHaveValue('taladro 20v');
});

test('the list scrolls to its end, keeps the focused row, and a click beside a checkbox checks it', async ({
  page,
}) => {
  await signIn(page, '/admin/productos');
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('$');
  await first
    .getByRole('cell')
    .first()
    .click({ position: { x: 5, y: 5 } });
  await expect(first.getByRole('checkbox')).toBeChecked();
  await first.getByRole('link').focus();
  await page.keyboard.press('End');
  const count = await page.getByRole('table', { name: 'Productos' }).getAttribute('aria-rowcount');
  const last = page.locator(`[role=row][aria-rowindex="${count}"]`);
  await expect(last).toBeInViewport();
  await expect(last.locator('img')).toBeVisible();
  await expect(first.getByRole('link')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(first).toBeInViewport();
  await expect(first.getByRole('checkbox')).toBeChecked();
});

test('many at once: withdrawn, undone, published again, given a subcategory and featured', async ({
  page,
  browser,
  baseURL,
  documents,
}) => {
  const withdrawn = () => documents.idsWhere('productos', 'visible', 'retirado').then((ids) => ids.length);
  const before = await withdrawn();
  const pair = ['Aceite de linaza 1 L', 'Aceite de linaza 4 L'];
  const choose = async () => {
    for (const name of pair) await page.getByLabel(`Elegir ${name}`).check();
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  const bothSay = async (word: string) => {
    for (const name of pair) await expect(row(page, name)).toContainText(word);
  };
  await signIn(page, '/admin/productos?buscar=aceite%20de%20linaza');
  await expect(row(page, 'Aceite de linaza').first()).toBeVisible();
  await choose();
  await press('Retirar');
  await confirm('Retirar');
  await bothSay('Retirado');
  await expect.poll(withdrawn).toBe(before + 2);

  await press('Deshacer');
  await bothSay('Publicado');
  await expect.poll(withdrawn).toBe(before);

  await choose();
  await press('Retirar');
  await confirm('Retirar');
  await bothSay('Retirado');
  await choose();
  await press('Publicar');
  await bothSay('Publicado');
  await expect.poll(withdrawn).toBe(before);

  await choose();
  await press('Poner subcategoría');
  await page
    .getByRole('dialog')
    .getByLabel('Subcategoría', { exact: true })
    .selectOption({ label: 'Esmaltes (/pinturas)' });
  await confirm('Poner');
  await expect(page.getByRole('region', { name: 'Con los elegidos' })).toBeHidden();
  await expect(status(page, 'Todo guardado en la nube')).toBeVisible();
  const visitor = await visitorPage(browser, baseURL);
  await visitor.goto('/pinturas/esmaltes');
  for (const name of pair) await expect(visitor.getByRole('article').filter({ hasText: name })).toBeVisible();
  await visitor.context().close();

  await choose();
  await press('Destacar');
  await bothSay('Destacado');
  await choose();
  await press('Quitar destacado');
  for (const name of pair) await expect(row(page, name)).not.toContainText('Destacado');
  await expect(status(page, 'Todo guardado en la nube')).toBeVisible();
});

test('pictures are dragged into another order, an accessory is added and removed, and the shop shows both', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await visitorPage(browser, baseURL);
  await visitor.goto('/busqueda?search=TZ-DH20');
  await visitor.getByRole('article').first().getByRole('heading').getByRole('link').click();
  const gallery = visitor.getByRole('region', { name: 'Fotos del producto' });
  const accessories = visitor.locator('section').filter({ has: visitor.getByRole('heading', { name: 'Accesorios' }) });
  await expect(accessories).toBeVisible();
  await expect(accessories).not.toContainText('Aceite de linaza 1 L');

  await signIn(page, '/admin/productos?buscar=TZ-DH20');
  await row(page, 'TZ-DH20').first().getByRole('link').click();
  await page
    .getByLabel('Fotos del producto', { exact: true })
    .setInputFiles(file('atras.jpg', await photo(page, { width: 600, height: 400 })));
  await page.getByLabel('Qué se ve en la foto 2').fill('Vista de atrás');
  // Both pictures are there, so nothing moves any more while the mouse is on its way.
  const pictures = page.getByRole('listitem').filter({ has: page.getByLabel(/^Qué se ve en la foto/) });
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.locator('img').all())
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const grip = page.getByRole('button', { name: /^Mover la foto 2/ });
  // Not under the bar that stays at the bottom.
  await grip.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const from = await grip.boundingBox();
  const to = await page.getByRole('button', { name: /^Mover la foto 1/ }).boundingBox();
  if (!from || !to) throw new Error('not on screen');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByLabel('Qué se ve en la foto 1')).toHaveValue('Vista de atrás');

  const picked = page.getByRole('group', { name: 'Accesorios' });
  await picked.getByLabel('Buscar accesorios').fill('aceite de linaza 1 L');
  await picked
    .getByRole('button', { name: /^Aceite de linaza 1 L/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(status(page, 'Todo guardado en la nube')).toBeVisible();
  await expect(accessories).toContainText('Aceite de linaza 1 L');
  await expect(gallery.getByRole('button', { name: /^Ampliar foto/ })).toHaveCount(2);
  await expect(gallery.getByRole('button', { name: /^Ampliar foto/ }).first()).toHaveAccessibleName(
    'Ampliar foto 1 de 2: Vista de atrás',
  );

  await picked.getByRole('button', { name: 'Quitar Aceite de linaza 1 L' }).click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(accessories).not.toContainText('Aceite de linaza 1 L');
  await visitor.context().close();
});
