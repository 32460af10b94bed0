import { expect, test } from 'vitest';
import { indexProducts } from '#domain/catalogue/catalogue-index.ts';
import { product } from '#domain/pages/testing/small-site.ts';
import { relatedLists } from './product-view.ts';

test('a product is shown beside another once, never beside itself, and not when it is gone', () => {
  const relacionados = { accesorios: ['p2', 'p2', 'ya-no'], refacciones: ['p1'], alternativas: ['p1', 'p2'] };
  const shown = product('p1', { relacionados });
  const lists = relatedLists(shown, indexProducts([shown, product('p2')]));
  expect(lists.map(({ title, products }) => [title, products.map(({ id }) => id)])).toEqual([
    ['Accesorios', ['p2']],
    ['Otras opciones', ['p2']],
  ]);
});
