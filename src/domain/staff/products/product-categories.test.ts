import { expect, test } from 'vitest';
import { otherCategory } from '../testing/bad-values.ts';
import { productCategories } from './product-categories.ts';

test('the fixed list is there before any category is known, and a category of the shop has its own name in it', () => {
  const fixed = productCategories([]);
  expect(fixed.map(({ value }) => value)).toEqual(['0', '1', '2']);
  const paints = { ...otherCategory, id: 'c1', name: 'Pinturas', unicID: '1', orden: 2 };
  const wood = { ...otherCategory, id: 'c3', name: 'Carpintería', unicID: '2', orden: 3 };
  const pipes = { ...otherCategory, id: 'c2', name: 'Tubería', unicID: '7', orden: 1 };
  expect(productCategories([paints, wood, pipes])).toEqual([
    fixed[0],
    { value: '1', name: 'Pinturas' },
    fixed[2],
    { value: '7', name: 'Tubería' },
  ]);
});
