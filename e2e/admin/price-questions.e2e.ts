import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import {
  chooseFile,
  confirmWarnings,
  csv,
  INCLUDED,
  ivaAnswer,
  openPrices,
  type PricedProduct,
  someProducts,
  step,
  TO_ADD,
} from './price-parts.ts';

test.use({ testMode: false });

type Row = (string | number)[];

const at = ({ precio }: PricedProduct, factor: number): number => Math.round((precio ?? 0) * factor) / 100;
/** A workbook of several sheets as Excel 2003 saves XML. */
function workbookOf(sheets: Readonly<Record<string, readonly (readonly (string | number)[])[]>>): string {
  const cell = (value: string | number): string =>
    `<Cell><Data ss:Type="${typeof value === 'number' ? 'Number' : 'String'}">${String(value).replace(/[<>&"]/g, ' ')}</Data></Cell>`;
  const body = Object.entries(sheets).map(
    ([name, rows]) =>
      `<Worksheet ss:Name="${name}"><Table>${rows.map((row) => `<Row>${row.map(cell).join('')}</Row>`).join('')}</Table></Worksheet>`,
  );
  const space = 'urn:schemas-microsoft-com:office:spreadsheet';
  return `<?xml version="1.0"?><Workbook xmlns="${space}" xmlns:ss="${space}">${body.join('')}</Workbook>`;
}

const column = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const chosen = (page: Page, label: string) => column(page, label).locator('option:checked');

