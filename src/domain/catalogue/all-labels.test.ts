import { expect, test } from 'vitest';
import { allLabels } from './all-labels.ts';
import type { Category } from './category.ts';
import type { Label } from './label.ts';

const category = (folder: string, name: string): Category => ({
  id: folder,
  name,
  folder,
  menu: 'simple',
  unicID: folder,
  visible: 'public',
  orden: 0,
});
const label = (nombre: string, carpeta: string): Label => ({
  id: `${nombre} ${carpeta}`,
  nombre,
  slug: nombre,
  descripcion: '',
  carpeta,
  unicID: carpeta,
  orden: 0,
});
const shown = (labels: readonly Label[], categories: readonly Category[]) =>
  allLabels(labels, categories).map((group) => [group.category?.name, group.labels.map(({ nombre }) => nombre)]);

test('every label stands once under its category, in the order of the bar: those of one name are told apart', () => {
  const labels = [label('Sierras', 'a'), label('Esmeriladoras', 'b'), label('Esmeriladoras', 'a')];
  expect(shown(labels, [{ ...category('a', 'Inalámbrica'), orden: 2 }, category('b', 'Con cable')])).toEqual([
    ['Con cable', ['Esmeriladoras']],
    ['Inalámbrica', ['Esmeriladoras', 'Sierras']],
  ]);
});

test('labels whose category is not in the menu come last, and two categories of one unicID share none', () => {
  const twins = [category('a', 'Inalámbrica'), { ...category('z', 'Ofertas'), unicID: 'a' }];
  expect(shown([label('Sierras', 'a'), label('Clavos', 'c')], twins)).toEqual([
    ['Inalámbrica', ['Sierras']],
    [undefined, ['Clavos']],
  ]);
});
