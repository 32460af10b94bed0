import { expect, test } from 'vitest';
import { parseCategory } from './parse-category.ts';
import { parseLabel } from './parse-label.ts';
import { isRetired, parseProduct } from './parse-product.ts';

test('a category may store its unicID as a number', () => {
  const parsed = parseCategory('c1', {
    name: ' Pinturas ',
    folder: 'pinturas',
    menu: 'simple',
    unicID: 4,
    visible: 'public',
  });
  expect(parsed).toEqual({
    ok: true,
    value: { id: 'c1', name: 'Pinturas', folder: 'pinturas', menu: 'simple', unicID: '4', visible: 'public', orden: 0 },
  });
});

test('a document that cannot be read names the field that is wrong', () => {
  expect(parseCategory('c2', { name: 'X', folder: 'x', menu: 'gigante', unicID: '1' })).toMatchObject({
    ok: false,
    error: { id: 'c2', problem: expect.stringContaining('menu') },
  });
  expect(parseLabel('l1', null).ok).toBe(false);
});

const product = { nombre: 'Marro', slug: 'marro', clave: '0017', unicID: '4', precio: 19_900 };

test('a product keeps its clave as text and fills what is missing', () => {
  expect(parseProduct('p1', product)).toMatchObject({
    ok: true,
    value: { clave: '0017', precio: 19_900, unidad: 'pieza', imagenes: [], relacionados: { accesorios: [] } },
  });
});

test('a product whose price is not in whole centavos is refused, so that no wrong price is shown', () => {
  expect(parseProduct('p1', { ...product, precio: 199.5 }).ok).toBe(false);
  expect(parseProduct('p1', { ...product, precio: '199' }).ok).toBe(false);
});

test('a tombstone needs no content, and only public products are shown', () => {
  for (const fields of [
    { visible: 'retirado', rev: 7 },
    { ...product, visible: 'borrador' },
  ]) {
    const parsed = parseProduct('p1', fields);
    expect(parsed.ok && isRetired(parsed.value)).toBe(true);
  }
});
