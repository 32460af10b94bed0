import type { Locator, Page } from '@playwright/test';
import { axeFaults } from '../axe-faults.ts';
import type { Documents } from '../documents.ts';
import { expect, test, withWorker } from '../fixtures.ts';
import { pointAtUndo } from '../held-notice.ts';
import { signIn, synced } from './staff-parts.ts';
import { isReadyForOffline } from './sync-parts.ts';

/** The list of the two products of `priceOils`. */
const LIST = '/admin/productos?buscar=linazadora&orden=nombre';
const GRID = `${LIST}&edicion=rapida`;
const SMALL = 'Aceite de linaza 1 L';
const LARGE = 'Aceite de linaza 4 L';
const cell = (page: Page, field: 'Precio' | 'Costo', name: string): Locator =>
  page.getByRole('textbox', { name: `${field} de ${name}`, exact: true });
const stock = (page: Page, name: string): Locator =>
  page.getByRole('combobox', { name: `Existencia de ${name}`, exact: true });
const note = (page: Page) => page.getByRole('main').getByRole('alert');

async function idOf(documents: Documents, nombre: string): Promise<string> {
  const [id] = await documents.idsWhere('productos', 'nombre', nombre);
  if (!id) throw new Error(`the demo store has no ${nombre}`);
  return id;
}

/** The two sizes of linseed oil, at $149.00 and $499.00; the large one costs $380.00. @returns the id of each */
async function priceOils(documents: Documents): Promise<readonly [small: string, large: string]> {
  const [small, large] = [await idOf(documents, SMALL), await idOf(documents, LARGE)];
  await documents.update(`productos/${small}`, { precio: 14_900, marca: 'Linazadora' });
  await documents.update(`productos/${large}`, { precio: 49_900, marca: 'Linazadora' });
  await documents.update(`internos/${small}`, { costo: 9_000 });
  await documents.update(`internos/${large}`, { costo: 38_000 });
  return [small, large];
}

/** Opens a page of the products, by way of the sign-in where nobody is signed in yet. */
const openList = (page: Page, path: string): Promise<unknown> =>
  page.url() === 'about:blank' ? signIn(page, path) : page.goto(path);

/** Opens the spreadsheet of the two, the small one first. */
async function openGrid(page: Page): Promise<void> {
  await openList(page, GRID);
  await expect(cell(page, 'Precio', SMALL)).toHaveValue('149.00');
  await expect(cell(page, 'Costo', LARGE)).toHaveValue('380.00');
  await expect(page.getByRole('rowheader')).toHaveText([SMALL, LARGE]);
}

