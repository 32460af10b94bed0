import { expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { product } from '#domain/pages/testing/small-site.ts';
import { serveList } from './serve-list.ts';

test('the facets of a list are worked out once, however its page is asked for', () => {
  let read = 0;
  const products: readonly Product[] = Array.from({ length: 40 }, (_, i) =>
    Object.defineProperty(product(`p${i}`), 'ficha', {
      get: () => {
        read += 1;
        return [{ nombre: 'Potencia', valor: `${(i % 4) * 100} W` }];
      },
    }),
  );
  const first = serveList(products, new URLSearchParams('potencia=100-w'));
  expect(first?.count).toBe(10);
  expect(read).toBeGreaterThan(0);
  read = 0;
  expect(serveList(products, new URLSearchParams('potencia=200-w'))?.count).toBe(10);
  expect(serveList(products, new URLSearchParams('x=1'))?.count).toBe(40);
  // Only for the cards that are shown.
  expect(read).toBe(10 + 40);
});

test('a field that is no facet of the list chooses nothing and has nothing counted', () => {
  const products = Array.from({ length: 6 }, (_, i) =>
    product(`p${i}`, { ficha: [{ nombre: 'Potencia', valor: `${i % 2}00 W` }] }),
  );
  for (const query of ['gclid=x', 'color=rojo'])
    expect(serveList(products, new URLSearchParams(query)), query).toMatchObject({ count: 6, facets: [], chosen: [] });
});
