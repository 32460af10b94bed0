import { expect, test } from 'vitest';
import type { Label } from '#domain/catalogue/label.ts';
import { countReaddressed, movedTo } from './category-of-many.ts';
import { looseProduct } from './product-form.ts';

const label = (id: string, unicID: string, carpeta: string): Label => ({
  id,
  unicID,
  carpeta,
  nombre: id,
  slug: id,
  descripcion: '',
  orden: 0,
});
const labels = [
  label('taladros', '0', 'inalambrica'),
  label('sierras', '1', 'con-cable'),
  label('brocas', '2', 'otra'),
];
const categories = [
  { id: 'c0', name: 'Inalámbrica', folder: 'inalambrica', menu: 'simple', unicID: '0', visible: 'public', orden: 0 },
  { id: 'c1', name: 'Con cable', folder: 'con-cable', menu: 'simple', unicID: '1', visible: 'public', orden: 1 },
] as const;
const drill = { unicID: '0', etiquetas: ['taladros', 'brocas', 'perdida'] };

test('a moved product leaves the subcategories of its category and keeps those of others and unknown ones', () => {
  expect(movedTo(drill, { unicID: '1', label: '' }, labels)).toEqual({ unicID: '1', etiquetas: ['brocas', 'perdida'] });
});

test('the new subcategory comes first, because the first one makes the address', () => {
  expect(movedTo(drill, { unicID: '1', label: 'sierras' }, labels).etiquetas).toEqual(['sierras', 'brocas', 'perdida']);
  expect(movedTo(drill, { unicID: '2', label: 'brocas' }, labels).etiquetas).toEqual(['brocas', 'perdida']);
});

test('a product that is in the category already keeps its subcategories', () => {
  expect(movedTo(drill, { unicID: '0', label: '' }, labels)).toEqual(drill);
});

test('only products whose address changes are counted', () => {
  const moved = looseProduct('p', { nombre: 'Taladro', slug: 'taladro', unicID: '0', etiquetas: ['taladros'] });
  const there = looseProduct('q', { nombre: 'Sierra', slug: 'sierra', unicID: '1', etiquetas: [] });
  expect(countReaddressed([moved, there], { unicID: '1', label: '' }, { categories, labels })).toBe(1);
});
