import { expect, test } from 'vitest';
import type { BookType } from 'xlsx';
import { openDocument } from './testing/archive.ts';
import { body, book, column, HEAD, ITEMS, importOf, shop, text } from './testing/supplier-list.ts';

// A currency that only the number format says, in every kind of workbook: the digits would be taken for pesos.

const DOLLARS = ITEMS.map(({ clave, nombre }, at) => [clave, nombre, 5.5 + at]);

/** Why the first row gives no price, and what is said to be written in it. */
async function firstRow(bytes: Uint8Array<ArrayBuffer>) {
  const priceImport = await importOf(bytes, shop('clave'));
  const { choices } = priceImport.propose({ clave: 0, precio: 2, iva: 'incluido', decimal: '.' }, null);
  priceImport.review(choices);
  const { rows } = priceImport.page({ filter: 'todas', order: 'fila', search: '' }, 0, 100);
  expect(rows).toHaveLength(ITEMS.length);
  expect(new Set(rows.map(({ state }) => state)).size).toBe(1);
  const [{ state, problem, written } = {}] = rows;
  return { state, problem, written };
}

async function firstPrice(rows: string) {
  const priceImport = await importOf(new Uint8Array(openDocument(rows)), shop('clave'));
  const { choices } = priceImport.propose({ clave: 0, precio: 2, iva: 'incluido', decimal: '.' }, null);
  priceImport.review(choices);
  return priceImport.page({ filter: 'todas', order: 'fila', search: '' }, 0, 1).rows[0]?.after;
}

const FOREIGN = { state: 'error', problem: 'foreign', written: 'USD 5.50' };

for (const form of ['xlsx', 'biff8', 'biff5', 'xlsb', 'xlml'] as const satisfies readonly BookType[])
  test(`${form}: dollars by the number format are no pesos`, async () => {
    const bytes = book([HEAD, ...DOLLARS], form, (sheet) =>
      column(sheet, 'C', 2, (cell) => {
        cell.z = '[$USD] #,##0.00';
      }),
    );
    expect(await firstRow(bytes)).toEqual(FOREIGN);
  });

test('a text that names dollars and a number whose format does give the same row', async () => {
  const bytes = book([
    HEAD,
    ...DOLLARS.map(([clave, nombre, price]) => [clave ?? '', nombre ?? '', `USD ${Number(price).toFixed(2)}`]),
  ]);
  expect(await firstRow(bytes)).toEqual(FOREIGN);
});

const words = (value: string): string =>
  `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`;
const priced = (write: (value: number) => string): string =>
  [HEAD, ...body(({ clave, nombre }) => [clave, nombre.replaceAll('"', '')])]
    .map(
      ([clave, nombre, title], at) =>
        `<table:table-row>${words(String(clave))}${words(String(nombre))}${title ? words(String(title)) : write(4.5 + at)}</table:table-row>`,
    )
    .join('');
/** As LibreOffice writes a column of one format: the cells name no style of their own. */
const cell = (currency: string, shown: (value: number) => string) => (value: number) =>
  `<table:table-cell office:value-type="currency" office:currency="${currency}" office:value="${value}"><text:p>${shown(value)}</text:p></table:table-cell>`;

test('ods: a number shown in dollars is no price in pesos', async () => {
  const rows = priced(cell('USD', (value) => `USD ${value.toFixed(2)}`));
  expect(await firstRow(new Uint8Array(openDocument(rows)))).toEqual(FOREIGN);
});

test('ods: a number shown with the sign of pesos is a price, because programs set to English call each such sign one of dollars', async () => {
  const rows = priced(cell('USD', (value) => `$${value.toFixed(2)}`));
  expect(await firstRow(new Uint8Array(openDocument(rows)))).toMatchObject({ written: '5.5' });
});

test('a flat .fods: a number shown in euros is no price in pesos', async () => {
  const rows = priced(cell('EUR', (value) => `${value.toFixed(2)} €`));
  const flat = `<?xml version="1.0" encoding="UTF-8"?><office:document><office:body><office:spreadsheet><table:table table:name="P">${rows}</table:table></office:spreadsheet></office:body></office:document>`;
  expect(await firstRow(text(flat))).toEqual({ ...FOREIGN, written: '5.50 €' });
});

test('ods: a price that is shown in thousands is what is shown', async () => {
  const shown = (value: number) =>
    `<table:table-cell office:value-type="float" office:value="${value * 1000}"><text:p>${value.toFixed(2)}</text:p></table:table-cell>`;
  expect(await firstPrice(priced(shown))).toBe(550);
  const rounded = (value: number) =>
    `<table:table-cell office:value-type="float" office:value="${value + 0.004}"><text:p>${value.toFixed(1)}</text:p></table:table-cell>`;
  expect(await firstPrice(priced(rounded))).toBe(550);
});
