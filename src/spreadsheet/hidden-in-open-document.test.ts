import { expect, test } from 'vitest';
import type { Sheet } from '#domain/price-import/cell.ts';
import { createPriceImport } from '#domain/price-import/price-import.ts';
import { readFile } from './read-file.ts';
import { readLegacy } from './read-legacy.ts';
import { openDocumentOf } from './testing/archive.ts';
import { text } from './testing/supplier-list.ts';

const cell = (value: string | number): string =>
  typeof value === 'number'
    ? `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`
    : `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`;
const row = (cells: readonly (string | number)[], attributes = ''): string =>
  `<table:table-row${attributes}>${cells.map(cell).join('')}</table:table-row>`;
const HIDDEN = ' table:visibility="collapse"';
const FILTERED = ' table:visibility="filter"';
const HEAD = row(['Clave', 'Descripción', 'Precio']);
const list = (rows = HEAD + row(['A-1', 'x', 10]), columns = '', name = 'P', style = 'ta1'): string =>
  `<table:table table:name="${name}" table:style-name="${style}">${columns}${rows}</table:table>`;

const STYLES = `<office:automatic-styles><style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style><style:style style:name="ta2" style:family="table" style:master-page-name="Default"><style:table-properties table:display="false"/></style:style><style:style style:name="ta3" style:family="table"/></office:automatic-styles>`;
const body = (tables: string): string =>
  `${STYLES}<office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body>`;
const packed = (tables: string) => new Uint8Array(openDocumentOf(body(tables)));
const flat = (tables: string) =>
  text(`<?xml version="1.0" encoding="UTF-8"?><office:document>${body(tables)}</office:document>`);

async function sheetsOf(bytes: Uint8Array<ArrayBuffer>): Promise<readonly Sheet[]> {
  const read = await readFile(bytes, () => Promise.resolve({ readLegacy }));
  if (!read.ok) throw new Error(read.error);
  return read.value.sheets;
}
const hiddenRows = ({ rows }: Sheet): number[] => rows.filter(({ isHidden }) => isHidden).map(({ number }) => number);

for (const [form, make] of [
  ['an .ods', packed],
  ['a flat .fods', flat],
] as const) {
  test(`${form}: rows hidden by hand and by a filter are told apart from the others`, async () => {
    const rows = [
      HEAD,
      row(['A-1', 'x', 10]),
      row(['A-2', 'x', 20], HIDDEN),
      row(['A-3', 'x', 30], FILTERED),
      row(['A-4', 'x', 40], ' table:visibility="visible"'),
    ];
    const [sheet] = await sheetsOf(make(list(rows.join(''))));
    expect(sheet && hiddenRows(sheet)).toEqual([3, 4]);
    expect(sheet?.rows).toHaveLength(5);
  });

  test(`${form}: repeated rows count as many as they are`, async () => {
    const rows = [
      HEAD,
      row(['A-1', 'x', 10], `${HIDDEN} table:number-rows-repeated="3"`),
      `<table:table-row table:number-rows-repeated="4"><table:table-cell/></table:table-row>`,
      row(['A-2', 'x', 20]),
      row(['A-3', 'x', 30], ` table:number-rows-repeated="2"${HIDDEN}`),
      `<table:table-row table:number-rows-repeated="1048000"${HIDDEN}><table:table-cell/></table:table-row>`,
    ];
    const [sheet] = await sheetsOf(make(list(rows.join(''))));
    expect(sheet?.rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 9, 10, 11]);
    expect(sheet && hiddenRows(sheet)).toEqual([2, 3, 4, 10, 11]);
  });

  test(`${form}: hidden columns are told, and those beyond the last that is read are not`, async () => {
    const columns = `<table:table-column table:number-columns-repeated="2"/><table:table-column-group><table:table-column${HIDDEN}></table:table-column></table:table-column-group><table:table-column/><table:table-column${HIDDEN} table:number-columns-repeated="16380"/>`;
    const [sheet] = await sheetsOf(make(list(undefined, columns)));
    expect(sheet?.hiddenColumns.slice(0, 3)).toEqual([2, 4, 5]);
    expect(sheet?.hiddenColumns.at(-1)).toBe(255);
  });

  test(`${form}: a hidden sheet is marked, and no other`, async () => {
    const sheets = await sheetsOf(
      make(
        `${list(undefined, '', 'ENERO', 'ta2')}<!-- ${list(undefined, '', 'NADA', 'ta2')} -->${list(undefined, '', 'MARZO', 'ta3')}${list(undefined, '', 'DICIEMBRE')}`,
      ),
    );
    expect(sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
      ['ENERO', true],
      ['MARZO', false],
      ['DICIEMBRE', false],
    ]);
  });
}

test('what is hidden in one sheet is not hidden in the next', async () => {
  const hidden = list(HEAD + row(['A-1', 'x', 10], HIDDEN), `<table:table-column${HIDDEN}/>`, 'A');
  const sheets = await sheetsOf(packed(hidden + list(undefined, '', 'B')));
  expect(sheets.map((sheet) => [hiddenRows(sheet), sheet.hiddenColumns])).toEqual([
    [[2], [0]],
    [[], []],
  ]);
});

test('an .ods with hidden rows asks about them, as an .xlsx does', async () => {
  const numbers = [1, 2, 3, 4, 5, 6];
  const rows = numbers.map((at) => row([`AA-${at}`, 'x', at * 102], at === 2 ? HIDDEN : at === 3 ? FILTERED : ''));
  const priceImport = createPriceImport(await sheetsOf(packed(list(HEAD + rows.join('')))));
  priceImport.setProducts(
    numbers.map((at) => ({
      id: `p${at}`,
      clave: `AA-${at}`,
      nombre: 'x',
      precio: at * 10_000,
      vigente: '2026-01-01',
      rev: 1,
    })),
  );
  expect(priceImport.propose({}, null).open).toContain('hiddenRows');
});

test('comments and tags without an end are scanned in one go', async () => {
  const many =
    `<table:table-row${HIDDEN}>`.repeat(100_000) + '<table:table-row '.repeat(100_000) + '<!--'.repeat(100_000);
  const read = await readFile(packed(list(HEAD) + many), () => Promise.resolve({ readLegacy }));
  expect(read.ok && read.value.sheets[0]?.rows).toHaveLength(1);
});
