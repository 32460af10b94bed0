import { expect, test } from 'vitest';
import { contentOf } from './can-content.ts';
import { coatsOf, coverageOf } from './coverage.ts';

const product = (nombre: string, specs: Readonly<Record<string, string>> = {}, unidad = 'pieza') => ({
  nombre,
  unidad,
  ficha: Object.entries(specs).map(([name, valor]) => ({ nombre: name, valor })),
});

test.each([
  [product('Pintura vinílica blanco', { Presentación: '19 L' }), 'L', 19_000],
  [product('Pintura vinílica blanco 4 L galón'), 'L', 4000],
  [product('Esmalte rojo 250 ml'), 'L', 250],
  [product('Catalizador 250 ml para epóxico 4 L'), 'L', 4000],
  [product('Pintura vinílica', {}, 'cubeta 19 L'), 'L', 19_000],
  [product('Pintura vinílica', {}, 'litro'), 'L', 1000],
  [product('Adhesivo gris', { Presentación: '20 kg' }), 'kg', 20_000],
  [product('Impermeabilizante 1,000 L'), 'L', 1_000_000],
  [product('Esmalte rojo 1/4 L'), 'L', 250],
  [product('Esmalte rojo', { Presentación: '1/2 litro' }), 'L', 500],
  [product('Esmalte rojo 1 1/2 L'), 'L', 1500],
  [product('Esmalte rojo ½ L'), 'L', 500],
  [product('Pintura vinílica 3,8 L'), 'L', 3800],
  [product('Pintura vinílica 0,250 L'), 'L', 250],
  [product('PINTURA VINILICA BLANCA 19 LTS'), 'L', 19_000],
  [product('Pintura vinílica', {}, 'cubeta 19 lts.'), 'L', 19_000],
  [product('Esmalte 250 mililitros'), 'L', 250],
  [product('PEGAZULEJO GRIS 20 KGS'), 'kg', 20_000],
  [product('Adhesivo 500 grs'), 'kg', 500],
  [product('Adhesivo 500 gramos'), 'kg', 500],
  [product('Adhesivo 2 kilogramos'), 'kg', 2000],
])('%o holds so much', (described, unit, size) => {
  expect(contentOf(described)).toEqual({ unit, size });
});

test('what does not say what it holds is not guessed', () => {
  expect(contentOf(product('Brocha 4"'))).toBeNull();
  expect(contentOf(product('Taladro 20 V'))).toBeNull();
});

test.each([
  ['6 a 8 m²/L', 6, 'L'],
  ['8 a 10 m²/L diluido', 8, 'L'],
  ['10 m2 por litro', 10, 'L'],
  ['1 m²/L a dos manos', 2, 'L'],
  ['1 m²/L (2 manos)', 2, 'L'],
  ['1 m² por litro, en dos manos', 2, 'L'],
  ['1 m²/L con 2 capas', 2, 'L'],
  // The lower one, however the two are joined.
  ['6–8 m²/L', 6, 'L'],
  ['entre 6 y 8 m²/L', 6, 'L'],
  ['6 hasta 8 m²/L', 6, 'L'],
  ['10 m2/lts', 10, 'L'],
  ['8 metros cuadrados por litro', 8, 'L'],
  ['8 mts2 x lt', 8, 'L'],
  ['1.5 m²/kgs', 1.5, 'kg'],
  ['1.5 m²/kg', 1.5, 'kg'],
  ['10,5 m²/L', 10.5, 'L'],
  ['8 a 10,5 m² por litro', 8, 'L'],
  // In one can of 20 kg.
  ['10 m² por saco a dos manos', 1, 'kg'],
  ['4 m² por saco', 0.2, 'kg'],
])('“%s” covers so much in one coat', (text, perCoat, unit) => {
  expect(coverageOf(product('Impermeabilizante 20 kg', { Rendimiento: text }))).toEqual({ perCoat, unit, text });
});

test('a can’s own coverage counts by what it holds', () => {
  const spray = product('Pintura en aerosol', { Presentación: '400 ml', Rendimiento: '1.5 a 2 m² por lata' });
  expect(coverageOf(spray)).toMatchObject({ perCoat: 3.75, unit: 'L' });
});

test.each([
  ['19 L', '28 a 32 m² por galón', 7],
  ['4 L', '28 a 32 m²/galón', 7],
  ['19 L', '28 m2/gal', 7],
  ['3.8 L', '38 m² por galón', 10],
  ['4 L', '190 m² por cubeta', 10],
  ['18 L', '180 m² por cubeta', 10],
])('of what is sold by %s, «%s» counts by what that holds and not by what is bought', (holds, text, perCoat) => {
  const described = product('Pintura vinílica', { Presentación: holds, Rendimiento: text });
  expect(coverageOf(described)).toEqual({ perCoat, unit: 'L', text });
});

test('a coverage that does not say for how much counts for nothing', () => {
  expect(coverageOf(product('Pegamento 500 ml', { Rendimiento: '2 m²' }))).toBeNull();
  expect(coverageOf(product('Pintura 4 L', { Rendimiento: 'Excelente' }))).toBeNull();
  expect(coverageOf(product('Pintura 4 L', { Rendimiento: '0 m²/L' }))).toBeNull();
  expect(coverageOf(product('Pintura 4 L'))).toBeNull();
});

test.each([
  [{ Manos: '2' }, 2],
  [{ Manos: '2 a 3' }, 3],
  [{ Manos: '2 cruzadas' }, 2],
  [{ Rendimiento: '1 m²/L a dos manos' }, 2],
  [{ Manos: 'las que haga falta' }, null],
  [{ Manos: '40' }, null],
])('%o asks for so many coats', (specs, coats) => {
  expect(coatsOf(product('Pintura', specs))).toBe(coats);
});
