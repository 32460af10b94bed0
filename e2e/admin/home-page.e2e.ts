import type { Page } from '@playwright/test';
import { shopDayAt } from '#domain/kernel/shop-day.ts';
import { axeFaults } from '../axe-faults.ts';
import { expect, test, withWorker } from '../fixtures.ts';
import { shopKept } from '../offline/kept-copy.ts';
import { fieldOf, heading, openServed, save, signIn, staffFilesKept, synced, visitorPage } from './staff-parts.ts';

// The deployed rules decide what the settings may hold.
test.use({ testMode: false });

const DAY_MS = 86_400_000;
const dayIn = (days: number): string => shopDayAt(Date.now() + days * DAY_MS);
const main = (page: Page) => page.getByRole('main');
const bands = (page: Page) => page.getByRole('list', { name: 'Secciones de la portada' });

test('the owner arranges the home page by keyboard, sees it first, and it is on an open page and in the next one without JavaScript', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await visitorPage(browser, baseURL);
  await visitor.goto('/');
  await expect(heading(visitor)).toHaveText('Pruébala antes de llevártela');
  await signIn(page, '/admin/ajustes/portada');
  await fieldOf(page, 'Título').fill('');
  await save(page);
  await expect(page.getByText('Escribe el título del encabezado.')).toBeVisible();
  await fieldOf(page, 'Título').fill('Todo para');
  await fieldOf(page, 'Final en color').fill('tu obra');
  await expect(page.locator('h3', { hasText: 'Todo para tu obra' })).toBeVisible();
  await page.getByRole('button', { name: 'Quitar El taller está en la tienda' }).click();
  await bands(page).locator('[data-reorder="destacados"] [data-handle]').focus();
  await page.keyboard.press('ArrowUp');
  await expect(bands(page).getByRole('listitem').first()).toContainText('Destacados');
  await page.getByRole('combobox', { name: 'Agregar categoría' }).selectOption({ label: 'Pinturas' });
  expect(await axeFaults(page)).toEqual([]);
  await save(page);
  await expect(heading(page, 'Ajustes')).toBeVisible();
  await synced(page);

  await expect(heading(visitor)).toHaveText('Todo para tu obra');
  await expect(main(visitor).getByText('El taller está en la tienda')).toHaveCount(0);
  const tiles = visitor.getByRole('region', { name: 'Categorías' }).getByRole('heading');
  await expect(tiles).toHaveText(['Pinturas']);

  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const reader = await plain.newPage();
  await openServed(reader, '/', 'Todo para tu obra');
  await expect(main(reader).getByRole('heading', { level: 2 }).first()).toHaveText('Destacados');
  await expect(reader.getByRole('region', { name: 'Categorías' }).getByRole('heading')).toHaveText(['Pinturas']);
});

