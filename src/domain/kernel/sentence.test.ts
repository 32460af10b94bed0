import { expect, test } from 'vitest';
import { sentence } from './sentence.ts';

test.each([
  [['Así estaba el 23 nov a las 2:05 p.m.'], 'Así estaba el 23 nov a las 2:05 p.m.'],
  [['Así estaba el 23 nov'], 'Así estaba el 23 nov.'],
  [['Rosa cambió el precio', 'hace 3 min'], 'Rosa cambió el precio hace 3 min.'],
  [['Rosa cambió el precio', ''], 'Rosa cambió el precio.'],
])('%j is a sentence with one point and no blank before it', (parts, text) => {
  expect(sentence(...parts)).toBe(text);
});
