import { expect, test } from 'vitest';
import { changeTexts } from './change-text.ts';

const texts = (base: object | null, document: object | null, collection = 'productos'): readonly string[] =>
  changeTexts({ collection, base: base as never, document: document as never });

test('a change is told field by field, with the value before and after', () => {
  const before = { visible: 'public', precio: 14_900, etiquetas: ['a'], ficha: [{ nombre: 'Voltaje', valor: '18 V' }] };
  const after = {
    visible: 'public',
    precio: 15_100,
    marca: 'TENAZ',
    etiquetas: ['a', 'b'],
    ficha: [{ nombre: 'Voltaje', valor: '20 V' }],
  };
  expect(texts(before, after)).toEqual([
    'Precio con IVA: $149.00 → $151.00',
    'Marca: TENAZ',
    'Subcategorías: 1 más',
    'Ficha técnica: −Voltaje: 18 V, +Voltaje: 20 V',
  ]);
});

test('a product beside the links of a menu is told by what the menu says of it', () => {
  const item = (name: string) => ({ href: '/a', name, description: 'Corta', imagenes: [{ imagen: '/a.webp' }] });
  const change = texts({ menuindex1: item('Sierra') }, { menuindex1: item('Caladora') }, 'categories');
  expect(change).toEqual(['Primer destacado del menú: Sierra: Corta → Caladora: Corta']);
});

test('publishing, withdrawing and deleting are named', () => {
  expect(texts(null, { visible: 'public', nombre: 'Pala' })).toEqual(['Se publica en la tienda', 'Nombre: Pala']);
  expect(texts({ visible: 'public' }, { visible: 'retirado' })).toEqual(['Se retira de la tienda']);
  expect(texts({ nombre: 'Pala' }, null, 'borradores')).toEqual(['Borrador del producto: se elimina']);
});
