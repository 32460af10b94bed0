import { expect, test } from 'vitest';
import { searchPath } from '../paths.ts';
import { shownQuery } from './shown-query.ts';

test('half of a sign of two units, which no address can have, is left out of the address and of the chat', () => {
  expect(searchPath('taladro \ud83d 20 V')).toBe('/busqueda?search=taladro%20%2020%20V');
  expect(encodeURIComponent(shownQuery('\udd27 llave 🔧'))).toBe(encodeURIComponent(' llave 🔧'));
});

test('of a long search the beginning is shown, which no sign of two units is cut by', () => {
  expect(shownQuery('🔧'.repeat(200))).toBe(`${'🔧'.repeat(50)}…`);
  expect(shownQuery('a'.repeat(100))).toBe('a'.repeat(100));
});
