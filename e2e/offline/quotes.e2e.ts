import type { Browser, Page } from '@playwright/test';
import { signIn } from '../admin/staff-parts.ts';
import type { BackendProcess } from '../backend-process.ts';
import { expect, test } from '../fixtures.ts';
import { momentOf, questionsOf, watchFor } from '../moments.ts';
import { sentQuotes } from '../sent-quotes.ts';

test.use({ testMode: false });

const SHELF = '/herramienta-inalambrica/rotomartillos-inalambricos';

/** Visits the shop until it works from the device alone. */
async function visitOnce(page: Page): Promise<void> {
  await page.goto(SHELF);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function send(page: Page): Promise<void> {
  await page.getByLabel('Nombre').fill('Ana Pérez');
  await page.getByLabel('Teléfono').fill('81 1234 5678');
  await page.getByRole('button', { name: 'Enviar mi lista' }).click();
}

/** Somebody at the counter, who looks at the inbox and touches nothing. */
async function openInbox(browser: Browser, { origin }: BackendProcess): Promise<Page> {
  const staff = await (await browser.newContext({ baseURL: origin, locale: 'es-MX' })).newPage();
  await signIn(staff, '/admin/cotizaciones');
  await expect(staff.getByText('Todavía no llega ninguna cotización.')).toBeVisible();
  await watchFor(staff, 'Ana Pérez', '[aria-label="Cotizaciones"] a');
  return staff;
}

/** What the person behind the counter has after all that: one, and no more. */
async function expectOneIn(staff: Page): Promise<void> {
  await expect(staff.getByRole('list', { name: 'Cotizaciones' }).getByRole('listitem')).toHaveCount(1);
  await staff.context().close();
}

test('a list built and sent with no network waits on the device, arrives once after the tab was closed, and staff see it live', async ({
  page,
  context,
  browser,
  backend,
}) => {
  await visitOnce(page);
  await backend.stop();
  await page.goto(SHELF);
  await page
    .getByRole('button', { name: /^Agregar a la lista:/ })
    .first()
    .click();
  await page.getByRole('banner').getByRole('link', { name: 'Mi lista, 1' }).click();
  await send(page);
  await expect(page.getByRole('heading', { name: 'Guardada en este equipo' })).toBeVisible();
  await page.close();

  await backend.start();
  const staff = await openInbox(browser, backend);
  const questions = questionsOf(staff, 'cotizaciones');
  const again = await context.newPage();
  await again.goto('/');
  await momentOf(staff, 'shown');
  expect(questions).toEqual([]);
  await again.goto('/cotizacion');
  await expect(again.getByText('Recibida', { exact: true })).toBeVisible();
  await again.reload();
  await expect(again.getByText('Recibida', { exact: true })).toBeVisible();
  expect(await sentQuotes(backend)).toHaveLength(1);
  await expectOneIn(staff);
});

test('a server that dies after it wrote and before it answered has the quotation once, and so do staff', async ({
  page,
  browser,
  backend,
}) => {
  await visitOnce(page);
  await page
    .getByRole('button', { name: /^Agregar a la lista:/ })
    .first()
    .click();
  await page.getByRole('banner').getByRole('link', { name: 'Mi lista, 1' }).click();
  const staff = await openInbox(browser, backend);
  const questions = questionsOf(staff, 'cotizaciones');
  // The write reaches the server; its answer is lost on the way back.
  await page.route(
    '**/documents:commit*',
    async (route) => {
      await route.fetch();
      await backend.kill();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await send(page);
  await expect(page.getByRole('heading', { name: 'Guardada en este equipo' })).toBeVisible();
  await backend.start();
  // Both devices hear of it at once; left alone, each would ask again within fifteen seconds.
  await Promise.all([staff, page].map((one) => one.evaluate(() => dispatchEvent(new Event('online')))));
  await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
  expect(await sentQuotes(backend)).toHaveLength(1);
  await momentOf(staff, 'shown');
  expect(questions).toEqual([]);
  await expectOneIn(staff);
});

test('two tabs send what waits once between them', async ({ page, context, backend }) => {
  await visitOnce(page);
  await page
    .getByRole('button', { name: /^Agregar a la lista:/ })
    .first()
    .click();
  await page.getByRole('banner').getByRole('link', { name: 'Mi lista, 1' }).click();
  const other = await context.newPage();
  await other.goto('/cotizacion');
  await expect(other.getByRole('button', { name: 'Enviar mi lista' })).toBeVisible();
  await backend.stop();
  await send(page);
  await expect(page.getByRole('heading', { name: 'Guardada en este equipo' })).toBeVisible();
  await expect(other.getByText('Guardada aquí')).toBeVisible();
  await backend.start();
  await Promise.all([page, other].map((tab) => tab.evaluate(() => dispatchEvent(new Event('online')))));
  await expect(other.getByText('Recibida', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
  expect(await sentQuotes(backend)).toHaveLength(1);
});

test.describe('a day that is full', () => {
  test.use({ testMode: true });

  test('is told as it is, keeps the request and leads to the chat and the telephone', async ({
    page,
    backend,
    documents,
  }) => {
    const days = [0, 1].map((more) => new Date(Date.now() + more * 86_400_000).toISOString().slice(0, 10));
    for (const day of days) await documents.put(`cupos/${day}`, { n: 300, ultima: 'la-ultima-del-dia-000001' });
    await backend.stop();
    await backend.start(false);

    await page.goto(SHELF);
    await page
      .getByRole('button', { name: /^Agregar a la lista:/ })
      .first()
      .click();
    await page.getByRole('banner').getByRole('link', { name: 'Mi lista, 1' }).click();
    await send(page);
    await expect(page.getByRole('heading', { name: 'No se pudo enviar' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Llamar', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Avisar por WhatsApp' })).toHaveAttribute('href', /folio/);

    // The next day.
    await backend.stop();
    await backend.start(true);
    for (const day of days) await documents.put(`cupos/${day}`, { n: 299, ultima: 'la-ultima-del-dia-000001' });
    await backend.stop();
    await backend.start(false);
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
    expect(await sentQuotes(backend)).toHaveLength(1);
  });
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
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Monterrey' }).format(Date.now());
    await documents.update(`estadosCotizacion/${page.url().split('#estado=')[1]}`, {
      estado: 'cotizada',
      vigencia: today,
      lineas: [{ clave: '', nombre: 'Taladro «de prueba»', cantidad: 3, precio: 100_000 }],
    });
    // As when the tab is looked at again.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText('Cotizada.', { exact: true })).toBeVisible();

    await backend.stop();
    await page.clock.setSystemTime(Date.now() + 2 * 86_400_000);
    await page.reload();
    await expect(page.getByText('Vencida.', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Sin conexión\. Así estaba el/)).toBeVisible();
    await expect(page.getByText(/^Sus precios valieron hasta el/)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Taladro «de prueba»' })).toContainText('$3,000.00');
  });
});
