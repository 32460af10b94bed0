import { expect, test } from 'vitest';
import { rightFor } from './menu.ts';
import { historyPath, paths } from './paths.ts';

test('without the right to change a setting its earlier versions cannot be brought back either', () => {
  expect(rightFor(paths.history)).toBeNull();
  expect(rightFor(historyPath('productos', 'p1'))).toBeNull();
  expect(rightFor(`${paths.settings}/horario`)).toBe('settings');
  expect(rightFor(historyPath('ajustes', 'horario'))).toBe('settings');
  expect(rightFor(`${paths.settings}/sitio`)).toBe('tag-manager');
  expect(rightFor(historyPath('ajustes', 'sitio'))).toBe('tag-manager');
});
