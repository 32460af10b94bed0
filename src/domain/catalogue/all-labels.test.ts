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
const shown = (labels: readonly Label[], categories: readonly Category[]): string[] =>
  allLabels(labels, categories).map(({ label: { nombre }, within }) => (within ? `${nombre} · ${within}` : nombre));

test('two labels of one name are told apart by their categories; the others are left as they are', () => {
  const labels = [label('Sierras', 'a'), label('Esmeriladoras', 'b'), label('Esmeriladoras', 'a')];
  expect(shown(labels, [category('a', 'Inalámbrica'), category('b', 'Con cable')])).toEqual([
    'Esmeriladoras · Con cable',
    'Esmeriladoras · Inalámbrica',
    'Sierras',
  ]);
});

test('a label whose category is not known keeps its name alone', () => {
  expect(shown([label('Sierras', 'a'), label('Sierras', 'b')], [])).toEqual(['Sierras', 'Sierras']);
});
