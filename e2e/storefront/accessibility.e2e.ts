import { expectAccessible } from '../axe-faults.ts';
import { expect, test } from '../fixtures.ts';
import { banner, bar, DESKTOP, drawer, hamburger, PHONE, PUBLIC_ROUTES, visit } from './page-parts.ts';

/** The shell is looked at once, whole; after that only what changes, or the same menus would be looked at forty times. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every second route, from one of the first two on: two tests may run side by side. */
const everySecond = (first: number): string[] => PUBLIC_ROUTES.filter((_, at) => at % 2 === first);

for (const [half, routes] of [
  ['first', everySecond(0)],
  ['second', everySecond(1)],
] as const) {
  // One load serves both shells: the window becomes narrow as that of a device that is turned. What comes with a load at each width is seen in hydration.e2e.ts.
  test(`axe finds nothing on any route of the ${half} half, in the desktop shell and in the mobile one`, async ({
    page,
  }) => {
    for (const path of routes) {
      const part = path === '/' || path === '/busqueda' ? undefined : 'main';
      await page.setViewportSize(DESKTOP);
      await visit(page, path);
      await expectAccessible(page, `${path} on a desktop`, part);
      await page.setViewportSize(PHONE);
      await expect(hamburger(page)).toBeVisible();
      await expectAccessible(page, `${path} on a phone`, part);
    }
  });
}

for (const [shell, viewport] of [
  ['desktop', DESKTOP],
  ['mobile', PHONE],
] as const) {
  test(`axe finds nothing on a product that was gone to, nor on its large picture, in the ${shell} shell`, async ({
    page,
  }) => {
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
}

test('axe finds nothing with the desktop menus and suggestions open', async ({ page }) => {
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

test('axe finds nothing with the drawers of the phone open', async ({ page }) => {
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
