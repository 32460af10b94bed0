import { expect, test } from 'vitest';
import { fitOfIva, isVouched, provesIva, siblingOf } from './iva-fit.ts';

/** Rows of one cell, the amount in pesos, over products of today's prices in pesos. */
const fit = (today: readonly number[], write: (pesos: number, at: number) => number) => ({
  ...fitOfIva(
    today.map((pesos, at) => ({
      row: { number: at + 1, cells: [Math.round(write(pesos, at) * 100) / 100], isHidden: false },
      product: at,
      current: Math.round(pesos * 100),
    })),
    0,
    null,
    1,
  ),
  sibling: null,
});
const TODAY = Array.from({ length: 40 }, (_, at) => 90 + at * 37.3);
/** A rise between 3 and 7 % that is another one for each article. */
const uneven = (at: number): number => 1.03 + ((at * 7919) % 997) / 25_000;

test('prices that stay prove that they are read as today’s are', () => {
  const some = fit(TODAY, (pesos, at) => (at % 3 ? pesos * uneven(at) : pesos));
  expect([provesIva(some, 'incluido'), provesIva(some, 'mas')]).toEqual([true, false]);
  const without = fit(TODAY, (pesos, at) => (at % 3 ? pesos * uneven(at) : pesos) / 1.16);
  expect([provesIva(without, 'incluido'), provesIva(without, 'mas')]).toEqual([false, true]);
});

test('one rise for all by a round share proves it, and a rise without its IVA proves the opposite', () => {
  for (const rise of [1.04, 1.065, 1.15]) {
    const own = fit(TODAY, (pesos) => pesos * rise);
    expect([provesIva(own, 'incluido'), provesIva(own, 'mas')]).toEqual([true, false]);
    const without = fit(TODAY, (pesos) => (pesos * rise) / 1.16);
    expect([provesIva(without, 'incluido'), provesIva(without, 'mas')]).toEqual([false, true]);
  }
});

test('prices that moved unevenly prove nothing, in centavos or in whole pesos', () => {
  for (const write of [
    (pesos: number, at: number) => pesos * uneven(at),
    (pesos: number, at: number) => (pesos * (uneven(at) + 0.1)) / 1.16,
    (pesos: number, at: number) => Math.round((pesos * (uneven(at) + 0.1)) / 1.16),
    (pesos: number, at: number) => Math.round(pesos * uneven(at)) - 0.1,
  ]) {
    const some = fit(TODAY, write);
    expect([provesIva(some, 'incluido'), provesIva(some, 'mas')]).toEqual([false, false]);
  }
});

test('prices that were decided in whole pesos and are written the other way prove it, whatever they rose by', () => {
  for (const rise of [0.03, 0.11, 0.15, 0.18]) {
    const decided = (pesos: number, at: number): number => Math.round(pesos * (uneven(at) + rise)) - (at % 2 ? 0 : 0.1);
    const without = fit(TODAY, (pesos, at) => decided(pesos, at) / 1.16);
    expect([without.ends, provesIva(without, 'incluido'), provesIva(without, 'mas')]).toEqual(['mas', false, true]);
    const added = fit(TODAY, (pesos, at) => decided(pesos, at) * 1.16);
    expect([added.ends, provesIva(added, 'incluido'), provesIva(added, 'mas')]).toEqual(['incluido', true, false]);
    // Whole pesos may have been decided with IVA or without it.
    expect(fit(TODAY, decided).ends).toBeNull();
  }
  // A few prices are near a round one by chance.
  expect(fit(TODAY.slice(0, 8), (pesos, at) => Math.round(pesos * uneven(at)) / 1.16).ends).toBeNull();
});

test('digits that speak for one way and today’s prices for the other prove neither', () => {
  const some = fit(TODAY, (pesos, at) => (at % 3 ? Math.round(pesos * 1.2) / 1.16 : pesos));
  const both = { ...some, ends: 'mas' } as const;
  expect([provesIva(both, 'incluido'), provesIva(both, 'mas')]).toEqual([false, false]);
});

test('the words of a list are vouched for by two columns of which they are true', () => {
  const titled = (first: string, second: string, factor: number) =>
    isVouched(
      [10, 20.5, 31.27, 44, 58.9, 63].map((pesos, at) => ({
        number: at + 1,
        cells: [pesos, Math.round(pesos * factor * 100) / 100],
        isHidden: false,
      })),
      [
        { index: 0, title: first },
        { index: 1, title: second },
      ],
      null,
    );
  expect(titled('DIST. S/IVA', 'DIST. C/IVA', 1.16)).toBe(true);
  expect(titled('DIST. S/IVA', 'DIST. C/IVA', 1.2)).toBe(false);
  expect(titled('DIST. C/IVA', 'DIST. S/IVA', 1.16)).toBe(false);
  expect(titled('DIST.', 'DIST. C/IVA', 1.16)).toBe(false);
});

test('cheap articles in whole pesos are not measured, because every price is near a round rise', () => {
  const cheap = Array.from({ length: 40 }, (_, at) => 20 + at);
  expect(fit(cheap, (pesos) => Math.round((pesos * 1.15) / 1.16)).measured).toBe(0);
});

test('a column that holds the same prices without IVA says that this one has it', () => {
  const rows = [10, 20.5, 31.27, 44, 58.9, 63].map((pesos, at) => ({
    number: at + 1,
    cells: [pesos, Math.round(pesos * 116) / 100, pesos * 1.3],
    isHidden: false,
  }));
  expect(siblingOf(rows, 1, [0, 2], null)).toBe('incluido');
  expect(siblingOf(rows, 0, [1, 2], null)).toBe('mas');
  expect(siblingOf(rows, 2, [0, 1], null)).toBeNull();
});
