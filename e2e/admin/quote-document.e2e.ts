import type { Page } from '@playwright/test';
import { axeFaults } from '../axe-faults.ts';
import { expect, test, withWorker } from '../fixtures.ts';
import { readCode } from '../read-code.ts';
import { sentQuotes } from '../sent-quotes.ts';
import { heading, signIn, staffFilesKept, synced, visitorPage } from './staff-parts.ts';

const FREE = 'Corte a medida';
const line = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Líneas de la cotización' }).getByRole('listitem', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click();

async function addProduct(page: Page, words: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Agregar del catálogo' }).fill(words);
  await page.getByRole('listbox', { name: 'Agregar del catálogo' }).getByRole('option').first().click();
}

async function addWords(page: Page, words: string): Promise<void> {
  await page.getByLabel('Agregar con tus palabras').fill(words);
  await page.keyboard.press('Enter');
}

test.describe('a quotation made at the counter', () => {
  test.use({ testMode: false });

  test(
    'without a network is kept, sent once there is one, and printed and read by the customer without anything internal',
    withWorker,
    async ({ page, browser, backend, context }) => {
      await signIn(page, '/admin/cotizaciones');
      await staffFilesKept(page);
      await page.getByRole('link', { name: 'Nueva cotización' }).click();
      await expect(heading(page, 'Nueva cotización')).toBeVisible();
      await context.setOffline(true);
      await save(page);
      await expect(page.getByText('Escribe a nombre de quién va.')).toBeVisible();
      await expect(page.getByLabel('Nombre')).toBeFocused();
      await page.getByLabel('Nombre').fill('Constructora del Norte');
      await page.getByLabel('Teléfono').fill('81 1234 5678');
      await page.getByLabel('La pide por').selectOption('telefono');
      await page.getByLabel('Notas internas').fill('Nos compra a 30 días; costo 900');
      await addProduct(page, 'taladro');
      await addWords(page, FREE);
      await line(page, FREE).getByLabel(`Cantidad de ${FREE}`).fill('3');
      await line(page, FREE).getByLabel(`Precio de ${FREE}`).fill('1,160');
      await line(page, FREE)
        .getByLabel(/^Descuento/)
        .fill('10');
      await page.getByLabel('Flete, con IVA').fill('250');
      expect(await axeFaults(page)).toEqual([]);

      // What is half written is still there after the tab was lost.
      await page.reload();
      await expect(page.getByText(/Recuperamos lo que no guardaste/)).toBeVisible();
      await expect(line(page, FREE).getByLabel(`Cantidad de ${FREE}`)).toHaveValue('3');
      await line(page, /Taladro/i)
        .getByRole('button', { name: /^Quitar/ })
        .click();
      await expect(line(page, /Taladro/i)).toHaveCount(0);
      await page.getByRole('button', { name: 'Volver a ponerla' }).click();
      await expect(line(page, /Taladro/i)).toBeVisible();
      await line(page, /Taladro/i)
        .getByRole('button', { name: /^Quitar/ })
        .click();
      // A second press is not a second quotation, nor a conflict with the first.
      await page.getByRole('button', { name: 'Guardar', exact: true }).dblclick();
      await expect(heading(page, /^Cotización C-/)).toBeVisible();
      await expect(page.getByText('1 cambio por enviar').first()).toBeVisible();
      await expect(page.getByText('La hizo demo@lafragua.example')).toBeVisible();
      expect(await sentQuotes(backend)).toEqual([]);
      await page.getByRole('button', { name: 'Marcar como enviada' }).click();
      await expect(page.getByText('Cotizada', { exact: true }).first()).toBeVisible();
      await page.getByLabel('Descuento general (%)').fill('5');
      await save(page);
      await context.setOffline(false);
      await synced(page);
      const [stored, ...others] = await sentQuotes(backend);
      expect(others).toEqual([]);
      expect(stored).toMatchObject({
        nombre: 'Constructora del Norte',
        origen: 'telefono',
        estado: 'cotizada',
        hechaPor: 'demo@lafragua.example',
        descuento: 500,
        flete: 25_000,
        lineas: [{ nombre: FREE, cantidad: 3, precio: 116_000, descuento: 1000 }],
        rev: 3,
      });
      const history = page.getByRole('region', { name: 'Historia' }).locator('ol > li');
      await expect(history).toHaveText([/^Hecha/, /^Cotizada.*Marcada como enviada/, /^Editada.*ninguno → 5 %/]);

      await page.emulateMedia({ media: 'print' });
      const sheet = page.locator('article').filter({ hasText: 'Condiciones' });
      await expect(sheet).toBeVisible();
      for (const text of [
        'Constructora del Norte · 81 1234 5678',
        '$1,160.00',
        '10 %',
        '$3,132.00',
        '-$156.60',
        '$250.00',
      ])
        await expect(sheet).toContainText(text);
      await expect(sheet).toContainText(`Subtotal sin IVA$2,780.52`);
      await expect(sheet).toContainText('IVA 16 %$444.88');
      await expect(sheet).toContainText('Total con IVA$3,225.40');
      await expect(sheet).toContainText(String(stored?.['folio']));
      await expect(page.getByRole('img', { name: 'La Fragua' }).or(sheet.locator('header img')).first()).toBeVisible();
      const paper = await page.locator('body').innerText();
      for (const internal of ['costo 900', 'Notas internas', 'demo@', 'Historia', 'Guardar'])
        expect(paper).not.toContain(internal);
      const phone = await visitorPage(browser, backend.origin);
      const link = (await readCode(phone, sheet.locator('svg'))) ?? '';
      await phone.context().close();
      expect(link).toBe(`${backend.origin}/cotizacion#estado=${String(stored?.['secreto'])}`);
      await page.emulateMedia({ media: 'screen' });
      await expect(sheet).toBeHidden();

      const customer = await visitorPage(browser, backend.origin);
      await customer.goto(link);
      const answer = customer.getByRole('region', { name: 'Tu cotización' });
      for (const text of ['$1,160.00 c/u', 'Ya con 10 % de descuento', '-$156.60', '$250.00', 'IVA 16 %', '$3,225.40'])
        await expect(answer).toContainText(text);
      await expect(customer.getByText('Constructora')).toHaveCount(0);
      await customer.context().close();
    },
  );
});

