import type { Page } from '@playwright/test';
import { listToFragment } from '#domain/quotes/quote-link.ts';
import { expect, test } from '../fixtures.ts';
import { heading, PRODUCT, takenOver } from './page-parts.ts';

// A first visit: the page comes from the server.

/** What a browser's own «Compartir» gives on: the address that the page names as its own, else the one in its bar. */
const shared = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const named = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
    return named ?? document.head.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content ?? location.href;
  });

const line = { key: 'TP-7512', producto: '', clave: 'TP-7512', nombre: '', cantidad: 2, nota: '', precio: null };
const list = `/cotizacion#lista=${listToFragment([line], 'Obra')}`;

test('a page is shared by the one address that opens it again', async ({ page, baseURL }) => {
  for (const [what, path, shown] of [
    ['a repair', '/reparacion/abcdefghijkl', 'Tu reparación'],
    ['a comparison', '/comparar?clave=TP-7512&clave=TZ-TP600', 'Comparar productos'],
    ['a calculation', '/calculadora?para=pintura&ancho=4&alto=2.4', '¿Cuánto necesito?'],
    ['a shared list', list, 'Obra'],
  ] as const)
    await test.step(`the first visit to ${what} is shared by the address that was opened`, async () => {
      await page.goto(path);
      expect(await shared(page)).toBe(baseURL + path);
      await takenOver(page);
      await expect(heading(page)).toHaveText(shown);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^noindex/);
      expect(await shared(page)).toBe(baseURL + path);
    });

  await test.step('a product is shared by its one address, however it was reached', async () => {
    await page.goto(`${PRODUCT}?gclid=abc#ficha`);
    await takenOver(page);
    expect(await shared(page)).toBe(baseURL + PRODUCT);
  });
});

test('React takes over the page that an advertisement leads to, and its links lead on without it', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => {
    const isOfTest = /Failed to load resource|Service Worker registration blocked/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isOfTest) said.push(message.text());
  });
  // Without the catalogue there is nothing to show but what came, if it was taken over and not drawn anew.
  await page.route(/\/v1\/projects\/|\/Listen\/channel/, (route) => route.abort());
  await page.goto('/pinturas?gclid=abc&gad_source=1');
  await takenOver(page);
  await expect(page.getByText('367 productos').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ver \d+ más/ })).toHaveAttribute('href', '/pinturas?pagina=2');
  expect(said).toEqual([]);
});
