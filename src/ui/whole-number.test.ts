import { expect, test } from 'vitest';
import { readWhole, wholeProblem } from './whole-number.ts';

test.each([
  ['1', 1],
  [' 25 ', 25],
  ['007', 7],
  ['9999', 9999],
  ['1,200', 1200],
  ['9,999', 9999],
])('«%s» is %i', (text, whole) => {
  expect(readWhole(text, 9999)).toBe(whole);
});

test.each([
  '',
  ' ',
  '2.5',
  '2,5',
  '1,20',
  '1,2000',
  ',200',
  '1/2',
  '1 1/2',
  '1e3',
  '-3',
  '+3',
  '0',
  '10000',
  '10,000',
  'dos',
  '3 m',
])('«%s» is not read as another number', (text) => {
  expect(readWhole(text, 9999)).toBeNull();
});

test('what is wrong is said with the limit, as numbers are written here', () => {
  expect(wholeProblem(50)).toBe('Va en números enteros, del 1 al 50.');
  expect(wholeProblem(9999)).toBe('Va en números enteros, del 1 al 9,999.');
});
