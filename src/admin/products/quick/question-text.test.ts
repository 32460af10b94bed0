import { expect, test } from 'vitest';
import type { Stock } from '#domain/catalogue/stock.ts';
import type { Warning } from '#domain/price-import/file-warnings.ts';
import type { QuickDoubt, QuickValue } from '#domain/staff/quick/quick-cells.ts';
import { pasteQuestionText, questionText } from './question-text.ts';

const rosa = { name: 'Rosa Treviño', ago: 'hace 3 min' };
const asked = (doubt: QuickDoubt, value: QuickValue | null) => ({ kind: 'asks', doubt, value }) as const;

test.each([
  [149_000, 'De $149.00 a $1,490.00: 10 veces lo de antes.'],
  [1_490, 'De $149.00 a $14.90: la décima parte.'],
  [23_000, 'De $149.00 a $230.00: sube más de 50 %.'],
  [7_000, 'De $149.00 a $70.00: baja más de 50 %.'],
  [500, 'De $149.00 a $5.00: 30 veces menos.'],
])('a price that becomes %i centavos', (amount, text) => {
  expect(questionText('precio', asked('much', amount), { precio: 14_900 }, rosa)).toBe(text);
});

test('who changed an amount, to what and when', () => {
  const text = (now: number | undefined, ago = rosa.ago) =>
    questionText('precio', asked('moved', 15_900), { precio: now }, { ...rosa, ago });
  expect(text(16_000)).toBe('Rosa Treviño puso el precio en $160.00 hace 3 min.');
  expect(text(undefined)).toBe('Rosa Treviño quitó el precio hace 3 min.');
  expect(text(16_000, '')).toBe('Rosa Treviño puso el precio en $160.00.');
});

test('the question names the colleague who changed or removed the stock', () => {
  const text = (existencia: Stock | undefined) =>
    questionText('existencia', asked('moved', 'agotado'), { existencia }, rosa);
  expect(text('sobre-pedido')).toBe('Rosa Treviño puso la existencia en Sobre pedido hace 3 min.');
  expect(text(undefined)).toBe('Rosa Treviño quitó la existencia hace 3 min.');
});

test('a paste says in one sentence, with its numbers, what all its amounts do', () => {
  const text = (warning: Partial<Warning>) =>
    pasteQuestionText({ field: 'precio', warning: { kind: 'moves', stops: true, value: 0, ...warning }, moves: [] });
  expect(text({ value: 0.041, up: 11, down: 1, compared: 12 })).toBe(
    'De 12 precios, 11 suben. El cambio típico es +4.1 %. ¿Es la columna que querías?',
  );
  expect(text({ kind: 'iva-twice', value: 0.16 })).toContain('el IVA dos veces');
  expect(text({ kind: 'times', value: 0.1 })).toBe('Casi todos los precios quedarían 10 veces más bajos.');
});
