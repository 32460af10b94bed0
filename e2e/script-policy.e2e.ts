import type { Page } from '@playwright/test';
import { file, photo } from './admin/picture-files.ts';
import { chooseFile, PRICES } from './admin/price-parts.ts';
import { heading, signIn } from './admin/staff-parts.ts';
import { expect, test } from './fixtures.ts';
import { PRODUCT, suggestions, visit } from './storefront/page-parts.ts';

test.use({ serviceWorkers: 'allow' });

const STOPPED = /content security policy|trusted ?(types?|script|html)|refused to/i;

/** What the browser's policy stopped, in any page or worker. */
function watchPolicy(page: Page): string[] {
  const stopped: string[] = [];
  page.context().on('console', (message) => {
    if (STOPPED.test(message.text())) stopped.push(`${page.url()}: ${message.text()}`);
  });
  return stopped;
}

// What the policy stops on any other address is a fault on its console, which every-address.e2e.ts looks at.
test('no kind of page of the shop, and no worker behind it, does what the content policy stops', async ({ page }) => {
  const stopped = watchPolicy(page);
  const workers = new Set<string>();
  page.on('worker', (worker) => workers.add(worker.url().replace(/.*\/|-[\w-]{8}\.js$/g, '')));
  for (const path of [PRODUCT, '/pinturas/vinilicas', '/busqueda?search=caladora', '/cotizacion', '/sin-conexion'])
    await visit(page, path);
  await visit(page, '/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('combobox', { name: 'Buscar en el catálogo' }).first().fill('taladro');
  await expect(suggestions(page).first()).toBeVisible();
  expect([...workers]).toContain('search-worker');
  expect(page.context().serviceWorkers()).toHaveLength(1);
  expect(stopped).toEqual([]);
});

test('the id of a tag manager that the store keeps breaks no page: none asks for what the policy would stop', async ({
  page,
  documents,
}) => {
  await documents.replace('ajustes/sitio', { versionAviso: '2026-11-24', gestorEtiquetas: 'GTM-ABC1234', rev: 1 });
  const stopped = watchPolicy(page);
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await visit(page, '/');
  // What a page does with the device begins with this.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('combobox', { name: 'Buscar en el catálogo' }).first().fill('taladro');
  await expect(suggestions(page).first()).toBeVisible();
  expect([...stopped, ...thrown]).toEqual([]);
});

test('no page of the staff area, with pictures and price lists, does what the content policy stops', async ({
  page,
}) => {
  const stopped = watchPolicy(page);
  const workers = new Set<string>();
  page.on('worker', (worker) => workers.add(worker.url().replace(/.*\/|-[\w-]{8}\.js$/g, '')));
  await page.goto('/login/');
  await signIn(page, '/admin/productos');
  for (const path of [
    '/admin/productos',
    '/admin/categorias',
    '/admin/categorias/crear-categoria',
    '/admin/sub/crear-etiqueta',
    '/admin/tutoriales/crear-tutorial',
    '/admin/publicar',
    '/admin/cotizaciones',
    '/admin/cotizaciones/nueva',
    '/admin/cotizaciones/datos-personales',
    '/admin/cambios',
    '/admin/no-hay',
  ]) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
  }
  await page.goto('/admin/tutoriales/crear-tutorial');
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(file('foto.jpg', await photo(page, { width: 400, height: 300 })));
  await expect.poll(() => [...workers]).toContain('picture-worker');
  await page.goto(PRICES);
  await chooseFile(page, 'lista.csv', 'Clave,Precio\nAL-1,10\n');
  await expect.poll(() => [...workers]).toContain('price-worker');
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(stopped).toEqual([]);
});

test('text becomes no script, no markup and no worker', async ({ page }) => {
  const stopped = watchPolicy(page);
  await visit(page, '/');
  const outcomes = await page.evaluate(() => {
    const attempt = (work: () => void): string => {
      try {
        work();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown';
      }
    };
    return [
      attempt(() => (document.createElement('div').innerHTML = '<b>x</b>')),
      attempt(() => (document.createElement('script').textContent = 'x = 1')),
      attempt(() => new Worker('https://malo.example/x.js')),
      attempt(() => new Worker('/v0/b/x/o/foto.js?alt=media')),
    ];
  });
  expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
  await expect.poll(() => stopped.length).toBeGreaterThan(0);
});
