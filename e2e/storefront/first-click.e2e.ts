import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { holdRequests } from '../held-requests.ts';
import { sentQuotes } from '../sent-quotes.ts';
import { cards, heading, PRODUCT, searchBox, suggestions, takenOver } from './page-parts.ts';
import { fillForm } from './quote-parts.ts';

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

/** Opens a page and holds a script of it back until what it answers is called. */
async function openWithout(page: Page, script: RegExp, path: string): Promise<() => void> {
  const send = await holdRequests(page, script);
  await page.goto(path, { waitUntil: 'commit' });
  return send;
}

/** Opens a page of which no script has run, but that is there to its end. */
async function openWithoutScript(page: Page, path: string): Promise<() => void> {
  const send = await openWithout(page, /\/assets\/inicio-.*\.js/, path);
  await page.waitForFunction(() => document.readyState === 'interactive');
  return send;
}

/** Opens a page whose first script has run. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const send = await openWithout(page, /\/assets\/tienda-.*\.js/, path);
  await page.waitForFunction(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (entry?.domContentLoadedEventEnd ?? 0) > 0;
  });
  return send;
}

test('a button that is pressed before the shop’s code is there does its work when it has come, once', async ({
  page,
}) => {
  await test.step('a button that is pressed before the shop’s code is there does its work when it has come, once', async () => {
    const send = await openWithoutCode(page, PRODUCT);
    await page.getByRole('button', { name: 'Agregar a cotización' }).first().click();
    send();
    await expect(page.getByText('Llevas 1 en tu lista.')).toBeVisible();
  });
  await test.step('a button that is pressed before any script has run does its work when they have, once', async () => {
    const send = await openWithoutScript(page, PRODUCT);
    await page.getByRole('button', { name: 'Agregar a cotización' }).first().click();
    send();
    await expect(page.getByText('Llevas 2 en tu lista.')).toBeVisible();
  });
  await test.step('a button that the keyboard pressed before any script had run does its work when they have, once', async () => {
    const send = await openWithoutScript(page, PRODUCT);
    const button = page.getByRole('button', { name: 'Agregar a cotización' }).first();
    while (!(await button.evaluate((one) => one === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    send();
    await expect(page.getByText('Llevas 3 en tu lista.')).toBeVisible();
  });
  await test.step('a button that the keyboard only came to before any script had run is not taken for pressed', async () => {
    const send = await openWithoutScript(page, PRODUCT);
    const button = page.getByRole('button', { name: 'Agregar a cotización' }).first();
    while (!(await button.evaluate((one) => one === document.activeElement))) await page.keyboard.press('Tab');
    send();
    await takenOver(page);
    await button.press('Enter');
    await expect(page.getByText('Llevas 4 en tu lista.')).toBeVisible();
  });
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

test('what is typed and chosen before any script has run is kept, and counts', async ({ page }) => {
  for (const path of [
    '/',
    '/pinturas',
    PRODUCT,
    '/preguntas-frecuentes',
    '/busqueda?search=caladora',
    '/no-existe/nada',
  ]) {
    const send = await openWithoutScript(page, path);
    await searchBox(page).fill('esmeriladora');
    send();
    await expect(suggestions(page).first(), path).toContainText(/esmeriladora/i);
    await expect(searchBox(page), path).toHaveValue('esmeriladora');
  }

  const send = await openWithoutScript(page, '/calculadora?para=pintura');
  await page.getByLabel('Ancho (m)').first().fill('5');
  await page.getByLabel('Alto (m)').first().fill('2.5');
  await page.getByLabel('Producto').selectOption({ label: 'Pintura vinílica blanca' });
  send();
  await expect(page).toHaveURL(/clave=.*ancho=5&alto=2\.5/);
  await expect(page.getByLabel('Producto').locator('option:checked')).toHaveText('Pintura vinílica blanca');

  const sendForm = await openWithoutScript(page, '/contacto.html');
  await page.getByLabel('Nombre').fill('Ana');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  sendForm();
  await expect(page.getByText('Dinos qué necesitas, o agrega productos a tu lista.')).toBeVisible();
  await expect(page.getByLabel('Nombre')).toHaveValue('Ana');
});

test.describe('with the deployed rules', () => {
  test.use({ testMode: false });

  test('a form that is sent while what was typed before the page was taken over is typed again arrives whole', async ({
    page,
    backend,
  }) => {
    // Sent in the very moment in which the page is taken over.
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.documentElement.hasAttribute('data-tienda')) return;
        observer.disconnect();
        document
          .querySelector<HTMLButtonElement>('main form button[type="submit"], main form button:not([type])')
          ?.click();
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-tienda'] });
    });
    // The shop's code waits until everything is typed.
    let letThrough = (): void => {};
    const isTyped = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(/\/assets\/tienda-[^/]+\.js$/, async (route) => {
      await isTyped;
      await route.continue();
    });
    await page.goto('/contacto.html');
    await fillForm(page);
    await page.getByLabel('¿Qué necesitas?').fill('Dos rotomartillos');
    letThrough();
    await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
    expect(await sentQuotes(backend)).toHaveLength(1);
  });
});
