import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { fieldOf, heading, synced } from '../admin/staff-parts.ts';
import { startBackend } from '../backend-process.ts';
import { test as base, expect } from '../fixtures.ts';
import { readAsStaff, sentQuotes } from '../sent-quotes.ts';
import { restoreDevice } from './device-databases.ts';
import { DEVICE_FILE, EMPTY_PAGE, type Recording, STORE_FILE } from './recorded.ts';

const test = base.extend({
  // The store that an earlier build wrote, with the deployed rules in force.
  backend: async ({ siteDir }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'fragua-e2e-'));
    await writeFile(join(dataDir, 'fragua.db'), gunzipSync(await readFile(STORE_FILE)));
    const backend = await startBackend(dataDir, false, siteDir);
    await use(backend);
    await backend.stop();
    await rm(dataDir, { recursive: true, force: true });
  },
});
test.use({ serviceWorkers: 'allow' });

const recording = async () => JSON.parse(gunzipSync(await readFile(DEVICE_FILE)).toString()) as Recording;

test.beforeEach(async ({ page }) => {
  await page.goto(EMPTY_PAGE);
  await restoreDevice(page, await recording());
});

/** Counts what a page reads of the catalogue from the server until its live feeds open: published parts, and products of the delta. */
function countReads(page: Page): () => Promise<{ parts: number; products: number; menus: number }> {
  const reads = { parts: 0, products: 0, menus: 0 };
  const counting: Promise<void>[] = [];
  const live = page.waitForRequest((request) => request.url().includes('/Listen/channel'));
  const count = async (response: Response): Promise<void> => {
    const url = response.url();
    if (/\/publicado\/[0-9a-f]{64}/.test(url)) reads.parts += 1;
    if (!url.includes(':runQuery')) return;
    const asked = response.request().postData() ?? '';
    const answer = (await response.json().catch(() => [])) as { document?: unknown }[];
    const found = answer.filter(({ document }) => document !== undefined).length;
    // Without an order it is the sending of the waiting quotation, which asks for the server's time where the page's clock is a day behind it.
    if (asked.includes('"productos"') && asked.includes('"orderBy"')) reads.products += found;
    if (asked.includes('"categories"') || asked.includes('"etiquetas"')) reads.menus += found;
  };
  page.on('response', (response) => void counting.push(count(response)));
  return async () => {
    await live;
    await Promise.all(counting);
    return reads;
  };
}

test('a visitor who comes back after the update finds the list, and the quotation that waited is sent once', async ({
  page,
  backend,
}) => {
  await page.goto('/herramienta-inalambrica/rotomartillos-inalambricos');
  await page.getByRole('banner').getByRole('link', { name: 'Mi lista, 1' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  const names = async () => (await sentQuotes(backend)).map(({ nombre }) => String(nombre)).sort();
  await expect.poll(names).toEqual(['Ana Pérez', 'Beto Ruiz']);
});

test('a quotation that an earlier build stored opens unchanged for staff, and is answered', async ({
  page,
  backend,
}) => {
  await page.goto('/admin/cotizaciones');
  await page.getByRole('link', { name: 'Ana Pérez' }).click();
  await expect(heading(page, /^Cotización C-/)).toBeVisible();
  const [stored] = (await sentQuotes(backend)).filter(({ nombre }) => nombre === 'Ana Pérez');
  const lines = stored?.['lineas'] as { readonly nombre: string; readonly precio: number }[] | undefined;
  expect(lines).toHaveLength(1);
  for (const { nombre, precio } of lines ?? [])
    await expect(page.getByLabel(`Precio de ${nombre}`)).toHaveValue((precio / 100).toFixed(2));
  await expect(page.getByText('Hay cambios sin guardar.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Marcar como enviada' }).click();
  await expect(page.getByText('Cotizada', { exact: true }).first()).toBeVisible();
  await synced(page);
  const [answered] = (await sentQuotes(backend)).filter(({ nombre }) => nombre === 'Ana Pérez');
  const {
    estado: _state,
    historial: _history,
    vigencia: _day,
    notas: _notes,
    rev: _rev,
    actualizado: _at,
    actualizadoPor: _who,
    ...same
  } = answered ?? {};
  const { estado: _before, ...was } = stored ?? {};
  expect(same).toEqual(was);
  // The earlier build kept no record of quotations; from the first step on there is one.
  const records = await readAsStaff(backend, 'bitacora');
  const ofQuote = records.filter(({ titulo }) => String(titulo).startsWith('Cotización'));
  expect(ofQuote.map(({ titulo }) => titulo)).toEqual([`Cotización ${String(stored?.['folio'])}: Cotizada`]);
});

test('a visitor who comes back after the update reads nothing of the catalogue again', async ({
  page,
  browser,
  baseURL,
}) => {
  // The menus are read whole again after a month, so whenever the test runs the visitor comes back a day later.
  await page.clock.install({ time: (await recording()).recordedAt + 24 * 60 * 60 * 1000 });
  const reads = countReads(page);
  await page.goto('/busqueda?search=taladro');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article').nth(3)).toBeVisible();
  expect(await reads()).toEqual({ parts: 0, products: 0, menus: 0 });

  // Whoever was never here reads it, so that what was counted is what there is to read.
  const stranger = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
  const all = countReads(stranger);
  await stranger.goto('/busqueda?search=taladro');
  expect((await all()).parts).toBeGreaterThan(0);
  await stranger.close();
});

test('the catalogue, the search and the tutorials of an earlier build are shown where the server does not answer', async ({
  page,
}) => {
  await page.route(/\/v1\/|\/__\/|\/Listen\//, (route) => route.abort());
  await page.goto('/herramienta-inalambrica/rotomartillos-inalambricos');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/busqueda?search=taladro');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/tutoriales');
  await expect(
    page.getByRole('main').getByRole('article').or(page.getByRole('main').getByRole('listitem')).first(),
  ).toBeVisible();
});

test('a colleague is still signed in after the update, and a price, a photo and a half-written form are not lost', async ({
  page,
  backend,
}) => {
  await page.goto('/admin/productos');
  await expect(heading(page, 'Productos')).toBeVisible();
  await synced(page);
  const product = async () => {
    const where = { fieldFilter: { field: { fieldPath: 'clave' }, op: 'EQUAL', value: { stringValue: 'AL-1' } } };
    const limit = 1;
    const from = [{ collectionId: 'productos' }];
    const reply = await fetch(`${backend.origin}/v1/projects/la-fragua/databases/(default)/documents:runQuery`, {
      method: 'POST',
      body: JSON.stringify({ structuredQuery: { from, where, limit } }),
    });
    return (await reply.text()).replaceAll(/\s/g, '');
  };
  const stored = await product();
  expect(stored).toContain('"precio":{"integerValue":"15100"}');
  expect(stored).toMatch(/productos\/[0-9a-f]{64}-1600\.webp/);
  expect(stored).toContain('"rev":{"integerValue":"2"}');

  await page.getByLabel('Buscar productos').fill('AT-1');
  await page.getByRole('row').filter({ hasText: 'AT-1' }).first().getByRole('link').click();
  await expect(page.getByText(/Recuperamos lo que no guardaste/)).toBeVisible();
  await expect(fieldOf(page, 'Modelo')).toHaveValue('A medio escribir');
});
