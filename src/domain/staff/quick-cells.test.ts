import { describe, expect, test } from 'vitest';
import { judgeCell, keepMine, type QuickAmounts, type QuickField } from './quick-cells.ts';

const oil: QuickAmounts = { precio: 14_900, costo: 9_000 };
const judged = (field: QuickField, typed: string, now = oil, start = now[field] ?? null, isSure = false) =>
  judgeCell(field, { typed, start }, now, isSure);

describe('a cell of the quick grid', () => {
  test.each([
    ['precio', '149.00', { kind: 'unchanged' }],
    ['precio', ' $ 149 ', { kind: 'unchanged' }],
    ['precio', '151', { kind: 'accepted', amount: 15_100 }],
    ['costo', '', { kind: 'accepted', amount: null }],
    ['costo', '0', { kind: 'accepted', amount: null }],
    ['costo', '95.5', { kind: 'accepted', amount: 9_550 }],
    ['precio', '14.90', { kind: 'asks', doubt: 'under-cost', amount: 1_490 }],
    ['precio', '1,490', { kind: 'asks', doubt: 'much', amount: 149_000 }],
    ['precio', '', { kind: 'asks', doubt: 'removed', amount: null }],
    ['costo', '150', { kind: 'asks', doubt: 'under-cost', amount: 15_000 }],
    ['costo', '9', { kind: 'asks', doubt: 'much', amount: 900 }],
  ] as const)('%s %o', (field, typed, verdict) => {
    expect(judged(field, typed)).toEqual(verdict);
  });

  test.each([
    ['precio', '0', /Un precio de cero no se publica/],
    ['precio', '-5', /Escribe la cantidad en pesos/],
    ['costo', '24,99', /Escribe la cantidad en pesos/],
    ['precio', 'doce', /Escribe la cantidad en pesos/],
    ['precio', '10000000.01', /Lo más que cabe/],
  ] as const)('%s %o is a sentence', (field, typed, problem) => {
    expect(judged(field, typed)).toEqual({ kind: 'invalid', problem: expect.stringMatching(problem) });
  });

  test('the first price of a product is compared with its cost alone', () => {
    expect(judged('precio', '900', { costo: 9_000 })).toEqual({ kind: 'accepted', amount: 90_000 });
    expect(judged('precio', '80', { costo: 9_000 })).toMatchObject({ kind: 'asks', doubt: 'under-cost' });
  });

  test('a yes settles a doubt, but not what somebody else changed meanwhile', () => {
    expect(judged('precio', '80', oil, 14_900, true)).toEqual({ kind: 'accepted', amount: 8_000 });
    expect(judged('precio', '80', oil, 14_000, true)).toEqual({ kind: 'asks', doubt: 'moved', amount: 8_000 });
    const mine = keepMine('precio', { typed: '80', start: 14_000 }, oil);
    expect(judgeCell('precio', mine, oil)).toMatchObject({ kind: 'asks', doubt: 'under-cost' });
  });

  test('the same change by somebody else leaves nothing to do', () => {
    expect(judged('precio', '149', oil, 14_000)).toEqual({ kind: 'unchanged' });
  });
});
