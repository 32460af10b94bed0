import { gzipSync } from 'node:zlib';
import { expect, test } from '../fixtures.ts';
import { crawl, publicSlugs } from './crawl.ts';
import {
  cards,
  DESKTOP,
  expectNoSidewaysScroll,
  footer,
  heading,
  PHONE,
  PRODUCT,
  PUBLIC_ROUTES,
} from './page-parts.ts';

test.use({ javaScriptEnabled: false });

const STATUS: Readonly<Record<string, number>> = {
  '/outlet': 200,
  '/no-existe/nada': 404,
  '/pinturas/vinilicas/ya-no-esta': 404,
};

/** The HTML of any page, compressed. */
const MOST_BYTES = 30_000;

test('every public address reads whole without JavaScript, at both widths, and its links lead on', async ({ page }) => {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    for (const path of PUBLIC_ROUTES) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(STATUS[path] ?? 200);
      await expect(heading(page), path).toBeVisible();
      expect((await heading(page).textContent())?.trim(), path).not.toBe('');
      await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
      await expect(footer(page).getByRole('link', { name: 'Pinturas', exact: true }), path).toBeVisible();
      expect(await page.title(), path).toMatch(/La Fragua/);
      await expectNoSidewaysScroll(page);
    }
  }
});

test('without JavaScript links and forms lead on, and what needs it is not offered', async ({ page }) => {
  await test.step('from the front page to a product by links alone', async () => {
    await page.goto('/');
    await footer(page).getByRole('link', { name: 'Pinturas', exact: true }).click();
    await expect(heading(page)).toHaveText('Pinturas');
    await page.getByRole('link', { name: 'Ver 48 más' }).click();
    await expect(page).toHaveURL(/\?pagina=2$/);
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect(page.getByText(/^Clave /).first()).toBeVisible();
  });
  await test.step('the search form submits, and its page is found by nobody else', async () => {
    await page.setViewportSize(DESKTOP);
    await page.goto('/');
    await page.getByRole('banner').getByRole('combobox').fill('taladro 20 V');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toContainText('taladro 20 V');
    expect(await cards(page).count()).toBeGreaterThan(4);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });
  await test.step('what does nothing without JavaScript is not offered', async () => {
    await page.setViewportSize(PHONE);
    await page.goto(PRODUCT);
    await expect(heading(page)).toBeVisible();
    for (const name of ['Abrir menú', 'Agregar a cotización', 'Compartir'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'WhatsApp' }).first()).toBeVisible();
  });
  await test.step('the page for going offline does not say that products are on a device that keeps nothing without JavaScript', async () => {
    await page.goto('/sin-conexion');
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText('En este equipo', { exact: true })).toBeHidden();
    await expect(page.getByText('Contando…')).toBeHidden();
  });
  await test.step('on a phone the menu is the list of all pages at the foot, and the bar does not cover it', async () => {
    await page.setViewportSize(PHONE);
    await page.goto('/pinturas');
    const menu = page.getByRole('banner').getByRole('link', { name: 'Ir al menú' });
    await menu.click();
    const title = footer(page).getByRole('heading', { name: 'Tienda' });
    await expect(title).toBeInViewport();
    await expect(async () => {
      const [bar, list] = [await menu.boundingBox(), await title.boundingBox()];
      expect(list?.y).toBeGreaterThanOrEqual((bar?.y ?? Number.NaN) + (bar?.height ?? Number.NaN));
    }).toPass({ timeout: 60_000 });
    await footer(page).getByRole('link', { name: 'Contacto', exact: true }).first().click();
    await expect(page).toHaveURL(/contacto\.html$/);

    const places = page.getByRole('navigation', { name: 'Accesos' });
    await places.getByRole('link', { name: 'Categorías' }).click();
    await expect(title).toBeInViewport();
    await places.getByRole('link', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(/\/busqueda$/);
    await places.getByRole('link', { name: 'Lista' }).click();
    await expect(page).toHaveURL(/\/cotizacion$/);
    await places.getByRole('link', { name: 'Inicio' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
  await test.step('an address that cannot be decoded is answered with a page, not a line of text', async () => {
    const response = await page.goto('/%E0%A4%A');
    expect(response?.status()).toBe(400);
    await expect(heading(page)).toHaveText('Aquí no hay nada');
    await expect(page.getByRole('searchbox')).toBeVisible();
  });
});

test('without JavaScript pages show what staff wrote last, and another way to ask for a price', async ({
  page,
  documents,
}) => {
  await test.step('in the place of the quotation form stand phone and WhatsApp', async () => {
    for (const path of ['/contacto.html', '/cotizacion']) {
      await page.goto(path);
      await expect(page.getByLabel('Nombre')).toHaveCount(1);
      await expect(page.getByLabel('Nombre')).toBeHidden();
      const instead = page.locator('noscript p');
      await expect(instead).toBeVisible();
      await expect(instead).toContainText('El formulario y tu lista necesitan JavaScript.');
      await expect(instead.getByRole('link', { name: '81 0000 0001' })).toHaveAttribute('href', /^tel:/);
      await expect(instead.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
    }
  });
  await test.step('the video of a tutorial is a link to where it is, because a player needs JavaScript', async () => {
    const [id] = await documents.idsWhere('tutoriales', 'slug', 'cuidar-la-bateria');
    const video = 'https://www.youtube.com/watch?v=aB3-_xYz901';
    await documents.update(`tutoriales/${id}`, { video, rev: 2 });
    await page.goto('/tutoriales/cuidar-la-bateria');
    await expect(page.getByRole('link', { name: 'Ver el video' })).toHaveAttribute('href', video);
  });
  await test.step('a change of staff is in the next request', async () => {
    await page.goto('/pinturas');
    const [id] = await documents.idsWhere('categories', 'folder', 'pinturas');
    await documents.update(`categories/${id}`, { name: 'Pinturas y más' });
    await page.reload();
    await expect(heading(page)).toHaveText('Pinturas y más');
  });
});

test('a crawler finds every public product from the front page, no dead link, and no title or description twice', async ({
  backend,
}) => {
  const { pages, dead } = await crawl(backend.origin);
  expect(dead).toEqual([]);
  const slugs = new Set([...pages.keys()].map((path) => path.split('/')[3] ?? ''));
  const stored = await publicSlugs(backend.origin);
  expect(stored.length).toBeGreaterThan(1000);
  expect(stored.filter((slug) => !slugs.has(slug))).toEqual([]);
  // Those that search engines may list.
  const listed = [...pages].filter(([, { robots }]) => !robots.includes('noindex'));
  expect(listed.length).toBeGreaterThan(1000);
  for (const part of ['title', 'description'] as const) {
    const first = new Map<string, string>();
    const repeated = listed.flatMap(([path, page]) => {
      const before = first.get(page[part]);
      first.set(page[part], before ?? path);
      return before === undefined ? [] : [`${path} as ${before}: ${page[part]}`];
    });
    expect(repeated.slice(0, 10), part).toEqual([]);
  }
  const heavy = [...pages].flatMap(([path, { html }]) => {
    const size = Buffer.byteLength(html) > MOST_BYTES ? gzipSync(html).length : 0;
    return size > MOST_BYTES ? [`${path}: ${size}`] : [];
  });
  expect(heavy).toEqual([]);
});
