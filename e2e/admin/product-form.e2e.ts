import { shopDayAt } from '#domain/kernel/shop-day.ts';
import { expect, test } from '../fixtures.ts';
import { holdRequests } from '../held-requests.ts';
import { file, photo } from './picture-files.ts';
import { fieldOf, row, save, signIn, status, synced, visitorPage } from './staff-parts.ts';

test('pictures are dragged into another order, an accessory is added and removed, and the shop shows both', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await visitorPage(browser, baseURL);
  await visitor.goto('/busqueda?search=TZ-DT20C');
  await visitor.getByRole('article').first().getByRole('heading').getByRole('link').click();
  const gallery = visitor.getByRole('region', { name: 'Fotos del producto' });
  const accessories = visitor.locator('section').filter({ has: visitor.getByRole('heading', { name: 'Accesorios' }) });
  await expect(accessories).toBeVisible();
  await expect(accessories).not.toContainText('Aceite de linaza 1 L');

  await signIn(page, '/admin/productos?buscar=TZ-DT20C');
  await row(page, 'TZ-DT20C').first().getByRole('link').click();
  await page
    .getByLabel('Fotos del producto', { exact: true })
    .setInputFiles(file('atras.jpg', await photo(page, { width: 600, height: 400 })));
  await page.getByLabel('Qué se ve en la foto 2').fill('Vista de atrás');
  // Both pictures are there, so nothing moves any more while the mouse is on its way.
  const pictures = page.getByRole('listitem').filter({ has: page.getByLabel(/^Qué se ve en la foto/) });
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.locator('img').all())
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const grip = page.getByRole('button', { name: /^Mover la foto 2/ });
  // Not under the bar that stays at the bottom.
  await grip.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // Waits until the grip stands still, which a measured place would not.
  await grip.hover();
  await page.mouse.down();
  const to = await page.getByRole('button', { name: /^Mover la foto 1/ }).boundingBox();
  if (!to) throw new Error('not on screen');
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByLabel('Qué se ve en la foto 1')).toHaveValue('Vista de atrás');

  const picked = page.getByRole('group', { name: 'Accesorios' });
  await picked.getByRole('combobox', { name: 'Buscar accesorios' }).fill('aceite de linaza 1 L');
  // By the keyboard, as somebody does who has just typed the name.
  await expect(picked.getByRole('option', { selected: true })).toHaveText(/^Aceite de linaza 1 L/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(status(page, 'Todo guardado en la nube')).toBeVisible();
  await expect(accessories).toContainText('Aceite de linaza 1 L');
  await expect(gallery.getByRole('button', { name: /^Ampliar foto/ })).toHaveCount(2);
  await expect(gallery.getByRole('button', { name: /^Ampliar foto/ }).first()).toHaveAccessibleName(
    'Ampliar foto 1 de 2: Vista de atrás',
  );

  await picked.getByRole('button', { name: 'Quitar Aceite de linaza 1 L' }).click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(accessories).not.toContainText('Aceite de linaza 1 L');
  await visitor.context().close();
});

test('a price holds since the day it was typed, and the grips of photos stand still', async ({ page, documents }) => {
  await test.step('a price that is typed in the form holds since today, as its page says, unless another day is typed with it', async () => {
    const [id = ''] = await documents.idsWhere('productos', 'clave', 'SL-160');
    const since = async (day: string): Promise<boolean> =>
      (await documents.idsWhere('productos', 'precioVigente', day)).includes(id);
    await signIn(page, `/admin/productos/editar-producto/${id}`);
    await fieldOf(page, 'Precio con IVA').fill('2,899.00');
    await save(page);
    await synced(page);
    await expect.poll(() => since(shopDayAt(Date.now()))).toBe(true);
    await fieldOf(page, 'Precio con IVA').fill('2,799.00');
    await page.getByLabel('Vigente desde').fill('2026-01-15');
    await save(page);
    await expect.poll(() => since('2026-01-15')).toBe(true);
    // What is saved without another price keeps its day.
    await fieldOf(page, 'Modelo').fill('SL-160 B');
    await save(page);
    await expect.poll(() => documents.idsWhere('productos', 'modelo', 'SL-160 B')).toEqual([id]);
    expect(await since('2026-01-15')).toBe(true);
  });
  await test.step('the grips of photos stand still when their uploads end', async () => {
    const release = await holdRequests(page, /\/v0\/b\//);
    await page.goto('/admin/productos/subir-nuevo-producto');
    await page
      .getByLabel('Fotos del producto', { exact: true })
      .setInputFiles([
        file('frente.jpg', await photo(page, { width: 600, height: 400 })),
        file('atras.jpg', await photo(page, { width: 500, height: 400 })),
      ]);
    const grip = page.getByRole('button', { name: /^Mover la foto 2/ });
    const line = page.getByRole('button', { name: /^(Detener|Subir ahora) la foto/ });
    await expect(grip).toBeVisible();
    await expect(line).toHaveCount(2);
    // The pictures are on the screen, and the handle stands still.
    const isDrawn = () =>
      page.getByRole('main').evaluate((main) => [...main.querySelectorAll('img')].every(({ complete }) => complete));
    let before: Awaited<ReturnType<typeof grip.boundingBox>> = null;
    await expect(async () => {
      expect(await isDrawn()).toBe(true);
      before = await grip.boundingBox();
      await grip.hover();
      expect(await grip.boundingBox()).toEqual(before);
    }).toPass({ timeout: 60_000 });
    release();
    await expect(line).toHaveCount(0);
    await expect.poll(() => grip.boundingBox()).toEqual(before);
  });
});
