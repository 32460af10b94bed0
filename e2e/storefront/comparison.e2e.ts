import type { Locator, Page } from '@playwright/test';
import { expect, test, withWorker } from '../fixtures.ts';
import { shopKept } from '../offline/kept-copy.ts';
import { heading, PHONE, visit } from './page-parts.ts';

const DRILLS = '/herramienta-inalambrica/taladros-inalambricos';
const tray = (page: Page): Locator => page.getByRole('region', { name: 'Comparar productos' });
const columns = (page: Page): Locator => page.getByRole('columnheader').getByRole('link');
const choose = (page: Page, name: string): Promise<void> =>
  page.getByRole('checkbox', { name: `Comparar: ${name}`, exact: true }).check();
const cellsOf = (page: Page, row: string): Promise<string[]> =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: row, exact: true }) })
    .getByRole('cell')
    .allTextContents();

test('products are chosen for comparison anywhere, and compared on paper too', async ({ page, context }) => {
  await test.step('products are chosen on cards, in a search and on a product’s page; a fifth says which to take out', async () => {
    await visit(page, DRILLS);
    const names = await page
      .getByRole('checkbox', { name: /^Comparar: / })
      .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')?.replace('Comparar: ', '') ?? ''));
    const [first = '', second = ''] = names;
    await choose(page, first);
    await expect(tray(page)).toContainText('Elige otro para comparar');
    // Where the system replaces all colours, a ticked box still differs from the others in more than its tick.
    await page.emulateMedia({ forcedColors: 'active' });
    const frame = (name: string): Promise<string> =>
      page
        .locator('label', { has: page.getByRole('checkbox', { name: `Comparar: ${name}`, exact: true }) })
        .locator('span')
        .evaluate((word) => getComputedStyle(word).backgroundColor);
    await expect(async () => expect(await frame(first)).not.toBe(await frame(second))).toPass({ timeout: 60_000 });
    await page.emulateMedia({ forcedColors: 'none' });
    await choose(page, second);
    await expect(tray(page).getByRole('link', { name: 'Comparar 2' })).toBeVisible();
    // The card still leads to its product, whose page knows the choice.
    await page.getByRole('article').nth(2).getByRole('heading').getByRole('link').click();
    await page.getByRole('checkbox', { name: 'Comparar', exact: true }).check();
    await expect(page.getByRole('link', { name: 'Ver comparación (3)' })).toBeVisible();
    // After a reload, and in a search, the choice is still there.
    await visit(page, '/busqueda?search=caladora');
    await expect(tray(page).getByRole('link', { name: 'Comparar 3' })).toBeVisible();
    await page
      .getByRole('checkbox', { name: /^Comparar: / })
      .first()
      .check();
    await page
      .getByRole('checkbox', { name: /^Comparar: / })
      .nth(1)
      .click();
    await expect(tray(page).getByRole('alert')).toContainText('Caben cuatro productos. Quita uno para comparar');
    await tray(page)
      .getByRole('button', { name: `Quitar ${first}`, exact: true })
      .click();
    await expect(tray(page).getByRole('alert')).toBeHidden();
    await expect(page.getByRole('checkbox', { name: /^Comparar: / }).nth(1)).toBeChecked();
    await tray(page).getByRole('link', { name: 'Comparar 4' }).click();
    await expect(columns(page)).toHaveCount(4);
    await expect(page.getByText(/Son de categorías distintas/)).toBeVisible();
    // Another tab of the device has the choice too, and follows what is taken out here.
    const other = await context.newPage();
    await visit(other, DRILLS);
    await expect(tray(other).getByRole('link', { name: 'Comparar 4' })).toBeVisible();
    await page.getByRole('link', { name: `Quitar de la comparación: ${second}`, exact: true }).click();
    await expect(columns(page)).toHaveCount(3);
    await expect(tray(other).getByRole('link', { name: 'Comparar 3' })).toBeVisible();
  });
  await test.step('on paper there is the table alone, with the names at the head of each sheet', async () => {
    await visit(page, '/comparar?clave=TZ-DH20&clave=TZ-DH12');
    await expect(columns(page)).toHaveCount(2);
    // As wide as a letter sheet between its margins.
    await page.setViewportSize({ width: 739, height: 980 });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table')).toBeVisible();
    await expect(columns(page).first()).toBeVisible();
    expect(await page.locator('thead').evaluate((head) => getComputedStyle(head).display)).toBe('table-header-group');
    for (const around of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('navigation').first(),
    ])
      await expect(around).toBeHidden();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: 'Solo diferencias' })).toBeHidden();
  });
});

