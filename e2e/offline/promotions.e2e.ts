import type { Page } from '@playwright/test';
import { shopDayAt } from '#domain/kernel/shop-day.ts';
import type { Documents } from '../documents.ts';
import { expect, test } from '../fixtures.ts';
import { becomeKiosk } from '../kiosk-mode.ts';
import { firstVisit, isMarked, markPage } from './device.ts';
import { untilKept } from './kept-copy.ts';

test.use({ serviceWorkers: 'allow' });

const DAY_MS = 86_400_000;
const dayIn = (days: number): string => shopDayAt(Date.now() + days * DAY_MS);
const main = (page: Page) => page.getByRole('main');
const card = (page: Page, clave: string) =>
  main(page)
    .getByRole('article')
    .filter({ has: page.getByText(clave, { exact: true }) });

/** A welder that costs less until tomorrow, with a banner, and an impact driver from the day after on. */
async function promote(documents: Documents): Promise<void> {
  const [welder = ''] = await documents.idsWhere('productos', 'clave', 'SL-160');
  const [impact = ''] = await documents.idsWhere('productos', 'clave', 'LI-2012');
  await documents.update('ajustes/promociones', {
    aviso: 'Buen Fin en soldadoras.',
    avisoEnlace: '',
    avisoDesde: dayIn(-1),
    avisoHasta: dayIn(1),
    precios: {
      [`${dayIn(-1)} ${welder}`]: `${dayIn(1)} 199900`,
      [`${dayIn(2)} ${impact}`]: `${dayIn(9)} 299900`,
    },
    actualizadoPor: 'x',
  });
}

test('a device that has been without a network for three days sees a promotion end, in its lists and in the visitor’s list, and another begin', async ({
  page,
  context,
  documents,
}) => {
  await promote(documents);
  await page.clock.install({ time: new Date() });
  await firstVisit(page);
  await expect(main(page).getByText('Buen Fin en soldadoras.')).toBeVisible();
  await expect(card(page, 'SL-160')).toContainText(/Antes \$2,999\.00, hasta el \d/);
  await expect(card(page, 'SL-160')).toContainText('$1,999.00');
  await expect(card(page, 'LI-2012')).toContainText('$3,699.00');
  await card(page, 'SL-160').getByRole('button').click();
  await untilKept(page, 'cotizaciones', 'SL-160');
  await untilKept(page, 'catalogo', 'Buen Fin en soldadoras.');

  await context.setOffline(true);
  // A page that is left open hears of midnight by itself; its banner's place stays.
  await page.clock.fastForward(3 * DAY_MS);
  await page.clock.runFor(90_000);
  await expect(card(page, 'SL-160')).toContainText('$2,999.00');
  await expect(card(page, 'SL-160')).not.toContainText('Antes');
  await expect(card(page, 'LI-2012')).toContainText('Antes $3,699.00');
  await expect(main(page).getByText('Buen Fin en soldadoras.')).toBeHidden();

  // A start without a network shows nothing of what has ended either.
  await page.reload();
  await expect(card(page, 'SL-160')).toContainText('$2,999.00');
  await expect(card(page, 'LI-2012')).toContainText('$2,999.00');
  await expect(main(page).getByText('Buen Fin en soldadoras.')).toHaveCount(0);
  await page.goto('/cotizacion');
  await expect(main(page)).toContainText('Subió: cuando lo agregaste costaba $1,999.00.');
  await page.goto('/busqueda?search=SL-160');
  await expect(card(page, 'SL-160')).toContainText('$2,999.00');
});

test('a kiosk that nobody touches and that has no network for three days shows the promotion’s end by itself, and so does its next customer', async ({
  page,
  context,
  documents,
}) => {
  await promote(documents);
  const isKiosk = () => page.evaluate(() => 'kiosk' in document.documentElement.dataset);
  await page.clock.install({ time: new Date() });
  await becomeKiosk(page);
  await firstVisit(page);
  // The clock of its nights begins with it, and a day that passes before counts for nothing.
  await expect.poll(isKiosk).toBe(true);
  await expect(main(page).getByText('Buen Fin en soldadoras.')).toBeVisible();
  await expect(card(page, 'SL-160')).toContainText('$1,999.00');
  await untilKept(page, 'catalogo', 'Buen Fin en soldadoras.');
  await context.setOffline(true);
  for (let day = 0; day < 3; day += 1) {
    await markPage(page);
    await page.clock.fastForward(DAY_MS);
    // Its night: the page loads itself anew, from what the device has. The one that is being left is a kiosk too.
    await page.clock.runFor(90_000);
    await expect(async () => expect(await isMarked(page)).toBe(false)).toPass();
    await expect(async () => expect(await isKiosk()).toBe(true)).toPass();
  }
  await expect(card(page, 'SL-160')).toContainText('$2,999.00');
  await expect(card(page, 'SL-160')).not.toContainText('Antes');
  await expect(card(page, 'LI-2012')).toContainText('Antes $3,699.00');
  await expect(main(page).getByText('Buen Fin en soldadoras.')).toBeHidden();
  await page.goto('/busqueda?search=SL-160');
  await expect(card(page, 'SL-160')).toContainText('$2,999.00');
});
