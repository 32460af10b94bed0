import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { articlesBeyond, readWrittenList } from './written-list.ts';

const read = (text: string): string[] => readWrittenList(text).map(({ cantidad, texto }) => `${cantidad} | ${texto}`);

test.each([
  ['5 codos 1/2, 2 cemento pvc', ['5 | codos 1/2', '2 | cemento pvc']],
  ['5 codos de 1/2 y 3 tees', ['5 | codos de 1/2', '3 | tees']],
  ['- 3 bultos de cemento\n- 10 varillas 3/8', ['3 | bultos de cemento', '10 | varillas 3/8']],
  ['1. Taladro\n2. 4 brocas de concreto', ['1 | Taladro', '4 | brocas de concreto']],
  ['☐ cinta teflón x 3 pzas', ['3 | cinta teflón']],
  ['Cinta teflón, 3 pzas', ['3 | Cinta teflón']],
  ['Foco LED (12)', ['12 | Foco LED']],
  ['6 pzas de contacto dúplex', ['6 | contacto dúplex']],
  ['5x codo pvc', ['5 | codo pvc']],
  ['5 x codo pvc', ['5 | codo pvc']],
  ['dos brochas y rodillo', ['2 | brochas y rodillo']],
  ['media docena de lijas', ['6 | lijas']],
  ['una docena de taquetes; un martillo', ['12 | taquetes', '1 | martillo']],
  ['3 docenas de taquetes; dos docenas clavos', ['36 | taquetes', '24 | clavos']],
  ['1.- 5 codos de 1/2\n2.- Taladro\n10.-cemento', ['5 | codos de 1/2', '1 | Taladro', '1 | cemento']],
  ['a) 5 codos\nb) martillo', ['5 | codos', '1 | martillo']],
  ['1,000 pijas 8 x 1', ['1000 | pijas 8 x 1']],
  [
    '✅ 3 focos\n🔹10 codos\n▪️ 2 tees\n➡️ 4 coples\n1️⃣ 5 tubos',
    ['3 | focos', '10 | codos', '2 | tees', '4 | coples', '5 | tubos'],
  ],
])('%s', (text, lines) => {
  expect(read(text)).toEqual(lines);
});

describe('a number that may be a size stays in the text of a report', () => {
  test.each([
    '1/2 codo de cobre',
    '2 1/2 abrazadera',
    '2 ½ abrazadera',
    '1½ codo de cobre',
    '1,250 W taladro',
    '2,5 m de cable',
    '20 m de cable calibre 12',
    '1 kg de clavo',
    '4 ton gato hidráulico',
    '2 toneladas polipasto',
    '4" tubo de pvc',
    '20 V taladro',
    '4 x 4 poste',
    'un cuarto de thinner',
    'tornillo 1 y 1/4',
    'Pintura blanca, mate, lavable',
    '3/8',
    '2026',
    'Manguera de jardín, 15 m',
    '16 oz martillo de uña',
    'Marro octagonal, 12 lb con mango',
    '15 A interruptor',
    '15 ampere pastilla',
    '5 Ah batería',
    '2 kW calentador',
    '50 pies de manguera',
    '6 peldaños escalera de tijera',
    '24 dientes disco para madera',
    '1000 lúmenes reflector',
    '300 watt reflector',
    '10 centímetros de malla',
  ])('%s', (text) => {
    expect(read(text)).toEqual([`1 | ${text}`]);
  });
});

test('what was written is kept beside what is searched', () => {
  expect(readWrittenList('• 5 codos 1/2')).toEqual([{ escrito: '5 codos 1/2', texto: 'codos 1/2', cantidad: 5 }]);
});

test('at most sixty articles are read, the others are counted, and empty lines are none', () => {
  expect(readWrittenList('codo\n\n—\n')).toHaveLength(1);
  expect(readWrittenList('codo\n'.repeat(80))).toHaveLength(60);
  expect([articlesBeyond('codo\n'.repeat(80)), articlesBeyond('codo\n\n')]).toEqual([20, 0]);
});

test('any text gives lines with something to search and 1 to 9,999 pieces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const { texto, cantidad, escrito } of readWrittenList(text)) {
        expect(texto.trim()).not.toBe('');
        expect(escrito).toContain(texto);
        expect(cantidad).toBeGreaterThanOrEqual(1);
        expect(cantidad).toBeLessThanOrEqual(9999);
      }
    }),
  );
});
