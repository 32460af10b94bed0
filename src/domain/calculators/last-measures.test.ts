import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculatorForms } from './calculator-address.ts';
import { measuresKept, measuresText, measuresToKeep } from './last-measures.ts';
import type { CalculatorName } from './product-calculator.ts';

const names = Object.keys(calculatorForms) as CalculatorName[];
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test('a place is kept without what belongs to its material', () => {
  const typed = {
    rows: [{ ancho: '3', alto: '2.4', iguales: '2' }, {}],
    fields: { puertas: '1', manos: '3', rendimiento: '8' },
  };
  const kept = measuresToKeep('pintura', typed);
  expect(kept).toEqual([
    ['para', 'pintura'],
    ['ancho', '3'],
    ['alto', '2.4'],
    ['iguales', '2'],
    ['puertas', '1'],
  ]);
  expect(measuresKept('pintura', kept)).toEqual({
    rows: [{ ancho: '3', alto: '2.4', iguales: '2' }, {}],
    fields: { puertas: '1' },
  });
});

test('nothing measured is not kept, and what is no list of measures is none', () => {
  for (const name of names) expect(measuresToKeep(name, { rows: [{}], fields: { manos: '2' } })).toBeUndefined();
  for (const odd of [null, 7, 'ancho', {}, [], [['ancho']], [[1, 2]], [['puertas', '2']]])
    expect(measuresKept('pintura', odd), JSON.stringify(odd)).toBeUndefined();
});

test('each measure is said with its unit', () => {
  const rows = [
    { largo: '4', ancho: '5', espesor: '10', iguales: '1' },
    { largo: '60 cm', ancho: '0.6', espesor: '' },
  ];
  expect(plain(measuresText('concreto', { rows, fields: {} }))).toBe('4 m × 5 m × 10 cm; 60 cm × 0.6 m × ?');
  const walls = { rows: [{ ancho: '3', alto: '2.4', iguales: '2' }, {}], fields: {} };
  expect(plain(measuresText('pintura', walls))).toBe('3 m × 2.4 m, 2 iguales');
});

test('what was measured in any calculator comes back as it was typed', () => {
  const text = fc.string({ minLength: 1, maxLength: 6 }).filter((one) => one.trim() !== '');
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.array(text, { minLength: 4, maxLength: 4 }), (name, texts) => {
      const fields = [...calculatorForms[name].dimensions.map((field) => field.name), 'iguales'];
      const row = Object.fromEntries(fields.map((field, at) => [field, texts[at] ?? '']));
      const back = measuresKept(name, JSON.parse(JSON.stringify(measuresToKeep(name, { rows: [row], fields: {} }))));
      expect(back?.rows[0]).toEqual(row);
    }),
  );
});
