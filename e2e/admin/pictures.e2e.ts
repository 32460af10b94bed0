import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { file, heic, PLACE, photo, webpParts, withExif } from './picture-files.ts';
import { fieldOf, save, signIn, staffFilesKept, synced } from './staff-parts.ts';

test.use({ testMode: false });

const FORM = '/admin/tutoriales/crear-tutorial';
const STORED = /^productos\/[0-9a-f]{64}-1600\.webp$/;
const SIZES = [1600, 800, 400] as const;

const chooser = (page: Page): Locator => page.getByLabel('Imagen', { exact: true });
const remove = (page: Page): Locator => page.getByRole('button', { name: 'Quitar la foto' });

/** What the public document of the tutorial says, as any visitor may ask. */
async function pictureOf(origin: string, title: string): Promise<string | undefined> {
  const reply = await fetch(`${origin}/v1/projects/la-fragua/databases/(default)/documents:runQuery`, {
    method: 'POST',
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: 'tutoriales' }],
        where: { fieldFilter: { field: { fieldPath: 'visible' }, op: 'EQUAL', value: { stringValue: 'public' } } },
      },
    }),
  });
  const rows = (await reply.json()) as { document?: { fields: Record<string, { stringValue?: string }> } }[];
  return rows.find(({ document }) => document?.fields['titulo']?.stringValue === title)?.document?.fields['imagen']
    ?.stringValue;
}

/** As `pictureOf`, once the tutorial has it. */
async function arrivedPicture(origin: string, title: string): Promise<string> {
  let imagen = '';
  await expect(async () => {
    imagen = (await pictureOf(origin, title)) ?? '';
    expect(imagen).toMatch(STORED);
  }).toPass({ timeout: 300_000 });
  return imagen;
}

async function storedFile(origin: string, path: string): Promise<Buffer> {
  const reply = await fetch(`${origin}/v0/b/la-fragua.appspot.com/o/${encodeURIComponent(path)}?alt=media`);
  expect(reply.status, path).toBe(200);
  expect(reply.headers.get('content-type')).toBe('image/webp');
  expect(reply.headers.get('cache-control')).toContain('immutable');
  return Buffer.from(await reply.arrayBuffer());
}

async function publish(page: Page, title: string): Promise<void> {
  await fieldOf(page, 'Título').fill(title);
  await fieldOf(page, 'Texto del tutorial').fill('Texto.');
  await page.getByRole('checkbox', { name: 'Visible en la tienda' }).check();
  await save(page);
}

/** Width, height and the colours of the four quarters. */
const look = (page: Page, bytes: Buffer) =>
  page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([data]), { imageOrientation: 'none' });
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    const at = (x: number, y: number): string => {
      const [red = 0, green = 0, blue = 0] = context.getImageData(bitmap.width * x, bitmap.height * y, 1, 1).data;
      return red > 200 && green > 200 ? 'white' : red > 200 ? 'red' : green > 200 ? 'green' : blue > 200 ? 'blue' : '?';
    };
    return {
      size: [bitmap.width, bitmap.height],
      quarters: [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)],
    };
  }, bytes.toString('base64'));

test('a sideways photo of 48 megapixels is stored upright in three sizes, without its place', async ({
  page,
  backend,
}) => {
  await signIn(page, FORM);
  const sideways = withExif(await photo(page, { width: 8064, height: 6048 }), 6);
  expect(sideways.includes(PLACE)).toBe(true);
  await chooser(page).setInputFiles(file('IMG_0001.jpg', sideways));
  await expect(remove(page)).toBeVisible();
  await publish(page, 'Con foto');
  await synced(page);

  const imagen = await arrivedPicture(backend.origin, 'Con foto');
  for (const size of SIZES) {
    const bytes = await storedFile(backend.origin, imagen.replace('-1600', `-${size}`));
    expect(bytes.includes('GPS')).toBe(false);
    expect(bytes.includes('Exif')).toBe(false);
    // Besides the picture only the colours of the device's canvas.
    expect(webpParts(bytes).filter((part) => !['VP8X', 'ICCP', 'VP8 '].includes(part))).toEqual([]);
    // Turned a quarter to the right, as the camera's note asks: what was below on the left is above on the left.
    expect(await look(page, bytes)).toEqual({
      size: [size * 0.75, size],
      quarters: ['blue', 'red', 'white', 'green'],
    });
  }
});

