import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { storeProfile } from '#domain/store-profile.ts';
import { axeFaults } from '../axe-faults.ts';
import { type BackendProcess, startBackend } from '../backend-process.ts';
import { expect, test as withDemo } from '../fixtures.ts';
import { answer, claimShop, next, textOf, YUNQUE } from './opening-parts.ts';
import { heading, sidebar, signIn, synced, visitorPage } from './staff-parts.ts';

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
    const server = await startBackend(dataDir, false);
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

const LIST = [
  'Clave,Nombre,Categoría,Precio público',
  'MA-16,Martillo de uña 16 oz,Herramienta manual,189',
  'TA-12,Taladro de media,Herramienta eléctrica,1299.50',
  'MA-20,Marro de 2 lb,Herramienta manual,',
].join('\n');

test('a fresh shop is opened by its assistant alone, from nothing to the first quotation', async ({
  page,
  browser,
  shop,
}) => {
  const visitor = await visitorPage(browser, shop.origin);
  expect((await visitor.goto('/'))?.status()).toBe(503);
  await expect(heading(visitor, 'Estamos por abrir')).toBeVisible();

  await shop.becomeOwner(page);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByLabel('Con una lista de Excel').check();
  await next(page);
  // Bad input is a sentence at its field, and what was written stays.
  await answer(page, '¿Cómo se llama y qué vende?', { 'Nombre de la tienda': YUNQUE.nombre });
  await expect(page.getByText('Escribe el giro, por ejemplo: Ferretería y pinturas.')).toBeVisible();
  await answer(page, '¿Cómo se llama y qué vende?', { Giro: 'Ferretería', 'Marca que distribuyes': 'Truper' });
  await answer(page, '¿Dónde está?', {
    'Calle y número': YUNQUE.calle,
    'Código postal': '66200',
    Ciudad: 'San Pedro',
    Estado: 'N.L.',
    'Punto en el mapa': 'frente a la plaza',
  });
  await expect(page.getByText('Pega el enlace del mapa con tu tienda abierta')).toBeVisible();
  // The page is closed and comes back to where it was.
  await page.reload();
  await expect(page.getByLabel('Calle y número')).toHaveValue(YUNQUE.calle);
  await answer(page, '¿Dónde está?', { 'Punto en el mapa': 'https://www.google.com/maps/@25.6573,-100.4023,18z' });
  await page.getByRole('button', { name: 'Atrás' }).click();
  await expect(page.getByLabel('Calle y número')).toHaveValue(YUNQUE.calle);
  await next(page);
  await answer(page, '¿A qué teléfono y WhatsApp te llaman?', { Teléfono: YUNQUE.telefono, WhatsApp: YUNQUE.whatsapp });
  await expect(page.getByRole('heading', { name: '¿Qué días y a qué horas abre?' })).toBeVisible();
  await page.getByLabel('Cierra sábado').fill('13:00');
  await next(page);
  await expect(page.getByText('El Yunque, ferretería')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abrir la tienda' })).toBeDisabled();
  await page.locator('input[type=file]').setInputFiles({
    name: 'foto.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Color,Forma\nrojo,plano\nazul,largo\n'),
  });
  await expect(page.getByText('No encontramos en el archivo una columna de claves')).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) });
  await expect(page.getByText('3 productos en 2 categorías')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Abrir la tienda' }).click();
  await expect(page.getByText('Tu tienda está abierta.')).toBeVisible();
  await synced(page);

  const read = new Map<string, string>();
  for (const address of ['/', '/contacto.html', '/nosotros']) read.set(address, await textOf(visitor, address));
  for (const said of [YUNQUE.nombre, YUNQUE.calle, YUNQUE.telefono, YUNQUE.whatsapp, 'Herramienta manual'])
    expect(read.get('/')).toContain(said);
  expect(read.get('/contacto.html')).toContain('9:00 a 13:00');
  for (const [address, text] of read)
    for (const trace of [storeProfile.name, storeProfile.brand, storeProfile.address.street, '/demo/'])
      expect(text, address).not.toContain(trace);

  await visitor.goto('/herramienta-manual');
  await visitor.getByRole('button', { name: 'Agregar a la lista: Martillo de uña 16 oz' }).click();
  await expect(visitor.getByRole('button', { name: /^Agregar otra/ })).toBeVisible();
  await visitor.goto('/cotizacion');
  await visitor.getByLabel('Nombre').fill('Ana Pérez');
  await visitor.getByLabel('Teléfono').fill('81 1234 5678');
  await visitor.getByRole('button', { name: 'Enviar mi lista' }).click();
  await expect(visitor.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();

  await sidebar(page, 'Cotizaciones').click();
  await page.getByRole('link', { name: 'Ana Pérez' }).click();
  await expect(heading(page, /^Cotización C-/)).toBeVisible();
  await expect(page.getByText('Martillo de uña 16 oz').first()).toBeVisible();
  // Whoever comes now has nothing to claim.
  const late = await visitorPage(browser, shop.origin);
  await late.goto('/admin');
  await expect(heading(late, 'Área de personal')).toBeVisible();
  expect(await (await late.request.get('/__/apertura')).json()).toEqual({ abierta: false });
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
