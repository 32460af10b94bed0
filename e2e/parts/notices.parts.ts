import { expect, type Page, test } from '@playwright/test';
import { expectAxeSilent, openPart } from './open-part.ts';

const said = (page: Page, area: string) => page.getByRole('region', { name: area }).getByRole('status');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const putAway = (page: Page) => said(page, 'Tienda').getByRole('button', { name: 'Ocultar aviso' }).click();

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await openPart(page, 'deviceNotices');
  await expect(said(page, 'Tienda')).toBeEmpty();
});

test('a lost connection is said with the day of the catalogue, except where the area says it in another place', async ({
  page,
}) => {
  await press(page, 'Perder la conexión');
  await expect(said(page, 'Tienda')).toHaveText('Sin conexión. Catálogo del 20\u00a0nov');
  await expect(said(page, 'Personal')).toBeEmpty();
  await expectAxeSilent(page);
});

test('a notice that was dismissed stays dismissed, and the next loss of the connection shows it again', async ({
  page,
}) => {
  await press(page, 'Perder la conexión');
  await putAway(page);
  await expect(said(page, 'Tienda')).toBeEmpty();
  await press(page, 'Recobrar la conexión');
  await press(page, 'Perder la conexión');
  await expect(said(page, 'Tienda')).toContainText('Sin conexión');
});

test('a connection that is back is said for four seconds, without anything to put away', async ({ page }) => {
  await press(page, 'Perder la conexión');
  await page.clock.pauseAt(Date.now() + 60_000);
  await press(page, 'Recobrar la conexión');
  await expect(said(page, 'Tienda')).toHaveText('De nuevo en línea. Catálogo al día.');
  await expect(said(page, 'Tienda').getByRole('button')).toHaveCount(0);
  await page.clock.runFor(3999);
  await expect(said(page, 'Tienda')).toHaveText('De nuevo en línea. Catálogo al día.');
  await page.clock.runFor(1);
  await expect(said(page, 'Tienda')).toBeEmpty();
});

test('a connection that is back stays said while the pointer is on it', async ({ page }) => {
  await press(page, 'Perder la conexión');
  await page.clock.pauseAt(Date.now() + 60_000);
  await press(page, 'Recobrar la conexión');
  await said(page, 'Tienda').getByText('De nuevo en línea').hover();
  await page.clock.runFor(60_000);
  await expect(said(page, 'Tienda')).toHaveText('De nuevo en línea. Catálogo al día.');
  await page.mouse.move(0, 0);
  await page.clock.runFor(4000);
  await expect(said(page, 'Tienda')).toBeEmpty();
});

test('one thing is said at a time: what was put away makes room for the next', async ({ page }) => {
  await press(page, 'Negar el almacén');
  await expect(said(page, 'Tienda')).toContainText('Este navegador no guarda el catálogo');
  await press(page, 'Perder la conexión');
  await expect(said(page, 'Tienda')).toHaveText('Sin conexión. Catálogo del 20\u00a0nov');
  await putAway(page);
  await expect(said(page, 'Tienda')).toHaveText('Este navegador no guarda el catálogo: sin conexión no lo verás.');
  await putAway(page);
  await expect(said(page, 'Tienda')).toBeEmpty();
});
