import { expect, test } from 'vitest';
import { bareProduct } from '#domain/catalogue/testing/bare-product.ts';
import { catalogueFigures } from '#domain/figures/catalogue-figures.ts';
import { lackingTable, staleHint } from './catalogue-tables.ts';

const shareOf = (lacking: number, all: number): string | undefined => {
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
