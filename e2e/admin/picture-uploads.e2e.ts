import { expect, test, withWorker } from '../fixtures.ts';
import { file, photo } from './picture-files.ts';
import { arrivedPicture, chooser, FORM, look, publish, remove, SIZES, storedFile } from './picture-parts.ts';
import { signIn, staffFilesKept, synced } from './staff-parts.ts';

test.use({ testMode: false });

test(
  'without a network a photo is shown and kept with its tutorial, over a closed tab, and arrives once',
  withWorker,
  async ({ page, context, backend }) => {
    await signIn(page, FORM);
    await staffFilesKept(page);
    const bytes = await photo(page, { width: 1200, height: 800 });
    await backend.stop();
    await chooser(page).setInputFiles(file('sin-red.jpg', bytes));
    await expect(page.getByText('En este equipo; se sube al haber conexión.')).toBeVisible();
    const shown = page
      .getByRole('listitem')
      .filter({ has: remove(page) })
      .locator('img');
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
    await publish(page, 'Escrito sin red');
    await expect(page.getByRole('link', { name: 'Escrito sin red' })).toBeVisible();
    await page.close();

    const again = await context.newPage();
    await again.goto('/admin/tutoriales');
    await expect(again.getByRole('link', { name: 'Escrito sin red' })).toBeVisible();
    const stored: string[] = [];
    again.on('response', (reply) => {
      const name = /[?&]name=([^&]+)/.exec(reply.url())?.[1];
      if (reply.request().method() === 'POST' && name && reply.ok() && !reply.url().includes('upload_id'))
        stored.push(decodeURIComponent(name));
    });
    await backend.start();
    await synced(again);

    const imagen = await arrivedPicture(backend.origin, 'Escrito sin red');
    for (const size of SIZES) await storedFile(backend.origin, imagen.replace('-1600', `-${size}`));
    expect(stored.toSorted()).toEqual(SIZES.map((size) => imagen.replace('-1600', `-${size}`)).toSorted());
    const pending = () =>
      again.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open('archivos-por-enviar');
            opening.addEventListener('success', () => {
              const count = opening.result.transaction('archivos').objectStore('archivos').count();
              count.addEventListener('success', () => {
                opening.result.close();
                resolve(count.result);
              });
            });
          }),
      );
    await expect.poll(pending).toBe(0);
  },
);

test(
  'an upload that is cut halfway is completed later, and its tutorial is saved after it',
  withWorker,
  async ({ page, backend }) => {
    await signIn(page, FORM);
    const noisy = await photo(page, { width: 1600, height: 1200, noisy: true });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput: -1,
      uploadThroughput: 90_000,
    });
    await chooser(page).setInputFiles(file('ruido.jpg', noisy));
    const progress = page.getByRole('progressbar', { name: /^Subiendo/ });
    await expect
      .poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value), { timeout: 60_000 })
      .toBeGreaterThanOrEqual(45);
    await backend.kill();
    await publish(page, 'Cortado a la mitad');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await backend.start();
    await synced(page);

    const imagen = await arrivedPicture(backend.origin, 'Cortado a la mitad');
    const largest = await storedFile(backend.origin, imagen);
    expect((await look(page, largest)).size).toEqual([1600, 1200]);
    expect(largest.length).toBe(largest.readUInt32LE(4) + 8);
  },
);

test('a person stops an upload and sends it later', async ({ page }) => {
  await signIn(page, FORM);
  const noisy = await photo(page, { width: 1600, height: 1200, noisy: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const speed = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  // So slow that nobody is too late to stop it.
  await speed(5000);
  await chooser(page).setInputFiles(file('ruido.jpg', noisy));
  await page.getByRole('button', { name: 'Detener la foto' }).click();
  await expect(page.getByText('En pausa; sigue en este equipo.')).toBeVisible();
  const again = page.getByRole('button', { name: 'Subir ahora la foto' });
  await expect(again).toBeFocused();
  await speed(-1);
  await again.click();
  await expect(page.getByText('En pausa; sigue en este equipo.')).toBeHidden();
  await synced(page);
});
