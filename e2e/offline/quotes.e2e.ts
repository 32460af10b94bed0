import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { momentOf, questionsOf } from '../moments.ts';
import { sentQuotes } from '../sent-quotes.ts';
import { openInbox, send, visitOnce } from './quote-parts.ts';

test.use({ serviceWorkers: 'allow', testMode: false });

const CATEGORY_PAGE = '/herramienta-inalambrica/rotomartillos-inalambricos';

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
  // The next day, the device has the prices of the day before.
  await context.clock.setSystemTime(Date.now() + 24 * 60 * 60_000);
  await page.goto(CATEGORY_PAGE);
  await page
    .getByRole('button', { name: /^Agregar a la lista:/ })
    .first()
    .click();
  await page.getByRole('banner').getByRole('link', { name: 'Mi lista, 1' }).click();
  await expect(page.getByRole('link', { name: 'Enviar por WhatsApp' })).toHaveAttribute(
    'href',
    /Pedida%20con%20precios%20del/,
  );
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
  // Both sides read it: the request on the device has the same message.
  const old = /^Pedida con precios del .*, sin confirmar\.$/;
  expect(await sentQuotes(backend)).toEqual([expect.objectContaining({ mensaje: expect.stringMatching(old) })]);
  await again.getByRole('link', { name: 'Ver cómo va' }).click();
  await expect(again.getByText(old)).toBeVisible();
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
      // By the test's own fetch, which finds Google's emulator too.
      const asked = route.request();
      await fetch(asked.url(), { method: 'POST', body: asked.postData() });
      await backend.kill();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('documents:commit'));
  await send(page);
  await expect(page.getByRole('heading', { name: 'Guardada en este equipo' })).toBeVisible();
  // It says so as soon as it is kept, on a slow machine before the server has died.
  await failed;
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
