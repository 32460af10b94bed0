import { expect, test } from '../fixtures.ts';
import { untilListening } from '../live-listener.ts';
import { momentOf, questionsOf, watchFor } from '../moments.ts';
import { heading, row, signIn, status, visitorPage } from './staff-parts.ts';

test('a product is made, published, seen live by a visitor, withdrawn, and gone', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await visitorPage(browser, baseURL);
  await visitor.goto('/busqueda?search=prensa-77');
  await untilListening(visitor);
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

test('a product is begun, copied and given its barcode', async ({ page, documents, browser, baseURL }) => {
  await test.step('a draft is copied, deleted and restored by undoing', async () => {
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
  await test.step('a barcode that is copied wrong is said at its field; the right one stands on the page and finds the product', async () => {
    await page.goto('/admin/productos/subir-nuevo-producto');
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
});
