import { copyFile, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { file, photo } from '../admin/picture-files.ts';
import { fieldOf, heading, signIn, staffFilesKept } from '../admin/staff-parts.ts';
import { fillDemo, startBackend } from '../backend-process.ts';
import { firstVisit } from '../offline/device.ts';
import { readDevice } from './device-databases.ts';
import { DEVICE_FILE, EMPTY_PAGE, RULES_FILE, STORE_FILE } from './recorded.ts';

const row = (page: Page, clave: string) => page.getByRole('row').filter({ hasText: clave });

async function openProduct(page: Page, clave: string): Promise<void> {
  await page.getByLabel('Buscar productos').fill(clave);
  await row(page, clave).first().getByRole('link').click();
  await expect(heading(page, 'Editar producto')).toBeVisible();
  await expect(page.getByLabel('Clave')).toHaveValue(clave);
}

test('record a store and a device with everything on them that must not be lost', async ({ browser }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'fragua-record-'));
  await fillDemo(dataDir);
  const backend = await startBackend(dataDir, false);
  const context = await browser.newContext({ baseURL: backend.origin, locale: 'es-MX' });
  const page = await context.newPage();

  // A visitor: the catalogue's copy, the search index, the tutorials, a quote list, and a quotation that was sent and answered.
  await firstVisit(page);
  await page.goto('/busqueda?search=taladro');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/tutoriales');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await page.goto('/herramienta-inalambrica/rotomartillos-inalambricos');
  await page
    .getByRole('button', { name: /^Agregar a la lista:/ })
    .first()
    .click();
  await page.getByRole('banner').getByRole('link', { name: 'Mi lista, 1' }).click();
  await page.getByLabel('Nombre').fill('Ana Pérez');
  await page.getByLabel('Teléfono').fill('81 1234 5678');
  await page.getByRole('button', { name: 'Enviar mi lista' }).click();
  await expect(page.getByText(/Recibimos|recibida/i).first()).toBeVisible();

  // A colleague: the staff's files, feeds and session.
  await signIn(page);
  await staffFilesKept(page);
  await expect(row(page, '$').first()).toBeVisible();
  const bytes = await photo(page, { width: 600, height: 480 });

  // A price list that is being reviewed, with a tick taken away.
  await page
    .getByRole('navigation', { name: 'Área de personal' })
    .getByRole('link', { name: 'Subir precios con Excel' })
    .click();
  await page.getByLabel('Lista de precios').setInputFiles({
    name: 'a-medias.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Clave,Precio\r\nAL-1,155.00\r\nAT-1,160.00\r\n'),
  });
  await page.getByRole('radio', { name: /^Sí, ya incluyen IVA/ }).check();
  await page.getByRole('button', { name: 'Comparar precios' }).click();
  await page
    .getByRole('checkbox', { name: /^Aplicar la fila/ })
    .first()
    .click();
  await expect
    .poll(async () =>
      JSON.stringify((await readDevice(page)).databases.find(({ name }) => name === 'lista-de-precios')),
    )
    .toContain('"row":2');
  await page.getByRole('navigation', { name: 'Área de personal' }).getByRole('link', { name: 'Productos' }).click();
  await expect(row(page, '$').first()).toBeVisible();

  // Without a server: a price and a photo that wait, a form left half written, a list, and a quotation in the outbox.
  await backend.stop();
  await openProduct(page, 'AL-1');
  await page.getByLabel('Precio con IVA').fill('151.00');
  await page.getByLabel('Fotos del producto', { exact: true }).setInputFiles(file('sin-red.jpg', bytes));
  await expect(page.getByText('En este equipo; se sube al haber conexión.')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 cambio por enviar' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Productos' }).last().click();
  await openProduct(page, 'AT-1');
  await fieldOf(page, 'Modelo').fill('A medio escribir');
  await expect(page.getByText('Sin guardar').first()).toBeVisible();
  await expect
    .poll(async () => JSON.stringify((await readDevice(page)).databases.find(({ name }) => name === 'personal')))
    .toContain('A medio escribir');

  const shop = await context.newPage();
  await shop.goto('/herramienta-inalambrica/rotomartillos-inalambricos');
  await shop
    .getByRole('button', { name: /^Agregar a la lista:/ })
    .nth(1)
    .click();
  await shop.getByRole('banner').getByRole('link', { name: 'Mi lista, 1' }).click();
  await shop.getByLabel('Nombre').fill('Beto Ruiz');
  await shop.getByLabel('Teléfono').fill('81 8765 4321');
  await shop.getByRole('button', { name: 'Enviar mi lista' }).click();
  await expect(shop.getByRole('heading', { name: 'Guardada en este equipo' })).toBeVisible();
  await shop.goto('/herramienta-inalambrica/rotomartillos-inalambricos');
  await shop
    .getByRole('button', { name: /^Agregar a la lista:/ })
    .nth(2)
    .click();
  await expect(shop.getByRole('banner').getByRole('link', { name: 'Mi lista, 1' })).toBeVisible();

  // Read from a page that runs no code of the site, once the others are closed.
  await page.close({ runBeforeUnload: false });
  await shop.close();
  await backend.start();
  const reader = await context.newPage();
  await reader.route('**/__/**', (route) => route.abort());
  await reader.goto(EMPTY_PAGE);
  const device = await readDevice(reader);
  await backend.stop();
  await writeFile(DEVICE_FILE, gzipSync(JSON.stringify({ ...device, recordedAt: Date.now() }), { level: 9 }));
  await writeFile(STORE_FILE, gzipSync(await readFile(join(dataDir, 'fragua.db')), { level: 9 }));
  await copyFile('firestore.rules', RULES_FILE);
  console.log(
    device.databases
      .map(
        ({ name, objectStores }) =>
          `${name}: ${objectStores.map(({ name: store, records }) => `${store} ${records.length}`).join(', ')}`,
      )
      .join('\n'),
  );
});
