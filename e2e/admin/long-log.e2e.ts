import { expect, test } from '../fixtures.ts';
import { sidebar, signIn } from './staff-parts.ts';

const COUNT = 10_000;
/** More rows than these in the page, with those that are spare, would be rows that nobody sees. */
const MOST_ROWS = 60;
const MINUTE_MS = 60_000;

test('ten thousand changes are read as the list is scrolled, few rows are in the page at once, and both ends are reached', async ({
  page,
  documents,
}) => {
  const newest = Date.now() - MINUTE_MS;
  await documents.createMany(
    'bitacora',
    Array.from({ length: COUNT }, (_, at) => ({
      rutas: [`productos/p${at}`],
      revs: [2],
      desde: [1],
      cambios: [{ antes: { modelo: 'Anterior' }, despues: { modelo: `Modelo ${at}` } }],
      entrada: `entrada-${at}`,
      titulo: `Producto «Artículo ${at}»`,
      por: 'alguien',
      quien: 'rosa@lafragua.example',
      equipo: 'iPad · k3f9',
      capturado: newest - at * MINUTE_MS,
      privado: false,
      hecho: new Date(newest - at * MINUTE_MS),
    })),
  );
  await signIn(page);
  await sidebar(page, 'Bitácora').click();
  const changes = page.getByRole('list', { name: 'Cambios de la tienda' }).locator('> li[data-at]');
  await expect(changes.first()).toContainText('Artículo 0»');
  let most = 0;
  // One page of records follows the other for as long as the end of the list is in sight.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    most = Math.max(most, await changes.count());
    await expect(page.getByText('10,000 cambios', { exact: true })).toBeVisible({ timeout: 1 });
  }).toPass({ intervals: [50], timeout: 10 * MINUTE_MS });
  await page.keyboard.press('End');
  const last = changes.filter({ hasText: `Artículo ${COUNT - 1}»` });
  await expect(last).toBeInViewport();
  await expect(last).toHaveAttribute('aria-posinset', (await last.getAttribute('aria-setsize')) ?? '');
  most = Math.max(most, await changes.count());
  expect(most).toBeLessThan(MOST_ROWS);

  // In the middle of it, as with the bar of the window.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  // Any row that is seen: the first of those in the page is a spare one above the window as soon as the list is at rest.
  const isMiddleSeen = () =>
    changes.evaluateAll((rows) =>
      rows.some((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && /Artículo (4[5-9]|5[0-4])\d\d»/.test(row.textContent);
      }),
    );
  await expect.poll(isMiddleSeen).toBe(true);
  expect(await changes.count()).toBeLessThan(MOST_ROWS);
  await page.keyboard.press('Home');
  await expect(changes.first()).toContainText('Artículo 0»');
  await expect(changes.first()).toBeInViewport();
});
