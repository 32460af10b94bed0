import { expect, test } from '../fixtures.ts';
import { file, heic, PLACE, photo, webpParts, withExif } from './picture-files.ts';
import { arrivedPicture, chooser, FORM, look, publish, remove, SIZES, storedFile } from './picture-parts.ts';
import { fieldOf, signIn, synced } from './staff-parts.ts';

test.use({ testMode: false });

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

test('a photo is chosen, dropped or pasted, and stored upright without its place', async ({ page, backend }) => {
  await test.step('cells copied from a spreadsheet are pasted as their text, although the clipboard has a picture of them too', async () => {
    await signIn(page, FORM);
    await expect(chooser(page)).toBeAttached();
    const bytes = (await photo(page, { width: 400, height: 300 })).toString('base64');
    const isTaken = await fieldOf(page, 'Texto del tutorial').evaluate((field, base64) => {
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Taladro');
      clipboardData.setData('text/html', '<table><tr><td>Taladro</td></tr></table>');
      clipboardData.items.add(new File([data], 'image.png', { type: 'image/png' }));
      return !field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, bytes);
    expect(isTaken).toBe(false);
  });
  await test.step('a sideways photo of 48 megapixels is stored upright in three sizes, without its place', async () => {
    await page.goto(FORM);
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
  await test.step('a photo can be dropped or pasted', async () => {
    await page.goto(FORM);
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