/** As Ctrl+V of what a spreadsheet has put on the clipboard. */
const paste = (target: Locator, text: string): Promise<void> =>
  target.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('one cell after the other is edited by the keyboard, and asked about where it looks wrong', async ({
  page,
  documents,
}) => {
  await test.step('prices and costs are edited by the keyboard alone, each as an edit of its own that can be undone', async () => {
    const [small, large] = await priceOils(documents);
    await signIn(page, LIST);
    await page.getByRole('button', { name: 'Edición rápida' }).click();
    await expect(cell(page, 'Costo', LARGE)).toHaveValue('380.00');
    await cell(page, 'Precio', SMALL).focus();
    // What is typed replaces the amount, and Enter goes down.
    await page.keyboard.type('151.5');
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Precio', SMALL)).toHaveValue('151.50');
    await expect(cell(page, 'Precio', LARGE)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(cell(page, 'Costo', LARGE)).toBeFocused();
    await page.keyboard.type('390');
    await page.keyboard.press('ArrowUp');
    await expect(cell(page, 'Costo', SMALL)).toBeFocused();
    await expect(cell(page, 'Costo', LARGE)).toHaveValue('390.00');
    await page.keyboard.press('Shift+Tab');
    await expect(cell(page, 'Precio', SMALL)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(cell(page, 'Costo', SMALL)).toBeFocused();
    // Whether the store has it is chosen by its first letter, and the arrows go on through the grid.
    await page.keyboard.press('ArrowRight');
    await expect(stock(page, SMALL)).toBeFocused();
    await page.keyboard.type('a');
    await page.keyboard.press('ArrowDown');
    await expect(stock(page, LARGE)).toBeFocused();
    await page.keyboard.type('s');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await expect(cell(page, 'Costo', SMALL)).toBeFocused();

    // Escape takes the cell back, and once more leaves the grid.
    await page.keyboard.type('77');
    await page.keyboard.press('Escape');
    await expect(cell(page, 'Costo', SMALL)).toHaveValue('90.00');
    await expect(cell(page, 'Costo', SMALL)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Terminar' })).toBeFocused();

    await synced(page);
    expect(await documents.idsWhere('productos', 'precio', 15_150)).toEqual([small]);
    expect(await documents.idsWhere('internos', 'costo', 39_000)).toEqual([large]);
    expect(await documents.idsWhere('productos', 'existencia', 'agotado')).toContain(small);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(stock(page, SMALL)).not.toHaveValue('agotado');
    await expect(cell(page, 'Costo', LARGE)).toHaveValue('390.00');
    await expect(cell(page, 'Precio', SMALL)).toHaveValue('151.50');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Terminar' }).press('Enter');
    await expect(page.getByRole('table', { name: 'Productos' })).toContainText('$151.50');
  });
  await test.step('an amount that looks like a mistake is asked about at its cell, and saved only by a yes', async () => {
    const [small] = await priceOils(documents);
    await openGrid(page);
    await cell(page, 'Precio', SMALL).focus();
    await page.keyboard.type('1490');
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Precio', SMALL)).toBeFocused();
    await expect(note(page)).toContainText('De $149.00 a $1,490.00: 10 veces lo de antes.');
    // Enter again says nothing more, because it is pressed without looking.
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Precio', SMALL)).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(cell(page, 'Precio', SMALL)).toHaveValue('149.00');

    await page.keyboard.type('80');
    await page.keyboard.press('Enter');
    await expect(note(page)).toContainText('$80.00 es menos de lo que cuesta, $90.00 sin IVA.');
    await page.keyboard.press('Control+Enter');
    await expect(cell(page, 'Precio', LARGE)).toBeFocused();
    await expect(cell(page, 'Precio', SMALL)).toHaveValue('80.00');
    await expect.poll(() => documents.idsWhere('productos', 'precio', 8_000)).toEqual([small]);
  });
  await test.step('a bad amount is a sentence at its cell, is left marked, and survives a reload', async () => {
    await priceOils(documents);
    await openGrid(page);
    await cell(page, 'Precio', SMALL).focus();
    for (const [typed, says] of [
      ['0', 'Un precio de cero no se publica. Déjalo vacío para que diga “Cotizar”.'],
      ['-5', 'Escribe la cantidad en pesos, por ejemplo 2,499.00.'],
      ['24,99', 'Escribe la cantidad en pesos, por ejemplo 2,499.00.'],
    ] as const) {
      await cell(page, 'Precio', SMALL).fill(typed);
      await page.keyboard.press('Enter');
      await expect(note(page)).toHaveText(says);
      await expect(cell(page, 'Precio', SMALL)).toBeFocused();
      await expect(cell(page, 'Precio', SMALL)).toHaveAttribute('aria-invalid', 'true');
    }
    await page.keyboard.press('ArrowDown');
    await expect(cell(page, 'Precio', LARGE)).toBeFocused();
    await expect(cell(page, 'Precio', SMALL)).toHaveValue('24,99');
    await expect(page.getByText('1 celda por revisar.')).toBeVisible();
    // Another filter is no way out, but the end of the mode asks.
    await page.getByLabel('Buscar productos').fill('linazadora 1');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Terminar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Seguir editando' }).click();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(cell(page, 'Precio', SMALL)).toHaveValue('24,99');
    await expect(cell(page, 'Precio', SMALL)).toHaveAttribute('aria-invalid', 'true');
  });
});

test('many cells are pasted together, and none overwrites what a colleague wrote', async ({ page, documents }) => {
  await test.step('an amount that a colleague changes while its cell is open is shown and never overwritten unseen', async () => {
    await documents.put('personal/rosa', { activo: true, nombre: 'Rosa Treviño' });
    const [small, large] = await priceOils(documents);
    await openGrid(page);
    // A cell in which nothing is typed follows.
    await cell(page, 'Precio', SMALL).focus();
    await documents.update(`productos/${small}`, { precio: 15_200, actualizadoPor: 'rosa' });
    await expect(cell(page, 'Precio', SMALL)).toHaveValue('152.00');

    await page.keyboard.type('159.37');
    await documents.update(`productos/${small}`, { precio: 16_000, marca: 'De Rosa', actualizadoPor: 'rosa' });
    await expect(note(page)).toContainText(/Rosa Treviño puso el precio en \$160\.00 hace (un momento|\d+ min)\./);
    await expect(cell(page, 'Precio', SMALL)).toHaveValue('159.37');
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Precio', SMALL)).toBeFocused();
    await note(page).getByRole('button', { name: 'Dejar lo mío' }).click();
    await expect.poll(() => documents.idsWhere('productos', 'precio', 15_937)).toEqual([small]);
    expect(await documents.idsWhere('productos', 'marca', 'De Rosa')).toEqual([small]);

    await cell(page, 'Costo', LARGE).focus();
    await page.keyboard.type('400');
    await documents.update(`internos/${large}`, { costo: 41_000, actualizadoPor: 'rosa' });
    await expect(note(page)).toContainText('Rosa Treviño puso el costo en $410.00');
    await page.keyboard.press('Escape');
    await expect(cell(page, 'Costo', LARGE)).toHaveValue('410.00');
    await expect(note(page)).toBeHidden();
  });
  await test.step('a column that moves every price alike is asked about as a whole, and nothing of it is saved before a deliberate yes', async () => {
    await priceOils(documents);
    await page.goto('/admin/productos?orden=clave&edicion=rapida');
    await expect(page.getByText('Leyendo los costos…')).toHaveCount(0);
    const prices = page.getByRole('textbox', { name: /^Precio de/ });
    await prices.first().focus();
    const before = await prices.evaluateAll((inputs) =>
      inputs.slice(0, 12).map((one) => (one as HTMLInputElement).value),
    );
    const more = before.map((price) => (price === '' ? '' : (Number(price.replaceAll(',', '')) * 1.16).toFixed(2)));
    await paste(prices.first(), `${more.join('\n')}\n`);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Casi todos los precios suben 16 %: parece que llevan el IVA dos veces.');
    await expect(dialog.getByRole('button', { name: 'Pegar', exact: true })).toBeDisabled();
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'No pegar' }).click();
    await expect(prices.first()).toHaveValue(before[0] ?? '');
    await expect(page.getByText(/Se pegaron/)).toHaveCount(0);

    await paste(prices.first(), `${more.join('\n')}\n`);
    await dialog.getByLabel('Sí, ya lo revisé y así es').check();
    await dialog.getByRole('button', { name: 'Pegar', exact: true }).click();
    await expect(page.getByText(/^Se pegaron \d+ celdas: \d+ guardadas\./)).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(prices.first()).toHaveValue(before[0] ?? '');
  });
  await test.step('a column copied from a spreadsheet fills downwards: what is clear is saved together, and each other cell says why it waits', async () => {
    const [small, large] = await priceOils(documents);
    await openGrid(page);
    await cell(page, 'Precio', SMALL).focus();
    // The third row has no place, and an empty cell changes nothing.
    await paste(
      cell(page, 'Precio', SMALL),
      '$155.00\t95\tAGOTADO\tsin lugar\r\n"509.00"\t\tsobre pedido\r\n12\t13\r\n',
    );
    await expect(page.getByText('Se pegaron 5 celdas: 5 guardadas. 3 no cupieron en la tabla.')).toBeVisible();
    const undo = await pointAtUndo(page);
    await expect(cell(page, 'Precio', LARGE)).toHaveValue('509.00');
    await synced(page);
    expect(await documents.idsWhere('productos', 'precio', 15_500)).toEqual([small]);
    expect(await documents.idsWhere('productos', 'precio', 50_900)).toEqual([large]);
    expect(await documents.idsWhere('internos', 'costo', 9_500)).toEqual([small]);
    // The shop says so where the product is found.
    const shop = await page.context().newPage();
    await shop.goto('/busqueda?search=linazadora');
    const card = shop.getByRole('article').filter({ hasText: SMALL });
    await expect(card).toContainText('Agotado por ahora');
    await card.getByRole('link').click();
    await expect(shop.getByText('Agotado por ahora. Pregúntanos cuándo llega.')).toBeVisible();
    await shop.close();
    await undo.click();
    await expect(cell(page, 'Precio', SMALL)).toHaveValue('149.00');
    await expect(cell(page, 'Costo', SMALL)).toHaveValue('90.00');
    await expect(cell(page, 'Precio', LARGE)).toHaveValue('499.00');

    await paste(cell(page, 'Precio', SMALL), '1,490.00\nmucho\n');
    await expect(page.getByText('Se pegaron 2 celdas: 1 por confirmar, 1 con error.')).toBeVisible();
    await expect(page.getByText('2 celdas por revisar.')).toBeVisible();
    await page.getByRole('button', { name: 'Ver la siguiente' }).click();
    await expect(cell(page, 'Precio', LARGE)).toBeFocused();
    await expect(note(page)).toHaveText('Escribe la cantidad en pesos, por ejemplo 2,499.00.');
    expect(await documents.idsWhere('productos', 'precio', 149_000)).not.toContain(small);
  });
});

test(
  'cells that are accepted without a network wait on the device and arrive later',
  withWorker,
  async ({ page, context, documents }) => {
    const [small, large] = await priceOils(documents);
    await signIn(page, LIST);
    await isReadyForOffline(page);
    await page.getByRole('button', { name: 'Edición rápida' }).click();
    await expect(cell(page, 'Costo', LARGE)).toHaveValue('380.00');
    await context.setOffline(true);
    await cell(page, 'Precio', SMALL).focus();
    await page.keyboard.type('151');
    await page.keyboard.press('Enter');
    await page.keyboard.type('505');
    await page.keyboard.press('Tab');
    await page.keyboard.type('391');
    await page.keyboard.press('Enter');
    for (const name of [SMALL, LARGE])
      await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Guardado aquí');
    // One edit for each cell: the last of them may still be on its way to the disk when the first is marked.
    await expect(page.getByRole('status').filter({ hasText: '3 cambios por enviar' })).toBeVisible();
    await page.reload();
    await expect(cell(page, 'Precio', SMALL)).toHaveValue('151.00');
    await context.setOffline(false);
    await synced(page);
    expect(await documents.idsWhere('productos', 'precio', 15_100)).toEqual([small]);
    expect(await documents.idsWhere('productos', 'precio', 50_500)).toEqual([large]);
    expect(await documents.idsWhere('internos', 'costo', 39_100)).toEqual([large]);
  },
);

test('the spreadsheet of the whole list is reached to its last row, and fits every window', async ({
  page,
  documents,
}) => {
  await test.step('the spreadsheet of the whole list goes to its last row by the keyboard, with the rows near the window only', async () => {
    await signIn(page, '/admin/productos?edicion=rapida');
    const rows = page.getByRole('grid').getByRole('row');
    const first = rows.nth(1).getByRole('textbox').first();
    await first.focus();
    const count = Number(await page.getByRole('grid').getAttribute('aria-rowcount'));
    expect(count).toBeGreaterThan(1000);
    await page.keyboard.press('Control+End');
    const last = page.locator(`[role=row][aria-rowindex="${count}"]`);
    await expect(last.getByRole('combobox', { name: /^Existencia de/ })).toBeFocused();
    await expect(last).toBeInViewport();
    for (let pressed = 0; pressed < 12; pressed += 1) await page.keyboard.press('ArrowUp');
    await expect(page.locator(`[role=row][aria-rowindex="${count - 12}"]`)).toBeInViewport();
    expect(await rows.count()).toBeLessThan(60);
    await page.keyboard.press('Control+Home');
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport();
  });
  await test.step('the spreadsheet fits and its focused cell is never covered', async () => {
    await priceOils(documents);
    for (const width of [390, 834, 1194])
      await test.step(`the spreadsheet fits at ${width} pixels and its focused cell is never covered`, async () => {
        await page.setViewportSize({ width, height: 834 });
        await page.goto('/admin/productos?edicion=rapida');
        await page.getByRole('grid').getByRole('textbox').first().focus();
        await expect(page.getByText('Leyendo los costos…')).toHaveCount(0);
        for (let pressed = 0; pressed < 20; pressed += 1) {
          await page.keyboard.press('ArrowDown');
          // The list scrolls to the cell when it has drawn its row.
          await expect
            .poll(() =>
              page.evaluate(() => {
                const box = document.activeElement?.getBoundingClientRect();
                if (!box) return true;
                const at = (y: number) => document.elementFromPoint(box.x + box.width / 2, y);
                return [box.top + 3, box.bottom - 3].some((y) => at(y) !== document.activeElement);
              }),
            )
            .toBe(false);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        expect(await axeFaults(page)).toEqual([]);
      });
  });
});
