import { expect, test } from 'vitest';
import { type Catalogue, emptyCatalogue } from '#domain/catalogue/catalogue-index.ts';
import { bareProduct } from '#domain/catalogue/testing/bare-product.ts';
import type { Tutorial } from '#domain/catalogue/tutorial.ts';
import { followCatalogue, type SearchChange } from './search-changes.ts';

const product = (id: string, nombre = id) =>
  bareProduct(id, {
    nombre,
    clave: id.toUpperCase(),
    marca: 'TENAZ',
    etiquetas: ['e1', 'unknown'],
    unidad: 'cubeta 19 L',
  });
const category = {
  id: 'c',
  name: 'Inalámbrica',
  folder: 'inalambrica',
  menu: 'simple',
  unicID: '0',
  visible: 'public',
  orden: 0,
} as const;
const label = {
  id: 'e1',
  nombre: 'Taladros',
  slug: 'taladros',
  descripcion: '',
  carpeta: 'inalambrica',
  unicID: '0',
  orden: 0,
};

const all = (changes: Iterable<SearchChange>) => {
  const parts = [...changes];
  return { put: parts.flatMap(({ put }) => put), remove: parts.flatMap(({ remove }) => remove), parts: parts.length };
};
const NO_TUTORIALS: readonly Tutorial[] = [];
const idsOf = (entries: readonly { readonly id: string }[]): string[] => entries.map(({ id }) => id);

test('the whole catalogue is sent first, then only what changed', () => {
  const next = followCatalogue();
  const first: Catalogue = { categories: [category], labels: [label], products: [product('a'), product('b')] };
  const sent = all(next(first, NO_TUTORIALS));
  expect(idsOf(sent.put)).toEqual(['/inalambrica', '/inalambrica/taladros', 'a', 'b']);
  expect(sent.put.at(-1)).toMatchObject({ groups: ['Taladros', '', 'Inalámbrica'], keywords: ['cubeta 19 L'] });
  expect(all(next(first, NO_TUTORIALS)).parts).toBe(0);

  const [a] = first.products;
  if (!a) throw new Error('no product');
  const second = all(next({ ...first, products: [a, product('c')] }, NO_TUTORIALS));
  expect([idsOf(second.put), second.remove]).toEqual([['c'], ['b']]);
});

test('a product of the catch-all category is not found by its name, which no visitor sees', () => {
  const hidden: Catalogue = {
    categories: [{ ...category, name: 'Sin categoria' }],
    labels: [],
    products: [product('a')],
  };
  const { put } = all(followCatalogue()(hidden, NO_TUTORIALS));
  expect(put).toHaveLength(1);
  expect(JSON.stringify(put)).not.toContain('Sin categoria');
});

test('renaming a label sends its products again, hiding a category removes its entries', () => {
  const next = followCatalogue();
  const first: Catalogue = { categories: [category], labels: [label], products: [product('a')] };
  all(next(first, NO_TUTORIALS));
  const renamed = all(next({ ...first, labels: [{ ...label, nombre: 'Taladros y más' }] }, NO_TUTORIALS));
  expect(renamed.put.find(({ id }) => id === 'a')?.groups).toContain('Taladros y más');
  const hidden = all(next({ ...first, categories: [{ ...category, visible: 'oculta' }] }, NO_TUTORIALS));
  expect(hidden.remove).toEqual(['/inalambrica', '/inalambrica/taladros']);
});

test('tutorials are sent once they are known, without the products again, and are removed when they are hidden', () => {
  const next = followCatalogue();
  const catalogue: Catalogue = { categories: [category], labels: [label], products: [product('a')] };
  all(next(catalogue, NO_TUTORIALS));
  const tutorial = { id: 't', titulo: 'Cambiar los carbones', slug: 'cambiar-los-carbones', resumen: '' } as Tutorial;
  const sent = all(next(catalogue, [tutorial]));
  expect(idsOf(sent.put).at(-1)).toBe('/tutoriales/cambiar-los-carbones');
  expect(idsOf(sent.put)).not.toContain('a');
  expect(all(next(catalogue, NO_TUTORIALS)).remove).toEqual(['/tutoriales/cambiar-los-carbones']);
});

test('ten thousand products are sent in parts', () => {
  const products = Array.from({ length: 10_000 }, (_, at) => product(`p${at}`));
  const { parts, put } = all(followCatalogue()({ ...emptyCatalogue, products }, NO_TUTORIALS));
  expect(put.length).toBe(10_000);
  expect(parts).toBe(26);
});
