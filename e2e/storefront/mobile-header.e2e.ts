import { expect, test } from '../fixtures.ts';
import { chat, drawer, hamburger, heading, names, PHONE, visit } from './page-parts.ts';

test.use({ viewport: PHONE, hasTouch: true });

test('the header and the menu of a phone', async ({ page }) => {
  await test.step('mobile header: fixed top bar with a phone icon, the logo and a hamburger', async () => {
    await visit(page, '/');
    await page.evaluate(() => scrollTo(0, 900));
    await expect(page.getByRole('link', { name: 'Llamar al 81 0000 0001' })).toBeInViewport();
    await expect(
      page
        .getByRole('banner')
        .getByRole('img', { name: /Emblema/ })
        .last(),
    ).toBeInViewport();
    await expect(hamburger(page)).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Solicita tu cotización' })).toBeHidden();
  });
  await test.step('mobile drawer: search, "Cotizar ahora", static links and the categories, their first six in reverse order', async () => {
    await visit(page, '/');
    await hamburger(page).tap();
    const menu = drawer(page, 'Menú');
    await expect(menu.getByRole('search')).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Cotizar ahora' })).toHaveAttribute('href', '/contacto.html');
    await expect
      .poll(() => names(menu.getByRole('navigation', { name: 'La tienda, menú' }).getByRole('link')))
      .toEqual(['Nosotros', 'Ventajas', 'Cómo comprar', 'Preguntas frecuentes', 'Contacto']);
    await expect
      .poll(() => names(menu.getByRole('navigation', { name: 'Categorías del menú' }).getByRole('listitem')))
      .toEqual([
        'Accesorios',
        'Pinturas',
        'Neumática',
        'Carpintería',
        'Con cable',
        'Herramienta inalámbrica',
        'Ferretería',
        'Outlet',
      ]);
  });
  await test.step('mobile: megamenu and slim categories open a second drawer; back returns to the main one, which stayed open', async () => {
    await visit(page, '/');
    await hamburger(page).tap();
    await drawer(page, 'Menú').getByRole('button', { name: 'Pinturas' }).tap();
    const second = drawer(page, 'Pinturas');
    await expect(second.getByRole('link', { name: 'Ver todo' })).toBeVisible();
    expect(await page.locator('dialog[open]').count()).toBe(2);
    await second.getByRole('button', { name: 'Volver al menú' }).tap();
    await expect(second).toBeHidden();
    await expect(drawer(page, 'Menú')).toBeVisible();
    await expect(drawer(page, 'Menú').getByRole('button', { name: 'Pinturas' })).toBeFocused();

    await drawer(page, 'Menú').getByRole('button', { name: 'Herramienta inalámbrica' }).tap();
    await drawer(page, 'Herramienta inalámbrica').getByRole('link', { name: 'Rotomartillos', exact: true }).tap();
    await expect(heading(page)).toHaveText('Rotomartillos');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });
  await test.step('mobile: the close button closes both levels, and a simple category is a plain link', async () => {
    await visit(page, '/');
    await hamburger(page).tap();
    await drawer(page, 'Menú').getByRole('button', { name: 'Neumática' }).tap();
    await drawer(page, 'Neumática').getByRole('button', { name: 'Cerrar menú' }).tap();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await hamburger(page).tap();
    await drawer(page, 'Menú').getByRole('link', { name: 'Outlet' }).tap();
    await expect(heading(page)).toHaveText('Outlet');
  });
  await test.step('mobile: Linea 1 to Linea 4 are tap-to-call links, and hidden from md up', async () => {
    await visit(page, '/');
    await hamburger(page).tap();
    const lines = drawer(page, 'Menú').locator('a[href^="tel:"]');
    await expect(lines).toHaveCount(4);
    for (const at of [1, 2, 3, 4]) {
      await expect(drawer(page, 'Menú').getByText(`Linea ${at}`)).toBeAttached();
      await expect(lines.nth(at - 1)).toHaveAttribute('href', `tel:+52810000000${at}`);
    }
    // At the width of a desktop the menu closes with all its lines, and the page is not left inert.
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.getByText('Linea 1')).toBeHidden();
  });
});

test('the focus and the chat button on a phone, and the way back of an installed one', async ({ page }) => {
  await test.step('mobile: the focus stays within each drawer and returns when it closes, and the page behind does not scroll', async () => {
    await visit(page, '/');
    await hamburger(page).focus();
    await page.keyboard.press('Enter');
    const menu = drawer(page, 'Menú');
    await expect(menu).toBeVisible();
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const { activeElement } = document;
        // The browser's own bar is a tab stop too; then the body has the focus.
        return activeElement !== document.body && !activeElement?.closest('dialog');
      });
      expect(isOutside, `after ${step} steps`).toBe(false);
    }
    // A wheel scrolls some time after it was turned: what it may scroll is asked of the page itself, and the wheel's own event is waited for.
    const turned = page.evaluate(() => new Promise((resolve) => addEventListener('wheel', resolve)).then(() => {}));
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await turned;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await menu.getByRole('button', { name: 'Carpintería' }).focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page, 'Carpintería')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('button', { name: 'Carpintería' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(hamburger(page)).toBeFocused();
    // The same wheel scrolls the page now.
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
  await test.step('the chat button is at the bottom right of every page; beside a page, it makes way while the page is scrolled down', async () => {
    for (const path of ['/', '/pinturas', '/preguntas-frecuentes', '/busqueda?search=taladro', '/no-existe']) {
      await visit(page, path);
      await expect(chat(page)).toBeInViewport();
      await expect(async () => {
        const box = await chat(page).boundingBox();
        expect(box && box.x + box.width).toBeGreaterThan(PHONE.width - 40);
        expect(box && box.y + box.height).toBeGreaterThan(PHONE.height - 120);
      }).toPass({ timeout: 60_000 });
      await expect(chat(page)).toHaveAttribute('href', /^https:\/\/wa\.me\/528100000000\?text=Hola/);
    }
    await visit(page, '/pinturas');
    await page.setViewportSize({ width: 834, height: 1112 });
    // Again until the code that watches the scrolling is there.
    await expect(async () => {
      await page.evaluate(() => scrollBy(0, 100));
      await expect(chat(page)).toHaveAttribute('data-aside', 'true', { timeout: 400 });
    }).toPass();
    await expect(chat(page)).not.toHaveAttribute('data-aside');
  });
  await test.step('installed on iOS, which shows no back button, the header has one', async () => {
    await page.setViewportSize(PHONE);
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await visit(page, '/');
    const back = page.getByRole('button', { name: 'Volver', exact: true });
    await expect(back).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Pinturas/ })
      .first()
      .tap();
    await expect(heading(page)).toHaveText('Pinturas');
    await back.tap();
    await expect(page).toHaveURL(/\/$/);
  });
});
