import type { Page } from '@playwright/test';
import { axeFaults } from '../axe-faults.ts';
import { expect, test, withWorker } from '../fixtures.ts';
import { firstVisit } from '../offline/device.ts';
import { DESKTOP, heading, PHONE, searchBox, visit } from './page-parts.ts';

test.use({ testMode: false });

const PAINT = '/calculadora?para=pintura&clave=PV-4';
const result = (page: Page) => page.getByRole('region', { name: 'Resultado' });
const wall = (page: Page, number: number) => page.getByRole('group', { name: `Pared ${number}` });
const lines = (page: Page) => page.getByRole('region', { name: 'Productos de tu lista' }).getByRole('listitem');

/** Empties the list, whose page is open. */
async function emptyList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Vaciar la lista' }).click();
  await expect(lines(page)).toHaveCount(0);
}

async function measureRoom(page: Page): Promise<void> {
  for (const [number, width] of [
    [1, '3'],
    [2, '4'],
  ] as const) {
    await wall(page, number).getByLabel('Ancho (m)').fill(width);
    await wall(page, number).getByLabel('Alto (m)').fill('2.4');
    await wall(page, number).getByLabel('Iguales').fill('2');
  }
  await page.getByLabel('Puertas', { exact: true }).fill('1');
  await page.getByLabel('Ventanas', { exact: true }).fill('1');
}

async function expectClean(page: Page): Promise<void> {
  expect(await axeFaults(page, 'main')).toEqual([]);
}

