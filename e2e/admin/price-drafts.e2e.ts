import type { Page } from '@playwright/test';
import { expect, test, withWorker } from '../fixtures.ts';
import { pointAtUndo } from '../held-notice.ts';
import {
  chooseFile,
  colleague,
  csv,
  INCLUDED,
  ivaAnswer,
  line,
  openPrices,
  type PricedProduct,
  step,
} from './price-parts.ts';
import { sidebar, synced } from './staff-parts.ts';

test.use({ testMode: false });

const EAN = '7501234567893';
const HOSTILE = '<img src=x onerror=alert(1)>';
const MANY = 1000;

const filter = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} [\\d,]+$`) });

const listOf = (known: readonly PricedProduct[], unknown: readonly (readonly (string | number)[])[]): string =>
  csv([
    ['Clave', 'Producto', 'Código de barras', 'Precio'],
    ...known.map((one, at) => [one.clave, one.nombre, '', ((one.precio ?? 0) * (at % 2 ? 1.01 : 0.99)) / 100]),
    ...unknown,
  ]);

test(
  'claves that the shop does not have become drafts with one press, once, with price, supplier and barcode',
  withWorker,
  async ({ page, backend }) => {
    const shop = await colleague(backend.origin);
    const known = [...(await shop.products()).values()].filter(({ precio }) => (precio ?? 0) > 20_000).slice(0, 40);
    const list = listOf(known, [
      ['NUEVO-1', 'Martillo de prueba', EAN, 100],
      ['NUEVO-2', HOSTILE, '7501234567890', 200],
      ['NUEVO-3', '', '', 300],
      ['NUEVO-4', 'No se marca', '', 400],
    ]);
    await openPrices(page);
    await chooseFile(page, 'con-nuevos.csv', list);
    await page.getByLabel('Nombre del proveedor').fill('Truper');
    await ivaAnswer(page, INCLUDED).check();
    await page.getByRole('button', { name: 'Comparar precios' }).click();
    await filter(page, 'Sin producto').click();
    const create = page.getByRole('button', { name: /^Crear borradores/ });
    await expect(create).toBeDisabled();
    await page.getByRole('button', { name: 'Marcar todas' }).click();
    await expect(create).toHaveText('Crear borradores (4)');
    await line(page, 'NUEVO-4').getByRole('checkbox').uncheck();
    await expect(create).toHaveText('Crear borradores (3)');

    // Without a network as well; and whoever presses twice gets them once.
    await backend.stop();
    await create.dblclick();
    await expect(page.getByText('3 borradores creados.').first()).toBeVisible();
    await expect(filter(page, 'Sin producto')).toContainText('1');
    // What has just been made can be looked through.
    await filter(page, 'Borradores').click();
    await expect(filter(page, 'Borradores')).toContainText('3');
    await expect(filter(page, 'Con error')).toContainText('0');
    for (const clave of ['NUEVO-1', 'NUEVO-2', 'NUEVO-3']) await expect(line(page, clave)).toBeVisible();
    await expect(line(page, 'NUEVO-4')).toHaveCount(0);
    await filter(page, 'Sin producto').click();
    await backend.start();
    await synced(page);
    await expect.poll(() => shop.documents.idsWhere('borradores', 'clave', 'NUEVO-1')).toHaveLength(1);

    await sidebar(page, 'Productos').click();
    await page.getByRole('searchbox').first().fill('NUEVO-1');
    await page.getByRole('link', { name: 'Martillo de prueba' }).first().click();
    await expect(page.getByLabel('Precio con IVA')).toHaveValue('100.00');
    await expect(page.getByLabel('Código de barras')).toHaveValue(EAN);
    await expect(page.getByLabel('Proveedor')).toHaveValue('Truper');

    // The list is still open, and knows three of the claves now. What was hostile is text, and a wrong barcode is none.
    await sidebar(page, 'Subir precios con Excel').click();
    await expect(filter(page, 'Sin producto')).toContainText('1');
    expect(await shop.documents.idsWhere('borradores', 'nombre', '‹img src=x onerror=alert(1)›')).toHaveLength(1);
    expect(await shop.documents.idsWhere('borradores', 'nombre', 'NUEVO-3')).toHaveLength(1);
    expect(await shop.documents.idsWhere('borradores', 'codigoBarras', '7501234567890')).toEqual([]);
    expect(await shop.documents.idsWhere('borradores', 'clave', 'NUEVO-4')).toEqual([]);
  },
);

test('a thousand drafts at once are made in parts, and one press takes them all back', async ({ page, backend }) => {
  const shop = await colleague(backend.origin);
  const known = [...(await shop.products()).values()].filter(({ precio }) => (precio ?? 0) > 20_000).slice(0, 40);
  const unknown = Array.from({ length: MANY }, (_, at) => [`MIL-${at}`, `Artículo ${at}`, '', 10 + at]);
  await openPrices(page);
  await chooseFile(page, 'mil.csv', listOf(known, unknown));
  await ivaAnswer(page, INCLUDED).check();
  await page.getByRole('button', { name: 'Comparar precios' }).click();
  await filter(page, 'Sin producto').click();
  await page.getByRole('button', { name: 'Marcar todas' }).click();
  await page.getByRole('button', { name: 'Crear borradores (1,000)' }).click();
  await expect(page.getByText('1,000 borradores creados.').first()).toBeVisible();
  const undo = await pointAtUndo(page);
  await expect(filter(page, 'Sin producto')).toContainText('0');
  await undo.click();
  await expect(filter(page, 'Sin producto')).toContainText('1,000');
  await synced(page);
  await expect.poll(() => shop.documents.idsWhere('borradores', 'clave', 'MIL-999')).toEqual([]);
  await expect.poll(() => shop.documents.idsWhere('borradores', 'clave', 'MIL-0')).toEqual([]);
  await step(page, 'Archivo').click();
});
