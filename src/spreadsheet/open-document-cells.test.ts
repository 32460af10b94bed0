import { expect, test } from 'vitest';
import type { Cell } from '#domain/price-import/cell.ts';
import { readFile } from './read-file.ts';
import { readLegacy } from './read-legacy.ts';
import { archive, openDocumentOf, openDocumentParts } from './testing/archive.ts';
import { text } from './testing/supplier-list.ts';

const style = (name: string, family: string, properties: string, parent = ''): string =>
  `<style:style style:name="${name}" style:family="${family}"${parent && ` style:parent-style-name="${parent}"`}><style:text-properties ${properties}/></style:style>`;
const STYLES = `<office:automatic-styles>${[
  style('T1', 'text', 'style:text-position="super 58%"'),
  style('T2', 'text', 'style:text-line-through-style="solid" style:text-line-through-type="single"'),
  style('T3', 'text', 'fo:color="#ff0000" style:text-line-through-style="none" style:text-position="0% 100%"', 'T2'),
  style('ce1', 'table-cell', 'style:text-line-through-style="solid"'),
  style('ce2', 'table-cell', 'fo:color="#ff0000"', 'Tachado'),
].join('')}</office:automatic-styles>`;
const COMMON = style('Tachado', 'table-cell', 'style:text-line-through-type="single"');
const body = (cells: string, columns = ''): string =>
  `${STYLES}<office:body><office:spreadsheet><table:table table:name="P">${columns}<table:table-row>${cells}</table:table-row></table:table></office:spreadsheet></office:body>`;
const packed = (content: string) =>
  new Uint8Array(
    archive(
      openDocumentParts(content).map((part) =>
        part.name === 'styles.xml'
          ? { ...part, content: `<office:document-styles>${COMMON}</office:document-styles>` }
          : part,
      ),
    ),
  );
const flat = (content: string) =>
  text(`<?xml version="1.0" encoding="UTF-8"?><office:document>${COMMON}${content}</office:document>`);

async function firstRow(bytes: Uint8Array<ArrayBuffer>): Promise<readonly Cell[] | undefined> {
  const read = await readFile(bytes, () => Promise.resolve({ readLegacy }));
  return read.ok ? read.value.sheets[0]?.rows[0]?.cells : undefined;
}

const words = (inner: string): string =>
  `<table:table-cell office:value-type="string"><text:p>${inner}</text:p></table:table-cell>`;
const span = (name: string, inner: string): string => `<text:span text:style-name="${name}">${inner}</text:span>`;
const amount = (attributes = '', inner = '<text:p>45.5</text:p>'): string =>
  `<table:table-cell${attributes} office:value-type="float" office:value="45.5" calcext:value-type="float">${inner}</table:table-cell>`;

for (const [form, make] of [
  ['an .ods', packed],
  ['a flat .fods', flat],
] as const) {
  test(`${form}: raised digits of a text are no digits of its amount, and a crossed out amount is left out`, async () => {
    const cells = [
      words(`$149${span('T1', '50')}`),
      words(`${span('T2', '$150')} $120`),
      words(span('T3', '$150')),
      words(`${span('T2', 'Broca')} 1/4`),
    ];
    expect(await firstRow(make(body(cells.join(''))))).toEqual(['$149⁵⁰', ' $120', '$150', 'Broca 1/4']);
  });

  test(`${form}: an amount in a cell that is crossed out is no price, whether the style is the cell’s, its parent’s or its column’s`, async () => {
    const columns = `<table:table-column table:number-columns-repeated="4"/><table:table-column table:default-cell-style-name="ce1"/>`;
    const note = '<office:annotation><text:p>de 2025</text:p></office:annotation><text:p>45.5</text:p>';
    const cells = [
      amount(' table:style-name="ce1"'),
      amount(' table:style-name="ce2"', ''),
      `<table:table-cell table:style-name="ce1" office:value-type="string"><text:p>$45.50</text:p></table:table-cell>`,
      `<table:table-cell table:style-name="ce1" office:value-type="string"><text:p>Broca 1/4</text:p></table:table-cell>`,
      amount('', note),
      amount(),
    ];
    const struck = (shown: string) => ({ kind: 'struck', text: shown });
    const expected = [struck('45.5'), struck('45.5'), struck('$45.50'), 'Broca 1/4', struck('45.5'), 45.5];
    expect(await firstRow(make(body(cells.join(''), columns)))).toEqual(expected);
  });

  test(`${form}: a formula that nobody has calculated is an error, and a number without a text is read`, async () => {
    const cells = [
      '<table:table-cell table:formula="of:=[.A1]*2" table:number-columns-repeated="2"/>',
      '<table:table-cell office:value-type="float" office:value="12.5"/>',
      '<table:table-cell office:value-type="string" office:string-value="Broca"/>',
      '<table:table-cell table:number-columns-repeated="2"/>',
      words('fin'),
    ];
    const error = { kind: 'error', text: '' };
    expect(await firstRow(make(body(cells.join(''))))).toEqual([error, error, 12.5, 'Broca', null, null, 'fin']);
  });
}

test('a document of which nothing is set apart goes to SheetJS as it is', async () => {
  const plain = '<office:body><office:spreadsheet><table:table table:name="P"><table:table-row>';
  const end = '</table:table-row></table:table></office:spreadsheet></office:body>';
  expect(await firstRow(new Uint8Array(openDocumentOf(plain + amount() + end)))).toEqual([45.5]);
});

test('many columns and crossed out cells without an end are read in one go', async () => {
  const columns = '<table:table-column/>'.repeat(100_000);
  const cells = '<table:table-row><table:table-cell table:style-name="ce1" office:value-type="float" office:value="1">';
  expect(await firstRow(packed(body(words('Clave') + cells.repeat(50_000), columns)))).toBeDefined();
});
