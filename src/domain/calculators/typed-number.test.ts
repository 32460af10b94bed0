import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type NumberField, readField, shownNumber, withUnit } from './typed-number.ts';

const WIDTH: NumberField = { name: 'ancho', label: 'Ancho (m)', said: 'el ancho', unit: 'm', min: 0.1, max: 200 };
const AREA: NumberField = { name: 'superficie', label: '', said: 'la superficie', unit: 'm²', min: 0, max: 10_000 };
const DOORS: NumberField = {
  name: 'puertas',
  label: 'Puertas',
  said: 'el número',
  unit: '',
  min: 0,
  max: 200,
  whole: true,
};

const value = (field: NumberField, text: string): number | string => {
  const reading = readField(field, text);
  return reading.ok ? reading.value : reading.problem;
};

test.each([
  ['2.5', 2.5],
  [' 4 ', 4],
  ['.9', 0.9],
  ['3.', 3],
  ['2 1/2', 2.5],
  ['1/2', 0.5],
  ['2.5 m', 2.5],
  ['4mts', 4],
  ['12 metros', 12],
  ['2½', 2.5],
  ['2 ½ m', 2.5],
  ['¾', 0.75],
])('%s is read as %d metres without a word', (text, metres) => {
  expect(readField(WIDTH, text)).toEqual({ ok: true, value: metres });
});

test('millimetres are converted as centimetres are', () => {
  expect(readField(WIDTH, '2500 mm')).toMatchObject({ ok: true, value: 2.5 });
  expect(readField({ ...WIDTH, unit: 'cm' }, '100 mm')).toMatchObject({ ok: true, value: 10 });
});

test('what is offered instead of a number that is too large is a number', () => {
  expect(value(WIDTH, '2,400')).toContain('si son 2.400, usa punto');
  for (const typed of ['1,234.5', '1,234,567']) expect(value(WIDTH, typed)).not.toContain('si son');
});

test('a comma between thousands is Mexican, one before decimals is understood and explained', () => {
  expect(readField(AREA, '1,250.5')).toEqual({ ok: true, value: 1250.5 });
  expect(readField(AREA, '2,500')).toEqual({ ok: true, value: 2500 });
  expect(readField(WIDTH, '2,5')).toEqual({
    ok: true,
    value: 2.5,
    note: 'Leímos 2.5\u00a0m. El punto separa los decimales y la coma los miles.',
  });
});

test.each([
  ['0,250', 0.25],
  ['0,500', 0.5],
  ['0,125 m', 0.125],
])('%s has no thousands before its comma, so it is read as %d and explained', (text, metres) => {
  expect(readField(WIDTH, text)).toEqual({
    ok: true,
    value: metres,
    note: `Leímos ${metres}\u00a0m. El punto separa los decimales y la coma los miles.`,
  });
});

test('centimetres are converted where metres are asked, and said', () => {
  expect(readField(WIDTH, '250 cm')).toEqual({ ok: true, value: 2.5, note: 'Son 2.5\u00a0m.' });
  expect(value({ ...WIDTH, unit: 'cm', max: 500 }, '0.1 m')).toBe(10);
});

test.each([
  [WIDTH, '', 'Falta el ancho.'],
  [WIDTH, 'cuatro', 'Revisa el ancho: escríbelo con números, como 2.5.'],
  [WIDTH, '-3', 'Revisa el ancho: escríbelo con números, como 2.5.'],
  [WIDTH, '1.234,5', 'Revisa el ancho: escríbelo con números, como 2.5.'],
  [WIDTH, '1e9', 'Revisa el ancho: escríbelo con números, como 2.5.'],
  [WIDTH, '3/0', 'Revisa el ancho: escríbelo con números, como 2.5.'],
  [WIDTH, '0', 'Revisa el ancho: lo menos es 0.1\u00a0m.'],
  [WIDTH, '500', 'Revisa el ancho: lo más es 200\u00a0m.'],
  [WIDTH, '2,500', 'Revisa el ancho: lo más es 200\u00a0m. Leímos 2,500; si son 2.500, usa punto.'],
  [WIDTH, '0,250,000', 'Revisa el ancho: escríbelo con números, como 2.5.'],
  [DOORS, '0,500', 'Revisa el número: va en números enteros, sin decimales.'],
  [WIDTH, '4 kg', 'Revisa el ancho: va en m, no en kg.'],
  [AREA, '12 m', 'Revisa la superficie: va en m², no en m.'],
  [DOORS, '1.5', 'Revisa el número: va en números enteros, sin decimales.'],
  [DOORS, 'x', 'Revisa el número: escríbelo con números, como 2.'],
])('%o says of “%s”: %s', (field, text, sentence) => {
  expect(value(field, text)).toBe(sentence);
});

test('no text makes a number outside of the field’s limits', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,/ mc]{0,12}$/)), (text) => {
      const reading = readField(WIDTH, text);
      if (reading.ok) expect(reading.value >= WIDTH.min && reading.value <= WIDTH.max).toBe(true);
      else expect(reading.problem).toMatch(/\.$/);
    }),
  );
});

test('a shown number reads as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 1_000_000 }), (hundredths) => {
      expect(value(AREA, shownNumber(hundredths / 100))).toBeCloseTo(hundredths / 100, 6);
    }),
  );
  expect(withUnit(1234.5, 'm²')).toBe('1,234.5\u00a0m²');
  expect(withUnit(2, '%')).toBe('2%');
  expect(withUnit(3, '')).toBe('3');
});
