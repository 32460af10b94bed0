import type { Page } from '@playwright/test';
import { axeFaults } from '../axe-faults.ts';
import { expect, test } from '../fixtures.ts';
import { becomeKiosk, isKiosk } from '../kiosk-mode.ts';
import { firstVisit } from '../offline/device.ts';
import { shopKept, untilKept } from '../offline/kept-copy.ts';
import { fieldOf, heading, save, signIn, staffFilesKept, synced, visitorPage } from './staff-parts.ts';

// The deployed rules decide what the settings may hold, and who reads a kiosk.
test.use({ serviceWorkers: 'allow', testMode: false });

/** A ring with a clear ground, made by the browser itself. */
async function drawing(page: Page, colour: string): Promise<Buffer> {
  const bytes = await page.evaluate(async (fill) => {
    const canvas = new OffscreenCanvas(640, 520);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.strokeStyle = fill;
    context.lineWidth = 60;
    context.arc(320, 260, 180, 0, 7);
    context.stroke();
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, colour);
  return Buffer.from(bytes);
}
const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
const chooser = (page: Page, label: string) => page.locator(`input[type=file][aria-label="${label}"]`);

test('an emblem that is chosen offline arrives once: in open pages, in a page without JavaScript and in the installed shop; the history takes it back', async ({
  page,
  context,
  browser,
  baseURL,
  documents,
}) => {
  const visitor = await visitorPage(browser, baseURL);
  await visitor.goto('/');
  const shown = visitor.getByRole('banner').getByRole('img', { name: 'Un anillo verde' });
  await signIn(page, '/admin/ajustes');
  await shopKept(page);
  await staffFilesKept(page);
  const [green, white] = [await drawing(page, '#0a5'), await drawing(page, '#fff')];
  await page.getByRole('link', { name: /^Emblema/ }).click();
  await expect(heading(page, 'Emblema y aplicación')).toBeVisible();
  await context.setOffline(true);

  // A drawing with a program in it, a file that is none, and a line: each gets its sentence, and the form stays as it was.
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  await chooser(page, 'Emblema').setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await expect(page.getByText('a.svg: Los dibujos SVG no se aceptan')).toBeVisible();
  await chooser(page, 'Emblema').setInputFiles(png('b.png', Buffer.from('no soy una imagen')));
  await expect(page.getByText('b.png: No es una foto')).toBeVisible();

  await chooser(page, 'Logotipo blanco').setInputFiles(png('blanco.png', white));
  await expect(page.getByRole('button', { name: 'Quitar: Logotipo blanco' })).toBeVisible();
  await save(page);
  await expect(page.getByText('Sube también el emblema')).toBeVisible();
  await chooser(page, 'Emblema').setInputFiles(png('emblema.png', green));
  await expect(page.getByRole('button', { name: 'Quitar: Emblema' })).toBeVisible();
  await fieldOf(page, 'Qué se ve en el emblema').fill('Un anillo verde');
  await fieldOf(page, 'Nombre bajo el icono').fill('El Anillo');
  expect(await axeFaults(page)).toEqual([]);
  await save(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Con tu emblema y tu logotipo blanco' })).toContainText(
    'Guardado aquí',
  );
  await context.setOffline(false);
  await synced(page);
  expect(await documents.idsWhere('ajustes', 'rev', 1)).toEqual(['emblema']);

  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(192);
  await expect(visitor.locator('link[rel=icon]')).toHaveAttribute('href', /-192\.png\?alt=media$/);
  // On a busy machine a page is made of the catalogue of a moment before (PATIENCE_MS).
  await expect.poll(async () => (await visitor.request.get('/')).text()).toContain('alt="Un anillo verde"');
  const html = await (await visitor.request.get('/')).text();
  expect(html).toMatch(/<link rel="icon" href="[^"]+-192\.png\?alt=media" type="image\/png"/);
  expect(html).toMatch(/<link rel="apple-touch-icon" href="[^"]+-180\.png\?alt=media"/);
  const manifest = await (await visitor.request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ id: '/', short_name: 'El Anillo' });
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const file = await visitor.request.get(src);
    expect([file.status(), file.headers()['content-type']], sizes).toEqual([200, 'image/png']);
    expect(`${(await file.body()).readUInt32BE(16)}x${(await file.body()).readUInt32BE(20)}`).toBe(sizes);
  }
  // A worker that kept the manifest would install the store under the name of its build.
  expect((await (await visitor.request.get('/sw.js')).text()).includes('webmanifest')).toBe(false);

  // Somebody of the staff who has not signed in yet sees whose shop it is.
  const colleague = await visitorPage(browser, baseURL);
  await colleague.goto('/login/');
  await expect(heading(colleague, 'Área de personal')).toBeVisible();
  await expect(colleague.locator('header img')).toHaveAttribute('src', /-256\.png\?alt=media$/);

  // Without a network, from what the worker has kept.
  await visitor.reload();
  await expect(shown).toBeVisible();
  await shopKept(visitor);
  await untilKept(visitor, 'catalogo', 'Un anillo verde');
  await visitor.context().setOffline(true);
  await visitor.goto('/contacto.html');
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(192);
  await visitor.context().setOffline(false);

  await page.getByRole('link', { name: /^Emblema/ }).click();
  await page.getByRole('button', { name: 'Quitar: Logotipo blanco' }).click();
  await save(page);
  await synced(page);
  await page.getByRole('link', { name: /^Emblema/ }).click();
  await page.getByRole('link', { name: 'Historial', exact: true }).click();
  const changes = page.getByRole('list', { name: 'Cambios', exact: true }).locator('> li');
  await expect(changes.first()).toContainText('Logotipo blanco');
  await changes
    .nth(1)
    .getByRole('button', { name: /Volver a esta versión/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Volver a esta versión' }).click();
  await expect.poll(() => documents.idsWhere('ajustes', 'rev', 3)).toEqual(['emblema']);
});

test('a typeface comes with the page and without a shift, is there offline, and costs nobody anything who does not show it', async ({
  page,
  browser,
  baseURL,
}) => {
  const fontsOf = (asked: Page): string[] => {
    const names: string[] = [];
    asked.on('request', (request) => {
      const [, name] = request.url().split('/fonts/');
      if (name) names.push(name);
    });
    return names;
  };
  const before = await visitorPage(browser, baseURL);
  const built = fontsOf(before);
  await before.goto('/');
  await before.waitForSelector('html[data-tienda]');
  expect(built.filter((name) => name.startsWith('plex/'))).toEqual([]);

  await signIn(page, '/admin/ajustes/apariencia');
  await page.getByRole('radio', { name: /IBM Plex/ }).check();
  expect(await axeFaults(page)).toEqual([]);
  await save(page);
  await synced(page);
  await expect(before.locator('html')).toHaveAttribute('data-letra', 'plex');

  // A busy server answers once more with the page before a change.
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('data-letra="plex"');
  const visitor = await visitorPage(browser, baseURL);
  await visitor.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const chosen = fontsOf(visitor);
  await visitor.goto('/');
  await visitor.waitForSelector('html[data-tienda]');
  await expect(visitor.locator('html')).toHaveAttribute('data-letra', 'plex');
  expect(chosen.filter((name) => !name.startsWith('plex/'))).toEqual([]);
  await firstVisit(visitor);
  await untilKept(visitor, 'catalogo', '"plex"');
  await expect(visitor.getByRole('banner')).toBeVisible();
  expect(await visitor.evaluate(() => Reflect.get(window, 'shift') as number)).toBeLessThan(0.02);

  await visitor.context().setOffline(true);
  await visitor.goto('/contacto.html');
  await expect(visitor.locator('html')).toHaveAttribute('data-letra', 'plex');
  await expect
    .poll(() => visitor.evaluate(() => document.fonts.load('700 1em "Plex Condensed"').then((faces) => faces.length)))
    .toBe(1);
});

test('a kiosk that was paired by its link asks for its PIN without a network, and no page can read it', async ({
  page,
  browser,
  baseURL,
  backend,
}) => {
  await signIn(page, '/admin/ajustes');
  await page.getByRole('link', { name: /^Kioskos/ }).click();
  await page.getByRole('button', { name: 'Agregar kiosko' }).click();
  const form = page.getByRole('dialog', { name: 'Agregar kiosko' });
  await form.getByLabel('Dónde está').fill('Mostrador');
  await form.getByLabel('PIN', { exact: true }).fill('1234');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form.getByText('se adivina')).toBeVisible();
  await form.getByLabel('PIN', { exact: true }).fill('40711');
  await form.getByLabel('PIN otra vez').fill('40711');
  expect(await axeFaults(page)).toEqual([]);
  await form.getByRole('button', { name: 'Guardar' }).click();
  const pairing = page.getByRole('dialog', { name: 'Vincular «Mostrador»' });
  const link = (await pairing.getByText('#kiosko=').textContent()) ?? '';
  expect(await axeFaults(page)).toEqual([]);
  await pairing.getByRole('button', { name: 'Listo' }).click();
  await expect(page.getByRole('list', { name: 'Kioskos' })).toContainText('PIN de 5 números');
  const [, secret = ''] = /#kiosko=([\w-]+)/.exec(link) ?? [];
  expect(secret.length).toBeGreaterThan(30);
  const listed = await page.request.get('/v1/projects/la-fragua/databases/(default)/documents/kioskos');
  expect(listed.status()).toBe(403);

  const kiosk = await visitorPage(browser, baseURL);
  await becomeKiosk(kiosk, link);
  expect(kiosk.url()).not.toContain(secret);
  await kiosk.waitForFunction(() => localStorage.getItem('kiosko-pin') !== null);
  expect(await kiosk.evaluate(() => localStorage.getItem('kiosko-pin'))).not.toContain('40711');
  await firstVisit(kiosk);
  // The address that makes any device a kiosk does not give this one the PIN of the page's code.
  await kiosk.goto('/?kiosko=1');
  await isKiosk(kiosk);
  await backend.stop();

  await kiosk.keyboard.press('Control+Alt+KeyK');
  const pin = kiosk.getByRole('dialog', { name: 'Salir del modo kiosko' });
  const type = async (digits: string) => {
    for (const digit of digits) await pin.getByRole('button', { name: digit, exact: true }).click();
  };
  await type('19460');
  await expect(pin.getByRole('alert')).toHaveText('Ese no es el PIN.');
  await type('40711');
  await kiosk.waitForFunction(() => !('kiosk' in document.documentElement.dataset));
  expect(await kiosk.evaluate(() => [localStorage.getItem('modo-kiosko'), localStorage.getItem('kiosko-pin')])).toEqual(
    [null, null],
  );
});

