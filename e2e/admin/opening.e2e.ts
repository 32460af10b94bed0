import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { axeFaults } from '../axe-faults.ts';
import { type BackendProcess, orderFaults, startBackend } from '../backend-process.ts';
import { expect, test as withDemo } from '../fixtures.ts';
import { expectAccessibleAtWidths } from './at-widths.ts';
import {
  answerAll,
  askForFirstQuote,
  chooseList,
  claimShop,
  fillClaim,
  openWithList,
  seeFirstQuote,
  seeOpenShop,
} from './opening-parts.ts';
import { countWork, expectOpenedInTime } from './persons-time.ts';
import { fieldOf, heading, sidebar, signIn, staffFilesKept, synced, visitorPage } from './staff-parts.ts';

/** A shop that nobody has opened, and how its first owner gets in. Another backend needs only another way in. */
interface FreshShop {
  readonly origin: string;
  readonly becomeOwner: (page: Page) => Promise<void>;
}
const OWNER = { email: 'rosa@yunque.example', password: 'clave-de-rosa' };

const codeOf = ({ printed }: BackendProcess): string =>
  /^ +((?:[a-z0-9]{4}-){3}[a-z0-9]{4})$/m.exec(printed())?.[1] ?? '';

const test = base.extend<{ readonly server: BackendProcess; readonly shop: FreshShop }>({
  // Playwright reads the names of the fixtures from the first argument, which may not be empty.
  server: async ({ browserName: _browserName }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'fragua-nueva-'));
    const server = await startBackend(dataDir, false, 'dist', true);
    await use(server);
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  },
  shop: async ({ server }, use) =>
    use({
      origin: server.origin,
      becomeOwner: (page) => claimShop(page, codeOf(server), OWNER.email, OWNER.password),
    }),
  baseURL: async ({ shop }, use) => use(shop.origin),
});
test.use({ serviceWorkers: 'allow' });

test('a fresh shop is opened by its assistant alone, from nothing to the first quotation', async ({
  page,
  browser,
  shop,
}) => {
  const begun = Date.now();
  const visitor = await visitorPage(browser, shop.origin);
  const personsTime = await countWork(page, visitor);
  expect((await visitor.goto('/'))?.status()).toBe(503);
  await expect(heading(visitor, 'Estamos por abrir')).toBeVisible();

  await shop.becomeOwner(page);
  expect(await axeFaults(page)).toEqual([]);
  await openWithList(page);
  expect(await axeFaults(page)).toEqual([]);
  await synced(page);
  await seeOpenShop(visitor);
  await askForFirstQuote(visitor);
  await seeFirstQuote(page);
  expectOpenedInTime(Date.now() - begun, personsTime());
  // Whoever comes now has nothing to claim.
  const late = await visitorPage(browser, shop.origin);
  await late.goto('/admin');
  await expect(heading(late, 'Área de personal')).toBeVisible();
  expect(await (await late.request.get('/__/apertura')).json()).toEqual({ abierta: false });
});

test('every question of the assistant: axe finds nothing and nothing sticks out on a desktop, a tablet and a phone', async ({
  page,
  server,
}) => {
  await page.goto('/admin');
  await expect(heading(page, 'Abre tu tienda')).toBeVisible();
  await expectAccessibleAtWidths(page, 'the code');
  await claimShop(page, codeOf(server), OWNER.email, OWNER.password);
  await expect(page.getByRole('heading', { name: '¿Con qué empieza?' })).toBeVisible();
  await answerAll(page, (question) => expectAccessibleAtWidths(page, question));
  await chooseList(page);
  await expectAccessibleAtWidths(page, 'before it opens');
});

