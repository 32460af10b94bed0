import { expect, test } from 'vitest';
import { bareProduct } from '#domain/catalogue/testing/bare-product.ts';
import { catalogueFigures } from '#domain/figures/catalogue-figures.ts';
import { lackingTable, staleHint, staleTable } from './catalogue-tables.ts';
import { type FigureCell, figureCsv, shownCell } from './figure-table.ts';

const shareOf = (lacking: number, all: number): FigureCell | undefined => {
  const figures = catalogueFigures([bareProduct('p1', { nombre: 'Pala' })], null, '2026-08-30');
  const counted = { ...figures, products: all, lacking: { ...figures.lacking, imagenes: lacking }, knowsCosts: false };
  return lackingTable(counted).rows[0]?.cells[2];
};

test.each([
  [0, 1400, '0 %'],
  [3, 1400, '<1 %'],
  [700, 1400, '50 %'],
  [1397, 1400, '>99 %'],
  [1400, 1400, '100 %'],
])('%i of %i products are %s: none and all only where it is none and all', (lacking, all, share) => {
  expect(shareOf(lacking, all)).toBe(share);
});

test.each([
  [0, 'De los publicados con precio'],
  [1, 'De los publicados con precio; otro no dice de cuándo es'],
  [1200, 'De los publicados con precio; otros 1,200 no dicen de cuándo es'],
])('%i prices of no day are said beside the old ones', (undated, hint) => {
  expect(staleHint({ undated })).toBe(hint);
});

test('counts and days are written for people on the screen, and for a spreadsheet program in the file', () => {
  const bare = { nombre: 'Pala', clave: 'PA-1', precio: 249_900, precioVigente: '2026-11-03' };
  const products = Array.from({ length: 1400 }, (_, at) => bareProduct(`p${at}`, bare));
  const figures = { ...catalogueFigures(products, null, '2026-12-30'), knowsCosts: false };
  const linesOf = (table: Parameters<typeof figureCsv>[0]) => figureCsv(table).split('\r\n');
  expect(lackingTable(figures).rows[0]?.cells.map(shownCell)).toEqual(['Foto', '1,400', '100 %']);
  expect(linesOf(lackingTable(figures))[1]).toBe('Foto,1400,100 %');
  expect(staleTable(figures).rows[0]?.cells.map(shownCell).at(-1)).toBe('3\u00a0nov\u00a02026');
  expect(staleTable(figures).rows[0]?.cells.map(shownCell)[2]).toBe('$2,499.00');
  expect(linesOf(staleTable(figures))[1]).toBe('Pala,PA-1,2499.00,2026-11-03');
});
