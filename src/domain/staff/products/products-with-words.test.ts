import { expect, test } from 'vitest';
import { bareProduct } from '#domain/catalogue/testing/bare-product.ts';
import { productsWithWords } from './products-with-words.ts';

const products = [
  bareProduct('1', { nombre: 'Broca para taladro', clave: 'BR-1', marca: 'Titán' }),
  bareProduct('2', { nombre: 'Taladro percutor', clave: 'TZ-2', marca: 'Fragua', modelo: 'X200' }),
  bareProduct('3', { nombre: 'Pintura vinílica', clave: 'PI-3' }),
];

test('a product is found by all words of its name, clave, brand or model, accents and capitals aside', () => {
  expect(productsWithWords(products, 'VINILICA')).toEqual(['3']);
  expect(productsWithWords(products, 'titan broca')).toEqual(['1']);
  expect(productsWithWords(products, 'tz-2 x2')).toEqual(['2']);
  expect(productsWithWords(products, 'taladro vinilica')).toEqual([]);
});

test('a name that begins with the query stands before one that only contains it', () => {
  expect(productsWithWords(products, 'taladro')).toEqual(['2', '1']);
});

test('an empty query finds nothing', () => {
  expect(productsWithWords(products, '  ')).toEqual([]);
});
