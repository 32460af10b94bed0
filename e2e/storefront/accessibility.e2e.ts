import { expectAccessible } from '../axe-faults.ts';
import { expect, test } from '../fixtures.ts';
import { banner, bar, DESKTOP, drawer, hamburger, PHONE, visit } from './page-parts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Every address as it is opened is seen in every-address.e2e.ts.

test('axe finds nothing on a product that was gone to, nor on its large picture', async ({ page }) => {
  for (const [shell, viewport] of [
    ['desktop', DESKTOP],
    ['mobile', PHONE],
  ] as const)
    await test.step(`axe finds nothing on a product that was gone to, nor on its large picture, in the ${shell} shell`, async () => {
      await page.setViewportSize(viewport);
      await visit(page, '/outlet');
      await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
      await expect(page.getByRole('table').first()).toBeVisible();
      await expectAccessible(page, 'a product', 'main');
      await page
        .getByRole('button', { name: /^Ampliar foto/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'its picture, large', 'dialog[open]');
    });
});

test('axe finds nothing with the menus of a desktop and of a phone open', async ({ page }) => {
  await test.step('axe finds nothing with the desktop menus and suggestions open', async () => {
    await visit(page, '/');
    for (const name of ['Menú de Herramienta inalámbrica', 'Herramientas en General']) {
      await bar(page).getByRole('button', { name }).click();
      await expect(
        bar(page)
          .getByRole('link', { name: /Rotomartillos/ })
          .first(),
      ).toBeVisible();
      await expectAccessible(page, name, 'header');
    }
    await page.keyboard.press('Escape');
    await banner(page).getByRole('combobox').first().fill('taladro');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page, 'suggestions', 'header');
  });
  await test.step('axe finds nothing with the drawers of the phone open', async () => {
    await page.setViewportSize(PHONE);
    await visit(page, '/herramienta-inalambrica');
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await expect(drawer(page, 'Filtrar')).toBeVisible();
    await expectAccessible(page, 'filters', 'dialog[open]');
    await page.keyboard.press('Escape');
    await hamburger(page).click();
    await expect(drawer(page, 'Menú')).toBeVisible();
    await expectAccessible(page, 'menu', 'dialog[open]');
    await drawer(page, 'Menú').getByRole('button', { name: 'Pinturas' }).click();
    await expect(drawer(page, 'Pinturas')).toBeVisible();
    await expectAccessible(page, 'second drawer', 'dialog[open]');
  });
});
