import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';
import { dayInFull, shortDay } from './written-days.ts';
import { keepMeasures, productCount } from './written-forms.ts';

const spaces = (text: string): string => text.replaceAll('\u00a0', '_');

test('a number stays with its unit and a fraction with its whole', () => {
  expect(spaces(keepMeasures('Taladro percutor inalámbrico 20 V, 13 mm'))).toBe(
    'Taladro percutor inalámbrico 20_V, 13_mm',
  );
  expect(spaces(keepMeasures('Esmeriladora angular 4 1/2" 900 W'))).toBe('Esmeriladora angular 4_1/2" 900_W');
  expect(spaces(keepMeasures('Juego de 6 piezas'))).toBe('Juego de 6 piezas');
  expect(spaces(keepMeasures('De 6 a 300 L'))).toBe('De 6 a 300_L');
});

test('days are in the shop’s time zone, whatever the device’s is', () => {
  // 03:00 UTC on the 21st.
  expect(spaces(shortDay(1_795_230_000_000))).toBe('20_nov');
  expect(spaces(dayInFull('2026-11-20'))).toBe('20_nov_2026');
  expect(dayInFull('noviembre')).toBe('noviembre');
});

test('counts and sizes are written as in Mexico', () => {
  expect(spaces(productCount(1))).toBe('1_producto');
  expect(spaces(productCount(1234))).toBe('1,234_productos');
  expect(spaces(fileSize(1_536_000))).toBe('1.5_MB');
});
