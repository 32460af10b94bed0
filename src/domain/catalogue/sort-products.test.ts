import { expect, test } from 'vitest';
import type { Product } from './product.ts';
import { sortFrom, sortProducts } from './sort-products.ts';

const product = (nombre: string, precio?: number, destacado = false) =>
  ({ nombre, destacado, ...(precio !== undefined && { precio }) }) as Product;
const names = (products: readonly Product[]): string[] => products.map(({ nombre }) => nombre);

test('a product without a price comes last, ascending and descending', () => {
  const products = [product('a pedir'), product('caro', 900), product('barato', 100)];
  expect(names(sortProducts(products, 'precio'))).toEqual(['barato', 'caro', 'a pedir']);
  expect(names(sortProducts(products, 'precio-mayor'))).toEqual(['caro', 'barato', 'a pedir']);
});

test('names are in Spanish order, their numbers by size', () => {
  const products = [product('Ñandú'), product('Broca 10 mm'), product('Oso'), product('Broca 6 mm'), product('Nuez')];
  expect(names(sortProducts(products, 'nombre'))).toEqual(['Broca 6 mm', 'Broca 10 mm', 'Nuez', 'Ñandú', 'Oso']);
});

test('relevance puts the featured first and leaves the rest in the order of the catalogue', () => {
  const products = [product('b'), product('a'), product('c', 1, true)];
  expect(names(sortProducts(products, 'relevancia'))).toEqual(['c', 'b', 'a']);
});

test('an unknown order in the address means relevance', () => {
  expect(sortFrom('color')).toBe('relevancia');
  expect(sortFrom(null)).toBe('relevancia');
  expect(sortFrom('precio')).toBe('precio');
});
