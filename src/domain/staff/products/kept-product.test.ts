import { expect, test } from 'vitest';
import { newProduct, parseKeptProduct } from './kept-product.ts';
import { emptyProductForm } from './product-form.ts';

const kept = {
  found: { ...newProduct('p1'), publico: { rev: 3, fields: { nombre: 'Aceite', visible: 'public' } } },
  form: {
    ...emptyProductForm,
    nombre: 'Aceite de linaza',
    etiquetas: ['e1'],
    ficha: [{ nombre: 'Color', valor: 'Ámbar' }],
  },
};

test('a form left half written is restored with all its fields and the documents that it started from', () => {
  expect(parseKeptProduct(structuredClone(kept))).toEqual(kept);
});

test('a field of another shape starts empty, the others stay', () => {
  const odd = { ...kept, form: { ...kept.form, etiquetas: 'e1', destacado: 'sí', ficha: [{ nombre: 'Color' }] } };
  expect(parseKeptProduct(odd)?.form).toEqual({ ...emptyProductForm, nombre: 'Aceite de linaza' });
});

test.each([[null], ['texto'], [{}], [{ found: { id: '' }, form: {} }]])('%j is nothing that was kept', (values) => {
  expect(parseKeptProduct(values)).toBeNull();
});