test.describe('a kiosk whose name a colleague changes', () => {
  test.use({ testMode: true });

  test('keeps the new name when its PIN is changed by somebody who had its form open', async ({ page, documents }) => {
    const kiosk = `kioskos/${'K'.repeat(32)}`;
    const lock = { digitos: 5, sal: 'a'.repeat(32), prueba: 'b'.repeat(64), vueltas: 300_000 };
    await documents.update(kiosk, { nombre: 'Mostrador', ...lock, actualizadoPor: 'x' });
    await signIn(page, '/admin/ajustes/kioskos');
    await page.getByRole('button', { name: 'Cambiar el PIN de Mostrador' }).click();
    const form = page.getByRole('dialog', { name: 'PIN nuevo' });
    await form.getByLabel('PIN', { exact: true }).fill('40711');
    await documents.update(kiosk, { nombre: 'Pasillo de pintura', ...lock, actualizadoPor: 'x' });
    await expect(page.getByText('Pasillo de pintura', { exact: true })).toBeAttached();
    await form.getByLabel('PIN otra vez').fill('40711');
    await form.getByRole('button', { name: 'Guardar' }).click();
    await expect(form).toHaveCount(0);
    expect(await documents.idsWhere('kioskos', 'nombre', 'Pasillo de pintura')).toHaveLength(1);
  });
});
