import { expect, test } from 'vitest';
import { type BookType, utils, type WorkSheet, write } from 'xlsx';
import type { CurrentProduct } from '#domain/price-import/clave-match.ts';
import { createPriceImport, type PriceImport } from '#domain/price-import/price-import.ts';
import { readFile } from '../read-file.ts';
import { readLegacy } from '../read-legacy.ts';

// Lists as Mexican suppliers send them, each with the right columns and prices, which must be found without a person's help.

type Bytes = Uint8Array<ArrayBuffer>;
export type Raw = string | number | null;

export const ITEMS = Array.from({ length: 24 }, (_, at) => ({
  clave: `TZ-${1001 + at * 7}`,
  ean: String(7_501_234_500_000 + at * 31),
  corta: String(17 + at).padStart(4, '0'),
  nombre:
    ['Brocha de cerda 2"', 'Martillo de uña', 'Cincel para ladrillo', 'Flexómetro 5 m', 'Llave ajustable 10"'][
      at % 5
    ] ?? '',
  // Half of them above a thousand, so that thousands are written.
  pesos: at % 2 ? 1234.5 + at * 101.25 : 45.9 + at * 3.35,
}));
export type Item = (typeof ITEMS)[number];

const centavos = (pesos: number): number => Math.round(Number((pesos * 100).toPrecision(12)));
export const shop = (key: keyof Item): CurrentProduct[] =>
  ITEMS.map((item, at) => ({
    id: `p${at}`,
    clave: String(item[key]),
    nombre: item.nombre,
    precio: Math.round(centavos(item.pesos) * (at % 3 ? 0.96 : 0.98)),
    vigente: '2026-01-01',
    rev: 1,
  }));

export interface SupplierList {
  readonly bytes: Bytes;
  /** By which of its names the shop knows an item. */
  readonly key?: 'clave' | 'ean' | 'corta';
  readonly clave: number;
  /** The column of the price. It is proposed, or stands first among those that a person chooses from. */
  readonly precio: number;
  readonly iva?: 'mas';
  readonly expected?: readonly number[];
}

export const money = (pesos: number): string =>
  pesos.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
export const european = (pesos: number): string => money(pesos).replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
export const text = (content: string): Bytes => new TextEncoder().encode(content);
export const latin = (content: string): Bytes => new Uint8Array(Buffer.from(content, 'latin1'));
export const lines = (rows: readonly (readonly Raw[])[], delimiter: string, end = '\r\n'): string =>
  rows
    .map((row) =>
      row
        .map((cell) => {
          const written = String(cell ?? '');
          return written.includes(delimiter) || written.includes('"') ? `"${written.replaceAll('"', '""')}"` : written;
        })
        .join(delimiter),
    )
    .join(end);

export function book(
  rows: readonly (readonly Raw[])[],
  bookType: BookType = 'xlsx',
  touch: (sheet: WorkSheet) => void = () => {},
  cover?: Raw[][],
): Bytes {
  const made = utils.book_new();
  if (cover) utils.book_append_sheet(made, utils.aoa_to_sheet(cover), 'Portada');
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  touch(sheet);
  utils.book_append_sheet(made, sheet, 'Lista');
  return new Uint8Array(write(made, { type: 'array', bookType, cellStyles: true }) as ArrayBuffer);
}
export const merge = (top: number, left: number, bottom: number, right: number) => ({
  s: { r: top, c: left },
  e: { r: bottom, c: right },
});
/** Every cell of a column changed. */
export const column = (
  sheet: WorkSheet,
  letter: string,
  from: number,
  change: (cell: { v?: unknown; z?: unknown; f?: string; t: string }) => void,
): void => {
  for (let row = from; row < 200; row += 1) {
    const cell = sheet[`${letter}${row}`];
    if (cell) change(cell);
  }
};

export const HEAD = ['Clave', 'Descripción', 'Precio'];
export const plain = ITEMS.map(({ clave, nombre, pesos }): Raw[] => [clave, nombre, pesos]);
export const body = (row: (item: Item, at: number) => Raw[]): Raw[][] => ITEMS.map(row);
export const TITLE = ['FERRETERA DEL NORTE S.A. DE C.V.', null, null];
export const withIva = ITEMS.map(({ pesos }) => Math.round(Number((pesos * 116).toPrecision(12))));

/** A table as programs save it in a web page that has the name of a workbook. @param head rows of titles, as marked up */
export const webPage = (rows: readonly (readonly Raw[])[], head = ''): string =>
  `<table>${head}${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell ?? ''}</td>`).join('')}</tr>`).join('')}</table>`;

/** An import of a file, with the products that the shop sells. */
export async function importOf(bytes: Bytes, products: readonly CurrentProduct[]): Promise<PriceImport> {
  const read = await readFile(bytes, () => Promise.resolve({ readLegacy }));
  if (!read.ok) throw new Error(read.error);
  const priceImport = createPriceImport(read.value.sheets);
  priceImport.setProducts(products);
  return priceImport;
}

/** One test a list. */
export function testLists(lists: Readonly<Record<string, () => SupplierList>>): void {
  for (const [name, make] of Object.entries(lists)) test(`a supplier’s list: ${name}`, () => expectRead(make()));
}

/** Nothing wrong is decided unasked, and once column and IVA are answered every price and every product is right. */
export async function expectRead(list: SupplierList): Promise<void> {
  const { bytes, key = 'clave', clave, precio, iva = 'incluido', expected } = list;
  const products = shop(key);
  const priceImport = await importOf(bytes, products);
  const asked = priceImport.propose({}, null);
  expect(asked.choices.clave).toBe(clave);
  expect([null, precio]).toContain(asked.choices.precio);
  expect(asked.columns.prices[0]?.column).toBe(precio);
  expect([null, iva]).toContain(asked.choices.iva);
  const { choices, open } = priceImport.propose({ precio, iva }, null);
  expect(open).toEqual([]);
  priceImport.review(choices);
  const { rows } = priceImport.page({ filter: 'todas', order: 'fila', search: '' }, 0, 1000);
  expect(rows.map(({ after }) => after)).toEqual(expected ?? ITEMS.map(({ pesos }) => centavos(pesos)));
  expect(rows.map(({ product }) => product)).toEqual(products.map((_, at) => at));
}
