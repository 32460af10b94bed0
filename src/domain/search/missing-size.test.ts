import { expect, test } from 'vitest';
import { missingSizeText } from './missing-size.ts';
import { createSearchEngine } from './search-engine.ts';

const engine = createSearchEngine();
for (const title of [
  'Codo de 90° CPVC 1/2"',
  'Codo de 90° CPVC 3/4"',
  'Codo de 90° PVC 2"',
  'Codo de 90° PVC 4"',
  'Codo de 90° cobre 1/2"',
  'Manguera para jardín 1/2" x 15 m',
  'Manguera para jardín 1/2" x 30 m',
  'Tinaco tricapa 600 L con accesorios',
  'Tinaco tricapa 1,100 L con accesorios',
  'Cable THW calibre 12 caja 100 m',
  'Cable THW calibre 14 caja 100 m',
  'Escalera de tijera 6 peldaños',
  'Escalera de tijera 8 peldaños',
  'Regadera ahorradora 5"',
  'Regadera de teléfono',
  'Lija para madera grano 100',
  'Lija para madera grano 120',
  'Lija de agua grano 1500',
  'Impermeabilizante acrílico 3 años rojo 4 L',
  'Impermeabilizante acrílico 5 años rojo 19 L',
  'Grapas serie 80 x 3/8", 10,000 piezas',
  'Grapas serie 90 x 1", 5,000 piezas',
  'Clavos calibre 16 x 2", 2,500 piezas',
  'Clavos calibre 18 x 2", 5,000 piezas',
  'Careta de ventana fija sombra 10',
  'Careta de ventana fija sombra 11',
  'Tee CPVC 1/2"',
  'Tee CPVC 3/4"',
  'Tee cobre 1/2"',
  'Tubo sanitario de PVC 2" x 3 m',
  'Tubo sanitario de PVC 4" x 3 m',
  'Compresor de aire 25 L 2 HP',
  'Compresor de aire 50 L 3 HP',
]) {
  engine.put({ id: title, kind: 'product', title });
}
const said = (query: string): string => {
  const missing = engine.advice(query)?.missing;
  return missing ? missingSizeText(missing) : '';
};

test('a size that is not sold is named, with the same size of another material and the nearest ones', () => {
  expect(said('codo pvc 1/2')).toBe('No hay codo de PVC de 1/2". Hay de CPVC y de cobre de 1/2", y de PVC de 2" y 4".');
  expect(said('codos de pvc de media')).toBe(
    'No hay codo de PVC de 1/2". Hay de CPVC y de cobre de 1/2", y de PVC de 2" y 4".',
  );
  expect(said('codo de cobre 3/4')).toBe('No hay codo de cobre de 3/4". Hay de CPVC de 3/4", y de cobre de 1/2".');
  expect(said('manguera jardin 50 metros')).toBe('No hay manguera para jardín de 50 m. Hay de 15 m y 30 m.');
});

test('a size that no product of the shop has is named too', () => {
  expect(said('tinaco de 750 litros')).toBe('No hay tinaco de 750 L. Hay de 600 L y 1,100 L.');
  expect(said('tinaco 750')).toBe('No hay tinaco de 750 L. Hay de 600 L y 1,100 L.');
});

test('a number is read as what the titles count by it', () => {
  expect(said('cable calibre 16')).toBe('No hay cable calibre 16. Hay calibre 12 y 14.');
  expect(said('cable del 16')).toBe('No hay cable calibre 16. Hay calibre 12 y 14.');
  expect(said('escalera de 7 peldaños')).toBe('No hay escalera de 7 peldaños. Hay de 6 peldaños y 8 peldaños.');
  for (const query of ['cable cal. 16', 'cable cal 16', 'cable THW Cal.16'])
    expect([query, said(query)]).toEqual([query, said(query.replace(/cal\.? ?/i, 'calibre '))]);
  expect(said('impermeabilizante 10 años')).toBe('No hay impermeabilizante de 10 años. Hay de 3 años y 5 años.');
  expect(said('careta sombra 14')).toBe('No hay careta sombra 14. Hay sombra 10 y 11.');
  expect(said('grapas serie 70')).toBe('No hay grapas serie 70. Hay serie 80 y 90.');
  expect(said('clavos calibre 20')).toBe('No hay clavos calibre 20. Hay calibre 16 y 18.');
  expect(said('lija de agua 2000')).toBe('No hay lija de agua grano 2000. Hay grano 1500.');
  expect(said('lija para madera 110')).toBe('No hay lija para madera grano 110. Hay grano 100 y 120.');
});

test('a number that all of them have as a length is the size that comes first in their titles', () => {
  for (const query of ['tubo pvc de 3', 'tubo pvc 3', 'tubo de pvc de tres']) {
    expect([query, said(query)]).toEqual([query, 'No hay tubo de PVC de 3". Hay de PVC de 2" y 4".']);
  }
});

test('where nothing is of the wanted material, the others are named with their sizes', () => {
  const sentence = 'No hay tee de PVC de 2". Hay de CPVC de 1/2" y 3/4", y de cobre de 1/2".';
  for (const query of ['tee pvc 2', 'tee pvc 2 pulgadas', 'te de pvc de dos']) {
    expect([query, said(query)]).toEqual([query, sentence]);
  }
  expect(said('tee pvc 1/2')).toBe('No hay tee de PVC de 1/2". Hay de CPVC y de cobre de 1/2".');
});

test.each([
  ['codo pvc 2', 'it is sold'],
  ['tubo pvc 2', 'it is sold'],
  ['tubo pvc 3 m', 'they are as long'],
  ['compresor 3', 'it is sold by another of its sizes'],
  ['codo cpvc 13 mm', 'it is sold by another name of the size'],
  ['regadera 8 pulgadas', 'one of them does not say its size'],
  ['codo xyzzy 1/2', 'a word is not understood'],
  ['tinaco', 'no size was asked for'],
  ['tinaco 5', 'a number without a unit is no size of them'],
  ['1/2', 'no thing was asked for'],
])('%s: nothing is said, because %s', (query) => {
  expect(said(query)).toBe('');
});

test('the first product is the nearest in size', () => {
  expect(engine.find('codo pvc 3')[0]?.id).toMatch(/PVC [24]"/);
  expect(engine.find('tinaco de 1000 litros')[0]?.id).toMatch(/1,100/);
  expect(engine.find('tinaco de 500 litros')[0]?.id).toMatch(/600/);
});