test(
  'a promotion made without a network is checked, outlives a reload, arrives once, and its price is on open pages and in their HTML',
  withWorker,
  async ({ page, context, browser, baseURL, documents }) => {
    const visitor = await visitorPage(browser, baseURL);
    await visitor.goto('/');
    const card = main(visitor)
      .getByRole('article')
      .filter({ has: visitor.getByText('SL-160', { exact: true }) });
    await expect(card).toContainText('$2,999.00');
    await signIn(page, '/admin/ajustes');
    await shopKept(page);
    await staffFilesKept(page);
    await page.getByRole('link', { name: /Promociones/ }).click();
    // A store may be in another zone than Monterrey.
    await expect(page.getByText(/por el calendario de la tienda/)).toBeVisible();
    await context.setOffline(true);
    await fieldOf(page, 'Qué dice').fill('Buen Fin en soldadoras.');
    await page.locator('[name="avisoDesde"]').fill(dayIn(0));
    await page.locator('[name="avisoHasta"]').fill(dayIn(2));
    await page.getByRole('combobox', { name: 'Agregar producto' }).fill('SL-160');
    await page.getByRole('option', { name: /SL-160$/ }).click();
    await fieldOf(page, 'Precio de promoción').fill('3,100');
    await page.locator('[name="precios-0-desde"]').fill(dayIn(1));
    await page.locator('[name="precios-0-hasta"]').fill(dayIn(0));
    await save(page);
    await expect(page.getByText('Tiene que ser menos que su precio de hoy, $2,999.00.')).toBeVisible();
    await expect(page.getByText(/^Termina el .*, antes de empezar el /)).toBeVisible();
    await fieldOf(page, 'Precio de promoción').fill('1,999');
    await page.locator('[name="precios-0-desde"]').fill(dayIn(0));
    await page.locator('[name="precios-0-hasta"]').fill(dayIn(2));
    expect(await axeFaults(page)).toEqual([]);
    await save(page);
    const row = page.getByRole('listitem').filter({ hasText: 'Promociones' });
    await expect(row).toContainText('Un precio de promoción.');
    await page.reload();
    await expect(row).toContainText('Un precio de promoción.');
    await expect(card).toContainText('$2,999.00');
    await context.setOffline(false);
    await synced(page);
    expect(await documents.idsWhere('ajustes', 'aviso', 'Buen Fin en soldadoras.')).toEqual(['promociones']);
    // Once: a second arrival would have counted the revision up.
    expect(await documents.idsWhere('ajustes', 'rev', 1)).toEqual(['promociones']);

    await expect(card).toContainText('$1,999.00');
    await expect(card).toContainText('Antes $2,999.00');
    await expect(main(visitor).getByText('Buen Fin en soldadoras.')).toBeVisible();
    const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const reader = await plain.newPage();
    await openServed(reader, '/', 'Buen Fin en soldadoras.');
    await reader.goto((await card.getByRole('link').getAttribute('href')) ?? '');
    await expect(main(reader)).toContainText('$1,999.00');
    await expect(main(reader)).toContainText('Antes $2,999.00');
    const facts = (await reader.locator('script[type="application/ld+json"]').allTextContents()).join('');
    expect(facts).toContain(`"priceValidUntil":"${dayIn(2)}"`);
    expect(facts).toContain('"price":"1999.00"');
  },
);

test.describe('beside a promotion that has ended', () => {
  test.use({ testMode: true });

  test('a new one begins today, and is still there when the ended ones are taken off', async ({ page, documents }) => {
    const [welder = ''] = await documents.idsWhere('productos', 'clave', 'SL-160');
    await documents.update('ajustes/promociones', {
      aviso: '',
      avisoEnlace: '',
      avisoDesde: '',
      avisoHasta: '',
      precios: { [`2026-01-02 ${welder}`]: '2026-01-06 199900' },
      actualizadoPor: 'x',
    });
    await signIn(page, '/admin/ajustes/promociones');
    await expect(page.locator('[name="precios-0-hasta"]')).toHaveValue('2026-01-06');
    await page.getByRole('combobox', { name: 'Agregar producto' }).fill('LI-2012');
    await page.getByRole('option', { name: /LI-2012$/ }).click();
    await expect(page.locator('[name="precios-1-desde"]')).toHaveValue(dayIn(0));
    await expect(page.locator('[name="precios-1-hasta"]')).toHaveValue('');
    await page.locator('[name="precios-1-precio"]').fill('2,999');
    await page.getByRole('button', { name: 'Quitar los que ya terminaron' }).click();
    await expect(page.locator('[name="precios-0-precio"]')).toHaveValue('2,999');
    // One that runs is ended, and not taken away: its labels in the store would not be found.
    const remove = page.getByRole('button', { name: /^Quitar la promoción de / });
    await expect(remove).toHaveCount(1);
    await page.locator('[name="precios-0-desde"]').fill(dayIn(-3));
    await page.locator('[name="precios-0-hasta"]').fill(dayIn(2));
    await expect(remove).toHaveCount(0);
    await page.getByRole('button', { name: /^Terminar ya la promoción de / }).click();
    await expect(page.locator('[name="precios-0-hasta"]')).toHaveValue(dayIn(-1));
    await expect(remove).toBeFocused();
  });
});
