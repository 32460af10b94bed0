import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { chooser, compare, confirmWarnings, csv, PRICES, pesos, someProducts } from './price-parts.ts';
import { fieldOf, heading, signIn, synced } from './staff-parts.ts';
import { putQuote, QUOTE_PATH } from './stored-quote.ts';

const pressTwice = (button: Locator): Promise<void> => button.dblclick();

test('a double press does once what one press does', async ({ page, documents, backend }) => {
  await test.step('a double press of «Guardar» makes one subcategory', async () => {
    await signIn(page, '/admin/sub/crear-etiqueta');
    await fieldOf(page, 'Nombre').fill('Nebulizadores');
    await page.getByRole('combobox', { name: 'Categoría' }).selectOption({ index: 1 });
    await pressTwice(page.getByRole('button', { name: 'Guardar', exact: true }));
    await expect(heading(page, 'Subcategorías')).toBeVisible();
    await synced(page);
    expect(await documents.idsWhere('etiquetas', 'nombre', 'Nebulizadores')).toHaveLength(1);
  });
  await test.step('a double press of «Crear borrador» at a search makes one draft', async () => {
    const [dia = ''] = new Date().toISOString().split('T');
    const caduca = new Date(Date.now() + 1e9);
    await documents.put('busquedas/reporte', { dia, lineas: ['chirimbolo|2|2'], creado: new Date(), caduca });
    await page.goto('/admin/busquedas');
    await pressTwice(page.getByRole('button', { name: 'Crear borrador' }).first());
    await expect(heading(page, 'Editar producto')).toBeVisible();
    await synced(page);
    expect(await documents.idsWhere('borradores', 'nombre', 'Chirimbolo')).toHaveLength(1);
  });
  await test.step('a double press of «Guardar» makes one word of the search', async () => {
    await page.goto('/admin/busquedas');
    await page.getByRole('button', { name: 'Nuevo sinónimo' }).click();
    await fieldOf(page, 'Lo que se busca').fill('chunche');
    await fieldOf(page, 'Quiere decir').fill('taladro');
    await pressTwice(page.getByRole('button', { name: 'Guardar', exact: true }));
    await expect(fieldOf(page, 'Lo que se busca')).toHaveCount(0);
    await synced(page);
    expect(await documents.idsWhere('vocabulario', 'frase', 'chunche')).toHaveLength(1);
  });
  await test.step('a double press of «Guardar de todos modos» at a word that hides a product asks, and does not answer too', async () => {
    await page.goto('/admin/busquedas');
    await page.getByRole('button', { name: 'Nuevo sinónimo' }).click();
    await fieldOf(page, 'Lo que se busca').fill('oscilante');
    await fieldOf(page, 'Quiere decir').fill('disco');
    await pressTwice(page.getByRole('button', { name: 'Guardar de todos modos' }));
    const yes = page.getByRole('button', { name: 'Sí, guardar así' });
    await expect(yes).toBeVisible();
    await synced(page);
    expect(await documents.idsWhere('vocabulario', 'frase', 'oscilante')).toHaveLength(0);
    await yes.click();
    await expect(yes).toHaveCount(0);
    await synced(page);
    expect(await documents.idsWhere('vocabulario', 'frase', 'oscilante')).toHaveLength(1);
  });
  await test.step('a double press of «Aplicar» makes one upload of a price list', async () => {
    const products = await someProducts(backend.origin, 40);
    await page.goto(PRICES);
    await expect(chooser(page)).toBeEnabled();
    const rows = products.map(({ clave, precio }) => [clave, pesos((precio ?? 0) + 100)]);
    await compare(page, 'lista.csv', csv([['Clave', 'Precio con IVA'], ...rows]));
    await confirmWarnings(page);
    await pressTwice(page.getByRole('button', { name: /^Aplicar \d+ precio/ }));
    await expect(page.getByText('40 precios se aplicaron.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: /lista\.csv/ })).toHaveCount(1);
  });
  await test.step('a double press of «Marcar como spam» is one edit, which asks for no decision', async () => {
    for (const [where, choose, rev] of [
      ['an open quotation', `/admin/${QUOTE_PATH}`, 0],
      ['a chosen one', '/admin/cotizaciones', 10],
    ] as const)
      await test.step(`a double press of «Marcar como spam» at ${where} is one edit, which asks for no decision`, async () => {
        await putQuote(documents, { rev });
        expect(await documents.idsWhere('cotizaciones', 'spam', true)).toHaveLength(0);
        await page.goto(choose);
        if (choose === '/admin/cotizaciones') await page.getByRole('checkbox', { name: /C-1111-2222/ }).check();
        await pressTwice(page.getByRole('button', { name: 'Marcar como spam' }));
        await synced(page);
        expect(await documents.idsWhere('cotizaciones', 'spam', true)).toHaveLength(1);
        await expect(page.getByText(/necesitan? tu decisión/)).toHaveCount(0);
      });
  });
});
