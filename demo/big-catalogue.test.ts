import { expect, test } from 'vitest';
import { isRetired, parseProduct } from '#domain/catalogue/parse-product.ts';
import { bigCatalogue, CountError } from './catalogue/big-catalogue.ts';
import { demoCatalogue } from './catalogue/demo-catalogue.ts';

const COUNT = 10_000;
const big = bigCatalogue(COUNT);

test('ten thousand articles can be read, and none occurs twice', () => {
  const read = big.products.map(({ id, fields }) => {
    const parsed = parseProduct(id, fields);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    return parsed.value;
  });
  const products = read.flatMap((product) => (isRetired(product) ? [] : [product]));
  expect(products).toHaveLength(COUNT);
  for (const field of ['id', 'clave', 'slug', 'nombre'] as const) {
    expect(new Set(products.map((product) => product[field])).size, field).toBe(COUNT);
  }
  const prices = new Set(products.map(({ precio }) => precio));
  expect(prices.size).toBeGreaterThan(2_000);
  const unpriced = products.filter(({ precio }) => precio === undefined).length / COUNT;
  expect(unpriced).toBeGreaterThan(0.04);
  expect(unpriced).toBeLessThan(0.15);
});

test('it begins with the demo catalogue and is the same at every call', () => {
  const own = demoCatalogue();
  const publicOnes = own.products.filter(({ fields }) => fields['visible'] === 'public');
  expect(big.products.slice(0, publicOnes.length)).toEqual(publicOnes);
  expect(big.categories).toEqual(own.categories);
  expect(bigCatalogue(COUNT)).toEqual(big);
  expect(() => bigCatalogue(10)).toThrow(CountError);
});
