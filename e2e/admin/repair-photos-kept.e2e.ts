import type { Page } from '@playwright/test';
import { expect, test, withWorker } from '../fixtures.ts';
import { photo } from './picture-files.ts';
import { heading, sidebar, signIn, synced } from './staff-parts.ts';
import { isReadyForOffline } from './sync-parts.ts';

test.use({ testMode: false });

/** The pictures that the device keeps, by their addresses. */
const keptPictures = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const kept = await (await caches.open('imagenes')).keys();
    return kept.map(({ url }) => decodeURIComponent(url));
  });
const keptOfRepairs = async (page: Page): Promise<string[]> =>
  (await keptPictures(page)).filter((url) => url.includes('reparaciones/'));

test(
  'no photograph of a repair stays on the device, neither a new one nor one that the version before kept',
  withWorker,
  async ({ page }) => {
    // An address of the site that starts no worker.
    await page.goto('/robots.txt');
    await page.evaluate(async () => {
      const cache = await caches.open('imagenes');
      const files = 'v0/b/la-fragua.appspot.com/o/reparaciones%2Frep-0000000000000000000%2F';
      for (const host of [location.origin, 'https://firebasestorage.googleapis.com'])
        await cache.put(`${host}/${files}${'a'.repeat(64)}-800.webp?alt=media`, new Response('x'));
    });
    expect(await keptOfRepairs(page)).toHaveLength(2);
    await signIn(page, '/admin/productos');
    await isReadyForOffline(page);
    await expect.poll(() => keptOfRepairs(page)).toEqual([]);

    await sidebar(page, 'Taller').click();
    await page.getByRole('link', { name: 'Recibir un equipo' }).click();
    await page.getByLabel('Teléfono').fill('81 1234 5678');
    await page.getByLabel('Nombre').fill('Ana Pérez');
    await page.getByLabel('Artículo').fill('Lijadora roto-orbital');
    await page.getByLabel('Falla reportada').fill('Se apaga sola');
    await page.getByLabel('Fotos de la reparación', { exact: true }).setInputFiles({
      name: 'placa.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(page, { width: 900, height: 700, noisy: true }),
    });
    const card = page.getByRole('list', { name: 'Fotos', exact: true }).getByRole('listitem');
    await expect(card).toHaveCount(1);
    await page.getByRole('button', { name: 'Recibir', exact: true }).click();
    await expect(heading(page, /^Reparación T-/)).toBeVisible();
    await synced(page);
    await page.reload();
    await expect
      .poll(() => card.getByRole('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    // One that is seen later is kept meanwhile, so the photograph is not only on its way. Those of the list may have been kept when it was first seen.
    const later = '/icons/icono-192.png?vista=despues';
    await page.evaluate((url) => document.body.append(Object.assign(new Image(), { src: url })), later);
    await expect.poll(async () => (await keptPictures(page)).filter((url) => url.endsWith(later))).toHaveLength(1);
    expect(await keptOfRepairs(page)).toEqual([]);
  },
);
