import { expect, test } from 'vitest';
import { createPriceImport } from './price-import.ts';
import { termsOf } from './terms.ts';
import { plain, sheetOf, shop } from './testing.ts';

/** What is quoted of a list that begins with a sentence. */
function termsUnder(sentence: string): string | null {
  const priceImport = createPriceImport([sheetOf([[sentence], ...plain])]);
  priceImport.setProducts(shop);
  return termsOf(priceImport.table());
}

test.each([
  'Precios por caja',
  'PRECIOS X CAJA',
  'Precio por paq.',
  'Precios por cada 100 piezas',
  'Precio de lista, aplicar desc. 40%',
  '40 % Dto. sobre lista',
  'Precios menos el 20%',
  'Multiplicar por 0.65',
  'Factor 0.65',
  'Precios en miles de pesos',
])('«%s» is quoted, because the amounts below it are not what the public pays', (sentence) => {
  expect(termsUnder(sentence)).toBe(sentence);
});

test.each([
  'Lista de precios al público',
  'Precios en pesos mexicanos',
  'Precios sujetos a cambio sin aviso',
  'Tel. 81 1234 5678',
])('«%s» says nothing of the kind', (sentence) => expect(termsUnder(sentence)).toBeNull());

test.each(['DESCTO', 'DSCTO. %', '% Dto.', 'Bonif.'])('a column «%s» that holds numbers is named', (title) => {
  const priceImport = createPriceImport([sheetOf(plain.map((row, at) => [...row, at === 0 ? title : 40]))]);
  priceImport.setProducts(shop);
  expect(termsOf(priceImport.table())).toBe(`columna ${title}`);
});
