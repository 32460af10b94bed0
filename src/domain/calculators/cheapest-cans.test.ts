import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Can, cheapestCans, MOST_BY_CANS, sameCans } from './cheapest-cans.ts';

const can = fc.record({ size: fc.integer({ min: 1, max: 12 }), price: fc.integer({ min: 1, max: 60 }) });
const cans = fc.array(can, { minLength: 1, maxLength: 4 });
const held = (counts: readonly number[], sold: readonly Can[]): number =>
  counts.reduce((sum, count, at) => sum + count * (sold[at]?.size ?? 0), 0);
const paid = (counts: readonly number[], sold: readonly Can[]): number =>
  counts.reduce((sum, count, at) => sum + count * (sold[at]?.price ?? 0), 0);

/** Every combination that holds enough, with no can that it could do without. */
function leastByTrying(need: number, sold: readonly Can[]): number {
  const [first, ...rest] = sold;
  if (need <= 0) return 0;
  if (!first) return Infinity;
  if (rest.length === 0) return Math.ceil(need / first.size) * (first.price ?? 0);
  const most = Math.ceil(need / first.size);
  const totals = Array.from({ length: most + 1 }, (_, count) => {
    return count * (first.price ?? 0) + leastByTrying(need - count * first.size, rest);
  });
  return Math.min(...totals);
}

const DEMO: readonly Can[] = [
  { size: 1000, price: 10_900 },
  { size: 4000, price: 36_900 },
  { size: 19_000, price: 149_900 },
];

test('one can, one bucket or some of each: the cheapest combination at the demo shop’s prices', () => {
  expect(cheapestCans(900, DEMO)).toEqual([1, 0, 0]);
  expect(cheapestCans(8000, DEMO)).toEqual([0, 2, 0]);
  // Four gallons and a litre would be $1,585.00, which is more than a bucket.
  expect(cheapestCans(17_000, DEMO)).toEqual([0, 0, 1]);
  expect(cheapestCans(20_000, DEMO)).toEqual([1, 0, 1]);
  expect(cheapestCans(24_000, DEMO)).toEqual([1, 1, 1]);
});

test('it holds what is needed and is as cheap as the cheapest of all combinations', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), cans, (need, sold) => {
      const counts = cheapestCans(need, sold) ?? [];
      expect(held(counts, sold)).toBeGreaterThanOrEqual(need);
      expect(paid(counts, sold)).toBe(leastByTrying(need, sold));
    }),
  );
});

test('large needs, most of which are the can that is cheapest by volume, are as exact as small ones', () => {
  fc.assert(
    fc.property(fc.integer({ min: 300, max: 700 }), fc.array(can, { minLength: 1, maxLength: 3 }), (need, sold) => {
      const counts = cheapestCans(need, sold) ?? [];
      expect(held(counts, sold)).toBeGreaterThanOrEqual(need);
      expect(paid(counts, sold)).toBe(leastByTrying(need, sold));
    }),
    { numRuns: 30 },
  );
});

test('more is never cheaper than less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 0, max: 5000 }), (need, more) => {
      expect(paid(cheapestCans(need + more, DEMO) ?? [], DEMO)).toBeGreaterThanOrEqual(
        paid(cheapestCans(need, DEMO) ?? [], DEMO),
      );
    }),
  );
});

test('of two that cost the same, fewer cans', () => {
  expect(
    cheapestCans(4, [
      { size: 1, price: 5 },
      { size: 4, price: 20 },
    ]),
  ).toEqual([0, 1]);
});

test('a can without a price is left out while another has one; without any price as little as possible is left over', () => {
  expect(cheapestCans(19, [{ size: 4, price: 100 }, { size: 19 }])).toEqual([5, 0]);
  expect(cheapestCans(20, [{ size: 1 }, { size: 4 }, { size: 19 }])).toEqual([1, 0, 1]);
  expect(cheapestCans(3, [{ size: 4 }, { size: 19 }])).toEqual([1, 0]);
});

test('nothing to buy, nothing needed, or more than is sold by the can', () => {
  expect(cheapestCans(5, [])).toBeNull();
  expect(cheapestCans(0, DEMO)).toBeNull();
  expect(cheapestCans(Number.NaN, DEMO)).toBeNull();
  expect(cheapestCans(MOST_BY_CANS + 1, DEMO)).toBeNull();
  expect(held(cheapestCans(MOST_BY_CANS, DEMO) ?? [], DEMO)).toBeGreaterThanOrEqual(MOST_BY_CANS);
});

test('sizes without a common divisor are counted to the millilitre', () => {
  const sold = [
    { size: 946, price: 9000 },
    { size: 3785, price: 30_000 },
  ];
  expect(cheapestCans(4731, sold)).toEqual([1, 1]);
  // One millilitre more than the two hold.
  expect(cheapestCans(4732, sold)).toEqual([2, 1]);
});

test('of one can alone: how many, what is left over and what they cost', () => {
  expect(sameCans(10_100, { size: 4000, price: 36_900 })).toEqual({ count: 3, left: 1900, cost: 110_700 });
  expect(sameCans(10_100, { size: 4000 })).toEqual({ count: 3, left: 1900 });
});
