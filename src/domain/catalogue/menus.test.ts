import { expect, test } from 'vitest';
import type { Category } from './category.ts';
import type { Label } from './label.ts';
import { desktopCategories, footerColumns, labelsOfCategory, mobileCategories, publicCategories } from './menus.ts';

const category = (name: string, orden: number, visible = 'public'): Category => ({
  id: name,
  name,
  folder: name.toLowerCase(),
  menu: 'simple',
  unicID: String(orden),
  visible,
  orden,
});
const label = (slug: string, unicID: string, orden = 0): Label => ({
  id: slug,
  nombre: slug,
  slug,
  descripcion: '',
  carpeta: 'c',
  unicID,
  orden,
});
const names = (categories: readonly Category[]): string => categories.map(({ name }) => name).join(' ');

test('the desktop bar keeps hidden categories, and never the catch-all', () => {
  const all = [category('B', 2, 'oculta'), category('A', 1), category('Sin categoria', 0)];
  expect(names(desktopCategories(all))).toBe('A B');
  expect(names(publicCategories(all))).toBe('A');
});

test('the mobile list shows its first six in reverse order', () => {
  const eight = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name, index) => category(name, index));
  expect(names(mobileCategories(eight))).toBe('F E D C B A G H');
  expect(names(mobileCategories(eight.slice(0, 3)))).toBe('C B A');
});

test('labels belong to a category by unicID', () => {
  const labels = [label('x', '1', 2), label('y', '1', 1), label('z', '2')];
  expect(labelsOfCategory(labels, category('A', 1)).map(({ slug }) => slug)).toEqual(['y', 'x']);
});

test('footer columns have their fixed prefixes and at most eighty links', () => {
  const labels = [label('n', '3'), label('m', '2'), ...Array.from({ length: 90 }, (_, n) => label(`w${n}`, '0', n))];
  const [wireless, corded, carpentry] = footerColumns(labels);
  expect(wireless?.links).toHaveLength(80);
  expect(wireless?.links[0]?.href).toBe('/herramienta-inalambrica/w0');
  expect(corded?.links).toEqual([]);
  expect(carpentry?.links.map(({ href }) => href)).toEqual(['/herramienta-neumatica/m', '/herramienta-neumatica/n']);
});