test('what a list says of its prices is told beside it, and one whose price is in doubt opens nothing', async ({
  page,
  server,
}) => {
  await page.goto('/admin');
  await claimShop(page, codeOf(server), OWNER.email, OWNER.password);
  await answerAll(page);
  await page.getByLabel('Los precios de la lista').selectOption('Ya traen IVA');
  const list = async (...lines: string[]): Promise<void> => {
    const buffer = Buffer.from(lines.join('\n'));
    await page.locator('input[type=file]').setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer });
  };
  const rows = ['P-1,Pija,70,100,CIENTO', 'P-2,Broca,140,200,PZA', 'P-3,Taquete,35,50,PZA'];
  await list('Clave,Nombre,Precio,Precio público sugerido,Unidad', ...rows);
  await expect(page.getByText('La lista trae varios precios: «Precio» y «Precio público sugerido».')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abrir la tienda' })).toBeDisabled();
  await list('PRECIOS EN DOLARES AMERICANOS', 'Clave,Nombre,Mayoreo,Peso,Unidad', ...rows);
  await expect(page.getByText('la lista dice “PRECIOS EN DOLARES AMERICANOS”')).toBeVisible();
  await expect(page.getByText('El precio es el de la columna «Mayoreo».')).toBeVisible();
  await expectAccessibleAtWidths(page, 'with what is in doubt');
});

test('an owner whose network goes is told so at each step, and account and shop are made by themselves, once, when it is back', async ({
  page,
  context,
  browser,
  server,
}) => {
  await page.goto('/admin');
  await expect(heading(page, 'Abre tu tienda')).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await fillClaim(page, codeOf(server), OWNER.email, OWNER.password);
  await expect(page.getByText('El servidor no responde.')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: '¿Con qué empieza?' })).toBeVisible();

  await staffFilesKept(page);
  await context.setOffline(true);
  await expect(page.getByText('Sin conexión. Sigue contestando: todo queda en este equipo.')).toBeVisible();
  await answerAll(page);
  await chooseList(page);
  await page.getByRole('button', { name: 'Abrir la tienda' }).click();
  const isWaiting = page.getByText('Tu tienda está guardada en este equipo y se abre sola en cuanto vuelva.');
  await expect(isWaiting).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  // The tab is closed; the next one goes on where the first one was, and stores nothing a second time.
  await page.close();
  const next = await context.newPage();
  await next.goto('/admin/apertura');
  await expect(next.getByText('se abre sola en cuanto vuelva')).toBeVisible();
  await context.setOffline(false);
  await expect(next.getByText('Tu tienda está abierta.')).toBeVisible();
  await synced(next);
  const visitor = await visitorPage(browser, server.origin);
  await visitor.goto('/herramienta-manual');
  await expect(visitor.getByRole('button', { name: /^Agregar a la lista:/ })).toHaveCount(2);
  await sidebar(next, 'Productos').click();
  await expect(next.getByRole('row').filter({ hasText: 'MA-16' })).toHaveCount(1);
});

test('answers that are changed after the server refused them are those that the shop opens with, and its list is made once', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/admin');
  await claimShop(page, codeOf(server), OWNER.email, OWNER.password);
  await answerAll(page);
  await chooseList(page);
  await orderFaults(server.origin, {
    refuseCommits: { next: 1, status: 'PERMISSION_DENIED', collection: 'ajustes' },
  });
  await page.getByRole('button', { name: 'Abrir la tienda' }).click();
  await expect(page.getByText('El servidor no aceptó algo de la apertura.')).toBeVisible();
  for (const question of ['¿Qué días y a qué horas abre?', '¿A qué teléfono y WhatsApp te llaman?']) {
    await page.getByRole('button', { name: 'Atrás' }).click();
    await expect(page.getByRole('heading', { name: question })).toBeVisible();
  }
  await fieldOf(page, 'Teléfono').fill('81 2000 0009');
  for (const _question of ['contacto', 'horario']) await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('button', { name: 'Abrir la tienda' }).click();
  await expect(page.getByText('Tu tienda está abierta.')).toBeVisible();
  await synced(page);
  const visitor = await visitorPage(browser, server.origin);
  await visitor.goto('/herramienta-manual');
  await expect(visitor.getByRole('link', { name: /81 2000 0009/ }).first()).toBeVisible();
  await expect(visitor.getByRole('button', { name: /^Agregar a la lista:/ })).toHaveCount(2);
});

