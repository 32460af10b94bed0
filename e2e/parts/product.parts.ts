import { expect, type Page, test } from '@playwright/test';
import { expectAxeSilent, openPart } from './open-part.ts';

test.describe('the gallery', () => {
  const photos = (page: Page) => page.getByRole('region', { name: 'Fotos del producto' });
  const open = (page: Page, at: number) => photos(page).getByRole('button', { name: `Ampliar foto ${at} de 3` });
  const chosen = (page: Page) => page.getByRole('list', { name: 'Elegir foto' }).getByRole('button', { pressed: true });
  const large = (page: Page) => page.getByRole('dialog', { name: 'Fotos de Taladro' });

  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPart(page, 'gallery');
  });

  test('names each picture by its place and its words, or by the product where it has none', async ({ page }) => {
    await expect(open(page, 1)).toHaveAccessibleName('Ampliar foto 1 de 3: Taladro de frente');
    await expect(open(page, 3)).toHaveAccessibleName('Ampliar foto 3 de 3: Taladro');
    await expectAxeSilent(page);
  });

  test('is moved by the arrow keys and stops at both ends', async ({ page }) => {
    // The browser itself scrolls a strip by the arrows, past our own keys; one that hides what is beside it is scrolled by code alone.
    await photos(page)
      .getByRole('list')
      .first()
      .evaluate((strip) => {
        strip.style.overflow = 'hidden';
      });
    await open(page, 1).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(chosen(page)).toHaveAccessibleName('Foto 1 de 3');
    await page.keyboard.press('ArrowRight');
    await expect(chosen(page)).toHaveAccessibleName('Foto 2 de 3');
    // Enter opens the picture that is shown.
    await expect(open(page, 2)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(chosen(page)).toHaveAccessibleName('Foto 3 de 3');
    await page.keyboard.press('ArrowRight');
    await expect(chosen(page)).toHaveAccessibleName('Foto 3 de 3');
    await expect(open(page, 3)).toBeFocused();
    await expect(photos(page).getByRole('button', { name: 'Foto siguiente' })).toBeDisabled();
  });

  test('is moved by its buttons and by the small pictures, and only the picture that is shown is reached by Tab', async ({
    page,
  }) => {
    const next = photos(page).getByRole('button', { name: 'Foto siguiente' });
    await next.click();
    await expect(chosen(page)).toHaveAccessibleName('Foto 2 de 3');
    await next.press('Enter');
    await expect(chosen(page)).toHaveAccessibleName('Foto 3 de 3');
    await expect(next).toBeFocused();
    await page.getByRole('button', { name: 'Foto 3 de 3', exact: true }).click();
    await expect(chosen(page)).toHaveAccessibleName('Foto 3 de 3');
    await expect(open(page, 3)).toHaveAttribute('tabindex', '0');
    await expect(open(page, 1)).toHaveAttribute('tabindex', '-1');
  });

  test('opens a picture large, moves there by the keys, and Escape gives the focus back', async ({ page }) => {
    await open(page, 1).press('Enter');
    await expect(large(page)).toBeVisible();
    await expectAxeSilent(page);
    await page.keyboard.press('ArrowRight');
    await expect(large(page).getByText('2 de 3')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(large(page)).toBeHidden();
    await expect(open(page, 1)).toBeFocused();
  });

  test('goes close up with plus, where the arrows no longer change the picture, and back with minus', async ({
    page,
  }) => {
    await open(page, 1).press('Enter');
    await page.keyboard.press('+');
    await expect(large(page).getByRole('button', { name: 'Ver completa' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(large(page).getByText('1 de 3')).toBeVisible();
    await page.keyboard.press('-');
    await expect(large(page).getByRole('button', { name: 'Acercar' })).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('ArrowRight');
    await expect(large(page).getByText('2 de 3')).toBeVisible();
  });
});

test('a price is shown with IVA and its unit, and a product without one says how to ask', async ({ page }) => {
  await openPart(page, 'product');
  await expect(page.getByRole('region', { name: 'Con precio' })).toHaveText('$2,499.00con IVA, por pieza');
  await expect(page.getByRole('region', { name: 'Sin precio' })).toHaveText('CotizarPrecio del día');
});

test('the specifications are a table whose rows are named, and nothing where there are none', async ({ page }) => {
  await openPart(page, 'product');
  const table = page.getByRole('table', { name: 'Ficha técnica' });
  await expect(table.getByRole('rowheader')).toHaveText(['Voltaje', 'Peso']);
  // A browser takes the first cell for the row's name without the attribute too; some screen readers do not.
  for (const name of await table.getByRole('rowheader').all()) await expect(name).toHaveAttribute('scope', 'row');
  await expect(table.getByRole('row', { name: 'Voltaje' }).getByRole('cell')).toHaveText('20 V');
  await expect(page.getByRole('region', { name: 'Sin ficha' })).toBeEmpty();
  await expectAxeSilent(page);
});
