import type { Page } from '@playwright/test';
import { allPages } from '#domain/site/pages.ts';
import { heading, signIn, staffFilesKept } from '../admin/staff-parts.ts';
import { expect, test } from '../fixtures.ts';
import { holdRequests } from '../held-requests.ts';
import { bar, firstVisit } from './device.ts';

test.use({ serviceWorkers: 'allow' });

const isControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

const STORAGE = 'https://firebasestorage.googleapis.com';
/** One white pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');

test('a page that was being opened while the first worker took over the others is taken over too, because it would not work offline until it was loaded again', async ({
  page,
  context,
}) => {
  const late = await context.newPage();
  // Its navigation begins before there is a worker, so the worker does not see it, and the page is none yet that could be claimed.
  const send = await holdRequests(late, /\/preguntas-frecuentes$/);
  const asked = late.waitForRequest(/\/preguntas-frecuentes$/);
  const opened = late.goto('/preguntas-frecuentes');
  await asked;
  await page.goto('/');
  await isControlled(page);
  send();
  await opened;
  await isControlled(late);
});

test('what the worker answers by itself, what it leaves to the server, and what it keeps of the shop', async ({
  page,
  request,
  backend,
}) => {
  await test.step('reserved addresses, files and addresses too deep for the server never get the shell', async () => {
    await firstVisit(page);
    for (const path of [
      '/__/firebase/init.json',
      '/robots.txt',
      '/assets/nada.js',
      '/a/b/c/d',
      '/pinturas/foto.webp',
    ]) {
      const direct = await request.get(path);
      const throughWorker = await page.goto(path);
      expect(throughWorker?.status(), path).toBe(direct.status());
      expect(throughWorker?.headers()['content-type'], path).toBe(direct.headers()['content-type']);
    }
  });
  await test.step('twenty deep links open offline, each as itself', async () => {
    const links: string[] = allPages.filter(({ component }) => component).map(({ path }) => path);
    links.push('/busqueda?search=broca', '/pinturas?orden=nombre');
    await page.goto('/herramienta-inalambrica');
    // The first list of a visit is drawn in two steps.
    await expect(page.getByRole('main').getByRole('article').nth(11)).toBeVisible();
    for (const card of await page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').all()) {
      links.push((await card.getAttribute('href')) ?? '');
      if (links.length === 20) break;
    }
    expect(links).toHaveLength(20);
    const broken: string[] = [];
    page.on('pageerror', ({ message }) => broken.push(message));
    await backend.stop();
    for (const link of links) {
      await page.goto(link);
      await expect(heading(page), link).toBeVisible();
      await expect(heading(page, /falló|No encontramos/), link).toHaveCount(0);
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(link);
    }
    expect(broken).toEqual([]);
  });
  await test.step('an address opens offline and with the same page whatever its query is, because what is searched for has dots and slashes', async () => {
    for (const [address, shown] of [
      ['/busqueda?search=2.5', /2\.5/],
      ['/busqueda?search=broca%201/4%203/8%201/2', /1\/4 3\/8 1\/2/],
      ['/busqueda?search=1/4/3/8', /1\/4\/3\/8/],
      ['/contacto.html?clave=TEN-1.5/2', /Cotiza/],
      ['/?utm_source=boletin.mx&utm_campaign=a/b/c/d', /./],
    ] as const) {
      await page.goto(address);
      await expect(heading(page, shown), address).toBeVisible();
    }
  });
});

test('the staff area is kept after a sign-in, not before, and then opens offline', async ({ page, backend }) => {
  const keptFiles = () =>
    page.evaluate(async () =>
      (await caches.has('personal')) ? (await (await caches.open('personal')).keys()).length : 0,
    );
  await page.goto('/login/');
  await expect(heading(page, 'Área de personal')).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(await keptFiles()).toBe(0);

  await signIn(page);
  await staffFilesKept(page);
  expect(await keptFiles()).toBeGreaterThan(5);
  await expect(heading(page, 'Productos')).toBeVisible();
  await backend.stop();
  await page.reload();
  await expect(heading(page, 'Productos')).toBeVisible();
  await page.goto('/admin/tutoriales');
  await expect(heading(page, 'Tutoriales')).toBeVisible();
  await page.goto('/login/');
  await expect(heading(page, 'Productos')).toBeVisible();
});

test('pictures are kept when they are seen, never an opaque one and never more than the limit', async ({
  page,
  context,
  documents,
}) => {
  // Google's host, once for a bucket that allows other origins and once for one that does not.
  await context.route(`${STORAGE}/**`, (route) =>
    route.fulfill({
      body: PIXEL,
      contentType: 'image/gif',
      headers: route.request().url().includes('abierta') ? { 'Access-Control-Allow-Origin': '*' } : {},
    }),
  );
  const ids = await documents.idsWhere('productos', 'marca', 'TENAZ');
  const [open, closed] = ids;
  for (const [id, name] of [
    [open, 'abierta'],
    [closed, 'cerrada'],
  ] as const) {
    const imagen = `${STORAGE}/v0/b/t/o/${name}.webp?alt=media`;
    await documents.update(`productos/${id}`, { imagenes: [{ imagen, alt: name, ancho: 1, alto: 1 }] });
  }
  await firstVisit(page);
  const shown = await page.evaluate(
    (origin) =>
      Promise.all(
        ['abierta', 'cerrada'].map(async (name) => {
          const image = new Image();
          image.src = `${origin}/v0/b/t/o/${name}.webp?alt=media`;
          await image.decode();
          return image.naturalWidth;
        }),
      ),
    STORAGE,
  );
  expect(shown).toEqual([1, 1]);

  const kept = () =>
    page.evaluate(async () => {
      const entries: { cache: string; url: string; type: string }[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const type = (await cache.match(request))?.type ?? '';
          entries.push({ cache: name, url: request.url, type });
        }
      }
      return entries;
    });
  await expect.poll(async () => (await kept()).find(({ url }) => url.includes('abierta'))?.type).toBe('cors');

  await page.evaluate(async () => {
    // Twenty at a time, as a list of products asks for them.
    for (let first = 0; first < 420; first += 20) {
      await Promise.all(
        Array.from({ length: 20 }, async (_, at) => {
          const image = new Image();
          image.src = `/icons/favicon.svg?vista=${first + at}`;
          await image.decode();
        }),
      );
    }
  });
  // The worker puts a picture away after the page has it.
  await expect.poll(async () => (await kept()).filter(({ url }) => url.includes('vista=419')).length).toBe(1);
  await expect
    .poll(async () => (await kept()).filter(({ cache }) => cache === 'imagenes').length)
    .toBeLessThanOrEqual(400);
  const entries = await kept();
  expect(entries.filter(({ type }) => type === 'opaque')).toEqual([]);
  expect(entries.some(({ url }) => url.includes('cerrada'))).toBe(false);
  expect(entries.filter(({ url }) => url.includes('vista=419'))).toHaveLength(1);
  await expect(bar(page)).toBeVisible();
});
