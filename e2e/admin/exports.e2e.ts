import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeFaults } from '../axe-faults.ts';
import { expect, test, withWorker } from '../fixtures.ts';
import { choosePath, count } from './price-parts.ts';
import { heading, sidebar, signIn } from './staff-parts.ts';

// The deployed rules decide who is staff, and who may download a backup.
test.use({ testMode: false });

const openExports = async (page: Page): Promise<void> => {
  await sidebar(page, 'Exportar y respaldos').click();
  await expect(heading(page, 'Exportar y respaldos')).toBeVisible();
};

async function exportAs(page: Page, button: string): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await downloading;
  const path = test.info().outputPath(download.suggestedFilename());
  await download.saveAs(path);
  return path;
}

test('the exported catalogue goes back into the price import with every clave and price as they are', async ({
  page,
}) => {
  await signIn(page);
  await expect(page.getByRole('row', { name: /\$/ }).first()).toBeVisible();
  await openExports(page);
  await expect(page.getByText(/^Lleva columnas con costos/)).toBeVisible();
  const csv = (await readFile(await exportAs(page, 'Descargar .csv'))).toString('utf8');
  // The mark by which Excel reads the accents.
  expect(csv.slice(0, 29)).toBe('\uFEFFClave,Nombre,Precio con IVA,');
  await expect(page.getByText(/^Listo: catalogo-.*\.csv, con .* productos\.$/)).toBeVisible();
  const workbook = await exportAs(page, 'Descargar Excel (.xlsx)');
  await sidebar(page, 'Subir precios con Excel').click();
  await choosePath(page, workbook);
  await page.getByRole('button', { name: 'Comparar precios' }).click();
  await expect(page.getByRole('table', { name: 'Precios comparados' })).toBeVisible();
  expect(await count(page, 'Sin cambio')).toBeGreaterThan(1000);
  expect(await count(page, 'Cambian')).toBe(0);
});

test('an owner sees the server’s backups, makes one more and downloads it', withWorker, async ({ page, backend }) => {
  await backend.stop();
  await backend.start(false, { BACKUP_DIR: test.info().outputPath('copias') });
  await signIn(page, '/admin/exportar');
  const made = page.getByRole('list', { name: 'Respaldos', exact: true }).getByRole('listitem');
  await expect(made).toHaveCount(1);
  const download = async (): Promise<string> => {
    const downloading = page.waitForEvent('download');
    await made.getByRole('button', { name: /^Descargar/ }).click();
    return (await downloading).suggestedFilename();
  };
  const first = await download();
  expect(first).toMatch(/^copia-.*\.tar$/);
  // The page does not hear that it is made before it was seen to say that it is being made.
  let hear = (): void => {};
  const isSeen = new Promise<void>((resolve) => {
    hear = resolve;
  });
  await page.route('**/__/respaldos', async (route) => {
    if (route.request().method() === 'GET') await isSeen;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Respaldar ahora' }).click();
  await expect(page.getByRole('button', { name: 'Respaldando…' })).toBeVisible();
  hear();
  await expect(page.getByRole('button', { name: 'Respaldar ahora' })).toBeVisible();
  // Of a day the last one is kept.
  await expect(made).toHaveCount(1);
  expect(await download()).not.toBe(first);
  for (const width of [390, 834]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/exportar?descarga=vencida');
  await expect(page.getByText('La descarga no empezó')).toBeInViewport();
});