test(
  'what was looked at and what is compared are there without a network',
  withWorker,
  async ({ page, context, request }) => {
    await test.step('a tool’s page ends with what fits it and what was looked at, on this device only, offline too, until it is cleared', async () => {
      const recent = page.getByRole('region', { name: 'Vistos hace poco' });
      await visit(page, DRILLS);
      const drill = page.getByRole('article').first().getByRole('heading').getByRole('link');
      const [name, address] = [(await drill.textContent()) ?? '', (await drill.getAttribute('href')) ?? ''];
      await drill.click();
      await expect(heading(page)).toHaveText(name);
      const batteries = page.getByRole('region', { name: 'Baterías y cargadores' });
      await expect(batteries).toContainText('Batería de 20\u00a0V, de la misma marca');
      await expect(batteries).not.toContainText('12\u00a0V');
      await page
        .getByRole('region', { name: 'Brocas y puntas' })
        .getByRole('button', { name: /^Ver los \d+$/ })
        .click();
      await expect(page.getByRole('region', { name: 'Brocas y puntas' }).getByRole('link')).not.toHaveCount(3);
      // Whoever leaves a page at once has not looked at it.
      await expect.poll(() => page.evaluate(() => localStorage.getItem('vistos'))).not.toBeNull();
      await page.goBack();
      await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').click();
      await expect(recent.getByRole('link')).toHaveText([new RegExp(name)]);
      expect(await (await request.get(address)).text()).not.toContain('Vistos hace poco');

      await visit(page, '/');
      await expect(recent.getByRole('link')).toHaveCount(2);
      await shopKept(page);
      await context.setOffline(true);
      await page.reload();
      await expect(recent.getByRole('link').nth(1)).toContainText(name);
      await recent.getByRole('button', { name: 'Borrar' }).click();
      await expect(recent).toContainText('Se borraron de este equipo.');
      expect(await page.evaluate(() => localStorage.getItem('vistos'))).toBeNull();
    });
    await test.step('an address compares what is left of it, only what differs, without a network', async () => {
      await context.setOffline(false);
      await visit(page, '/comparar?clave=TZ-DH20&clave=TZ-DH12&clave=YA-NO&clave=TZ-AT4');
      await expect(heading(page)).toHaveText('Comparar productos');
      await expect(
        page.getByText('El producto con clave YA-NO ya no está en el catálogo. Se comparan los demás.'),
      ).toBeVisible();
      await expect(columns(page)).toHaveCount(3);
      expect((await cellsOf(page, 'Voltaje')).map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
        '20 V',
        '12 V',
        '4 V',
      ]);
      expect(await cellsOf(page, 'Percusión')).toContain('No indicado');
      await expect(page.getByRole('rowheader', { name: 'Unidad' })).toBeVisible();
      await page.getByRole('checkbox', { name: 'Solo diferencias' }).check();
      await expect(page.getByRole('rowheader', { name: 'Unidad' })).toBeHidden();
      await expect(page.getByRole('rowheader', { name: 'Voltaje' })).toBeVisible();
      await expect(page).toHaveURL(/ver=diferencias/);
      // The names stay in sight at the end of the table.
      await page.getByRole('row').last().scrollIntoViewIfNeeded();
      await expect(columns(page).first()).toBeInViewport({ ratio: 1 });

      // On a phone the name of a row stands over its values, and the prices under the pictures.
      await page.setViewportSize(PHONE);
      const pictures = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Foto' }) });
      const priceHead = page.getByRole('rowheader', { name: 'Precio', exact: true });
      // Asked until the page stands still, because the two are measured one after the other.
      await expect(async () => {
        const picture = await pictures.getByRole('cell').first().boundingBox();
        const price = await priceHead.boundingBox();
        expect(price?.y ?? 0).toBeGreaterThanOrEqual((picture?.y ?? Infinity) + (picture?.height ?? 0));
      }).toPass();

      await shopKept(page);
      await context.setOffline(true);
      await page.reload();
      await expect(columns(page)).toHaveCount(3);
      await expect(page.getByRole('checkbox', { name: 'Solo diferencias' })).toBeChecked();
    });
  },
);
