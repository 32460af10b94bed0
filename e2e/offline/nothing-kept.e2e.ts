import type { Page } from '@playwright/test';
import { axeFaultsInEachColour } from '../axe-faults.ts';
import { expect, test } from '../fixtures.ts';
import { firstVisit, navigateWithinPage, wipeDatabases } from './device.ts';
import { shopKept, untilKept } from './kept-copy.ts';

test.use({ serviceWorkers: 'allow' });

const CATEGORY_PAGE = '/herramienta-inalambrica/rotomartillos-inalambricos';

async function expectHelp(page: Page): Promise<void> {
  const help = page.getByRole('main').getByRole('region', { name: 'Sin conexión' });
  await expect(help).toContainText('Sin conexión');
  await expect(help.getByRole('link', { name: 'Llamar al 81 0000 0001' })).toHaveAttribute('href', /^tel:/);
  await expect(help.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

test('a shop without a server says so when nothing is kept, and then has what nobody has opened', async ({
  page,
  context,
  backend,
}) => {
  await test.step('without a network and with nothing kept the shop and the staff area say so and whom to call, and go on by themselves', async () => {
    await firstVisit(page);
    await page.goto('about:blank');
    await wipeDatabases(page, backend.origin);
    await backend.stop();
    for (const path of ['/', '/pinturas', '/busqueda?search=taladro', CATEGORY_PAGE]) {
      await page.goto(path);
      await expectHelp(page);
      // No title stands over a list of which nothing is known.
      await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveText([/^Tienda/]);
    }
    expect(await axeFaultsInEachColour(page)).toEqual([]);
    const staff = await context.newPage();
    for (const path of ['/admin/productos', '/login/']) {
      await staff.goto(path);
      await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Área de personal');
      await expectHelp(staff);
    }
    expect(await axeFaultsInEachColour(staff)).toEqual([]);

    await backend.start();
    await expect(staff.getByRole('button', { name: 'Entrar' })).toBeVisible();
    await page.bringToFront();
    await staff.close();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rotomartillos');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
  await test.step('the pictures of the store and the tutorials are on the device without anybody having opened their pages', async () => {
    await firstVisit(page);
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const pictures = await (await caches.open('imagenes')).keys();
          return pictures.filter(({ url }) => /(?:fachada|taller|centro-experiencia)-800/.test(url)).length;
        }),
      )
      .toBe(3);
    await untilKept(page, 'tutoriales', 'cuidar-la-bateria');
    await backend.stop();
    for (const path of ['/nosotros', '/ventajas']) {
      await page.goto(path);
      const pictures = page.getByRole('main').locator('img');
      await expect(pictures.first()).toBeVisible();
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      }
    }
    await page.goto('/tutoriales');
    const tutorial = page.getByRole('main').getByRole('article').or(page.getByRole('main').getByRole('listitem'));
    await tutorial.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Este tutorial no está|Tutoriales/);
  });
});

test('with the storage full the list goes on in memory, says so, and stands in the address of its page', async ({
  page,
}) => {
  // As a browser that has no room left: the list cannot be written, what is there can be read.
  await page.addInitScript(() => {
    const put = Reflect.get(IDBObjectStore.prototype, 'put');
    IDBObjectStore.prototype.put = new Proxy(put, {
      apply(target, store: IDBObjectStore, args) {
        if (store.name === 'lista') throw new DOMException('full', 'QuotaExceededError');
        return Reflect.apply(target, store, args);
      },
    });
  });
  await firstVisit(page);
  await page.goto(CATEGORY_PAGE);
  await page
    .getByRole('button', { name: /^Agregar a la lista:/ })
    .first()
    .click();
  const notices = page.getByRole('region', { name: 'Avisos' });
  await expect(notices).toContainText('Este equipo no tiene espacio: se pierde al cerrar la pestaña.');
  await navigateWithinPage(page, '/cotizacion');
  await expect(page.getByText(/^Este equipo no tiene espacio, o tu navegador/)).toBeVisible();
  const lines = page.getByRole('region', { name: 'Productos de tu lista' }).getByRole('listitem');
  await expect(lines).toHaveCount(1);
  await expect(page).toHaveURL(/\/cotizacion#lista=1/);
  await lines.getByRole('button', { name: 'Una más' }).click();
  await expect(page).toHaveURL(/\*2/);
  expect(await axeFaultsInEachColour(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lista compartida');
  await expect(page.getByRole('button', { name: 'Agregar a mi lista' })).toBeVisible();
});

test('a server that goes away before the page hears from it live is noticed', async ({ page, backend }) => {
  // The listeners never get an answer, so they cannot report that it is gone.
  await page.route(/\/Listen\//, () => {});
  const listening = page.waitForRequest(/\/Listen\//);
  await page.goto('/');
  await listening;
  await backend.stop();
  await expect(page.getByText(/^Sin conexión\. Catálogo del/)).toBeVisible();
});

test('a server that is silent is noticed, whichever request it leaves without an answer', async ({ page }) => {
  await test.step('a server that takes the first request and never answers it is noticed', async () => {
    await page.goto('/');
    await shopKept(page);
    await page.route(/init\.json$/, () => {});
    await page.reload();
    await expect(page.getByText(/^Sin conexión\. Catálogo del/)).toBeVisible();
  });
  await test.step('a server that falls silent after the first request is noticed, and asked again once it speaks, because one silent request was the last', async () => {
    await page.unroute(/init\.json$/);
    await page.addInitScript(() => {
      const limit = AbortSignal.timeout.bind(AbortSignal);
      // Half a second in the place of two minutes.
      AbortSignal.timeout = (milliseconds) => limit(milliseconds === 120_000 ? 500 : milliseconds);
    });
    const pointer = /publicado(?:\/|%2F)actual/;
    await page.route(pointer, () => {});
    await page.reload();
    await expect(page.getByText(/^Sin conexión\. Catálogo del/)).toBeVisible();
    await page.unroute(pointer);
    await expect(page.getByText('De nuevo en línea. Catálogo al día.')).toBeVisible();
  });
});
