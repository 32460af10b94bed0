import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { holdRequests } from '../held-requests.ts';
import { banner, bar, chat, drawer, hamburger, PHONE, PRODUCT, visit } from './page-parts.ts';

/** A telephone with a notch and a home bar, or one that lies on its side. */
async function setSafeArea(page: Page, insets: Readonly<Record<string, number>>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

const box = async (part: ReturnType<typeof chat>) => {
  const found = await part.boundingBox();
  if (!found) throw new Error('not on the page');
  return { ...found, right: found.x + found.width, bottom: found.y + found.height };
};

test('on every device each control is large enough, uncovered, and true of it', async ({ page }) => {
  await test.step('from a tablet up the chat button is in the margin, where it covers nothing of the page', async () => {
    await visit(page, PRODUCT);
    for (const width of [768, 1024, 1280, 1399, 1400, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(async () => {
        const edge = await box(page.getByRole('table').first());
        const button = await box(chat(page));
        expect(button.x, `${width} px`).toBeGreaterThanOrEqual(edge.right);
        expect(button.right, `${width} px`).toBeLessThanOrEqual(width);
        expect(Math.min(button.width, button.height), `${width} px`).toBeGreaterThanOrEqual(44);
        // One row of categories, the logo clear of the links beside it.
        if (width < 1024) return;
        expect((await box(bar(page))).height, `${width} px`).toBeLessThan(64);
        const logo = await box(
          banner(page)
            .getByRole('link', { name: /^Emblema/ })
            .first(),
        );
        expect((await box(banner(page).getByRole('link', { name: 'Nosotros' }).first())).x).toBeGreaterThan(
          logo.right + 8,
        );
      }).toPass({ timeout: 60_000 });
    }
  });
  await test.step('every touch target is at least 44 px in one direction and 24 px in the other', async () => {
    await page.setViewportSize(PHONE);
    for (const path of [
      '/',
      '/herramienta-inalambrica',
      PRODUCT,
      '/preguntas-frecuentes',
      '/contacto.html',
      '/tutoriales',
    ]) {
      await visit(page, path);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('a, button, input:not([type=hidden]), select, summary')]
          .filter((part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          // Exempt: links within a sentence, check boxes, whose label is pressed, and headings of cards, where the whole card is.
          .filter(
            (part) => !part.closest('p, .visually-hidden, li > ul') && !part.matches('input[type=checkbox], h3 a'),
          )
          .map((part) => ({ part, rect: part.getBoundingClientRect() }))
          .filter(({ rect }) => rect.width > 1 && rect.bottom > 0)
          .filter(({ rect }) => Math.max(rect.width, rect.height) < 44 || Math.min(rect.width, rect.height) < 24)
          .map(({ part, rect }) => `${part.textContent?.trim()} ${Math.round(rect.width)}x${Math.round(rect.height)}`),
      );
      expect(small, path).toEqual([]);
    }
  });
  await test.step('no control of the header, the drawers, the product bar and the chat button is under the notch or the home bar', async () => {
    await page.setViewportSize(PHONE);
    await setSafeArea(page, { top: 47, topMax: 47, bottom: 34, bottomMax: 34 });
    const floor = PHONE.height - 34;
    await visit(page, '/');
    await expect.poll(async () => (await box(hamburger(page))).y).toBeGreaterThanOrEqual(47);
    await expect.poll(async () => (await box(chat(page).locator('svg'))).bottom).toBeLessThanOrEqual(floor);
    await hamburger(page).click();
    await expect
      .poll(async () => (await box(drawer(page, 'Menú').getByRole('button', { name: 'Cerrar menú' }))).y)
      .toBeGreaterThanOrEqual(47);
    await page.keyboard.press('Escape');
    await visit(page, PRODUCT);
    await expect
      .poll(async () => (await box(page.getByRole('button', { name: 'Agregar a cotización' }))).bottom)
      .toBeLessThanOrEqual(floor);
    await expect.poll(async () => (await box(chat(page).locator('svg'))).bottom).toBeLessThanOrEqual(floor);
    await page
      .getByRole('button', { name: /^Ampliar foto/ })
      .first()
      .click();
    await expect
      .poll(async () => (await box(page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }))).y)
      .toBeGreaterThanOrEqual(47);
  });
  await test.step('where the browser has no workers, as at an address without https, nobody is told that the store opens offline', async () => {
    await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await page.goto('/sin-conexion');
    await expect(page.getByText(/no puede abrir la tienda sin internet/)).toBeVisible();
    await expect(page.getByText(/ya están en este equipo/)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'En este equipo' })).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('share: the device’s dialog receives the product’s name and its canonical address', async ({
    page,
    baseURL,
  }) => {
    // Headless Chromium has no share dialog.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: (data: unknown) => {
          document.documentElement.dataset['shared'] = JSON.stringify(data);
          return Promise.resolve();
        },
      });
    });
    await visit(page, `${PRODUCT}?desde=chat`);
    await page.getByRole('button', { name: 'Compartir' }).click();
    const shared = JSON.stringify({ title: 'Taladro percutor inalámbrico 20 V, 13 mm', url: `${baseURL}${PRODUCT}` });
    await expect(page.locator('html')).toHaveAttribute('data-shared', shared);
    await expect(page.getByText('Enlace copiado')).toHaveCount(0);
  });
});

test('a network that goes while the code that reads the catalogue is on its way is said, because a request may hang', async ({
  page,
}) => {
  const letThrough = await holdRequests(page, /\/assets\/catalogue-reader-/);
  const asked = page.waitForRequest(/\/assets\/catalogue-reader-/);
  const notices = page.waitForResponse(/\/assets\/device-parts-/);
  await page.goto('/');
  await Promise.all([asked, notices.then((response) => response.finished())]);
  await page.context().setOffline(true);
  const notice = page.getByRole('region', { name: 'Avisos' }).getByText('Sin conexión');
  await expect(notice).toBeVisible();
  letThrough();
  await page.context().setOffline(false);
  await expect(notice).toHaveCount(0);
});

test('a network that goes before the code of the notices came is said, and that code comes once it is back', async ({
  page,
}) => {
  const lost = page.waitForRequest(/\/assets\/device-parts-/);
  await page.route(/\/assets\/device-parts-/, (route) => route.abort());
  await page.goto('/');
  await lost;
  await expect(page.locator('html[data-tienda]')).toBeAttached();
  await page.context().setOffline(true);
  const notices = page.getByRole('region', { name: 'Avisos' });
  await expect(notices.getByText('Sin conexión')).toBeVisible();
  await page.unroute(/\/assets\/device-parts-/);
  const came = page.waitForResponse(/\/assets\/device-parts-/);
  await page.context().setOffline(false);
  await expect(notices.getByText('Sin conexión')).toHaveCount(0);
  await came;
  await page.context().setOffline(true);
  await expect(notices.getByRole('button', { name: 'Ocultar aviso' })).toBeVisible();
});
