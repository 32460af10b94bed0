import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { untilListening } from '../live-listener.ts';
import { cards, DESKTOP, heading, PHONE, PRODUCT, PUBLIC_ROUTES, takenOver } from './page-parts.ts';

// The first visit: no worker answers, and no copy is on the device.

/** What these pages show of the device is not known to a server: the visitor's list, and what is kept here. */
const OF_DEVICE: ReadonlySet<string> = new Set(['/cotizacion', '/sin-conexion']);

interface Texts {
  readonly header: string;
  /** The title, the page and the footer. */
  readonly rest: string;
}

/**
 * The text of the page as it came and as it is now, without filters, which need the whole catalogue to be counted, and without what the device adds.
 * The header comes for both widths, and the one of the other width goes.
 */
async function texts(page: Page): Promise<{ readonly came: Texts; readonly now: Texts }> {
  return page.evaluate(async () => {
    const partOf = (of: Document, name: string): string => {
      const part = of.querySelector(`body ${name}`)?.cloneNode(true) as HTMLElement;
      for (const late of part.querySelectorAll('aside, noscript, [data-late]')) late.remove();
      return part.textContent;
    };
    const textsOf = (of: Document) => ({
      header: partOf(of, 'header'),
      rest: `${of.title}: ${partOf(of, 'main')} | ${partOf(of, 'footer')}`,
    });
    // Parsed by the browser's request, because the site's policy lets no text become markup.
    const came = await new Promise<Document>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.responseType = 'document';
      request.addEventListener('load', () => request.responseXML && resolve(request.responseXML));
      request.addEventListener('error', reject);
      request.open('GET', location.href);
      request.send();
    });
    return { came: textsOf(came), now: textsOf(document) };
  });
}

for (const [name, size] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test(`${name}: on every address React takes over the page that came, without a warning and without another text`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const said: string[] = [];
    page.on('pageerror', ({ message }) => said.push(message));
    page.on('console', (message) => {
      const isOfTest = /Failed to load resource|Service Worker registration blocked/.test(message.text());
      if (['error', 'warning'].includes(message.type()) && !isOfTest) said.push(message.text());
    });
    for (const path of [...PUBLIC_ROUTES, '/pinturas?pagina=2', '/pinturas?orden=precio']) {
      await page.goto(path);
      await takenOver(page);
      expect(said, path).toEqual([]);
      if (OF_DEVICE.has(path)) continue;
      // Once the whole catalogue is there, the page shows the same from it.
      await untilListening(page);
      await expect(async () => {
        const { came, now } = await texts(page);
        expect(now.rest, path).toBe(came.rest);
        expect(now.header).toContain('La Fragua');
        expect(came.header, path).toContain(now.header);
      }).toPass({ timeout: 60_000 });
    }
    expect(said).toEqual([]);
  });
}

test('nothing moves while the page is taken over and the catalogue comes', async ({ page }) => {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    for (const path of ['/', '/pinturas', PRODUCT, '/busqueda?search=taladro', '/preguntas-frecuentes']) {
      await page.goto(path);
      await takenOver(page);
      await untilListening(page);
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
            }).observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => setTimeout(() => resolve(sum)));
          }),
      );
      expect(shift, `${path} at ${size.width}`).toBeLessThanOrEqual(0.02);
    }
  }
});

test('where the catalogue does not come, the page that came stays, and another one waits', async ({ page }) => {
  await page.route(/\/v1\/projects\/|\/Listen\/channel/, (route) => route.abort());
  await page.goto('/pinturas');
  await takenOver(page);
  await expect(heading(page)).toHaveText('Pinturas');
  expect(await cards(page).count()).toBe(48);
  await expect(page.getByText('367 productos').first()).toBeVisible();
  const name = await cards(page).first().getByRole('heading').textContent();
  await cards(page).first().getByRole('heading').getByRole('link').click();
  // Of this product the page has only what its card shows, which must not pass for all there is.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(1);
  await page.goBack();
  await expect(cards(page).first().getByRole('heading')).toHaveText(name ?? '');
});
