import { expect, test } from 'vitest';
import { indexProducts } from '#domain/catalogue/catalogue-index.ts';
import { bareProduct } from '#domain/catalogue/testing/bare-product.ts';
import { isGoneFeature } from './gone-feature.ts';

const products = [bareProduct('drill', { slug: 'taladro-nuevo', slugsAnteriores: 'taladro-viejo' })];
const isGone = (href: string): boolean => isGoneFeature({ href }, products, indexProducts(products));

test('a menu keeps a product that has another address now, and leaves out one that is no longer sold', () => {
  expect(['/a/b/taladro-nuevo', '/a/b/taladro-viejo', '/a/b', '/calculadora'].filter(isGone)).toEqual([]);
  expect(isGone('/a/b/sierra')).toBe(true);
});
