import { describe, expect, test } from 'vitest';
import { movesToWrite, type PricedProduct, planPrices } from './bulk-price.ts';

const product = (id: string, precio?: number): PricedProduct => ({ id, nombre: `Producto ${id}`, precio });
const noCosts = new Map<string, number>();
const six = [100, 200, 300, 400, 500, 600].map((pesos) => product(`p${pesos}`, pesos * 100));

describe('many prices at once', () => {
  test('a product without a price stays without one, and one that rounding leads back is not written', () => {
    const plan = planPrices([product('a'), product('b', 10_000), product('c', 100)], 100, 'peso', noCosts);
    expect(plan).toMatchObject({ unpriced: 1, same: 1, up: 1, down: 0 });
    expect(plan.moves).toEqual([{ id: 'b', nombre: 'Producto b', before: 10_000, after: 10_100, doubt: null }]);
  });

  test('a price under its cost comes first and is written only once it is confirmed', () => {
    const plan = planPrices(
      six,
      -1_000,
      'none',
      new Map([
        ['p300', 27_001],
        ['p400', 36_000],
      ]),
    );
    expect(plan.underCost).toBe(1);
    expect(plan.moves[0]).toMatchObject({ id: 'p300', after: 27_000, doubt: 'under-cost' });
    expect(movesToWrite(plan, false).map(({ id }) => id)).not.toContain('p300');
    expect(movesToWrite(plan, true)).toHaveLength(6);
  });

  test.each([
    [5_000, 0],
    [5_001, 6],
    [30_000, 6],
    [-5_000, 0],
    [-9_000, 6],
  ])('of six prices changed by %i hundredths of a percent %i must be confirmed', (points, much) => {
    expect(planPrices(six, points, 'none', noCosts).much).toBe(much);
  });

  test('a small price that rounding multiplies must be confirmed', () => {
    const plan = planPrices([product('clavo', 30)], 100, 'ten', noCosts);
    expect(plan.moves[0]).toMatchObject({ after: 1_000, doubt: 'much' });
  });

  test('five prices that all rise are asked about as a whole, four are not', () => {
    expect(planPrices(six.slice(0, 5), 100, 'none', noCosts).isOneWay).toBe(true);
    expect(planPrices(six.slice(0, 4), 100, 'none', noCosts).isOneWay).toBe(false);
  });

  test('a price that would pass the limit of the rules stays', () => {
    expect(planPrices([product('caro', 600_000_000)], 10_000, 'none', noCosts)).toMatchObject({
      moves: [],
      tooHigh: 1,
    });
  });
});
