import type { Page } from '@playwright/test';
import { shopDayAt } from '#domain/kernel/shop-day.ts';
import { expect, test } from '../fixtures.ts';
import { firstVisit } from './device.ts';

const DAY_MS = 86_400_000;
const dayIn = (days: number): string => shopDayAt(Date.now() + days * DAY_MS);
const main = (page: Page) => page.getByRole('main');

test('a kiosk that has been without a network for three days sees a promotion end, in its lists and in the visitor’s list, and another begin', async ({
  page,
  context,
  documents,
}) => {
  const [drill = ''] = await documents.idsWhere('productos', 'clave', 'TZ-DH20');
  const [impact = ''] = await documents.idsWhere('productos', 'clave', 'LI-2012');
  await documents.update('ajustes/promociones', {
    aviso: 'Buen Fin en taladros.',
    avisoEnlace: '',
    avisoDesde: dayIn(-1),
    avisoHasta: dayIn(1),
    precios: {
      [`${dayIn(-1)} ${drill}`]: `${dayIn(1)} 199900`,
      [`${dayIn(2)} ${impact}`]: `${dayIn(9)} 299900`,
    },
    actualizadoPor: 'x',
  });
  const card = (clave: string) =>
    main(page)
      .getByRole('article')
      .filter({ has: page.getByText(clave, { exact: true }) });
  await page.clock.install({ time: new Date() });
  await firstVisit(page);
  await expect(main(page).getByText('Buen Fin en taladros.')).toBeVisible();
  await expect(card('TZ-DH20')).toContainText('Antes $2,499.00');
  await expect(card('TZ-DH20')).toContainText('$1,999.00');
  await expect(card('LI-2012')).toContainText('$3,699.00');
  await card('TZ-DH20').getByRole('button').click();

  await context.setOffline(true);
  // A page that is left open hears of midnight by itself; its banner's place stays.
  await page.clock.fastForward(3 * DAY_MS);
  await page.clock.runFor(90_000);
  await expect(card('TZ-DH20')).toContainText('$2,499.00');
  await expect(card('TZ-DH20')).not.toContainText('Antes');
  await expect(card('LI-2012')).toContainText('Antes $3,699.00');
  await expect(main(page).getByText('Buen Fin en taladros.')).toBeHidden();

  // A start without a network shows nothing of what has ended either.
  await page.reload();
  await expect(card('TZ-DH20')).toContainText('$2,499.00');
  await expect(card('LI-2012')).toContainText('$2,999.00');
  await expect(main(page).getByText('Buen Fin en taladros.')).toHaveCount(0);
  await page.goto('/cotizacion');
  await expect(main(page)).toContainText('Subió: cuando lo agregaste costaba $1,999.00.');
  await page.goto('/busqueda?search=TZ-DH20');
  await expect(card('TZ-DH20')).toContainText('$2,499.00');
});