test('what was calculated goes into the list with one press', async ({ page }) => {
  await test.step('from a paint’s page to the list with the right cans, and back with one undo', async () => {
    await page.goto('/pinturas/vinilicas/pintura-vinilica-blanca-4-l-galon');
    await page.getByRole('link', { name: /^Calcula cuánto necesitas/ }).click();
    await expect(heading(page)).toHaveText('¿Cuánto necesito?');
    await expect(page.getByLabel('Rendimiento por mano (m²/L)')).toHaveValue('6');
    await measureRoom(page);
    // 33.6 m² of wall without 3.33 m² of openings, two coats at 6 m²/L.
    await expect(result(page).getByRole('status').first()).toContainText('10.1 L');
    await expect(result(page).getByRole('status').first()).toContainText('2 de 4 L y 3 de 1 L, $1,065.00 con IVA');
    await expectClean(page);
    await page.getByRole('button', { name: 'Agregar a cotización' }).click();
    await expect(page.getByText('En tu lista: 5 piezas del cálculo')).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByRole('button', { name: 'Agregar a cotización' })).toBeVisible();
    await page.getByRole('button', { name: 'Agregar a cotización' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Ver mi lista' }).click();
    await expect(lines(page)).toHaveCount(2);
    await expect(lines(page).getByRole('textbox', { name: /Cantidad de Pintura vinílica blanca 4 L/ })).toHaveValue(
      '2',
    );
    await expect(lines(page).getByRole('textbox', { name: /Cantidad de Pintura vinílica blanca 1 L/ })).toHaveValue(
      '3',
    );
  });
  await test.step('concrete goes into the list in words, each material once', async () => {
    await emptyList(page);
    await page.goto('/calculadora?para=concreto&largo=4&ancho=5&espesor=10');
    await expect(result(page).getByRole('status').first()).toContainText('15 sacos de 50 kg de cemento');
    await page.getByRole('button', { name: 'Agregar a cotización' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Ver mi lista' }).click();
    await expect(lines(page)).toHaveCount(3);
    await expect(page.getByRole('textbox', { name: 'Cantidad de Cemento gris, saco de 50 kg' })).toHaveValue('15');
  });
  await test.step('what a roof and a floor take goes into the list with one press', async () => {
    for (const [what, address, goods] of [
      ['a roof', '/calculadora?para=impermeabilizante&clave=IM-5&largo=8&ancho=6&pretil=28', /Impermeabilizante/],
      ['a floor of tiles', '/calculadora?para=adhesivo&clave=RS-PEG&largo=4&ancho=3&formato=grande', /adhesivo|pega/i],
    ] as const)
      await test.step(`what ${what} takes goes into the list with one press`, async () => {
        await emptyList(page);
        await page.goto(address);
        await expect(result(page).getByRole('status').first()).toContainText(/\d/);
        await page.getByRole('button', { name: 'Agregar a cotización' }).click();
        await expect(page.getByText(/^En tu lista:/)).toBeVisible();
        await page.getByRole('main').getByRole('link', { name: 'Ver mi lista' }).click();
        await expect(lines(page).first()).toContainText(goods);
      });
  });
});

test('the measures of a calculation are checked, kept in the address, and printed alone', async ({ page, context }) => {
  await test.step('every wrong number is a sentence at its field, and "Calcular" leads to the first of them', async () => {
    await page.setViewportSize(PHONE);
    await page.goto(PAINT);
    // Before the shop has taken the page over, the answer is another page.
    await expect(page.locator('html[data-tienda]')).toBeAttached();
    await page.getByRole('button', { name: 'Calcular' }).click();
    const width = wall(page, 1).getByLabel('Ancho (m)');
    await expect(width).toBeFocused();
    await expect(width).toHaveAccessibleDescription('Falta el ancho: escribe al menos una medida.');
    for (const [typed, sentence] of [
      ['cuatro', 'Revisa el ancho: escríbelo con números, como 2.5.'],
      ['0', 'Revisa el ancho: lo menos es 0.1 m.'],
      ['2,500', 'Revisa el ancho: lo más es 200 m. Leímos 2,500; si son 2.500, usa punto.'],
    ] as const) {
      await width.fill(typed);
      await expect(width).toHaveAccessibleDescription(sentence);
      await expect(width).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(wall(page, 1).getByLabel('Alto (m)')).toHaveAccessibleDescription('Falta el alto.');
    await expectClean(page);
    await width.fill('2,5');
    await expect(width).toHaveAccessibleDescription('Leímos 2.5 m. El punto separa los decimales y la coma los miles.');
    await wall(page, 1).getByLabel('Alto (m)').fill('250 cm');
    await page.getByLabel('Puertas', { exact: true }).fill('9');
    await expect(page.getByLabel('Puertas', { exact: true })).toHaveAccessibleDescription(
      /^Las puertas y ventanas suman/,
    );
    await page.getByLabel('Puertas', { exact: true }).fill('1');
    await page.getByLabel('Manos').fill('1.5');
    await expect(page.getByLabel('Manos')).toHaveAccessibleDescription(/números enteros/);
    await page.getByLabel('Manos').fill('2');
    await page.keyboard.press('Enter');
    await expect(result(page)).toBeFocused();
    await expect(result(page).getByRole('status').first()).toContainText('1.5 L');
  });
  await test.step('the address has the measures, so that another person sees the same result', async () => {
    await page.setViewportSize(DESKTOP);
    await page.goto(PAINT);
    await measureRoom(page);
    await page.getByLabel('Manos').fill('3');
    await expect(page).toHaveURL(/ancho=3&alto=2\.4&iguales=2&ancho=4&alto=2\.4&iguales=2.*manos=3/);
    const sum = await result(page).getByRole('status').first().textContent();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(result(other).getByRole('status').first()).toHaveText(sum ?? '');

    // Whoever opens the calculator again on this device is offered the same place, for any paint.
    await other.goto('/calculadora?para=pintura');
    await expect(
      other.getByText(/La última vez mediste 3.m × 2\.4.m, 2 iguales; 4.m × 2\.4.m, 2 iguales/),
    ).toBeVisible();
    await other.getByRole('button', { name: 'Usar esas medidas' }).click();
    await expect(wall(other, 2).getByLabel('Ancho (m)')).toHaveValue('4');
    await expect(other.getByLabel('Puertas', { exact: true })).toHaveValue('1');
    await expect(other.getByRole('button', { name: 'Usar esas medidas' })).toBeHidden();
  });
  await test.step('the name of the open calculator keeps what is measured in its address, and a wall that is taken out leaves the focus beside it', async () => {
    await visit(page, '/calculadora');
    await wall(page, 1).getByLabel('Ancho (m)').fill('3');
    await expect(page).toHaveURL(/ancho=3/);
    await page.getByRole('navigation', { name: 'Calculadoras' }).getByRole('link', { name: 'Pintura' }).click();
    await wall(page, 1).getByLabel('Alto (m)').focus();
    expect(page.url()).toMatch(/ancho=3/);
    await page.getByRole('button', { name: 'Agregar pared' }).click();
    await page.getByRole('button', { name: 'Quitar pared 3' }).press('Enter');
    await expect(wall(page, 2).getByLabel('Ancho (m)')).toBeFocused();
    await page.getByRole('button', { name: 'Quitar pared 1' }).press('Enter');
    await expect(wall(page, 1).getByLabel('Ancho (m)')).toBeFocused();
  });
  await test.step('the last wall that fits takes its button away, and has the focus', async () => {
    await visit(page, `/calculadora?para=pintura${'&ancho=3&alto=2'.repeat(29)}`);
    await page.getByRole('button', { name: 'Agregar pared' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Agregar pared' })).toHaveCount(0);
    await expect(wall(page, 30).getByLabel('Ancho (m)')).toBeFocused();
  });
  await test.step('on paper there is the calculation alone', async () => {
    await visit(page, PAINT);
    await measureRoom(page);
    await expect(result(page).getByRole('button', { name: 'Imprimir' })).toBeVisible();
    // As wide as a letter sheet between its margins.
    await page.setViewportSize({ width: 739, height: 980 });
    await page.emulateMedia({ media: 'print' });
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText(/Impreso el/)).toBeVisible();
    await expect(wall(page, 2).getByLabel('Ancho (m)')).toHaveValue('4');
    await expect(wall(page, 2).getByLabel('Ancho (m)')).toBeVisible();
    await expect(result(page).getByText('Total con IVA')).toBeVisible();
    for (const around of ['banner', 'contentinfo', 'navigation', 'complementary'] as const) {
      await expect(page.getByRole(around)).toHaveCount(0);
    }
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveCount(0);
  });
});

test(
  'with no network: a search finds it, a product is chosen, and its cans go into the list',
  withWorker,
  async ({ page, backend }) => {
    await firstVisit(page);
    await backend.stop();
    await page.goto('/');
    await searchBox(page).fill('cuánta pintura necesito');
    await page.keyboard.press('Enter');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Calculadora de pintura/ })
      .click();
    await page.getByLabel('Tipo').selectOption('Esmalte');
    await page.getByLabel('Producto').selectOption({ label: 'Esmalte alquidálico blanco brillante' });
    await wall(page, 1).getByLabel('Ancho (m)').fill('10');
    await wall(page, 1).getByLabel('Alto (m)').fill('3');
    await page.getByRole('button', { name: 'Quitar pared 2' }).click();
    await expect(result(page).getByRole('status').first()).toContainText('Lo más barato');
    await page.getByRole('button', { name: 'Agregar a cotización' }).click();
    await expect(page.getByText(/^En tu lista:/)).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent and the server answers with the cans', async ({ page }) => {
    await page.goto('/calculadora');
    await page.getByLabel('Producto').selectOption({ label: 'Pintura vinílica blanca' });
    await wall(page, 1).getByLabel('Ancho (m)').fill('10');
    await wall(page, 1).getByLabel('Alto (m)').fill('3');
    await page.getByRole('button', { name: 'Calcular' }).click();
    await expect(result(page)).toContainText('10 L');
    await expect(result(page)).toContainText('La combinación más barata');
    await expect(page.getByRole('button', { name: 'Agregar a cotización' })).toHaveCount(0);
    await wall(page, 2).getByLabel('Ancho (m)').fill('mucho');
    await page.getByRole('button', { name: 'Calcular' }).click();
    await expect(page.getByText('Revisa el ancho: escríbelo con números')).toBeVisible();
  });
});
