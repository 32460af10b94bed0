import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { bar, visit } from '../storefront/page-parts.ts';
import { fieldOf, heading, save, signIn, synced, visitorPage } from './staff-parts.ts';

// The deployed rules are in force: what the forms send has to pass them.
test.use({ testMode: false });

const row = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
const names = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Categorías' }).getByRole('link').allInnerTexts();

test('a category is made and moved with what belongs to it, and what is wrong with it is said', async ({
  page,
  browser,
  baseURL,
}) => {
  await test.step('a category is made with a featured product, and visitors see it in the open menu at once', async () => {
    const visitor = await visitorPage(browser, baseURL);
    await visit(visitor, '/');
    await expect(bar(visitor).getByRole('link', { name: 'Outlet' })).toBeVisible();

    await signIn(page, '/admin/categorias');
    await page.getByRole('link', { name: 'Crear categoría' }).click();
    await expect(heading(page, 'Crear categoría')).toBeFocused();
    await fieldOf(page, 'Nombre').fill('Jardín y campo');
    await expect(fieldOf(page, 'Carpeta')).toHaveValue('jardin-y-campo');
    await expect(fieldOf(page, 'unicID')).toHaveValue('100');
    await page.getByRole('radio', { name: /Megamenú/ }).check();
    await page.getByRole('combobox', { name: 'Primer destacado' }).fill('TZ-DH20');
    await page.getByRole('option').first().click();
    const preview = page.getByRole('region', { name: 'Así se ve' });
    await expect(
      preview.getByText('Ver todo el jardín y campo').or(preview.getByText(/Ver toda la línea de jardín/)),
    ).toBeAttached();
    await expect(preview.locator('img').first()).toBeVisible();
    await save(page);

    await expect(row(page, 'Jardín y campo')).toBeVisible();
    await synced(page);
    await expect(bar(visitor).getByRole('link', { name: 'Jardín y campo' })).toBeVisible();
    await bar(visitor).getByRole('button', { name: 'Menú de Jardín y campo' }).click();
    await expect(bar(visitor).getByRole('link', { name: /Taladro percutor/ })).toBeVisible();
    await visitor.context().close();
  });
  await test.step('a new folder says what it moves, and takes it along', async () => {
    await page.goto('/admin/categorias');
    await page.getByRole('link', { name: 'Con cable' }).click();
    await expect(heading(page, 'Editar categoria')).toBeFocused();
    await fieldOf(page, 'Carpeta').fill('con-cable');
    await expect(page.getByText(/^10 subcategorías se mueven, \d+ productos cambian de dirección\./)).toBeVisible();
    await expect(
      page.getByText('Los enlaces a /herramienta-electrica-con-cable llevan a la carpeta nueva.'),
    ).toBeVisible();
    await save(page);
    await synced(page);

    const visitor = await visitorPage(browser, baseURL);
    await visit(visitor, '/con-cable/esmeriladoras-con-cable');
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Esmeriladoras');
    await expect(visitor.getByRole('article').first()).toBeVisible();
  });
  await test.step('a blank that a keyboard adds behind the folder is no part of the subcategories’ addresses', async () => {
    await page.goto('/admin/categorias');
    await page.getByRole('link', { name: 'Neumática' }).click();
    await fieldOf(page, 'Carpeta').fill('neumatica ');
    await save(page);
    await synced(page);

    const visitor = await visitorPage(browser, baseURL);
    await visit(visitor, '/neumatica/compresores');
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Compresores');
  });
  await test.step('what is wrong is said at its field, and nothing that was typed is lost', async () => {
    await page.goto('/admin/categorias/crear-categoria');
    await fieldOf(page, 'Nombre').fill('<b>Jardín</b>');
    await fieldOf(page, 'Carpeta').fill('nosotros');
    await fieldOf(page, 'unicID').fill('0');
    await save(page);
    await expect(page.getByText('Revisa los campos marcados.')).toBeVisible();
    await expect(fieldOf(page, 'Nombre')).toBeFocused();
    await expect(fieldOf(page, 'Nombre')).toHaveAccessibleDescription(/Quita los signos < y >/);
    await expect(fieldOf(page, 'Carpeta')).toHaveAccessibleDescription(
      '/nosotros ya es una página del sitio. Elige otra carpeta.',
    );
    await expect(fieldOf(page, 'unicID')).toHaveAccessibleDescription(
      'La categoría «Herramienta inalámbrica» ya usa ese unicID.',
    );
    await fieldOf(page, 'Nombre').fill('Jardín');
    await expect(fieldOf(page, 'Nombre')).not.toHaveAttribute('aria-invalid');
    await expect(fieldOf(page, 'Carpeta')).toHaveValue('nosotros');

    await fieldOf(page, 'Nombre').fill('Sin categoria');
    await expect(page.getByText('La categoría «Sin categoria» ya tiene ese nombre.')).toBeVisible();
  });
});

