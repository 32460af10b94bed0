import { expect, test } from 'vitest';
import { parseProduct } from '#domain/catalogue/parse-product.ts';
import { demoCatalogue } from './catalogue/demo-catalogue.ts';

const { products } = demoCatalogue();

test('every product parses', () => {
  const refused = products.map(({ id, fields }) => parseProduct(id, fields)).filter(({ ok }) => !ok);
  expect(refused).toEqual([]);
  expect(products.length).toBeGreaterThan(300);
});
