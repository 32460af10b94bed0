import { expect, test } from 'vitest';
import { isRetired, parseProduct } from '#domain/catalogue/parse-product.ts';
import { reasonFor, USES_BY_WORD, usesOf } from '#domain/search/vocabulary/uses.ts';
import { demoCatalogue } from './demo-catalogue.ts';

test('the uses of every product are those for which it has a reason, because both are read in another way', () => {
  const products = demoCatalogue().products.flatMap(({ id, fields }) => {
    const parsed = parseProduct(id, fields);
    return parsed.ok && !isRetired(parsed.value) ? [parsed.value] : [];
  });
  const names = new Set([...USES_BY_WORD.values()].flat().map((term) => term.slice(1)));
  expect(products.length).toBeGreaterThan(1000);
  for (const product of products) {
    const reasons = [...names].filter((name) => reasonFor(product, name) !== undefined);
    expect(new Set(usesOf(product)), product.nombre).toEqual(new Set(reasons));
  }
});