test.describe('a quotation of an earlier version', () => {
  test.use({ testMode: true });

  test('opens unchanged; bad numbers have a sentence at their field; and a product that is not sold any more is said, nothing lost', async ({
    page,
    documents,
  }) => {
    const [gone = ''] = await documents.idsWhere('productos', 'clave', 'AL-1');
    const old = (nombre: string, producto: string) => ({
      producto,
      clave: '',
      nombre,
      cantidad: 2,
      nota: '',
      precio: 50_000,
    });
    await documents.createMany('cotizaciones', [
      {
        folio: 'C-0000-0001',
        nombre: 'Ana Pérez',
        telefono: '8112345678',
        correo: '',
        mensaje: '',
        lineas: [old('Aceite de linaza', gone), old('Bisagra', '')],
        origen: 'lista',
        estado: 'cotizada',
        historial: [{ estado: 'cotizada', por: 'ana@tienda.mx', en: 1_763_000_000_000 }],
        avisoVersion: 'v1',
        promociones: false,
        secreto: 'muchos-0',
        vigencia: '2099-01-01',
        creado: new Date(),
        rev: 1,
      },
    ]);
    await documents.createMany('estadosCotizacion', [
      { cotizacion: 'muchos-0', folio: 'C-0000-0001', estado: 'cotizada', rev: 2 },
    ]);
    await documents.put(`productos/${gone}`, { visible: 'retirado', rev: 9, actualizado: new Date() });
    await signIn(page, '/admin/cotizaciones/muchos-0');
    await expect(page.getByLabel('Precio de Aceite de linaza')).toHaveValue('500.00');
    await expect(page.getByText('$2,000.00').first()).toBeVisible();
    await expect(page.getByLabel('Descuento general (%)')).toHaveValue('');
    await expect(page.getByText('Hay cambios sin guardar.')).toHaveCount(0);
    await expect(page.getByText('Este producto ya no está a la venta.')).toHaveCount(1);

    await page.getByRole('button', { name: 'Poner precios de hoy' }).click();
    await expect(page.getByLabel('Precio de Aceite de linaza')).toHaveValue('500.00');
    await page.getByLabel('Descuento de Aceite de linaza, en porcentaje').fill('150');
    await page.getByLabel('Cantidad de Bisagra').fill('0');
    await page.getByLabel('Precio de Bisagra').fill('-1');
    await page.getByLabel('Descuento general (%)').fill('101');
    await page.getByLabel('Flete, con IVA').fill('mucho');
    await save(page);
    await expect(page.getByText('El descuento no puede pasar de 100 %.')).toHaveCount(2);
    await expect(page.getByText('Escribe piezas enteras, de 1 a 9,999.')).toBeVisible();
    await expect(page.getByText('«-1» no es un precio. Escríbelo como 2499.00.')).toBeVisible();
    await expect(page.getByText('«mucho» no es una cantidad. Escríbela como 250.00.')).toBeVisible();
    await expect(page.getByText('Revisa los campos marcados.')).toBeVisible();
    await expect(page.getByLabel('Descuento de Aceite de linaza, en porcentaje')).toBeFocused();
    // With a field to be corrected nothing is sent to the customer.
    await expect(page.getByRole('link', { name: 'Responder por WhatsApp' })).toHaveCount(0);

    await page.getByLabel('Descuento de Aceite de linaza, en porcentaje').fill('15');
    await page.getByLabel('Cantidad de Bisagra').fill('4');
    await page.getByLabel('Precio de Bisagra').fill('20');
    await page.getByLabel('Descuento general (%)').fill('');
    await page.getByLabel('Flete, con IVA').fill('');
    await expect(page.getByText('Revisa los campos marcados.')).toHaveCount(0);
    await save(page);
    await synced(page);
    await page.reload();
    await expect(page.getByText('Este producto ya no está a la venta.')).toHaveCount(1);
    await expect(page.getByText('$930.00').first()).toBeVisible();
  });
});
