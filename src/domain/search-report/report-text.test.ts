import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reportText } from './report-text.ts';

test.each([
  ['Codo de PVC 3"', 'codo de pvc 3"'],
  ['  Brocha   2½ ', 'brocha 2 1/2'],
  ['¿Tienen cinta métrica?', 'tienen cinta metrica'],
  ['WD-40', 'wd-40'],
  ['disco 4.5 x 7/8', 'disco 4.5 x 7/8'],
])('%s is reported as %s', (query, text) => {
  expect(reportText(query)).toBe(text);
});

test.each([
  'ana.perez@example.mx',
  'mi correo es ana arroba gmail',
  'anaperez gmail com',
  'https://otra-tienda.mx/taladro',
  'otra-tienda.com',
  '8112345678',
  '81 1234 5678',
  '(81) 1234-5678',
  'llámame al 811.234.56.78',
  '8,112,345,678',
  '7501234567893',
  'PEGJ850101AB1',
  'pegj850101hnlrrn09',
  'x',
  '¿?',
  'palabras '.repeat(8),
])('%s is not reported', (query) => {
  expect(reportText(query)).toBeNull();
});

test('whatever is typed, what is reported has only letters and signs of sizes, no seven digits and no line of its own', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[a-z0-9 .,@|/"\n-]{0,40}$/)), (query) => {
      const text = reportText(query);
      if (text === null) return;
      expect(text).toMatch(/^[a-z0-9][a-z0-9 "./-]{1,59}$/);
      expect(text).not.toMatch(/(?:[0-9][ ./-]?){7}/);
    }),
  );
});
