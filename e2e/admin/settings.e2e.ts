import type { Page, Request } from '@playwright/test';
import { axeFaults } from '../axe-faults.ts';
import { expect, test, withWorker } from '../fixtures.ts';
import { firstVisit } from '../offline/device.ts';
import { shopKept, untilKept } from '../offline/kept-copy.ts';
import { fieldOf, heading, openServed, save, signIn, staffFilesKept, synced, visitorPage } from './staff-parts.ts';

// The deployed rules decide what the settings may hold.
test.use({ testMode: false });

const CONTACT = '/admin/ajustes/contacto';
const NEW_PHONE = '81 5555 0101';

const firstPhone = (page: Page) => fieldOf(page, 'Teléfono').first();
const closedDay = (page: Page) => page.getByLabel('Día *', { exact: true });
const banner = (page: Page) => page.getByRole('banner');

/**
 * Whether a page asks the store for documents. The open stream of its listeners, which it asks for again now and then, is what it waits at, and the
 * tutorials are read in a first visit's idle time, whenever that comes.
 */
function isAsking(request: Request): boolean {
  const isStream = request.method() === 'GET' && request.url().includes('/Listen/channel?');
  const isTutorials = request.postData()?.includes('"tutoriales"') === true;
  return /\/(?:v1|google\.firestore)/.test(new URL(request.url()).pathname) && !isStream && !isTutorials;
}

async function changePhone(page: Page, phone: string): Promise<void> {
  await firstPhone(page).fill(phone);
  await save(page);
  await expect(heading(page, 'Ajustes')).toBeVisible();
}