/** Downloads the archive of the shop that is open, and gives what is in it. */
async function archiveOf(
  page: Page,
): Promise<{ readonly path: string; readonly files: Readonly<Record<string, Uint8Array>> }> {
  await page.goto('/admin/exportar');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar toda la tienda' }).click();
  const path = await (await downloading).path();
  return { path, files: unzipSync(await readFile(path)) };
}

type Line = { readonly ruta: string; readonly campos: Readonly<Record<string, object>> };
const linesOf = (files: Readonly<Record<string, Uint8Array>>, name: string): Line[] =>
  Buffer.from(files[name] ?? [])
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line, withoutEmpty) as Line);
/** An empty list or map is written with its empty content by the demo, and without it by the server: both mean the same. */
const withoutEmpty = (key: string, value: unknown): unknown =>
  (key === 'values' || key === 'fields') && typeof value === 'object' && Object.keys(value ?? {}).length === 0
    ? undefined
    : value;
/** A file of documents as what it says, because a map's keys have no order; any other by its bytes. */
const contentOf = (files: Readonly<Record<string, Uint8Array>>, name: string): unknown =>
  name.endsWith('.jsonl') ? linesOf(files, name) : Buffer.from(files[name] ?? []).toString('base64');

withDemo.use({ testMode: false });

withDemo(
  'the archive of a shop opens an empty one, which exports the same documents and files',
  async ({ page, browser }) => {
    await signIn(page);
    const before = await archiveOf(page);
    const dataDir = await mkdtemp(join(tmpdir(), 'fragua-nueva-'));
    const server = await startBackend(dataDir, false);
    try {
      const owner = await visitorPage(browser, server.origin);
      await claimShop(owner, codeOf(server), OWNER.email, OWNER.password);
      await owner.getByLabel('Con el archivo de mi tienda anterior').check();
      const choose = (file: string | { name: string; mimeType: string; buffer: Buffer }) =>
        owner.locator('input[type=file]').setInputFiles(file);
      const bytes = await readFile(before.path);
      bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 1;
      await choose({ name: 'tienda.zip', mimeType: 'application/zip', buffer: bytes });
      await expect(owner.getByText('El archivo está dañado o incompleto.')).toBeVisible();
      const manifest = strFromU8(before.files['manifiesto.json'] ?? new Uint8Array()).replace(
        '"formato": 1',
        '"formato": 2',
      );
      const later = zipSync({ ...before.files, 'manifiesto.json': strToU8(manifest) });
      await choose({ name: 'tienda.zip', mimeType: 'application/zip', buffer: Buffer.from(later) });
      await expect(owner.getByText('El archivo es de otra versión del sitio.')).toBeVisible();
      await choose(before.path);
      await expect(owner.getByText('Tu tienda está abierta, con todo lo que traía el archivo.')).toBeVisible();
      const after = await archiveOf(owner);
      const names = Object.keys(before.files).filter((name) => name !== 'manifiesto.json');
      expect(Object.keys(after.files).toSorted()).toEqual(Object.keys(before.files).toSorted());
      for (const name of names.filter((one) => one !== 'documentos/personal.jsonl'))
        expect(contentOf(after.files, name), name).toEqual(contentOf(before.files, name));
      // Nobody of the earlier shop gets in: whoever opened this one is its only active person.
      const people = linesOf(after.files, 'documentos/personal.jsonl').map(({ campos }) => campos);
      expect(people.map(({ correo, activo }) => [correo, activo])).toEqual(
        expect.arrayContaining([
          [{ stringValue: OWNER.email }, { booleanValue: true }],
          [{ stringValue: 'demo@lafragua.example' }, { booleanValue: false }],
        ]),
      );
      await owner.goto('/herramienta-inalambrica/rotomartillos-inalambricos');
      await expect(owner.getByRole('button', { name: /^Agregar a la lista:/ }).first()).toBeVisible();
    } finally {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
