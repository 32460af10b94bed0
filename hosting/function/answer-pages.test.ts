import { expect, test } from 'vitest';
import { builtEmblem } from '#domain/appearance/emblem.ts';
import { shopDayAt } from '#domain/kernel/shop-day.ts';
import type { PageRequest, PageResponse } from '#domain/pages/render-page.ts';
import { siteCatalogue } from '#domain/pages/site-catalogue.ts';
import { readSettings } from '#domain/settings/parse-settings.ts';
import type { StoreSettings } from '#domain/settings/store-settings.ts';
import { createPageAnswers } from './answer-pages.ts';

const ORIGIN = 'https://tienda.mx';
const empty = { categories: [], labels: [], products: [] };

/** The function with a renderer that says what it was given, and a clock and a server that the test moves. */
function opened(settings?: StoreSettings, dayAt?: (now: number) => string) {
  const state = { now: 0, readings: 0, asked: [] as string[], server: 'up' as 'up' | 'down', failed: [] as string[] };
  const renderPage = ({ path, retired }: PageRequest): PageResponse => {
    if (path.startsWith('/rota')) throw new Error('rota');
    if (path === '/movida') return { status: 301, headers: { Location: '/nueva' }, body: '' };
    const status = retired?.size ? 410 : path.startsWith('/a/b/') ? 404 : 200;
    return { status, headers: { 'Content-Type': 'text/html; charset=utf-8' }, body: `${path} ${state.readings}` };
  };
  const answer = createPageAnswers({
    readShop: async () => {
      if (state.server === 'down') throw new Error('down');
      state.readings += 1;
      return {
        version: String(state.readings),
        catalogue: siteCatalogue(empty, []),
        changedAt: new Map(),
        settings,
        day: dayAt?.(state.now),
        menusRead: undefined,
      };
    },
    readRetired: async (slug) => {
      state.asked.push(slug);
      return slug === 'vendida' ? { slug, alternatives: [] } : null;
    },
    renderer: {
      renderPage,
      prepareSearch: () => true,
      build: { id: 'b', shell: 'cascarón', manifest: { id: '/' }, screens: {} },
    },
    files: { embedded: false },
    now: () => state.now,
    onError: (what) => void state.failed.push(what),
  });
  const ask = (path: string, init: RequestInit) => answer(new Request(ORIGIN + path, init), ORIGIN);
  const get = (path: string, headers: Record<string, string> = {}) => ask(path, { headers });
  return { state, get, ask };
}

test('the catalogue is read once a minute, and once for requests that come together', async () => {
  const { state, get } = opened();
  await Promise.all([get('/'), get('/nosotros')]);
  state.now = 59_999;
  await get('/');
  expect(state.readings).toBe(1);
  state.now = 60_000;
  expect(await (await get('/')).text()).toBe('/ 2');
});