test('a file that is no photo is refused with a message, and a photo beside it is taken', async ({ page }) => {
  await signIn(page, FORM);
  const good = await photo(page, { width: 320, height: 200 });
  for (const [name, bytes, says] of [
    ['IMG_0002.HEIC', heic(), /IMG_0002\.HEIC: Este equipo no abre fotos HEIC\. En el iPhone elige Ajustes/],
    ['rota.jpg', good.subarray(0, 700), /rota\.jpg: La foto está dañada o incompleta/],
    [
      'logo.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      /logo\.svg: Los dibujos SVG no se aceptan/,
    ],
    ['ficha.jpg', Buffer.from('%PDF-1.7'), /ficha\.jpg: Es un PDF/],
    ['nada.png', Buffer.alloc(0), /nada\.png: El archivo está vacío/],
  ] as const) {
    await chooser(page).setInputFiles(file(name, bytes));
    await expect(page.getByText(says)).toBeVisible();
    await expect(remove(page)).toBeHidden();
  }
  await chooser(page).setInputFiles(file('buena.jpg', good));
  await expect(remove(page)).toBeVisible();
  await expect(page.getByText(/dañada/)).toBeHidden();
});

test('a photo can be dropped or pasted', async ({ page }) => {
  await signIn(page, FORM);
  // What is pasted goes to a form that is there.
  await expect(chooser(page)).toBeAttached();
  const bytes = (await photo(page, { width: 400, height: 300 })).toString('base64');
  await page.evaluate((base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([data], 'pegada.jpg', { type: 'image/jpeg' }));
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, bytes);
  await expect(remove(page)).toBeVisible();
  await remove(page).click();
  await expect(remove(page)).toBeHidden();

  const transfer = await page.evaluateHandle((base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const dropped = new DataTransfer();
    dropped.items.add(new File([data], 'soltada.jpg', { type: 'image/jpeg' }));
    return dropped;
  }, bytes);
  const place = page.getByText('También puedes soltarlas aquí');
  await place.dispatchEvent('dragover', { dataTransfer: transfer });
  await place.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(remove(page)).toBeVisible();
});

test('without a network a photo is shown and kept with its tutorial, over a closed tab, and arrives once', async ({
  page,
  context,
  backend,
}) => {
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
});

test('an upload that is cut halfway is completed later, and its tutorial is saved after it', async ({
  page,
  backend,
}) => {
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
});

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
  await speed(-1);
  await page.getByRole('button', { name: 'Subir ahora la foto' }).click();
  await expect(page.getByText('En pausa; sigue en este equipo.')).toBeHidden();
  await synced(page);
});

test('a device without room says so, and the form stays as it was', async ({ page, baseURL }) => {
  await signIn(page, FORM);
  await fieldOf(page, 'Título').fill('No cabe');
  const bytes = await photo(page, { width: 1600, height: 1200, noisy: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1000 });
  const noRoom = page.getByText(/grande\.jpg: No queda espacio en este equipo/);
  // The browser looks at its quota now and then only, so the first ones may still be let in.
  await expect(async () => {
    if (await remove(page).isVisible()) await remove(page).click();
    await chooser(page).setInputFiles(file('grande.jpg', bytes));
    await expect(noRoom.or(remove(page))).toBeVisible();
    expect(await noRoom.isVisible()).toBe(true);
  }).toPass({ timeout: 300_000 });
  await expect(fieldOf(page, 'Título')).toHaveValue('No cabe');
});
