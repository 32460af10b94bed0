import type { Page } from '@playwright/test';
import { axeFaults } from '../axe-faults.ts';
import { expect, test } from '../fixtures.ts';
import { sentQuotes } from '../sent-quotes.ts';
import { takenOver } from './page-parts.ts';
import { buildList, fillForm } from './quote-parts.ts';

// The deployed rules are enforced, because visitors write here.
test.use({ testMode: false });

const CATEGORY_PAGE = '/herramienta-inalambrica/rotomartillos-inalambricos';
const addButtons = (page: Page) => page.getByRole('button', { name: /^Agregar a la lista:/ });

test('a list is built from a card, a search and a product page, with quantities, notes and free text, kept on the device and shared by its tabs', async ({
  page,
  context,
}) => {
  const added = page.getByRole('button', { name: /^Agregar otra/ });
  const unlisted = page.getByRole('article').filter({ has: addButtons(page) });
  await page.goto('/busqueda?search=rotomartillo');
  await addButtons(page).first().click();
  await expect(added).toHaveCount(1);
  await page.goto(CATEGORY_PAGE);
  // The list is read from the device: until then the first card is one that is listed already.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mi lista, 1' })).toBeVisible();
  await unlisted.first().getByRole('heading').getByRole('link').click();
  await page.getByRole('textbox', { name: /^Cantidad de/ }).fill('4');
  await page.getByRole('button', { name: 'Agregar a cotización' }).click();
  await expect(page.getByText('Llevas 4 en tu lista.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver mi lista' }).first().click();
  const lines = page.getByRole('region', { name: 'Productos de tu lista' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.last().getByRole('textbox', { name: /^Cantidad de/ })).toHaveValue('4');
  const total = page.getByText('Estimado, con IVA').locator('..').locator('b');
  const before = await total.textContent();

  await lines.first().getByRole('button', { name: 'Una más' }).click();
  await expect(total).not.toHaveText(before ?? '');
  await lines.first().getByRole('button', { name: 'Agregar nota' }).click();
  await lines.first().getByLabel('Nota').fill('Con maletín');
  await page.getByLabel('¿No lo encuentras? Descríbelo').fill('Carbones de una esmeriladora vieja');
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(lines).toHaveCount(3);
  // One line has no public price, so no total is shown: the sum of the others would be taken for the total.
  await expect(page.getByText('Un producto se cotiza al momento')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/cotizacion');
  await expect(other.getByRole('region', { name: 'Productos de tu lista' }).getByRole('listitem')).toHaveCount(3);
  await expect(other.getByLabel('Nota')).toHaveValue('Con maletín');
  await other.getByRole('button', { name: 'Quitar Carbones de una esmeriladora vieja' }).click();
  await expect(lines).toHaveCount(2);

  await page.reload();
  await expect(lines).toHaveCount(2);
  await page.getByRole('button', { name: 'Vaciar la lista' }).click();
  await expect(page.getByText('Todavía no hay nada en tu lista')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(lines).toHaveCount(2);
  expect(await axeFaults(page)).toEqual([]);
});

test('a price that changed since it was added, and a product that was retired, are shown before anything is sent', async ({
  page,
  backend,
}) => {
  await buildList(page, 2);
  // Written into the device's database as an earlier visit would have: this test cannot change a price.
  await page.evaluate(async () => {
    const open = indexedDB.open('cotizaciones');
    await new Promise((done) => {
      open.onsuccess = done;
    });
    const store = open.result.transaction('lista', 'readwrite').objectStore('lista');
    const read = store.get('lista');
    await new Promise((done) => {
      read.onsuccess = done;
    });
    const [first, second] = read.result;
    const put = store.put(
      [
        { ...first, precio: 100 },
        { ...second, key: 'VIEJA-1', producto: 'vieja', clave: 'VIEJA-1', nombre: 'Sierra de antes' },
      ],
      'lista',
    );
    await new Promise((done) => {
      put.onsuccess = done;
    });
    open.result.close();
  });
  await page.reload();
  await expect(page.getByText('Subió: cuando lo agregaste costaba $1.00.')).toBeVisible();
  await expect(page.getByText('Ya no está en el catálogo.')).toBeVisible();
  await fillForm(page);
  await page.getByRole('button', { name: 'Enviar mi lista' }).click();
  await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
  const [sent] = await sentQuotes(backend);
  expect(JSON.stringify(sent)).not.toContain('"precio":100,');
});

test('on a phone the list is one tap away, and nothing of the page is cut off at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto(CATEGORY_PAGE);
  await takenOver(page);
  // The clock stands still from here on, so that a slow machine takes nothing of the time that the notice has.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await addButtons(page).first().click();
  // There is time to take it back, and more while somebody points at it.
  const undo = page.getByRole('button', { name: 'Deshacer' });
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await undo.isVisible()).toBe(true);
  }).toPass();
  await page.clock.runFor(15_000);
  await expect(undo).toBeVisible();
  await undo.hover();
  await page.clock.runFor(60_000);
  await expect(undo).toBeVisible();
  await page.clock.resume();
  await page.getByRole('link', { name: 'Lista 1' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu lista para cotizar');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await axeFaults(page)).toEqual([]);
});