test('the order of the categories and what is deleted of them is the menu’s at once', async ({
  page,
  browser,
  baseURL,
}) => {
  await test.step('the order is made by arrow keys or by dragging, and is the order of the menu', async () => {
    const visitor = await visitorPage(browser, baseURL);
    await visit(visitor, '/');
    await signIn(page, '/admin/categorias');
    const handle = page.getByRole('button', { name: /^Mover Outlet/ });
    await expect(handle).toBeVisible();
    const before = await names(page);
    expect(before.indexOf('Outlet')).toBe(7);

    // Faster than the device takes each order in, and one there and back.
    await handle.focus();
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
    await expect(page.getByText('Outlet: lugar 6 de 10')).toBeAttached();
    await expect(handle).toBeFocused();

    await expect.poll(async () => (await names(page)).indexOf('Outlet')).toBe(5);
    // Once all of it has arrived no row moves any more.
    await synced(page);
    // Hovering waits until the handle stands still.
    await page.getByRole('button', { name: /^Mover Pinturas/ }).hover();
    await page.mouse.down();
    const target = await row(page, 'Herramienta inalámbrica').boundingBox();
    if (!target) throw new Error('not on screen');
    await page.mouse.move(target.x + 40, target.y + 30, { steps: 12 });
    await page.mouse.up();
    await expect.poll(async () => (await names(page))[0]).toBe('Pinturas');

    await expect
      .poll(async () => (await bar(visitor).getByRole('link').allInnerTexts())[0]?.toLowerCase())
      .toBe('pinturas');
    await synced(page);
    await page.reload();
    await expect(handle).toBeVisible();
    const expected = [
      'Pinturas',
      'Herramienta inalámbrica',
      'Con cable',
      'Carpintería',
      'Neumática',
      'Outlet',
      'Accesorios',
    ];
    expect((await names(page)).slice(0, 7)).toEqual(expected);
    await expect
      .poll(async () =>
        (await bar(visitor).getByRole('link').allInnerTexts()).slice(0, 2).map((name) => name.toLowerCase()),
      )
      .toEqual(['pinturas', 'herramienta inalámbrica']);
    await visitor.context().close();
  });
  await test.step('deleting asks, says what it orphans, and can be undone', async () => {
    const visitor = await visitorPage(browser, baseURL);
    await visit(visitor, '/');
    await page.goto('/admin/categorias');
    await page.getByRole('button', { name: 'Borrar Pinturas' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Borrar «Pinturas»?' });
    await expect(dialog.getByText(/subcategorías se quedan sin categoría/)).toBeVisible();
    await expect(dialog.getByText(/productos se quedan sin categoría/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(row(page, 'Pinturas')).toBeVisible();

    await page.getByRole('button', { name: 'Borrar Pinturas' }).click();
    await dialog.getByRole('button', { name: 'Borrar', exact: true }).click();
    await expect(row(page, 'Pinturas')).toBeHidden();
    await synced(page);
    await expect(bar(visitor).getByRole('link', { name: 'Pinturas' })).toBeHidden();

    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(row(page, 'Pinturas')).toBeVisible();
    await synced(page);
    await expect(bar(visitor).getByRole('link', { name: 'Pinturas' })).toBeVisible();
  });
});

test.describe('in a shop whose bar is full', () => {
  test.use({ testMode: true });

  test('the form of an eleventh category says that the bar takes two lines, unless it is the hidden one', async ({
    page,
    documents,
  }) => {
    await documents.update('categories/decima', {
      name: 'Décima',
      folder: 'decima',
      menu: 'simple',
      unicID: '610',
      visible: 'public',
      orden: 60,
    });
    await signIn(page, '/admin/categorias');
    await expect(row(page, 'Décima')).toBeVisible();
    const warning = page.getByText(/la barra de la tienda ocupa dos líneas/);
    await expect(warning).toHaveCount(0);
    await page.getByRole('link', { name: 'Crear categoría' }).click();
    await expect(warning).toBeVisible();
    await fieldOf(page, 'Nombre').fill('Sin categoria');
    await expect(warning).toHaveCount(0);
    await fieldOf(page, 'Nombre').fill('Undécima');
    await expect(warning).toBeVisible();
    await page.goto('/admin/categorias/editar-categoria/decima');
    await expect(fieldOf(page, 'Nombre')).toHaveValue('Décima');
    await expect(warning).toHaveCount(0);
  });
});
