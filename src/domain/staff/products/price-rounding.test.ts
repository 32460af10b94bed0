import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedPrice, parsePriceChange, ROUNDINGS, type Rounding } from './price-rounding.ts';

const price = fc.integer({ min: 1, max: 1_000_000_000 });
const points = fc.integer({ min: -9_000, max: 30_000 });
const rounding = fc.constantFrom(...ROUNDINGS);

const isAllowed: Readonly<Record<Rounding, (amount: number) => boolean>> = {
  none: () => true,
  'half-peso': (amount) => amount % 50 === 0,
  peso: (amount) => amount % 100 === 0,
  ninety: (amount) => amount % 100 === 90,
  five: (amount) => amount % 500 === 0,
  ten: (amount) => amount % 1000 === 0,
};
const steps: Readonly<Record<Rounding, number>> = {
  none: 1,
  'half-peso': 50,
  peso: 100,
  ninety: 100,
  five: 500,
  ten: 1000,
};

describe('a price changed by a share', () => {
  test('is a whole, positive number of centavos that its rounding allows', () => {
    fc.assert(
      fc.property(price, points, rounding, (before, by, rule) => {
        const after = changedPrice(before, by, rule);
        expect(Number.isSafeInteger(after)).toBe(true);
        expect(after).toBeGreaterThan(0);
        expect(isAllowed[rule](after)).toBe(true);
      }),
    );
  });

  test('is the nearest allowed amount, the upper one of two that are equally near', () => {
    fc.assert(
      fc.property(price, points, rounding, (before, by, rule) => {
        const after = BigInt(changedPrice(before, by, rule));
        // In ten-thousandths of a centavo, with whole numbers of any size.
        const exact = BigInt(before) * BigInt(10_000 + by);
        const half = BigInt(steps[rule]) * 5_000n;
        const off = after * 10_000n - exact;
        const isLeast = after <= BigInt(steps[rule]);
        expect(off <= half || isLeast).toBe(true);
        expect(off > -half).toBe(true);
      }),
    );
  });

  test('rises with the price: of two products the dearer one stays the dearer one or becomes equal', () => {
    fc.assert(
      fc.property(price, price, points, rounding, (one, other, by, rule) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(changedPrice(low, by, rule)).toBeLessThanOrEqual(changedPrice(high, by, rule));
      }),
    );
  });

  test.each<[before: number, points: number, rounding: Rounding, after: number]>([
    [14_900, 500, 'none', 15_645],
    // 1.5 centavos go up, and so do those of a fall.
    [10, 500, 'none', 11],
    [30, -500, 'none', 29],
    [14_900, 500, 'half-peso', 15_650],
    [14_900, 500, 'peso', 15_600],
    [14_900, 500, 'ninety', 15_690],
    [14_900, 500, 'five', 15_500],
    [14_900, 500, 'ten', 16_000],
    // 49.995 pesos: rounded to the centavo first it would be 50.00, and a peso too much.
    [9_999, -5_000, 'peso', 5_000],
    [1_000_000_000, 30_000, 'none', 4_000_000_000],
    // The smallest amount of each rule, where the nearest would be nothing.
    [1, -9_000, 'none', 1],
    [1, -9_000, 'peso', 100],
    [1, -9_000, 'ninety', 90],
    [300, -500, 'ten', 1_000],
  ])('%i centavos and %i hundredths of a percent, %s: %i', (before, by, rule, after) => {
    expect(changedPrice(before, by, rule)).toBe(after);
  });
});

describe('a typed percentage', () => {
  test.each([
    ['5', 500],
    ['+4.5 %', 450],
    ['-10', -1_000],
    ['− 0.25', -25],
    ['-90', -9_000],
    ['300%', 30_000],
    ['  ', null],
  ])('%s', (typed, value) => {
    expect(parsePriceChange(typed)).toEqual({ ok: true, value });
  });

  test.each([
    ['0', /ningún precio/],
    ['-0.00', /ningún precio/],
    ['-90.01', /-90 % hasta 300 %/],
    ['301', /-90 % hasta 300 %/],
    ['cinco', /con números/],
    ['5,5', /con números/],
    ['--5', /con números/],
    ['5.123', /con números/],
  ])('%s is refused with a sentence', (typed, says) => {
    expect(parsePriceChange(typed)).toMatchObject({ ok: false, error: expect.stringMatching(says) });
  });
});
