import { expect, test } from 'vitest';
import type { Category } from '#domain/catalogue/category.ts';
import { looseProduct } from '../products/product-form.ts';
import { movesOf } from './category-move.ts';

const drills: Category = {
  id: 'a',
  name: 'Brocas',
  folder: 'brocas',
  unicID: '3',
  orden: 1,
  menu: 'simple',
  visible: 'public',
};
const saws: Category = { ...drills, id: 'b', name: 'Sierras', folder: 'sierras', orden: 2 };
const label = (id: string, carpeta: string) => ({
  id,
  nombre: id,
  slug: id,
  descripcion: '',
  carpeta,
  unicID: '3',
  orden: 1,
});
const product = (id: string, etiquetas: readonly string[]) => ({
  id,
  state: 'public' as const,
  product: looseProduct(id, { nombre: id, slug: id, unicID: '3', etiquetas }),
  entry: null,
});
const labels = [label('muro', 'brocas'), label('circular', 'sierras')];
const products = [product('p1', ['muro']), product('p2', ['circular', 'muro']), product('p3', [])];

function moved(categories: readonly Category[], after: { readonly folder: string; readonly unicID: string }) {
  const moves = movesOf(drills, after, { categories, labels, products });
  return [moves.labels.map(({ id }) => id), moves.products.map(({ id }) => id), moves.readdressed];
}

test('with another unicID goes all that names it', () => {
  expect(moved([drills], { folder: 'brocas', unicID: '5' })).toEqual([['muro', 'circular'], ['p1', 'p2', 'p3'], 0]);
});

test('what is of another category of the same unicID stays with it', () => {
  const after = { folder: 'brocas', unicID: '5' };
  // What has no subcategory is of the first of them, as its address is.
  expect(moved([drills, saws], after)).toEqual([['muro'], ['p1', 'p3'], 0]);
  expect(moved([saws, drills], after)).toEqual([['muro'], ['p1'], 0]);
  expect(moved([drills, saws], { folder: 'puntas', unicID: '3' })).toEqual([['muro'], [], 2]);
});
