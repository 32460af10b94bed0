import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculatorAt, readAddress, writeAddress } from './calculator-address.ts';

const fields = (query: string) => [...new URLSearchParams(query)] as const;

test('an address names its calculator, and any other the one of paint', () => {
  expect(calculatorAt(fields('para=concreto'))).toBe('concreto');
  for (const query of ['', 'para=toString', 'para=']) expect(calculatorAt(fields(query))).toBe('pintura');
});

test('the measures of an address stand in their rows', () => {
  const address = fields('para=pintura&ancho=4&alto=2.4&iguales=2&ancho=3&alto=2.4&iguales=1&manos=3&otra=cosa');
  expect(readAddress('pintura', address)).toEqual({
    rows: [
      { ancho: '4', alto: '2.4', iguales: '2' },
      { ancho: '3', alto: '2.4', iguales: '1' },
    ],
    fields: { manos: '3' },
  });
});

test('what a form without JavaScript sends unchanged stays what the product says', () => {
  const address = fields('rendimiento=6&rendimiento-usual=6&manos=3&manos-usual=2');
  expect(readAddress('pintura', address).fields).toEqual({ manos: '3' });
});

test('an empty calculator has its rows, and an address with thousands of them a few', () => {
  expect(readAddress('pintura', []).rows).toEqual([{}, {}]);
  expect(readAddress('concreto', []).rows).toEqual([{}]);
  expect(readAddress('pintura', fields('ancho=1&'.repeat(5000))).rows.length).toBe(30);
});

test('what is usual and what is empty is not in the address', () => {
  const typed = { rows: [{}, { ancho: '4', alto: '2.4' }], fields: { puertas: '0', manos: '3', tipo: 'vinilica' } };
  const written = writeAddress('pintura', typed, 'PV-4').map(([key, text]) => `${key}=${text}`);
  expect(written.join('&')).toBe('para=pintura&clave=PV-4&ancho=4&alto=2.4&iguales=1&manos=3');
});

test('what was typed, however odd, comes back from its address as it was', () => {
  const text = fc.string({ minLength: 1, maxLength: 8 }).filter((one) => one.trim() !== '');
  const row = fc.record({ ancho: text, alto: text, iguales: text });
  fc.assert(
    fc.property(fc.array(row, { minLength: 2, maxLength: 4 }), text, (rows, coats) => {
      const typed = { rows, fields: { manos: coats } };
      const query = new URLSearchParams(writeAddress('pintura', typed, undefined).map(([key, value]) => [key, value]));
      expect(readAddress('pintura', fields(query.toString()))).toEqual(typed);
    }),
  );
});
