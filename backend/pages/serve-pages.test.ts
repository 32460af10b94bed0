import { pbkdf2 } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { type RunningServer, startServer } from '../server.ts';

// A renderer that says what it was given: the real one is tested in the storefront, both together in the browser.
const RENDERER = `
let rendered = 0;
let steps = 0;
// The fake index of a catalogue is whole after thirty steps.
export const prepareSearch = () => (steps += 1) > 30;
export function renderPage({ path, catalogue, build, origin, retired, settings }) {
  if (path.startsWith('/rota')) throw new Error('rota');
  if (path.startsWith('/busqueda') && steps <= 30) throw new Error('without its index');
  if (path.startsWith('/movida')) return { status: 301, headers: { Location: path.replace('/movida', '/nueva') }, body: '' };
  // The one that is drawn before anybody is served has no products.
  if (catalogue.products.length > 0) rendered += 1;
  const since = JSON.stringify(settings.profile);
  const names = catalogue.products.map(({ nombre }) => nombre).join(', ');
  const body = [build.id, origin, path, rendered, names, [...retired.keys()].join(), 'x'.repeat(2000), since].join(' | ');
  return { status: path === '/nada' ? 404 : 200, headers: { 'Content-Type': 'text/html; charset=utf-8' }, body };
}`;

let directory = '';
let server: RunningServer;
let origin = '';

function writeSite(id: string, written?: Date): void {
  const site = path.join(directory, 'site');
  mkdirSync(site, { recursive: true });
  writeFileSync(path.join(site, 'shell.html'), 'cascarón');
  writeFileSync(path.join(site, '.page-renderer.mjs'), RENDERER);
  writeFileSync(
    path.join(site, '.page-build.json'),
    JSON.stringify({ id, shell: 'cascarón', manifest: { id: '/', name: 'La del sitio', icons: [] }, screens: {} }),
  );
  if (written) utimesSync(path.join(site, '.page-build.json'), written, written);
}

