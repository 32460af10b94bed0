import type { Page } from '@playwright/test';
import type { BackendProcess } from '../backend-process.ts';
import { expect, test } from '../fixtures.ts';
import { pointAtUndo } from '../held-notice.ts';
import { sentQuotes } from '../sent-quotes.ts';
import { askForQuote } from './ask-for-quote.ts';
import { heading, signIn, synced } from './staff-parts.ts';

test.use({ testMode: false });

const bar = (page: Page) => page.getByRole('region', { name: 'Guardar' });

const stateOf = async (backend: BackendProcess, who: string): Promise<unknown> =>
  (await sentQuotes(backend)).find(({ nombre }) => nombre === who)?.['estado'];

/** Opens the quotation of somebody who has just asked, as staff. */
async function openQuote(page: Page, nombre: string): Promise<void> {
  if (page.url() === 'about:blank') await signIn(page, '/admin/cotizaciones');
  else await page.goto('/admin/cotizaciones');
  await page.getByRole('link', { name: nombre }).click();
  await expect(heading(page, /^Cotización C-/)).toBeVisible();
}

test('the steps of a quotation are taken on purpose, and the customer sees each', async ({
  page,
  browser,
  backend,
  context,
}) => {
  await test.step('a quotation is "cotizada" only when somebody says that it was sent, however the answer was opened', async () => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    const visitor = await askForQuote(browser, backend.origin, 'Ana Pérez');
    await openQuote(page, 'Ana Pérez');
    await page.getByRole('button', { name: 'Poner precios de hoy' }).click();
    const chip = page.getByRole('main').getByText('Por atender', { exact: true });
    const question = page.getByRole('dialog', { name: '¿Ya la enviaste?' });

    const chat = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Responder por WhatsApp' }).click();
    await (await chat).close();
    await question.getByRole('button', { name: 'Todavía no' }).click();
    await expect(chip).toBeVisible();
    await page.evaluate(() => {
      window.print = () => {};
    });
    await page.getByRole('button', { name: 'Imprimir o guardar PDF' }).click();
    await question.getByRole('button', { name: 'Todavía no' }).click();
    await expect(chip).toBeVisible();
    expect(await sentQuotes(backend)).toMatchObject([{ estado: 'recibida' }]);

    // A day that has passed is no validity.
    await page.getByLabel('Precios vigentes hasta').fill('2020-01-01');
    await page.getByRole('button', { name: 'Marcar como enviada' }).click();
    await expect(page.getByText('Ese día ya pasó. Elige hasta cuándo valen los precios.')).toBeVisible();
    await expect(page.getByLabel('Precios vigentes hasta')).toBeFocused();
    await page.getByLabel('Precios vigentes hasta').fill('2099-01-01');
    await page.getByRole('link', { name: 'Responder por WhatsApp' }).click();
    await question.getByRole('button', { name: 'Sí, marcar como enviada' }).click();
    await expect(page.getByText('Cotizada', { exact: true }).first()).toBeVisible();
    await synced(page);
    expect(await sentQuotes(backend)).toMatchObject([{ estado: 'cotizada', vigencia: '2099-01-01' }]);
    await expect(page.getByRole('region', { name: 'Historia' })).toContainText('Enviada por WhatsApp');
    await visitor.getByRole('main').getByRole('link', { name: 'Ver cómo va' }).first().click();
    await expect(visitor.getByText('Cotizada.', { exact: true })).toBeVisible();
    await visitor.context().close();
  });
  await test.step('closing a quotation is not called like leaving it, asks first, and is undone, for the customer too', async () => {
    const visitor = await askForQuote(browser, backend.origin, 'Luis Gil');
    await openQuote(page, 'Luis Gil');
    // Beside "Guardar" stands what all forms have there: a link that leaves.
    await expect(page.getByRole('button', { name: 'Cancelar', exact: true })).toHaveCount(0);
    await bar(page).getByRole('link', { name: 'Cancelar' }).click();
    await expect(heading(page, 'Cotizaciones')).toBeVisible();
    expect(await stateOf(backend, 'Luis Gil')).toBe('recibida');

    await page.getByRole('link', { name: 'Luis Gil' }).click();
    await page.getByRole('button', { name: 'Cerrar sin venta' }).click();
    const question = page.getByRole('dialog', { name: '¿Cerrar sin venta?' });
    await question.getByRole('button', { name: 'Dejarla abierta' }).click();
    await expect(page.getByText('Por atender', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar sin venta' }).click();
    await question.getByRole('button', { name: 'Cerrar sin venta' }).click();
    const undo = await pointAtUndo(page);
    await expect(page.getByText('Cancelada', { exact: true }).first()).toBeVisible();
    await synced(page);
    await visitor.getByRole('main').getByRole('link', { name: 'Ver cómo va' }).first().click();
    await expect(visitor.getByText('Cancelada.', { exact: true })).toBeVisible();

    await undo.click();
    await expect(page.getByText('Por atender', { exact: true })).toBeVisible();
    await synced(page);
    await expect.poll(() => stateOf(backend, 'Luis Gil')).toBe('recibida');
    await visitor.reload();
    await expect(visitor.getByText('Recibida.', { exact: true })).toBeVisible();

    // Later, when the notice is gone, it is opened again.
    await page.getByRole('button', { name: 'Cerrar sin venta' }).click();
    await question.getByRole('button', { name: 'Cerrar sin venta' }).click();
    await page.getByRole('button', { name: 'Reabrir' }).click();
    await expect(page.getByText('En revisión', { exact: true }).first()).toBeVisible();
    await visitor.context().close();
  });
});

test('several quotations are marked as spam, taken back and erased from the list', async ({
  page,
  browser,
  backend,
}) => {
  for (const nombre of ['Ana Pérez', 'Compra seguidores', 'Gana dinero']) {
    const visitor = await askForQuote(browser, backend.origin, nombre);
    await visitor.context().close();
  }
  await signIn(page, '/admin/cotizaciones');
  const rows = page.getByRole('list', { name: 'Cotizaciones' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await page.getByRole('checkbox', { name: /de Compra seguidores$/ }).check();
  await page.getByRole('checkbox', { name: /de Gana dinero$/ }).check();
  const chosen = page.getByRole('region', { name: 'Con las elegidas' });
  await expect(chosen).toContainText('2 elegidas');
  await chosen.getByRole('button', { name: 'Marcar como spam' }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Cotizaciones 1 por atender' })).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(rows).toHaveCount(3);

  await page.getByRole('checkbox', { name: 'Elegir las 3 que se ven' }).check();
  await page.getByRole('checkbox', { name: /de Ana Pérez$/ }).uncheck();
  await chosen.getByRole('button', { name: 'Marcar como spam' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByLabel('Estado').selectOption('spam');
  await expect(rows).toHaveCount(2);
  await page.getByRole('checkbox', { name: /de Compra seguidores$/ }).check();
  await chosen.getByRole('button', { name: 'No es spam' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Elegir la que se ve' }).check();
  await chosen.getByRole('button', { name: 'Borrar' }).click();
  await page.getByRole('button', { name: 'No borrar' }).click();
  await expect(rows).toHaveCount(1);
  await chosen.getByRole('button', { name: 'Borrar' }).click();
  await page.getByRole('button', { name: 'Borrar para siempre' }).click();
  await expect(page.getByText('Ninguna cotización coincide.')).toBeVisible();
  await synced(page);
  const left = (await sentQuotes(backend)).map(({ nombre, spam }) => `${String(nombre)} ${String(spam)}`);
  expect(left.sort()).toEqual(['Ana Pérez undefined', 'Compra seguidores undefined']);
});
