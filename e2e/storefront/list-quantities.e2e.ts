import type { Page } from '@playwright/test';
import { axeFaults } from '../axe-faults.ts';
import { expect, test } from '../fixtures.ts';
import { sentQuotes } from '../sent-quotes.ts';
import { PHONE, PRODUCT, visit } from './page-parts.ts';
import { buildList, fillForm } from './quote-parts.ts';

// The deployed rules are enforced, because visitors write here.
test.use({ testMode: false });

const quantity = (page: Page) => page.getByRole('main').getByRole('textbox', { name: /^Cantidad de/ });
const WHY = 'Va en números enteros, del 1 al 9,999.';

test('a quantity that cannot be read stops what would use it', async ({ page, backend }) => {
  await test.step('a list is neither sent nor shared while the quantity of a line cannot be read, and what was typed stays in its field', async () => {
    await buildList(page, 1);
    await fillForm(page);
    await quantity(page).fill('7');
    await quantity(page).fill('');
    await quantity(page).pressSequentially('2.5');
    await page.getByRole('button', { name: 'Enviar mi lista' }).click();
    await expect(quantity(page)).toBeFocused();
    await expect(quantity(page)).toHaveValue('2.5');
    await expect(quantity(page)).toHaveAccessibleDescription(WHY);
    expect(await axeFaults(page)).toEqual([]);
    for (const name of ['Compartir la lista', 'Ver código QR', 'Copiar mensaje']) {
      await page.getByRole('button', { name }).click();
      await expect(quantity(page)).toBeFocused();
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('Mensaje copiado')).toHaveCount(0);
    expect(await sentQuotes(backend)).toEqual([]);
    await quantity(page).fill('1,200');
    await page.getByRole('button', { name: 'Enviar mi lista' }).click();
    await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
    expect(await sentQuotes(backend)).toMatchObject([{ lineas: [{ cantidad: 1200 }] }]);
  });
  await test.step('of a pasted list nothing is added while the quantity of an article cannot be read', async () => {
    await visit(page, '/cotizacion');
    await page.getByRole('button', { name: 'Pegar una lista completa' }).click();
    await page.getByLabel('Tu lista, un artículo por renglón').fill('12 brochas');
    await page.getByRole('button', { name: 'Buscar los artículos' }).click();
    await expect(page.getByRole('heading', { name: 'Esto encontramos' })).toBeFocused();
    await quantity(page).fill('1e3');
    await page.getByRole('button', { name: 'Agregar 1 artículo' }).click();
    await expect(quantity(page)).toBeFocused();
    await expect(quantity(page)).toHaveValue('1e3');
    await quantity(page).fill('13');
    await page.getByRole('button', { name: 'Agregar 1 artículo' }).click();
    await expect(page.getByRole('heading', { name: 'Esto encontramos' })).toHaveCount(0);
    await expect(quantity(page)).toHaveValue('13');
  });
  await test.step('a product is not put on the list by a quantity that cannot be read', async () => {
    await page.setViewportSize(PHONE);
    await visit(page, PRODUCT);
    await quantity(page).fill('1/2');
    await page.getByRole('button', { name: 'Agregar a cotización' }).click();
    await expect(quantity(page)).toBeFocused();
    await expect(quantity(page)).toHaveAccessibleDescription(WHY);
    // Above the bar with the button.
    const [sentence, bar] = [page.getByText(WHY), page.getByRole('button', { name: 'Agregar a cotización' })];
    await expect(async () => {
      const [one, other] = [await sentence.boundingBox(), await bar.boundingBox()];
      expect((one?.y ?? 0) + (one?.height ?? 0)).toBeLessThan(other?.y ?? 0);
    }).toPass();
    await quantity(page).fill('3');
    await page.getByRole('button', { name: 'Agregar a cotización' }).click();
    await expect(page.getByText('Llevas 3 en tu lista.')).toBeVisible();
  });
});
