import { expect, test, withWorker } from '../fixtures.ts';
import { bar, visit } from '../storefront/page-parts.ts';
import { fieldOf, heading, save, signIn, staffFilesKept, synced, visitorPage } from './staff-parts.ts';

test.use({ testMode: false });

test('a subcategory is made, edited, deleted and given back, at an address of its own', async ({
  page,
  browser,
  baseURL,
}) => {
  await test.step('a subcategory is made in a category, lives at its address, and is edited by its id', async () => {
    const visitor = await visitorPage(browser, baseURL);
    await visit(visitor, '/');
    await bar(visitor).getByRole('button', { name: 'Herramientas en General' }).click();
    await expect(bar(visitor).getByRole('link', { name: /^Compresores/ })).toBeVisible();

    await signIn(page, '/admin/sub');
    // The keys belong to the list once it is there.
    await expect(page.getByRole('link', { name: 'Rotomartillos' }).first()).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('compres');
    await expect(page.getByRole('link', { name: 'Compresores' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Rotomartillos' })).toHaveCount(0);
    await heading(page, 'Subcategorías').focus();
    await page.keyboard.press('n');
    await expect(page).toHaveURL(/\/admin\/sub\/crear-etiqueta$/);
    await expect(heading(page, 'Crear Subcategoría')).toBeFocused();
    await fieldOf(page, 'Nombre').fill('Nebulizadores');
    await expect(fieldOf(page, 'Dirección')).toHaveValue('nebulizadores');
    await fieldOf(page, 'Descripción').fill('Para desinfectar y fumigar.');
    await page.getByRole('combobox', { name: 'Categoría' }).selectOption({ label: 'Neumática (unicID 3)' });
    await expect(fieldOf(page, 'Carpeta')).toHaveValue('herramienta-neumatica');
    await save(page);
    await synced(page);
    await expect(bar(visitor).getByRole('link', { name: 'Nebulizadores Para desinfectar' })).toBeVisible();

    await page.getByRole('link', { name: 'Nebulizadores' }).click();
    await expect(page).toHaveURL(/\/admin\/sub\/edicion-de-etiqueta\?id=\w+$/);
    await expect(heading(page, 'Editar Subcategoría')).toBeFocused();
    await fieldOf(page, 'Nombre').fill('Atomizadores');
    await page.keyboard.press('Control+s');
    await synced(page);
    await expect(bar(visitor).getByRole('link', { name: /^Atomizadores/ })).toBeVisible();
    await visit(visitor, '/herramienta-neumatica/nebulizadores');
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Atomizadores');
  });
  await test.step('deleting one says how many products lose it, and undoing gives it back with its place', async () => {
    await page.goto('/admin/sub');
    const list = page.getByRole('list', { name: 'Neumática' });
    await expect(list.getByRole('link').first()).toHaveText('Compresores');
    await page.getByRole('button', { name: 'Borrar Compresores' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^\d+ productos la pierden\.$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Borrar', exact: true }).click();
    await expect(list.getByRole('link', { name: 'Compresores' })).toBeHidden();
    await synced(page);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(list.getByRole('link').first()).toHaveText('Compresores');
    await synced(page);
  });
  await test.step('two in one folder cannot share an address', async () => {
    await page.goto('/admin/sub/crear-etiqueta');
    await fieldOf(page, 'Nombre').fill('Otros compresores');
    await page.getByRole('combobox', { name: 'Categoría' }).selectOption({ label: 'Neumática (unicID 3)' });
    await fieldOf(page, 'Dirección').fill('compresores');
    await save(page);
    await expect(fieldOf(page, 'Dirección')).toBeFocused();
    await expect(fieldOf(page, 'Dirección')).toHaveAccessibleDescription(
      '«Compresores» ya está en /herramienta-neumatica/compresores.',
    );
  });
});

test(
  'without a network the order is changed, survives a reload, and arrives',
  withWorker,
  async ({ page, backend }) => {
    await signIn(page, '/admin/sub');
    const list = page.getByRole('list', { name: 'Neumática' });
    await expect(list.getByRole('link').first()).toHaveText('Compresores');
    await staffFilesKept(page);
    await backend.stop();
    await page.getByRole('button', { name: /^Mover Compresores/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('link').nth(1)).toHaveText('Compresores');
    await expect(list.getByText('Guardado aquí').first()).toBeVisible();
    await expect(page.getByText(/cambio por enviar/).first()).toBeVisible();
    await page.reload();
    await expect(list.getByRole('link').nth(1)).toHaveText('Compresores');
    await backend.start();
    await synced(page);
    await expect(list.getByRole('link').nth(1)).toHaveText('Compresores');
  },
);