test('what a list does not say clearly is asked, and no row is lost without a word', async ({ page, backend }) => {
  await test.step('a price under a title of its own is found beside a list price, and a cost is never taken for it', async () => {
    const products = await someProducts(backend.origin, 40);
    await openPrices(page);
    for (const title of ['$ VENTA1', 'VENTA1', 'P.VTA.', 'PPUBLICO', 'pto_venta', 'Precio 🔥']) {
      const rows = products.map((one): Row => [one.clave, one.nombre, at(one, 1.35), at(one, 1.05)]);
      await chooseFile(page, 'venta.csv', csv([['CLAVE', 'DESCRIPCION', 'LISTA', title], ...rows]));
      await expect(chosen(page, 'Precio'), title).toContainText(title);
      await step(page, 'Archivo').click();
    }
    for (const cost of ['COSTO1', 'ULTCOSTO', 'PCOSTO', 'PCOMPRA', 'CTO', 'C. UNITARIO']) {
      const rows = products.map((one): Row => [one.clave, one.nombre, at(one, 0.97)]);
      await chooseFile(page, 'costos.csv', csv([['CLAVE', 'DESCRIPCION', cost], ...rows]));
      await expect(page.getByText(`“${cost}” es un costo, y los costos no se publican.`)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Comparar precios' })).toBeDisabled();
      await step(page, 'Archivo').click();
    }
  });
  await test.step('two columns that could both be the price are asked about, with how each compares and three products', async () => {
    const products = await someProducts(backend.origin, 40);
    const rows = products.map((one): Row => [one.clave, one.nombre, at(one, 0.98), at(one, 1.06)]);

    await chooseFile(page, 'dos.csv', csv([['CLAVE', 'DESCRIPCION', 'VENTA 1', 'PRECIO'], ...rows]));
    const question = page.getByRole('group', { name: '¿Cuál es el precio al público?' });
    await expect(question.getByRole('radio', { checked: true })).toHaveCount(0);
    const option = question.locator('label').filter({ hasText: /^PRECIO/ });
    await expect(option).toContainText('40 precios comparados: como están, 6 % arriba; con IVA sumado, 23 % arriba');
    await expect(option.getByText(/: hoy \$[\d,.]+ → \$[\d,.]+ sin sumar, \$[\d,.]+ con IVA/)).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Comparar precios' })).toBeDisabled();
    await option.getByRole('radio').check();
    await ivaAnswer(page, INCLUDED).check();
    await page.getByRole('button', { name: 'Comparar precios' }).click();
    await expect(page.getByText('columna PRECIO, sin sumar IVA. 40 precios cambian. Cambio típico +6.0')).toBeVisible();
  });
  await test.step('a list without titles keeps every row, whatever words its descriptions hold', async () => {
    const products = await someProducts(backend.origin, 60);
    const words = ['TUBO P.V.C. HIDRAULICO', 'SELLADOR P.U.', 'JUEGO DE LISTA', 'ESCAPARATE PARA VENTA', 'CLAVE MORSE'];
    const rows = products.map((one, row): Row => [one.clave, words[row % words.length] ?? '', at(one, 1.04)]);
    await step(page, 'Archivo').click();
    await chooseFile(page, 'sin-titulos.csv', csv(rows));
    await ivaAnswer(page, INCLUDED).check();
    await page.getByRole('button', { name: 'Comparar precios' }).click();
    await expect(page.getByText('60 filas leídas + 0 apartadas = 60 filas de la hoja')).toBeVisible();
    await expect(page.getByText('De 60 precios comparados, 60 suben')).toBeVisible();
  });
  await test.step('rows that are no prices are counted, said why, and can be downloaded', async () => {
    const products = await someProducts(backend.origin, 20);
    const rows = products.map((one): Row => [one.clave, one.nombre, at(one, 1.04)]);
    await step(page, 'Archivo').click();
    await chooseFile(
      page,
      'apartadas.csv',
      csv([
        ['FERRETERA DEL NORTE', '', ''],
        ['CLAVE', 'DESCRIPCION', 'PRECIO'],
        ['HERRAMIENTA', '', ''],
        ...rows,
        ['', 'TOTAL', 999],
      ]),
    );
    await ivaAnswer(page, INCLUDED).check();
    await page.getByRole('button', { name: 'Comparar precios' }).click();
    const account = page.getByText('20 filas leídas + 4 apartadas = 24 filas de la hoja');
    await account.click();
    await expect(page.getByText('1: Parece un total')).toBeVisible();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar las filas apartadas' }).click();
    expect((await coming).suggestedFilename()).toMatch(/^filas-apartadas-.*\.xlsx$/);
  });
});

test('which sheet and which columns a file means is asked, and what was answered is remembered', async ({
  page,
  backend,
}) => {
  await test.step('the sheet that names products of the shop is opened, not the largest', async () => {
    const products = await someProducts(backend.origin, 30);
    const list = [
      ['CLAVE', 'DESCRIPCION', 'PRECIO'],
      ...products.map((one): Row => [one.clave, one.nombre, at(one, 1.03)]),
    ];
    const freight = [
      ['CP', 'COLONIA', 'FLETE'],
      ...Array.from({ length: 200 }, (_, row): Row => [`CP-${row}`, `Colonia ${row}`, 90 + row]),
    ];
    await openPrices(page);
    await chooseFile(page, 'hojas.xls', workbookOf({ Fletes: freight, Lista: list }));
    await expect(chosen(page, 'Hoja')).toContainText('Lista');
    await expect(chosen(page, 'Precio')).toContainText('PRECIO');
  });
  await test.step('a hidden sheet is compared only once a person has chosen it, though no other one names a product', async () => {
    const products = await someProducts(backend.origin, 20);
    await step(page, 'Archivo').click();
    const list: Row[] = products.map((one) => [one.clave, one.nombre, at(one, 1)]);
    const hidden =
      '<WorksheetOptions xmlns="urn:schemas-microsoft-com:office:excel"><Visible>SheetHidden</Visible></WorksheetOptions>';
    const book = workbookOf({
      Lista: [
        ['CLAVE', 'DESCRIPCION', 'PRECIO'],
        ['ZZZ-1', 'Nada', 1],
        ['ZZZ-2', 'Nada', 2],
      ],
      base: [['CLAVE', 'DESCRIPCION', 'PRECIO'], ...list],
    });
    await chooseFile(page, 'oculta.xls', book.replace(/<\/Table>(?=<\/Worksheet><\/Workbook>)/, `</Table>${hidden}`));
    await expect(page.getByText('Solo trae claves de la tienda una hoja que está oculta.')).toBeVisible();
    await ivaAnswer(page, INCLUDED).check();
    await expect(page.getByRole('button', { name: 'Comparar precios' })).toBeDisabled();
    // The question goes as soon as it is answered.
    await page.getByRole('radio', { name: /^base \(oculta\)/ }).click();
    await ivaAnswer(page, INCLUDED).check();
    await page.getByRole('button', { name: 'Comparar precios' }).click();
    await expect(page.getByText('hoja base', { exact: false })).toBeVisible();
  });
  await test.step('tables of codes side by side are all read once a person says so', async () => {
    const products = await someProducts(backend.origin, 40);
    const rows = products.slice(0, 20).map((one, row): Row => {
      const other = products[row + 20] ?? one;
      return [one.clave, at(one, 1.05), other.clave, at(other, 1.05)];
    });
    await step(page, 'Archivo').click();
    await chooseFile(page, 'lado.csv', csv([['CODIGO', 'PRECIO', 'CODIGO 2', 'PRECIO 2'], ...rows]));
    await page.getByRole('radio', { name: 'Todas' }).check();
    await ivaAnswer(page, INCLUDED).check();
    await page.getByRole('button', { name: 'Comparar precios' }).click();
    await expect(page.getByText('De 40 precios comparados, 40 suben')).toBeVisible();
  });
  await test.step('what was answered about IVA is remembered for the same titles, and asked again when the prices no longer agree', async () => {
    const products = await someProducts(backend.origin, 30);
    const list = (factor: number): string =>
      csv([
        ['CLAVE', 'DESCRIPCION', 'P. NETO'],
        ...products.map((one): Row => [one.clave, one.nombre, at(one, factor)]),
      ]);
    await step(page, 'Archivo').click();
    await chooseFile(page, 'enero.csv', list(1.03 / 1.16));
    await ivaAnswer(page, TO_ADD).check();
    await page.getByLabel('Nombre del proveedor').fill('Ferretera del Norte');
    await page.getByRole('button', { name: 'Comparar precios' }).click();
    await confirmWarnings(page);
    await page.getByRole('button', { name: /^Aplicar \d+ precios$/ }).click();
    await expect(page.getByRole('heading', { name: 'Precios aplicados' })).toBeVisible();
    await page.getByRole('button', { name: 'Subir otra lista' }).click();

    await chooseFile(page, 'febrero.csv', list(1.06 / 1.16));
    await expect(ivaAnswer(page, TO_ADD)).toBeChecked();
    await expect(
      page.getByText('La última vez se respondió que hay que sumarlo, y los precios coinciden.'),
    ).toBeVisible();
    await step(page, 'Archivo').click();

    await chooseFile(page, 'marzo.csv', list(1.06));
    await expect(page.getByText('pero los precios no coinciden con eso')).toBeVisible();
    await expect(ivaAnswer(page, TO_ADD)).not.toBeChecked();
    await expect(ivaAnswer(page, INCLUDED)).not.toBeChecked();
    await expect(page.getByRole('button', { name: 'Comparar precios' })).toBeDisabled();
  });
});
