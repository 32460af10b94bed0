import { expect, test } from 'vitest';
import { reasonFor, type SelfDescription, usesOf } from './uses.ts';

const product = (part: Partial<SelfDescription>): SelfDescription => ({
  nombre: '',
  ficha: [],
  caracteristicas: [],
  descripcion: '',
  ...part,
});

test('a use is read from the features, the rows of use and the description', () => {
  expect(usesOf(product({ caracteristicas: ['Resiste hongo'] }))).toEqual(['hongos']);
  expect(usesOf(product({ ficha: [{ nombre: 'Uso', valor: 'Baño y vidrio' }] }))).toEqual(['bano', 'vidrio']);
  expect(usesOf(product({ descripcion: 'Brillo suave. Para cocina y lavandería.' }))).toEqual(['cocina', 'lavanderia']);
});

test('what a name has behind "para" is a use of it', () => {
  expect(usesOf(product({ nombre: 'Reflector LED 50 W para exterior' }))).toContain('exterior');
  expect(usesOf(product({ nombre: 'Piso exterior' }))).toEqual([]);
});

test('a row of the sheet that does not name uses is not read, nor a word that only begins like one', () => {
  expect(usesOf(product({ ficha: [{ nombre: 'Color', valor: 'Azul alberca' }] }))).toEqual([]);
  expect(usesOf(product({ descripcion: 'Presenta la pieza antes de soldar.' }))).toEqual([]);
});

test('what it is not for is not a use; a "no" behind the use does not count', () => {
  expect(usesOf(product({ descripcion: 'No la uses en alberca.' }))).toEqual([]);
  expect(usesOf(product({ descripcion: 'Para cocina, y no amarillea.' }))).toEqual(['cocina']);
});

test("the reason is the product's own words, without how to apply it", () => {
  const paint = product({
    ficha: [{ nombre: 'Uso', valor: 'Muro con humedad' }],
    descripcion: 'Esmalte para baño sin olor: se seca en una hora. Otra cosa.',
  });
  expect(reasonFor(paint, 'baño')).toBe('Esmalte para baño sin olor');
  expect(reasonFor(paint, 'humedad')).toBe('Uso: muro con humedad');
  expect(reasonFor(paint, 'alberca')).toBeUndefined();
});
