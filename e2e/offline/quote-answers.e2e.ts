import { expect, test } from '../fixtures.ts';
import { sentQuotes } from '../sent-quotes.ts';
import { untilKept } from './kept-copy.ts';
import { send, visitOnce } from './quote-parts.ts';

const DAY_MS = 86_400_000;

test.use({ serviceWorkers: 'allow', testMode: false });

const CATEGORY_PAGE = '/herramienta-inalambrica/rotomartillos-inalambricos';

test.describe('a day whose limit of quotations is reached', () => {
  test.use({ testMode: true });

  test('makes the request wait, says so, leads to the chat and the telephone, and sends it the next day', async ({
    page,
    backend,
    documents,
  }) => {
    const days = [0, 1].map((more) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Monterrey' }).format(Date.now() + more * DAY_MS),
    );
    for (const day of days) await documents.put(`cupos/${day}`, { n: 300, ultima: 'la-ultima-del-dia-000001' });
    await backend.stop();
    await backend.start(false);

    await page.goto(CATEGORY_PAGE);
    await page
      .getByRole('button', { name: /^Agregar a la lista:/ })
      .first()
      .click();
    await page.getByRole('banner').getByRole('link', { name: 'Mi lista, 1' }).click();
    await send(page);
    await expect(page.getByRole('heading', { name: 'Tu solicitud está en espera' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Llamar', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Avisar por WhatsApp' })).toHaveAttribute('href', /folio/);

    // The next day.
    await backend.stop();
    await backend.start(true);
    for (const day of days) await documents.put(`cupos/${day}`, { n: 299, ultima: 'la-ultima-del-dia-000001' });
    await backend.stop();
    await backend.start(false);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
    expect(await sentQuotes(backend)).toHaveLength(1);
  });
});

test('a request that the server puts off waits on the device, says so, and is sent later', async ({
  page,
  backend,
}) => {
  await page.goto(CATEGORY_PAGE);
  await page
    .getByRole('button', { name: /^Agregar a la lista:/ })
    .first()
    .click();
  await page.getByRole('banner').getByRole('link', { name: 'Mi lista, 1' }).click();
  // As the server answers whoever sent eight within a few minutes.
  await page.route('**/documents:commit*', (route) => route.fulfill({ status: 429, json: {} }));
  await send(page);
  await expect(page.getByRole('heading', { name: 'Tu solicitud está en espera' })).toBeVisible();
  await page.unroute('**/documents:commit*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
  expect(await sentQuotes(backend)).toHaveLength(1);
});

test.describe('an answer that was seen', () => {
  test.use({ testMode: true });

  test('stays on the device with its prices, and expires there without a network', async ({
    page,
    documents,
    backend,
  }) => {
    await visitOnce(page);
    await page
      .getByRole('button', { name: /^Agregar a la lista:/ })
      .first()
      .click();
    await page.getByRole('banner').getByRole('link', { name: 'Mi lista, 1' }).click();
    await send(page);
    await page.getByRole('main').getByRole('link', { name: 'Ver cómo va' }).first().click();
    await expect(page.getByText('Recibida.', { exact: true })).toBeVisible();
    const tomorrow = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Monterrey' }).format(Date.now() + DAY_MS);
    await documents.update(`estadosCotizacion/${page.url().split('#estado=')[1]}`, {
      estado: 'cotizada',
      vigencia: tomorrow,
      lineas: [{ clave: '', nombre: 'Taladro «de prueba»', cantidad: 3, precio: 100_000 }],
    });
    // As when the tab is looked at again.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText('Cotizada.', { exact: true })).toBeVisible();
    await untilKept(page, 'cotizaciones', 'Taladro «de prueba»');

    await backend.stop();
    await page.clock.setSystemTime(Date.now() + 3 * DAY_MS);
    await page.reload();
    await expect(page.getByText('Vencida.', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Sin conexión\. Así estaba el/)).toBeVisible();
    await expect(page.getByText(/^Sus precios valieron hasta el/)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Taladro «de prueba»' })).toContainText('$3,000.00');
  });

  test('has each note at the line that it was written for, also where the store took a line off', async ({
    page,
    documents,
  }) => {
    await page.goto(CATEGORY_PAGE);
    for (const count of [1, 2]) {
      await page
        .getByRole('button', { name: /^Agregar a la lista:/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: /^Agregar otra/ })).toHaveCount(count);
    }
    await page.getByRole('banner').getByRole('link', { name: 'Mi lista, 2' }).click();
    const lines = page.getByRole('region', { name: 'Productos de tu lista' }).getByRole('listitem');
    for (const [at, note] of ['Con maletín', 'Sin batería'].entries()) {
      await lines.nth(at).getByRole('button', { name: 'Agregar nota' }).click();
      await lines.nth(at).getByLabel('Nota').fill(note);
    }
    const clave = (
      (await lines
        .nth(1)
        .getByText(/^Clave /)
        .textContent()) ?? ''
    ).replace('Clave ', '');
    await send(page);
    await page.getByRole('main').getByRole('link', { name: 'Ver cómo va' }).first().click();
    await expect(page.getByText('Recibida.', { exact: true })).toBeVisible();
    await documents.update(`estadosCotizacion/${page.url().split('#estado=')[1]}`, {
      estado: 'cotizada',
      vigencia: '2099-01-01',
      lineas: [{ clave, nombre: 'El segundo', cantidad: 1, precio: 100_000 }],
    });
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText('Cotizada.', { exact: true })).toBeVisible();
    const answered = page.getByRole('region', { name: 'Tu cotización' }).getByRole('listitem');
    await expect(answered).toHaveText(/El segundo.*Sin batería/);
  });
});
