import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { cards, heading, PRODUCT } from './page-parts.ts';

test.use({ serviceWorkers: 'block' });

const LABEL = '/herramienta-inalambrica/taladros-inalambricos';

/** What the browser itself means to fetch and has fetched, by its own report. */
async function watchFetching(page: Page) {
  const session = await page.context().newCDPSession(page);
  const seen = { links: 0, ready: [] as string[] };
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    seen.links = preloadingAttemptSources.length;
  });
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') seen.ready.push(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  return seen;
}

test('before the shop’s code is there, the browser fetches the page of a link under the pointer, and shows that one', async ({
  page,
}) => {
  // As on a slow line: the page can be read and its links followed, the code is on its way.
  await page.route('**/assets/*.js', () => {});
  const seen = await watchFetching(page);
  await page.goto(LABEL, { waitUntil: 'commit' });
  await expect.poll(() => seen.links).toBeGreaterThan(48);
  const link = cards(page).first().getByRole('heading').getByRole('link');
  const path = await link.getAttribute('href');
  await link.hover();
  await expect.poll(() => seen.ready).toEqual([path]);
  await link.click();
  await expect(page.getByText(/^Clave /).first()).toBeVisible();
  const delivery = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return (entry as PerformanceNavigationTiming & { readonly deliveryType: string }).deliveryType;
  });
  expect(delivery).toBe('navigational-prefetch');
});

test('once the page is taken over the browser fetches no page, because links no longer load one', async ({ page }) => {
  const seen = await watchFetching(page);
  await page.route('**/assets/shell-*.js', async (route) => {
    await expect.poll(() => seen.links).toBeGreaterThan(48);
    await route.continue();
  });
  await page.goto(LABEL);
  await expect.poll(() => seen.links).toBe(0);
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(heading(page)).toContainText('Taladro');
  expect(seen.ready).toEqual([]);
});

/** Opens a page whose first script has run, and holds the shop's code back until what it answers is called. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  let send = (): void => {};
  const wanted = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/assets/tienda-*.js', async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (entry?.domContentLoadedEventEnd ?? 0) > 0;
  });
  return send;
}

test('a button that is pressed before the shop’s code is there does its work when it has come, once', async ({
  page,
}) => {
  const send = await openWithoutCode(page, PRODUCT);
  await page.getByRole('button', { name: 'Agregar a cotización' }).first().click();
  send();
  await expect(page.getByText('Llevas 1 en tu lista.')).toBeVisible();
});

test('what is typed, chosen and sent before the shop’s code is there is kept, and counts', async ({ page }) => {
  const send = await openWithoutCode(page, '/calculadora?para=pintura');
  await page.getByLabel('Ancho (m)').first().fill('5');
  await page.getByLabel('Alto (m)').first().fill('2.5');
  await page.getByLabel('Producto').selectOption({ label: 'Pintura vinílica blanca' });
  await page.getByRole('banner').getByRole('combobox').fill('esmeriladora');
  send();
  await expect(page).toHaveURL(/clave=.*ancho=5&alto=2\.5/);
  await expect(page.getByLabel('Ancho (m)').first()).toHaveValue('5');
  await expect(page.getByLabel('Producto').locator('option:checked')).toHaveText('Pintura vinílica blanca');
  // The search box still has its word and suggests what it would.
  await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue('esmeriladora');
  await expect(page.getByRole('option').first()).toContainText(/esmeriladora/i);

  const sendForm = await openWithoutCode(page, '/contacto.html');
  await page.getByLabel('Nombre').fill('Ana');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  sendForm();
  await expect(page.getByText('Dinos qué necesitas, o agrega productos a tu lista.')).toBeVisible();
  await expect(page.getByText('Escribe tu nombre.')).toHaveCount(0);
  await expect(page.getByLabel('Nombre')).toHaveValue('Ana');
});
