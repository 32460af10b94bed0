import { expect, test } from 'vitest';
import { warningWords } from './warning-words.ts';

test('all the numbers of one warning are written with their commas', () => {
  const warning = { value: 0.2, compared: 2400, count: 1300, last: 0.01, rows: [1001, 2300], stops: false } as const;
  expect(warningWords({ kind: 'scattered', ...warning })).toContain('de 2,400 comparados, solo 1,300 se mueven');
  expect(warningWords({ kind: 'names', ...warning })).toContain('De 2,400 artículos comparados, solo 1,300 se llaman');
  expect(warningWords({ kind: 'part', ...warning })).toContain('1,300 precios de 2,400, de la fila 1001 a la 2300,');
});
