import type { Page } from '@playwright/test';
import { groupThousands } from '#domain/kernel/money.ts';
import { expect, test } from '../fixtures.ts';
import { firstVisit, navigateWithinPage } from './device.ts';

test.use({ serviceWorkers: 'allow' });

/** Some six hundred requests, which take a machine kept busy more than a minute. */
const WHOLE_DOWNLOAD = { timeout: 300_000 };

const downloaded = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('imagenes-descargadas')).keys()).length);

test('the whole catalogue is downloaded: its size is told before, it is cancelled and continued, and shows offline', async ({
  page,
  backend,
}) => {
  await firstVisit(page);
  await navigateWithinPage(page, '/sin-conexion');
  await expect(page.getByText(/^Son [\d,]+ fotos, unos [\d.]+.(kB|MB)\.$/)).toBeVisible();
  const told = /[\d,]+/.exec((await page.getByText(/^Son [\d,]+ fotos/).textContent()) ?? '')?.[0] ?? '';
  const total = Number(told.replace(',', ''));
  expect(total).toBeGreaterThan(50);

  // Slow enough to be cancelled half way.
  let served = 0;
  let release = (): void => {};
  const cancelled = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/demo/**', async (route) => {
    served += 1;
    if (served > 20) await cancelled;
    await route.continue().catch(() => {});
  });
  await page.getByRole('button', { name: 'Descargar catálogo completo' }).click();
  await expect(page.getByRole('progressbar', { name: 'Fotos descargadas' })).toHaveAttribute('value', '20');
  await expect(page.getByText(`Descargando: 20 de ${told} fotos.`)).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar descarga' }).click();
  await expect(page.getByText(`Faltan ${groupThousands(total - 20)} de ${told} fotos`)).toBeVisible();
  expect(await downloaded(page)).toBe(20);
  release();
  await page.unroute('**/demo/**');

  // It goes on from there after a reload too, and while the person is elsewhere in the shop.
  await page.reload();
  await expect(page.getByText(`Faltan ${groupThousands(total - 20)} de ${told} fotos`)).toBeVisible();
  await page.getByRole('button', { name: 'Continuar la descarga' }).click();
  await navigateWithinPage(page, '/nosotros');
  await navigateWithinPage(page, '/sin-conexion');
  await expect(page.getByText(`Las ${told} fotos del catálogo están en este equipo.`)).toBeVisible(WHOLE_DOWNLOAD);
  expect(await downloaded(page)).toBe(total);

  await backend.stop();
  await page.goto('/herramienta-inalambrica');
  const pictures = page.getByRole('main').getByRole('article').locator('img');
  await expect(pictures.first()).toBeVisible();
  // None of them was ever seen on this device.
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
      .toBe(true);
  }
});

test('a device without room keeps what fits and says so; without a network the download continues later', async ({
  page,
  context,
  backend,
}) => {
  await firstVisit(page);
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  const devtools = await context.newCDPSession(page);
  const setQuota = (quotaSize?: number) =>
    devtools.send('Storage.overrideQuotaForOrigin', {
      origin: backend.origin,
      ...(quotaSize !== undefined && { quotaSize }),
    });
  // Room for some of the photographs and not for all of their three and a half megabytes; the search's index may still take its part.
  await setQuota(usage + 1_500_000);
  await navigateWithinPage(page, '/sin-conexion');
  await expect(page.getByText(/^Son [\d,]+ fotos/)).toBeVisible();
  await page.getByRole('button', { name: 'Descargar catálogo completo' }).click();
  await expect(page.getByText(/Se acabó el espacio: quedaron [1-9][\d,]* de [\d,]+ fotos/)).toBeVisible(WHOLE_DOWNLOAD);
  await setQuota();

  await backend.stop();
  await page.getByRole('button', { name: 'Continuar la descarga' }).click();
  await expect(page.getByText(/Se perdió la conexión: [\d,]+ de [\d,]+ fotos ya están aquí/)).toBeVisible();
  await backend.start();
  await page.getByRole('button', { name: 'Continuar la descarga' }).click();
  await expect(page.getByText(/Las [\d,]+ fotos del catálogo están en este equipo/)).toBeVisible(WHOLE_DOWNLOAD);

  await page.getByRole('button', { name: 'Borrar las fotos descargadas' }).click();
  await expect(page.getByRole('button', { name: 'Descargar catálogo completo' })).toBeVisible();
  expect(await downloaded(page)).toBe(0);
});

test('a download that the browser says it has no room for is announced before anything is fetched', async ({
  page,
}) => {
  // Chromium says that it has ten gigabytes whatever is true; others give their real figure, as here.
  await page.addInitScript(() => {
    Object.defineProperty(navigator.storage, 'estimate', {
      value: async () => ({ usage: 3_000_000, quota: 3_050_000 }),
    });
  });
  await firstVisit(page);
  await navigateWithinPage(page, '/sin-conexion');
  await expect(page.getByText(/solo ofrece 50.kB\. Se guardarán las que quepan\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Descargar catálogo completo' })).toBeEnabled();
});
