import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { readAsStaff } from '../sent-quotes.ts';
import { test } from './kept-profile.ts';
import { PLACE, photo, withExif } from './picture-files.ts';
import { expectSound, heading, save, sidebar, signIn, synced, visitorPage } from './staff-parts.ts';
import { isReadyForOffline } from './sync-parts.ts';

// The deployed rules decide what is stored and who sees it.
test.use({ serviceWorkers: 'allow', testMode: false });

const FILES = '/v0/b/la-fragua.appspot.com/o';
const cards = (page: Page) => page.getByRole('list', { name: 'Fotos', exact: true }).getByRole('listitem');
const camera = (page: Page) => page.getByLabel('Fotos de la reparación: cámara');
const shown = (customer: Page) => customer.getByRole('main').getByRole('link', { name: /^Foto \d de tu equipo/ });
const isDrawn = (page: Page): Promise<boolean> =>
  page
    .getByRole('img', { name: /^Foto 1 de tu equipo/ })
    .evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0);

test('photographs taken without a network outlive a browser that is killed, arrive once, and the customer sees those that staff show', async ({
  device,
  browser,
  backend,
}) => {
  const page = await device.open();
  await signIn(page, '/admin/productos');
  await isReadyForOffline(page);
  const bytes = withExif(await photo(page, { width: 2400, height: 1800 }), 6);
  const other = await photo(page, { width: 900, height: 700, noisy: true });
  await sidebar(page, 'Taller').click();
  await page.getByRole('link', { name: 'Recibir un equipo' }).click();
  await expect(heading(page, 'Recibir un equipo')).toBeVisible();
  await backend.stop();
  await page.getByLabel('Teléfono').fill('81 1234 5678');
  await page.getByLabel('Nombre').fill('Ana Pérez');
  await page.getByLabel('Artículo').fill('Lijadora roto-orbital');
  await page.getByLabel('Falla reportada').fill('Se apaga sola');
  await camera(page).setInputFiles({ name: 'golpe.jpg', mimeType: 'image/jpeg', buffer: bytes });
  await expect(cards(page)).toHaveCount(1);
  await page.getByLabel('Fotos de la reparación', { exact: true }).setInputFiles([
    { name: 'placa.jpg', mimeType: 'image/jpeg', buffer: other },
    { name: 'nota.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
  ]);
  // Bad input is a sentence, and nothing else is lost.
  await expect(page.getByText(/^nota\.pdf: /)).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText('En este equipo; se sube al haber conexión.');
  await page.getByLabel('El cliente la ve: la foto 1').check();
  await expectSound(page);
  await page.getByRole('button', { name: 'Recibir', exact: true }).click();
  await expect(heading(page, /^Reparación T-/)).toBeVisible();
  await device.kill();

  await backend.start();
  const again = await device.open();
  await again.goto('/admin/taller');
  await synced(again);
  const [stored, ...others] = await readAsStaff(backend, 'reparaciones');
  expect([others.length, stored?.['rev'], stored?.['actualizadoPor'] !== undefined]).toEqual([0, 1, true]);
  const fotos = stored?.['fotos'] as { readonly archivo: string; readonly visible: boolean }[];
  expect(fotos.map(({ visible }) => visible)).toEqual([true, false]);
  const ask = (name: string) => fetch(`${backend.origin}${FILES}/${encodeURIComponent(name)}?alt=media`);
  for (const { archivo } of fotos)
    for (const size of ['1600', '800', '400']) {
      const reply = await ask(archivo.replace('-1600', `-${size}`));
      expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'private,max-age=86400']);
      expect(Buffer.from(await reply.arrayBuffer()).includes(PLACE)).toBe(false);
    }

  const customer = await visitorPage(browser, backend.origin);
  await customer.goto(`/reparacion/${String(stored?.['secreto'])}`);
  await expect(shown(customer)).toHaveCount(1);
  await expect.poll(() => isDrawn(customer)).toBe(true);
  await expectSound(customer);
  await again.getByRole('list', { name: 'Reparaciones' }).getByRole('link').click();
  await expect(cards(again)).toHaveCount(2);
  // By the keyboard as well.
  await again.getByLabel('El cliente la ve: la foto 2').focus();
  await again.keyboard.press('Space');
  await save(again);
  await expect(shown(customer)).toHaveCount(2);
  await expectSound(again);
  await again.getByRole('button', { name: 'Quitar la foto 1' }).click();
  await save(again);
  await expect(shown(customer)).toHaveCount(1);
  await synced(again);
  await expect.poll(async () => (await ask(fotos[0]?.archivo ?? '')).status).toBe(404);

  // Its log tells what was done, and nothing of the person.
  await sidebar(again, 'Bitácora').click();
  await again.getByLabel('Clase', { exact: true }).selectOption({ label: 'Reparaciones' });
  const changes = again.getByRole('list', { name: 'Cambios de la tienda' }).locator('> li[data-at]');
  await expect(changes).toHaveCount(3);
  await expect(changes.first()).toContainText('Fotos: 2, 2 a la vista → 1, 1 a la vista');
  const records = JSON.stringify(await readAsStaff(backend, 'bitacora'));
  for (const hidden of ['Ana', '8112345678', 'Se apaga sola', '-1600', String(stored?.['secreto'])])
    expect(records).not.toContain(hidden);
  await again.goBack();
  await again.getByRole('button', { name: 'Borrar el folio' }).click();
  await again.getByRole('button', { name: 'Borrar para siempre' }).click();
  await expect(customer.getByText('No encontramos una reparación con este enlace.')).toBeVisible();
  await synced(again);
  for (const { archivo } of fotos) await expect.poll(async () => (await ask(archivo)).status).toBe(404);
  await customer.context().close();
});
