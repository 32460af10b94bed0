import type { Page } from '@playwright/test';
import { axeFaultsInEachColour } from '../axe-faults.ts';
import { expect, test } from '../fixtures.ts';
import { becomeKiosk } from '../kiosk-mode.ts';
import { readCode } from '../read-code.ts';
import { buildList } from './quote-parts.ts';

test.use({ testMode: false, viewport: { width: 1080, height: 1920 }, hasTouch: true });

const IN_WORDS = 'Carbones de una «esmeriladora» ~ * & <b>vieja</b>';

const lines = (page: Page) =>
  page
    .getByRole('region', { name: 'Productos de tu lista' })
    .getByRole('listitem')
    .filter({ has: page.locator('p') });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Llévate tu lista en el celular' });
const code = (page: Page) => dialog(page).getByRole('img', { name: /Código/ });

test('a list built at the kiosk is handed to a phone by a code, and the kiosk then clears the list and what was typed', async ({
  page,
  browser,
}) => {
  await page.clock.install();
  await becomeKiosk(page);
  await buildList(page, 2);
  await lines(page).first().getByRole('button', { name: 'Una más' }).click();
  await page.getByLabel('¿No lo encuentras? Descríbelo').fill(IN_WORDS);
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(lines(page)).toHaveCount(3);
  const names = await lines(page).getByRole('link').allTextContents();
  await page.getByLabel('Nombre').fill('Ana Pérez');
  await page.getByLabel('Teléfono').fill('8112345678');

  await page.getByRole('link', { name: 'Llévate tu lista en el celular' }).click();
  await expect(dialog(page)).toContainText('2 productos y una descripción tuya');
  await expect(dialog(page)).toContainText('No lleva tu nombre ni tu teléfono.');
  expect(await axeFaultsInEachColour(page)).toEqual([]);

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const link = await readCode(phone, code(page));
  expect(link).toContain('/cotizacion#lista=1');
  expect(decodeURIComponent(link ?? '')).not.toMatch(/Ana|8112345678/);
  await phone.goto(link ?? '');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Lista compartida');
  await expect(phone.getByRole('listitem').filter({ hasText: names[0] ?? '' })).toContainText('2 ×');
  await expect(phone.getByRole('listitem').filter({ hasText: IN_WORDS })).toBeVisible();
  await phone.getByRole('button', { name: 'Agregar a mi lista' }).click();
  await expect(lines(phone)).toHaveCount(3);

  // The idle time passes. The clock is set forward in one step, because the reset has a time limit of three seconds itself.
  await page.clock.fastForward(91_000);
  await expect(page).toHaveURL(/\/$/);
  // By the page's own link: a reload would have discarded what was typed anyway.
  await page.getByRole('banner').getByRole('link', { name: 'Mi lista', exact: true }).click();
  await expect(page.getByText('Todavía no hay nada en tu lista')).toBeVisible();
  await expect(page.getByLabel('Nombre')).toHaveValue('');
  await expect(page.getByLabel('Teléfono')).toHaveValue('');
  await expect(page.getByRole('link', { name: 'Llévate tu lista en el celular' })).toHaveCount(0);
  await expect(lines(phone)).toHaveCount(3);
  await phone.context().close();
});

test('a long list takes several codes, and a customer who has finished can reset the kiosk at once', async ({
  page,
  browser,
}) => {
  await becomeKiosk(page);
  await page.goto('/cotizacion');
  const asked = Array.from({ length: 4 }, (_, at) => `Pieza ${at + 1} ñ `.padEnd(195, 'larga '));
  for (const [at, text] of asked.entries()) {
    await page.getByLabel('¿No lo encuentras? Descríbelo').fill(text);
    await page.getByRole('button', { name: 'Agregar', exact: true }).click();
    await expect(lines(page)).toHaveCount(at + 1);
  }
  await page.getByRole('link', { name: 'Llévate tu lista en el celular' }).click();
  await expect(dialog(page)).toContainText('Lleva 4 descripciones tuyas');
  const phone = await (await browser.newContext()).newPage();
  const links = [];
  for (const part of ['Código 1 de 2.', 'Código 2 de 2.']) {
    await expect(dialog(page)).toContainText(part);
    links.push(await readCode(phone, code(page)));
    if (links.length === 1) await dialog(page).getByRole('button', { name: 'Siguiente' }).click();
  }
  for (const link of links) {
    await phone.goto(link ?? '');
    await phone.getByRole('button', { name: 'Agregar a mi lista' }).click();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Tu lista para cotizar');
  }
  await expect(lines(phone)).toHaveCount(asked.length);

  await dialog(page).getByRole('button', { name: 'Ya la tengo: borrar de esta pantalla' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/cotizacion');
  await expect(page.getByText('Todavía no hay nada en tu lista')).toBeVisible();
  await phone.context().close();
});
