import { describe, expect, test } from 'vitest';
import { judgeCell, keepMine, type QuickField, type QuickValues } from './quick-cells.ts';

const oil: QuickValues = { precio: 14_900, costo: 9_000, existencia: 'disponible' };
const judged = (field: QuickField, typed: string, now = oil, start = now[field] ?? null, isSure = false) =>
  judgeCell(field, { typed, start }, now, isSure);

describe('a cell of the quick grid', () => {
  test.each([
    ['precio', '149.00', { kind: 'unchanged' }],
    ['precio', ' $ 149 ', { kind: 'unchanged' }],
    ['precio', '151', { kind: 'accepted', value: 15_100 }],
    ['costo', '', { kind: 'accepted', value: null }],
    ['costo', '0', { kind: 'accepted', value: null }],
    ['costo', '95.5', { kind: 'accepted', value: 9_550 }],
    ['precio', '14.90', { kind: 'asks', doubt: 'under-cost', value: 1_490 }],
    ['precio', '1,490', { kind: 'asks', doubt: 'much', value: 149_000 }],
    ['precio', '', { kind: 'asks', doubt: 'removed', value: null }],
    ['costo', '150', { kind: 'asks', doubt: 'under-cost', value: 15_000 }],
    ['costo', '9', { kind: 'asks', doubt: 'much', value: 900 }],
    ['existencia', 'disponible', { kind: 'unchanged' }],
    ['existencia', ' SOBRE PEDIDO ', { kind: 'accepted', value: 'sobre-pedido' }],
    ['existencia', 'Agotado por ahora', { kind: 'accepted', value: 'agotado' }],
    ['existencia', '', { kind: 'accepted', value: null }],
  ] as const)('%s %o', (field, typed, verdict) => {
    expect(judged(field, typed)).toEqual(verdict);
  });

  test.each([
    ['precio', '0', /Un precio de cero no se publica/],
    ['precio', '-5', /Escribe la cantidad en pesos/],
    ['costo', '24,99', /Escribe la cantidad en pesos/],
    ['precio', 'doce', /Escribe la cantidad en pesos/],
    ['precio', '10000000.01', /Lo más que cabe/],
    // How many there are is no answer to whether more can be had.
    ['existencia', '0', /Elige Disponible en tienda, Sobre pedido o Agotado por ahora/],
    ['existencia', 'constructor', /Elige Disponible/],
  ] as const)('%s %o is a sentence', (field, typed, problem) => {
    expect(judged(field, typed)).toEqual({ kind: 'invalid', problem: expect.stringMatching(problem) });
  });

  test('the first price of a product is compared with its cost alone', () => {
    expect(judged('precio', '900', { costo: 9_000 })).toEqual({ kind: 'accepted', value: 90_000 });
    expect(judged('precio', '80', { costo: 9_000 })).toMatchObject({ kind: 'asks', doubt: 'under-cost' });
  });

  test('a confirmation accepts a doubtful price, but not one that somebody else changed meanwhile', () => {
    expect(judged('precio', '80', oil, 14_900, true)).toEqual({ kind: 'accepted', value: 8_000 });
    expect(judged('precio', '80', oil, 14_000, true)).toEqual({ kind: 'asks', doubt: 'moved', value: 8_000 });
    const mine = keepMine('precio', { typed: '80', start: 14_000 }, oil);
    expect(judgeCell('precio', mine, oil)).toMatchObject({ kind: 'asks', doubt: 'under-cost' });
  });

  test('the same change by somebody else leaves nothing to do', () => {
    expect(judged('precio', '149', oil, 14_000)).toEqual({ kind: 'unchanged' });
  });
});
