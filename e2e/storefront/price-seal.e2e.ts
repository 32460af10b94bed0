import type { Page } from '@playwright/test';
import { expect, test, withWorker } from '../fixtures.ts';
import { shopKept } from '../offline/kept-copy.ts';
import { cards, DESKTOP, PHONE, PRODUCT, searchBox, suggestions, visit } from './page-parts.ts';

const LIST = '/herramienta-inalambrica';
const SINCE = /desde el \d+\s\p{L}{3}\s\d{4}/u;
const CONFIRMED = /^Precios confirmados hoy, \d\d:\d\d$/;
const OLD = /^Precios del \d+\s\p{L}{3}, sin confirmar/u;
const WIDTHS = [320, 390, 834, 844, 1440, 1920];
/** Noon in the shop: by the machine's own clock a run across its midnight would find the prices of a minute ago old. */
const NOON = Date.parse('2026-11-26T18:00:00Z');
const TWO_DAYS = 48 * 60 * 60_000;

test.beforeEach(({ page }) => page.clock.setSystemTime(NOON));

const main = (page: Page) => page.getByRole('main');
const popup = (page: Page) => page.getByRole('listbox', { name: 'Sugerencias' });

async function expectSeals(page: Page, seal: RegExp): Promise<void> {
  for (const path of ['/', LIST, `${LIST}/rotomartillos-inalambricos`, '/busqueda?search=taladro', '/cotizacion']) {
    await visit(page, path);
    await expect(main(page).getByText(seal).first(), path).toBeVisible();
    if (path !== '/cotizacion') await expect(cards(page).first().getByText(SINCE), path).toBeVisible();
  }
  await expect(main(page).getByRole('listitem').getByText(SINCE).first()).toBeVisible();
  await searchBox(page).fill('taladro');
  await expect(suggestions(page).filter({ hasText: SINCE }).first()).toBeVisible();
  await expect(
    popup(page).getByRole('group', { name: seal.source === OLD.source ? /sin confirmar$/ : /confirmados hoy/ }),
  ).toBeVisible();
}

test(
  'above every list of prices it stands whether the device confirmed them today, and at each price since when it holds',
  withWorker,
  async ({ page, backend }) => {
    await visit(page, LIST);
    await page
      .getByRole('button', { name: /^Agregar a la lista:/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Agregar otra/ })).toHaveCount(1);
    await shopKept(page);
    await expectSeals(page, CONFIRMED);
    await backend.stop();
    // Two days later, still without a network.
    await page.clock.setSystemTime(NOON + TWO_DAYS);
    await expectSeals(page, OLD);
  },
);

test(
  'what is said of the prices stays in the room that was kept for it, at every width',
  withWorker,
  async ({ page, backend }) => {
    /** The room is one line high with its sentence in it. */
    const expectOneLine = async (seal: RegExp, where: string): Promise<void> => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const place = main(page).getByText(seal).first().locator('..');
        await expect(async () => {
          const box = await place.boundingBox();
          expect(box?.height, `${where} at ${width}`).toBeLessThanOrEqual(22.5);
        }).toPass({ timeout: 60_000 });
      }
    };
    for (const path of ['/', LIST]) {
      await visit(page, path);
      await expectOneLine(CONFIRMED, path);
    }
    await shopKept(page);
    await backend.stop();
    await page.clock.setSystemTime(NOON + TWO_DAYS);
    for (const path of ['/', LIST]) {
      await visit(page, path);
      await expectOneLine(OLD, path);
    }
  },
);

test('what fits a tool and what was looked at say at each price since when it holds', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, PRODUCT);
  await expect(page.getByRole('region', { name: 'Baterías y cargadores' }).getByText(SINCE).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('vistos'))).not.toBeNull();
  await page.setViewportSize(PHONE);
  await visit(page, '/');
  await expect(page.getByRole('region', { name: 'Vistos hace poco' }).getByText(SINCE)).toBeVisible();
});

test('the other presentations and the range of a category say since when their prices hold', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/pinturas/vinilicas/pintura-vinilica-blanca-4-l-galon');
  const sizes = page.getByRole('navigation', { name: 'Presentaciones' }).getByRole('listitem');
  const priced = sizes.filter({ hasText: '$' });
  await expect(priced.filter({ hasText: SINCE })).toHaveCount(await priced.count());
  expect(await priced.count()).toBeGreaterThan(1);
  await visit(page, LIST);
  await expect(
    main(page).getByText(/productos.*, de \$[\d,]+ a \$[\d,]+ con IVA, (desde|hasta) el \d+\s\p{L}{3}\s\d{4}\./u),
  ).toBeVisible();
});
