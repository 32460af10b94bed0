import { expect, test } from 'vitest';
import { missingSizeText } from './missing-size.ts';
import { createSearchEngine, type SearchEngine } from './search-engine.ts';

function engineOf(titles: readonly string[]): SearchEngine {
  const engine = createSearchEngine();
  for (const title of titles) engine.put({ id: title, kind: 'product', title });
  return engine;
}
const found = (engine: SearchEngine, query: string): string[] => engine.find(query).map(({ id }) => id);
const said = (engine: SearchEngine, query: string): string => {
  const missing = engine.advice(query)?.missing;
  return missing ? missingSizeText(missing) : '';
};

const screws = engineOf([
  'Pijas para madera y aglomerado 8 x 5/8" 100 piezas',
  'Pijas para madera y aglomerado 8 x 1" 100 piezas',
  'Pijas para tablaroca 6 x 1" 500 piezas',
  'Tornillo hexagonal 5/16" x 2" con tuerca, 20 piezas',
  'Tornillo hexagonal 3/8" x 2" con tuerca, 20 piezas',
  'Tornillo hexagonal 1/2" x 4" con tuerca, 10 piezas',
  'Tornillo de banco 5" con base giratoria',
]);

test.each([
  'tornillo 8',
  'tornillos 8',
  'tornillo #8',
  'tornillo # 8',
  'tornillo del 8',
  'tornillo no. 8',
  'tornillo No 8',
  'tornillo núm. 8',
  'tornillo num 8',
  'tornillo número 8',
  'tornillo del numero 8',
])('%s asks for pijas of that gauge and says nothing of inches', (query) => {
  expect(found(screws, query).slice(0, 2).toSorted()).toEqual([
    'Pijas para madera y aglomerado 8 x 1" 100 piezas',
    'Pijas para madera y aglomerado 8 x 5/8" 100 piezas',
  ]);
  expect(said(screws, query)).toBe('');
});

test('a screw of a gauge and a length is the pija of both', () => {
  for (const query of ['tornillo 8 x 1"', 'tornillo 8 x 1', 'tornillo del 8 de 1 pulgada']) {
    expect([query, found(screws, query)[0]]).toEqual([query, 'Pijas para madera y aglomerado 8 x 1" 100 piezas']);
  }
});

test('a number of pieces is no gauge', () => {
  const engine = engineOf([
    'Tornillo hexagonal 1/2" x 4" con tuerca, 10 piezas',
    'Pijas autoperforantes para lámina 10 x 1" 100 piezas',
  ]);
  expect(found(engine, 'tornillo 10')[0]).toBe('Pijas autoperforantes para lámina 10 x 1" 100 piezas');
});

test('a screw of so many inches, and a vice, are no pijas', () => {
  expect(found(screws, 'tornillo 3/8')[0]).toBe('Tornillo hexagonal 3/8" x 2" con tuerca, 20 piezas');
  expect(found(screws, 'tornillo 3/8 x 2')[0]).toBe('Tornillo hexagonal 3/8" x 2" con tuerca, 20 piezas');
  expect(found(screws, 'tornillo de banco 5')[0]).toBe('Tornillo de banco 5" con base giratoria');
  expect(said(screws, 'tornillo de banco 8 pulgadas')).toBe('No hay tornillo de banco de 8". Hay de 5".');
});

const wrenches = engineOf([
  'Llave combinada española 3/8"',
  'Llave combinada española 1/2"',
  'Juego de llaves combinadas milimétricas 12 piezas',
  'Dado de impacto largo 10 mm cuadro 1/2"',
  'Dado de impacto largo 17 mm cuadro 1/2"',
  'Dado de impacto largo 3/4" cuadro 1/2"',
  'Llave Allen 3/16"',
  'Broca para metal HSS 3/8"',
  'Llave de esfera 1/2" de latón',
]);

test.each(['llave mixta 10 mm', 'llave 10mm', 'llave combinada de 10 milímetros'])(
  '%s is not the spanner of 3/8", which does not fit, but the metric ones',
  (query) => {
    expect(found(wrenches, query)[0]).toBe('Juego de llaves combinadas milimétricas 12 piezas');
  },
);

test('a socket and a hexagonal key have the very size that was asked for', () => {
  expect(found(wrenches, 'dado 10 mm')[0]).toBe('Dado de impacto largo 10 mm cuadro 1/2"');
  expect(found(wrenches, 'dado 19 mm')[0]).not.toMatch(/3\/4"/);
  expect(found(wrenches, 'dado 3/4')[0]).toBe('Dado de impacto largo 3/4" cuadro 1/2"');
  expect(found(engineOf(['Llave Allen 3/16"', 'Llave Allen 5 mm']), 'allen 5 mm')[0]).toBe('Llave Allen 5 mm');
});

test('a size is the same with and without a space before its unit', () => {
  for (const thing of ['dado 13', 'dado 10', 'llave mixta 10', 'broca 10']) {
    expect([thing, found(wrenches, `${thing}mm`)]).toEqual([thing, found(wrenches, `${thing} mm`)]);
  }
});

test('what is not put on a nut is still found by the size in the other unit', () => {
  expect(found(wrenches, 'broca 10 mm')[0]).toBe('Broca para metal HSS 3/8"');
  expect(found(wrenches, 'llave de esfera 13 mm')[0]).toBe('Llave de esfera 1/2" de latón');
});

const volts = engineOf([
  'Segueta bimetálica 12" 18 dientes',
  'Alambre recocido calibre 18, 1 kg',
  'Taladro inalámbrico 20 V 1/2"',
  'Taladro inalámbrico 12 V 3/8"',
  'Podadora inalámbrica 40 V',
  'Bomba periférica 1/2 HP 127 V',
]);

test.each(['18v', '18 V', 'makita 18v', 'busco 18 volts'])(
  '%s is no number of something else, and it is said what there is of that unit',
  (query) => {
    expect(found(volts, query)).toEqual([]);
    expect(said(volts, query)).toBe('No hay nada de 18 V. Hay de 12 V, 20 V, 40 V y 127 V.');
  },
);

test('a number with a unit alone finds what has it, and beside a thing also a number without one', () => {
  expect(found(volts, '20v')).toEqual(['Taladro inalámbrico 20 V 1/2"']);
  expect(found(volts, '120 V')).toEqual(['Bomba periférica 1/2 HP 127 V']);
  expect(said(volts, '20v')).toBe('');
  expect(said(volts, '5 kg')).toBe('');
  expect(found(engineOf(['Bomba de agua 110', 'Taladro 127 V']), 'bomba 110 v')[0]).toBe('Bomba de agua 110');
});