test('what the owner changes in Ajustes is on open pages and in later ones', async ({ page, browser, baseURL }) => {
  await test.step('a phone number changed in Ajustes is on an open visitor’s page, in the next page without JavaScript, and can be put back', async () => {
    const visitor = await visitorPage(browser, baseURL);
    await visitor.goto('/');
    await expect(banner(visitor)).toContainText('81 0000 0001');
    await signIn(page, CONTACT);
    await changePhone(page, NEW_PHONE);
    await synced(page);
    await expect(banner(visitor)).toContainText(NEW_PHONE);
    await expect(visitor.getByRole('contentinfo')).toContainText(NEW_PHONE);

    const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const reader = await plain.newPage();
    await openServed(reader, '/contacto.html', NEW_PHONE);
    expect(await reader.locator('script[type="application/ld+json"]').allTextContents()).toEqual(
      expect.arrayContaining([expect.stringContaining('+528155550101')]),
    );

    // The history leads back, and what it put back reaches the visitor as well.
    // By now the visitor's page listens: what comes next is pushed to it, and it asks for nothing and is not loaded again.
    const loadedAt = await visitor.evaluate(() => performance.timeOrigin);
    const asked: string[] = [];
    visitor.on('request', (request) => {
      if (isAsking(request)) asked.push(`${request.method()} ${request.url()} ${request.postData()}`);
    });
    await page.getByRole('link', { name: /Teléfonos y WhatsApp/ }).click();
    await changePhone(page, '81 5555 0202');
    await synced(page);
    await expect(banner(visitor)).toContainText('81 5555 0202');
    expect(asked).toEqual([]);
    expect(await visitor.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
    await page.getByRole('link', { name: /Teléfonos y WhatsApp/ }).click();
    await page.getByRole('link', { name: 'Historial', exact: true }).click();
    const changes = page.getByRole('list', { name: 'Cambios', exact: true }).locator('> li');
    await expect(changes.first()).toContainText('8155550202');
    await changes
      .nth(1)
      .getByRole('button', { name: /Volver a esta versión/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Volver a esta versión' }).click();
    await expect(banner(visitor)).toContainText(NEW_PHONE);
  });
  await test.step('the zone that is chosen in Ajustes is the clock of an open page and of every later one', async () => {
    const visitor = await visitorPage(browser, baseURL);
    // A Monday, a quarter to six in Monterrey and a quarter to seven in Cancún.
    await visitor.clock.setSystemTime(new Date('2026-11-23T23:45:00Z'));
    await visitor.goto('/contacto.html');
    await expect(visitor.getByText('Abierto ahora, hasta las 18:30.')).toBeVisible();
    await page.goto('/admin/ajustes/horario');
    const zone = page.getByRole('combobox', { name: 'Zona horaria' });
    await expect(zone).toHaveValue('centro');
    await zone.selectOption('sureste');
    await save(page);
    await expect(heading(page, 'Ajustes')).toBeVisible();
    await synced(page);
    await expect(visitor.getByText('Cerrado ahora. Abrimos mañana a las 8:30.')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('Cerrado ahora. Abrimos mañana a las 8:30.')).toBeVisible();
    await page.getByRole('link', { name: /Horario/ }).click();
    await page.getByRole('link', { name: 'Historial', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Cambios', exact: true })).toContainText('Sureste: Quintana Roo');
  });
});

test(
  'a change made offline is on screen at once, outlives a reload, and arrives once',
  withWorker,
  async ({ page, context, documents }) => {
    await signIn(page, '/admin/ajustes');
    await shopKept(page);
    await staffFilesKept(page);
    await page.getByRole('link', { name: /Políticas/ }).click();
    await expect(fieldOf(page, 'Vale una cotización')).toHaveValue('8');
    await context.setOffline(true);
    await fieldOf(page, 'Vale una cotización').fill('12');
    await save(page);
    const row = page.getByRole('listitem').filter({ hasText: 'Políticas' });
    await expect(row).toContainText('Cotizaciones de 12 días');
    await expect(row).toContainText('Guardado aquí');
    await page.reload();
    await expect(row).toContainText('Cotizaciones de 12 días');
    await context.setOffline(false);
    await synced(page);
    expect(await documents.idsWhere('ajustes', 'diasCotizacion', 12)).toEqual(['politicas']);
    // Once: a second arrival would have counted the revision up.
    expect(await documents.idsWhere('ajustes', 'rev', 1)).toEqual(['politicas']);
  },
);

test('what is wrong is named at its field, nothing is lost, and the screens are accessible on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, '/admin/ajustes');
  await expect(page.getByRole('list', { name: 'Ajustes' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('link', { name: /Horario/ }).click();
  await page.getByLabel('Cierra lunes').fill('07:00');
  await page.getByRole('button', { name: 'Agregar día' }).click();
  await expect(closedDay(page)).toBeFocused();
  await save(page);
  await expect(page.getByText('Cierra a las 07:00, antes de abrir a las 08:30.')).toBeVisible();
  await expect(page.getByText('Elige el día.')).toBeVisible();
  await expect(page.getByLabel('Abre lunes')).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
  // What was typed is still there after the page was closed in between.
  await page.reload();
  await expect(page.getByLabel('Cierra lunes')).toHaveValue('07:00');
  await expect(page.getByText('Cerrado hoy por')).toHaveCount(0);
  await page.getByLabel('Cierra lunes').fill('19:00');
  await closedDay(page).fill('2099-12-25');
  await fieldOf(page, 'Motivo').fill('Navidad');
  await save(page);
  await synced(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Horario' })).toContainText('Lunes de 8:30 a 19:00');
});

test('what is wrong with phones and hours is said at its field, and the preview is the page’s', async ({
  page,
  documents,
}) => {
  await test.step('a phone line without a number and hours that overlap are each a sentence at their field, over a reload too, and nothing is lost', async () => {
    await signIn(page, CONTACT);
    await fieldOf(page, 'Línea principal').fill('Mostrador');
    await firstPhone(page).fill('');
    await fieldOf(page, 'Teléfono').nth(1).fill('81 2000 000');
    await save(page);
    const expectPhones = async (): Promise<void> => {
      await expect(page.getByText('Escribe el teléfono o quita la línea.')).toBeVisible();
      await expect(page.getByText('El teléfono tiene 10 dígitos, como se marca: 81 1234 5678.')).toBeVisible();
      await expect(firstPhone(page)).toBeFocused();
    };
    await expectPhones();
    await page.reload();
    await expect(fieldOf(page, 'Teléfono').nth(1)).toHaveValue('81 2000 000');
    await expect(fieldOf(page, 'Línea principal')).toHaveValue('Mostrador');
    await save(page);
    await expectPhones();
    await firstPhone(page).fill('81 5555 0303');
    await fieldOf(page, 'Teléfono').nth(1).fill('81 5555 0404');
    await save(page);
    await expect(heading(page, 'Ajustes')).toBeVisible();

    await page.getByRole('link', { name: /Horario/ }).click();
    await page.getByRole('button', { name: 'Cierra a mediodía, lunes' }).click();
    await page.getByLabel('Abre lunes, horario 2').fill('13:00');
    await page.getByLabel('Cierra lunes, horario 2').fill('20:00');
    await save(page);
    const overlap = page.getByText(
      'Los dos horarios se enciman: el primero cierra a las 18:30 y el segundo abre a las 13:00.',
    );
    await expect(overlap).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Abre lunes, horario 2')).toHaveValue('13:00');
    await save(page);
    await expect(overlap).toBeVisible();
    await page.getByLabel('Cierra lunes, horario 1').fill('12:00');
    await expect(overlap).toHaveCount(0);
    await save(page);
    await synced(page);
    expect(await documents.idsWhere('ajustes', 'lunes', '08:30-12:00,13:00-20:00')).toEqual(['horario']);
    expect(await documents.idsWhere('ajustes', 'rev', 1)).toHaveLength(2);
  });
  await test.step('the preview of the hours lists the closed days to come and none that has passed, like the page', async () => {
    await page.goto('/admin/ajustes/horario');
    for (const day of ['2020-12-25', '2099-12-25']) {
      await page.getByRole('button', { name: 'Agregar día' }).click();
      await closedDay(page).last().fill(day);
      await fieldOf(page, 'Motivo').last().fill('Navidad');
    }
    await expect(page.getByText('25 dic 2099')).toBeVisible();
    await expect(page.getByText('25 dic 2020')).toHaveCount(0);
  });
});

test(
  'a kiosk without a network shows the number that was changed last, from its first paint on',
  withWorker,
  async ({ page, context, browser, baseURL }) => {
    await firstVisit(page);
    const staff = await visitorPage(browser, baseURL);
    await signIn(staff, CONTACT);
    await changePhone(staff, NEW_PHONE);
    await expect(banner(page)).toContainText(NEW_PHONE);
    await untilKept(page, 'catalogo', NEW_PHONE.replaceAll(' ', ''));
    await context.setOffline(true);
    await page.reload();
    await expect(banner(page)).toContainText(NEW_PHONE);
    await page.goto('/contacto.html');
    await expect(page.getByRole('main')).toContainText(NEW_PHONE);
    await expect(page.getByText('81 0000 0001')).toHaveCount(0);
  },
);
