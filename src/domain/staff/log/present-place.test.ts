import { expect, test } from 'vitest';
import { notThere } from '../products/product-commands.ts';
import { otherCategory, otherLabel } from '../testing/bad-values.ts';
import { labelInPlace, productInPlace } from './present-place.ts';

const paints = { ...otherCategory, id: 'c7', name: 'Pinturas', folder: 'pinturas', unicID: '7' };
const menus = { categories: [paints], labels: [{ ...otherLabel, id: 'e1', unicID: '7' }] };
const now = {
  id: 'p1',
  publico: { rev: 5, fields: { nombre: 'Brocha', unicID: '7', etiquetas: ['e1'], visible: 'public' } },
  borrador: notThere,
  interno: null,
};
const placeOf = (fields: object) => {
  const version = new Map([
    ['productos/p1', { rev: 2, fields: { nombre: 'Brocha 2"', visible: 'public', ...fields } }],
  ]);
  return productInPlace(version, now, menus).get('productos/p1')?.fields;
};

test('a product does not go back to a category or subcategory that is gone: it stays where it is', () => {
  expect(placeOf({ unicID: '8', etiquetas: ['e9', 'e1'] })).toEqual({
    nombre: 'Brocha 2"',
    visible: 'public',
    unicID: '7',
    etiquetas: ['e1'],
  });
});

test('a product goes back to a category that is there, and to one of the fixed list', () => {
  expect(placeOf({ unicID: '7', etiquetas: ['e1'] })).toMatchObject({ unicID: '7', etiquetas: ['e1'] });
  expect(placeOf({ unicID: '0', etiquetas: [] })).toMatchObject({ unicID: '0', etiquetas: [] });
});

test('a subcategory does not go back to a category that is gone, but to one that is there or to a column of the footer', () => {
  const label = { ...otherLabel, carpeta: 'pinturas', unicID: '7' };
  const version = { nombre: 'Brochas', carpeta: 'vieja', unicID: '8' };
  expect(labelInPlace(version, label, [paints])).toEqual({ nombre: 'Brochas', carpeta: 'pinturas', unicID: '7' });
  expect(labelInPlace({ ...version, unicID: '7' }, label, [paints])).toEqual({ ...version, unicID: '7' });
  expect(labelInPlace({ ...version, unicID: '3' }, label, [paints])).toEqual({ ...version, unicID: '3' });
});