beforeEach(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'pages-'));
  writeSite('b1');
  const options = [
    '--port',
    '0',
    '--test-mode',
    '--data',
    path.join(directory, 'data'),
    '--site',
    path.join(directory, 'site'),
  ];
  server = await startServer(readConfig(options, {}));
  origin = `http://127.0.0.1:${server.port}`;
});
afterEach(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(origin + address, { headers, redirect: 'manual' });
const textAt = async (address: string): Promise<string[]> => (await (await get(address)).text()).split(' | ');

const base = '/v1/projects/la-fragua/databases/(default)/documents';
async function write(document: string, fields: Record<string, object>): Promise<void> {
  const name = `${base.slice(4)}/${document}`;
  const response = await fetch(`${origin}${base}:commit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      writes: [
        {
          update: { name, fields },
          updateTransforms: [{ fieldPath: 'actualizado', setToServerValue: 'REQUEST_TIME' }],
        },
      ],
    }),
  });
  expect(response.status, await response.clone().text()).toBe(200);
}
const writeProduct = (id: string, nombre: string, fields: Record<string, object> = {}) =>
  write(`productos/${id}`, {
    ...Object.fromEntries(
      Object.entries({ nombre, slug: id, clave: id, unicID: '0', unidad: 'pieza', visible: 'public' }).map(
        ([key, stringValue]) => [key, { stringValue }],
      ),
    ),
    ...fields,
  });

test('a page is rendered once, until something of the shop changes; then the next request has the change', async () => {
  await writeProduct('a', 'Taladro');
  expect((await textAt('/pinturas')).slice(2, 5)).toEqual(['/pinturas', '1', 'Taladro']);
  expect((await textAt('/pinturas'))[3]).toBe('1');
  await writeProduct('b', 'Broca');
  expect((await textAt('/pinturas')).slice(3, 5)).toEqual(['2', 'Taladro, Broca']);
  // What no page shows renders no page anew.
  await write('cotizaciones/c', { folio: { stringValue: 'F-1' } });
  expect((await textAt('/pinturas'))[3]).toBe('2');
});

test('whoever comes by an advertisement is answered with the page that was made for the others', async () => {
  await writeProduct('a', 'Taladro');
  expect((await textAt('/pinturas'))[3]).toBe('1');
  expect((await textAt('/pinturas?gclid=abc&utm_source=x'))[3]).toBe('1');
  expect((await textAt('/pinturas?orden=precio&srsltid=x'))[3]).toBe('2');
  expect((await textAt('/pinturas?orden=precio'))[3]).toBe('2');
  await get('/movida');
  expect((await get('/movida?gclid=abc')).headers.get('location')).toBe('/nueva?gclid=abc');
});

test('a product that cannot be read is left out, and the others are there', async () => {
  await writeProduct('a', 'Taladro');
  await writeProduct('rota', 'Rota', { precio: { stringValue: 'mucho' } });
  expect((await textAt('/'))[4]).toBe('Taladro');
});

test('a retired product is not in the catalogue, and its address is known', async () => {
  await writeProduct('a', 'Taladro');
  await write('productos/a', { visible: { stringValue: 'retirado' }, slug: { stringValue: 'taladro' } });
  expect((await textAt('/')).slice(4, 6)).toEqual(['', 'taladro']);
});

test('each origin has its own pages, for the addresses in their heads', async () => {
  expect((await textAt('/'))[1]).toBe(origin);
  const proxied = await get('/', { 'x-forwarded-proto': 'https' });
  expect((await proxied.text()).split(' | ')[1]).toBe(origin.replace('http:', 'https:'));
});

test('a page is sent compressed, and answered 304 to a browser that has it', async () => {
  const whole = await get('/');
  const small = await get('/', { 'accept-encoding': 'br' });
  expect(small.headers.get('content-encoding')).toBe('br');
  expect(whole.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(whole.headers.get('cache-control')).toBe('no-cache');
  expect(whole.headers.get('content-security-policy')).toContain("script-src 'self'");
  const etag = small.headers.get('etag') ?? '';
  const again = { 'accept-encoding': 'br', 'if-none-match': etag };
  expect((await get('/', again)).status).toBe(304);
  await writeProduct('a', 'Taladro');
  expect((await get('/', again)).status).toBe(200);
});

test('the status and the address of the renderer are those of the answer', async () => {
  expect((await get('/nada')).status).toBe(404);
  const moved = await get('/movida');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/nueva']);
});

test('where a page cannot be rendered the browser gets the shell, and renders it itself; nobody keeps or lists it', async () => {
  const response = await get('/rota', { 'if-none-match': '*' });
  expect([response.status, await response.text()]).toEqual([503, 'cascarón']);
  const headers = ['cache-control', 'x-robots-tag', 'retry-after'].map((name) => response.headers.get(name));
  expect(headers).toEqual(['no-store', 'noindex', '30']);
  const shell = await get('/shell.html');
  expect([shell.status, shell.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  expect((await get('/')).headers.get('x-robots-tag')).toBeNull();
});

test('another build in the place of the site renders the next page', async () => {
  expect((await textAt('/'))[0]).toBe('b1');
  writeSite('b2', new Date(Date.now() + 10_000));
  expect((await textAt('/'))[0]).toBe('b2');
});

test('the renderer itself is not served', async () => {
  for (const file of ['/.page-renderer.mjs', '/.page-build.json']) expect((await get(file)).status).toBe(404);
});

test('files made of the catalogue are made of the catalogue as it is', async () => {
  const list = async (): Promise<string> => (await get('/sitemap-1.xml')).text();
  expect(await list()).not.toContain('/producto/a<');
  await writeProduct('a', 'Taladro');
  expect(await list()).toContain('/producto/a<');
  expect((await get('/robots.txt')).headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect((await get('/sitemap-9.xml')).status).toBe(404);
});

test('a search page waits for its index, and no other page does', async () => {
  const search = textAt('/busqueda?search=taladro');
  expect((await textAt('/contacto'))[2]).toBe('/contacto');
  expect((await search)[2]).toBe('/busqueda?search=taladro');
});

test('a change of the store’s settings is in the next page', async () => {
  expect((await textAt('/')).at(-1)).toBe('{}');
  await write('ajustes/sitio', { versionAviso: { stringValue: '2026-12-01' } });
  expect(JSON.parse((await textAt('/')).at(-1) ?? '')).toEqual({ privacyVersion: '2026-12-01', tagManagerId: '' });
});

test('the installed shop has the name and the icons that the store has now, though the site was built for another', async () => {
  writeFileSync(path.join(directory, 'site', 'manifest.webmanifest'), '{"name":"La del sitio"}');
  writeFileSync(path.join(directory, 'site', 'favicon.ico'), 'icono del sitio');
  const manifest = async () => {
    const answer = await get('/manifest.webmanifest');
    expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    return (await answer.json()) as { id: string; name: string; short_name: string; icons: { src: string }[] };
  };
  expect(await manifest()).toMatchObject({ id: '/', name: 'La Fragua, ferretería y pinturas', icons: [] });
  expect(await (await get('/favicon.ico')).text()).toBe('icono del sitio');
  const picture = `productos/${'a'.repeat(64)}`;
  const emblem = { emblema: `${picture}-512.png`, emblemaAlt: '', blanco: '', blancoAlt: '', nombreCorto: 'El Yunque' };
  await write(
    'ajustes/emblema',
    Object.fromEntries(Object.entries(emblem).map(([name, stringValue]) => [name, { stringValue }])),
  );
  const { short_name: shortName, icons } = await manifest();
  expect(shortName).toBe('El Yunque');
  expect(icons.map(({ src }) => src)).toContainEqual(expect.stringContaining(encodeURIComponent(`${picture}-512.png`)));
  const icon = await get('/favicon.ico');
  expect([icon.status, icon.headers.get('location')]).toEqual([
    302,
    expect.stringContaining(encodeURIComponent(`${picture}-192.png`)),
  ]);
});

test('a page of the cache does not wait for what Node’s threads are busy with, which anybody can make busy', async () => {
  await writeProduct('a', 'Taladro');
  const plain = { 'accept-encoding': 'identity' };
  await (await get('/una', plain)).text();
  let done = 0;
  const jobs = Array.from(
    { length: 16 },
    () =>
      new Promise<void>((resolve) =>
        pbkdf2('a', 'b', 400_000, 32, 'sha256', () => {
          done += 1;
          resolve();
        }),
      ),
  );
  await (await get('/una', plain)).text();
  expect(done).toBe(0);
  await Promise.all(jobs);
});