test('a page says how long Hosting keeps it, and is not sent again to whoever has it', async () => {
  const { get } = opened();
  const page = await get('/');
  expect(page.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300, stale-while-revalidate=86400');
  const etag = page.headers.get('etag') ?? '';
  const again = await get('/', { 'if-none-match': `W/${etag}` });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  expect((await get('/nosotros', { 'if-none-match': etag })).status).toBe(200);
});

test('no page or feed with the prices of a day is kept or answered when that day of the shop is over', async () => {
  const { settings } = readSettings([]);
  const shop: StoreSettings = { ...settings, profile: { zone: 'noroeste' } };
  const { state, get } = opened(shop, (now) => shopDayAt(now, 'noroeste'));
  const keptFor = async (path = '/') => (await get(path)).headers.get('cache-control');
  const midnight = Date.parse('2026-11-29T08:00:00Z');
  state.now = midnight - 10 * 3_600_000;
  expect(await keptFor()).toBe('public, max-age=0, s-maxage=300, stale-while-revalidate=35700');
  state.now = midnight - 20_000;
  for (const path of ['/', '/productos.xml'])
    expect(await keptFor(path)).toBe('public, max-age=0, s-maxage=20, stale-while-revalidate=0');
  const { readings } = state;
  state.now = midnight;
  expect(await keptFor()).toBe('public, max-age=0, s-maxage=300, stale-while-revalidate=86100');
  expect(state.readings).toBe(readings + 1);
  // Those of the day before are all that there is while the server does not answer.
  state.server = 'down';
  state.now += 86_400_000;
  for (const path of ['/', '/nosotros'])
    expect(await keptFor(path)).toBe('public, max-age=0, s-maxage=0, stale-while-revalidate=0');
  expect(state.failed).toEqual(['catalogue']);
});

test('a retired product is looked for only where a product could have been', async () => {
  const { state, get } = opened();
  expect((await get('/nada')).status).toBe(200);
  expect((await get('/a/b/nunca')).status).toBe(404);
  expect((await get('/a/b/vendida')).status).toBe(410);
  expect(state.asked).toEqual(['nunca', 'vendida']);
});

test.for([
  ['//pinturas//vinilicas?orden=nombre//a', '/pinturas/vinilicas?orden=nombre//a'],
  ['///otro.sitio//x', '/otro.sitio/x'],
  ['//', '/'],
  ['//robots.txt', '/robots.txt'],
] as const)('%s is led to the address with single slashes, whatever the server says', async ([address, clean]) => {
  const { state, get } = opened();
  state.server = 'down';
  const page = await get(address);
  expect([page.status, page.headers.get('location'), await page.text()]).toEqual([301, clean, '']);
  expect(page.headers.get('cache-control')).toContain('s-maxage');
  expect(state.failed).toEqual([]);
});

test('an address that moved is answered with where to', async () => {
  const page = await opened().get('/movida');
  expect([page.status, page.headers.get('location'), await page.text()]).toEqual([301, '/nueva', '']);
});

test('where rendering fails the shell is sent, for nobody to keep or to list', async () => {
  const { state, get } = opened();
  const page = await get('/rota');
  expect([page.status, await page.text(), page.headers.get('cache-control')]).toEqual([503, 'cascarón', 'no-store']);
  expect([page.headers.get('x-robots-tag'), page.headers.get('retry-after')]).toEqual(['noindex', '30']);
  expect((await get('/rota', { 'if-none-match': '*' })).status).toBe(503);
  expect(state.failed).toEqual(['/rota', '/rota']);
});

test('a server that does not answer: the last catalogue for another minute, and without one the shell', async () => {
  const { state, get } = opened();
  state.server = 'down';
  const undrawn = await get('/');
  expect([undrawn.status, await undrawn.text()]).toEqual([503, 'cascarón']);
  expect((await get('/robots.txt')).status).toBe(503);
  state.server = 'up';
  await get('/');
  state.server = 'down';
  state.now = 70_000;
  expect(await (await get('/')).text()).toBe('/ 1');
  expect(state.failed).toEqual(['/', '/robots.txt', 'catalogue']);
});

test('the files made of the catalogue come from it too', async () => {
  const { get } = opened();
  expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect((await get('/sitemap-9.xml')).status).toBe(404);
  const manifest = await get('/manifest.webmanifest');
  expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
  expect(await manifest.json()).toMatchObject({ id: '/', short_name: 'La Fragua' });
});

test('the icon that chats and search engines ask for is the store’s own, and the built one where it has none', async () => {
  const iconOf = async (settings?: StoreSettings) => {
    const { status, headers } = await opened(settings).get('/favicon.ico');
    return [status, headers.get('location')];
  };
  expect(await iconOf()).toEqual([302, `${ORIGIN}/icons/icono-192.png`]);
  const { settings } = readSettings([]);
  const emblem = { ...builtEmblem, picture: 'productos/ab-512.png' };
  expect(await iconOf({ ...settings, profile: { emblem } })).toEqual([302, expect.stringContaining('ab-192.png')]);
});

test('a page is not posted to, and no page is read for it', async () => {
  const { state, ask } = opened();
  const answer = await ask('/contacto', { method: 'POST', body: 'x' });
  expect([answer.status, answer.headers.get('allow'), state.readings]).toEqual([405, 'GET, HEAD', 0]);
  expect((await ask('/contacto', { method: 'HEAD' })).status).toBe(200);
});
