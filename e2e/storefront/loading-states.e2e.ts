import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { PHONE, PRODUCT } from './page-parts.ts';

const WIDTHS = [320, PHONE.width] as const;
/** The backend's documents, by REST and by the live channel. */
const DOCUMENTS = /\/(?:v1\/projects|google\.firestore\.v1\.Firestore)/;
const CATALOGUE_CODE = /\/assets\/catalogue-screens[^/]*\.js/;

/** An answer that never comes: the page goes on waiting. */
const hold = (page: Page, what: RegExp): Promise<unknown> => page.route(what, () => {});

/** By how many pixels the page, or a placeholder in it, sticks out of the screen. Rows that scroll sideways on purpose are wider. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const inPage = [...document.querySelectorAll('main [aria-busy="true"], main [aria-busy="true"] *')].map(
      (element) => element.getBoundingClientRect().right,
    );
    return Math.round(Math.max(scrollWidth, ...inPage) - clientWidth);
  });

test('on a small phone nothing widens a page that waits for the catalogue', async ({ page }) => {
  await hold(page, DOCUMENTS);
  for (const width of WIDTHS)
    await test.step(`at ${width} px nothing widens a page that waits for the catalogue`, async () => {
      await page.setViewportSize({ ...PHONE, width });
      for (const path of [
        '/',
        '/pinturas',
        '/pinturas/vinilicas',
        PRODUCT,
        '/busqueda?search=taladro',
        '/tutoriales',
      ]) {
        await page.goto(path);
        await expect(page.locator('main > *').first()).toBeAttached();
        expect(await overhang(page), path).toBeLessThanOrEqual(0);
      }
    });
});

test('on a small phone nothing widens a page that waits for its code', async ({ page }) => {
  await hold(page, CATALOGUE_CODE);
  for (const width of WIDTHS)
    await test.step(`at ${width} px nothing widens a page that waits for its code`, async () => {
      await page.setViewportSize({ ...PHONE, width });
      await page.goto('/');
      // Before the shop has taken the page over, a link opens another page.
      await expect(page.locator('html[data-tienda]')).toBeAttached();
      await page.getByRole('link', { name: 'Pinturas', exact: true }).last().click();
      await expect(page.locator('main [aria-busy="true"]')).toBeAttached();
      expect(await overhang(page)).toBeLessThanOrEqual(0);
    });
});
