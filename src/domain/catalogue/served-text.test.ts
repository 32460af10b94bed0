import { expect, test } from 'vitest';
import type { Product } from './product.ts';
import { cardOf, type ServedPage } from './served-page.ts';
import { readServedText, servedText } from './served-text.ts';

const drill = {
  id: 'p1',
  nombre: 'Taladro </script><b>\u2028',
  slug: 'taladro',
  clave: 'TZ-1',
  marca: 'TENAZ',
  modelo: '20 V',
  codigoBarras: '7501234567893',
  descripcion: 'Con dos velocidades',
  unicID: '0',
  etiquetas: ['e1'],
  precio: 249900,
  unidad: 'pieza',
  ficha: [{ nombre: 'Voltaje', valor: '20 V' }],
  caracteristicas: ['Sin carbones'],
  imagenes: [{ imagen: '/demo/a-1600.webp', alt: 'Taladro </script><b>\u2028', ancho: 1600, alto: 1600 }],
  documentos: [{ nombre: 'Manual', archivo: 'manual.pdf', bytes: 10 }],
  relacionados: { accesorios: ['p2'], refacciones: [], alternativas: [] },
  destacado: true,
  demostracion: false,
} as const satisfies Product;

const page = (products: readonly Product[]): ServedPage => ({
  path: '/',
  search: '',
  categories: [],
  labels: [],
  total: 1,
  front: products,
  counts: {},
  products,
  list: { lead: '', products, count: 1, facets: [], chosen: [] },
  tutorials: [],
  files: { embedded: true },
});

test('a page is read as it was written, with whole products and with those of cards', () => {
  for (const products of [[drill], [cardOf(drill)], []])
    expect(readServedText(servedText(page(products)))).toEqual(page(products));
});

test('no text of a product ends the element that it stands in', () => {
  expect(servedText(page([drill]))).not.toMatch(/[<\u2028\u2029]/);
});

test('a card carries nothing that it does not show', () => {
  const [card] = (JSON.parse(servedText(page([cardOf(drill)]))) as ServedPage).front;
  expect(card?.codigoBarras).toBe('');
  for (const name of ['modelo', 'descripcion', 'ficha', 'caracteristicas', 'documentos', 'relacionados'])
    expect(card).not.toHaveProperty(name);
  expect(card?.imagenes[0]?.alt).toBe('');
});
