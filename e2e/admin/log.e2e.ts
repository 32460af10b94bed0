import type { Page } from '@playwright/test';
import { axeFaults } from '../axe-faults.ts';
import { expect, test, withWorker } from '../fixtures.ts';
import { readAsStaff } from '../sent-quotes.ts';
import { askForQuote } from './ask-for-quote.ts';
import { heading, sidebar, signIn, synced, visitorPage } from './staff-parts.ts';
import { isReadyForOffline, setPrice } from './sync-parts.ts';

// The deployed rules decide who may read the log.
test.use({ testMode: false });

const ROSA = 'rosa@lafragua.example';
const changes = (page: Page) => page.getByRole('list', { name: 'Cambios de la tienda' }).locator('> li[data-at]');
const openLog = async (page: Page): Promise<void> => {
  await sidebar(page, 'Bitácora').click();
  await expect(heading(page, 'Bitácora')).toBeVisible();
};

/** The page itself scrolls down only. */
const isNoWiderThanScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('the log shows what two people change, live, by person, kind and words, and leads to the history and back', async ({
  page,
  browser,
  baseURL,
  backend,
}) => {
  const printed = await backend.staff('add', ROSA);
  const rosa = { email: ROSA, password: /Contraseña:\s+(\S+)/.exec(printed)?.[1] ?? '' };
  await signIn(page);
  await setPrice(page, 'AL-1', '248.00');
  await synced(page);
  await openLog(page);
  await expect(changes(page)).toHaveCount(1);
  await expect(changes(page).first()).toContainText('→ $248.00');
  await expect(changes(page).first()).toContainText('Tú');

  const other = await visitorPage(browser, baseURL);
  await signIn(other, '/admin/productos', rosa);
  await setPrice(other, 'AT-1', '99.00');
  await synced(other);
  await expect(changes(page)).toHaveCount(2);
  await expect(changes(page).first()).toContainText('→ $99.00');
  await expect(changes(page).first()).toContainText(ROSA);
  await expect(page.getByRole('heading', { level: 2, name: /^(Hoy|Ayer), / })).toBeVisible();

  await page.getByLabel('Persona', { exact: true }).selectOption({ label: ROSA });
  await expect(changes(page)).toHaveCount(1);
  await expect(changes(page).first()).toContainText('→ $99.00');
  await page.reload();
  await expect(changes(page).first()).toContainText('→ $99.00');
  await page.getByLabel('Clase', { exact: true }).selectOption({ label: 'Tutoriales' });
  await expect(page.getByText('Nada cumple con lo que pides.')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(changes(page)).toHaveCount(2);
  await page.getByLabel('Hasta', { exact: true }).fill('2026-01-31');
  await expect(changes(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await page.getByLabel('Buscar en la bitácora').fill('248');
  await expect(changes(page)).toHaveCount(1);

  for (const width of [390, 834]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFaults(page)).toEqual([]);
    expect(await isNoWiderThanScreen(page)).toBe(true);
  }
  await page.getByRole('button', { name: /^Detalle/ }).click();
  await expect(page.getByRole('dialog')).toContainText('→ $248.00');
  expect(await axeFaults(page)).toEqual([]);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Ver historial/ })
    .click();
  await expect(heading(page, 'Historial')).toBeVisible();
  await page.goBack();
  await expect(changes(page)).toHaveCount(1);
});

test('who works at the counter reads in the log what was done with a quotation, with nothing of the person before or after it is erased, and no costs', async ({
  page,
  browser,
  backend,
}) => {
  await (await askForQuote(browser, backend.origin, 'Ana Pérez')).context().close();
  const printed = await backend.staff('add', ROSA, 'mostrador');
  await signIn(page, '/admin/cotizaciones', { email: ROSA, password: /Contraseña:\s+(\S+)/.exec(printed)?.[1] ?? '' });
  await page.getByRole('link', { name: 'Ana Pérez' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('Ana Pérez de León');
  await page.getByLabel('Flete').fill('150');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Hay cambios sin guardar.')).toHaveCount(0);
  await synced(page);
  await page.getByRole('button', { name: 'Marcar como enviada' }).click();
  await expect(page.getByText('Cotizada', { exact: true }).first()).toBeVisible();
  await synced(page);
  await openLog(page);
  await page.getByLabel('Clase', { exact: true }).selectOption({ label: 'Cotizaciones' });
  await expect(changes(page).first()).toContainText('Estado: Recibida → Cotizada');
  await expect(changes(page).last()).toContainText('Flete: $150.00');
  await expect(changes(page).last()).toContainText('«Nombre»: cambió, y aquí no se copia');
  const edits = await changes(page).count();
  await page
    .getByRole('button', { name: /^Detalle/ })
    .first()
    .click();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('link', { name: 'Cotización', exact: true }).click();
  await page.getByRole('button', { name: 'Borrar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar para siempre' }).click();
  await synced(page);
  await openLog(page);
  await expect(changes(page)).toHaveCount(edits + 1);
  await expect(changes(page).first()).toContainText('Cotización: se elimina');
  const records = JSON.stringify(await readAsStaff(backend, 'bitacora'));
  for (const hidden of ['Ana', '8112345678', 'ana@example.mx', 'estadosCotizacion'])
    expect(records).not.toContain(hidden);
});

test(
  'without a network the log shows what the device has read and what waits on it, and nothing after signing out',
  withWorker,
  async ({ page, backend }) => {
    await signIn(page);
    await isReadyForOffline(page);
    await setPrice(page, 'AL-1', '248.00');
    await synced(page);
    await openLog(page);
    await expect(changes(page)).toHaveCount(1);
    await backend.stop();
    await page.reload();
    await expect(page.getByText(/^Sin conexión: se ve lo que este equipo ya había leído, desde el /)).toBeVisible();
    await expect(changes(page)).toHaveCount(1);
    await sidebar(page, 'Productos').click();
    await setPrice(page, 'AL-1', '251.00');
    await openLog(page);
    await expect(changes(page)).toHaveCount(2);
    await expect(changes(page).first()).toContainText('Por enviar');
    await expect(changes(page).first()).toContainText('$248.00 → $251.00');

    await page.goto('about:blank');
    await backend.start();
    await page.goto(`${backend.origin}/admin/historial`);
    await synced(page);
    await expect(changes(page).first()).toContainText('$248.00 → $251.00');
    await expect(page.getByText('Por enviar')).toHaveCount(0);
    await page.getByRole('button', { name: 'Cerrar sesión' }).first().click();
    await expect(heading(page, 'Área de personal')).toBeVisible();
    const kept = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open('bitacora');
          opening.onsuccess = () => {
            const { result } = opening;
            const reading = result.transaction('apuntes').objectStore('apuntes').count();
            reading.onsuccess = () => {
              result.close();
              resolve(reading.result);
            };
          };
        }),
    );
    expect(kept).toBe(0);
  },
);
