import { expect, test } from '../fixtures.ts';
import { fieldOf, save, signIn, synced } from './staff-parts.ts';

// Bad numbers of a quotation, its two discounts and a product that is not sold any more: `quote-document.e2e.ts`. Of the spreadsheet: `quick-edit.e2e.ts`.

test('texts over their limit and prices of nothing or less are each a sentence at their field, over a reload too, and nothing that was typed is lost', async ({
  page,
  documents,
}) => {
  const [id = ''] = await documents.idsWhere('productos', 'clave', 'AL-1');
  await signIn(page, `/admin/productos/editar-producto/${id}`);
  await expect(page.getByText('Al día con la tienda.')).toBeVisible();
  const typed = [
    [fieldOf(page, 'Nombre'), 'n'.repeat(201), 'Son 201 caracteres y caben 200.'],
    [fieldOf(page, 'Modelo'), 'm'.repeat(81), 'Son 81 caracteres y caben 80.'],
    [fieldOf(page, 'Descripción'), 'd'.repeat(5001), 'Son 5001 caracteres y caben 5000.'],
    [page.getByLabel('Precio con IVA'), '0', 'Un precio de cero no se publica. Déjalo vacío para que diga “Cotizar”.'],
    [page.getByLabel('Costo'), '-5', 'Escribe la cantidad en pesos, por ejemplo 2,499.00.'],
  ] as const;
  for (const [field, text] of typed) await field.fill(text);
  await save(page);
  const expectSentences = async (): Promise<void> => {
    await expect(page.getByText('Hay 5 datos por corregir.')).toBeVisible();
    for (const [field, text, sentence] of typed) {
      await expect(field).toHaveValue(text);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText(sentence)).toBeVisible();
    }
  };
  await expectSentences();
  await expect(typed[0][0]).toBeFocused();
  await page.reload();
  for (const [field, text] of typed) await expect(field).toHaveValue(text);
  await save(page);
  await expectSentences();
  await page.getByLabel('Precio con IVA').fill('-149.00');
  await expect(page.getByText(typed[4][2])).toHaveCount(2);

  await fieldOf(page, 'Nombre').fill('Aceite mejorado');
  await fieldOf(page, 'Modelo').fill('M-1');
  await fieldOf(page, 'Descripción').fill('Corta.');
  await page.getByLabel('Precio con IVA').fill('155.00');
  await page.getByLabel('Costo').fill('90');
  await expect(page.getByText(/por corregir/)).toHaveCount(0);
  await save(page);
  await expect(page.getByText('Sin guardar')).toHaveCount(0);
  await synced(page);
  expect(await documents.idsWhere('productos', 'nombre', 'Aceite mejorado')).toEqual([id]);
  expect(await documents.idsWhere('productos', 'precio', 15_500)).toContain(id);
  expect(await documents.idsWhere('internos', 'costo', 9000)).toContain(id);
});
