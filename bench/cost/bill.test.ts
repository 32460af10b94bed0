import { expect, test } from 'vitest';
import { bill, NOTHING, rendered, sum, times, total } from './bill.ts';

test('a month is billed by the list: what is free is taken off once, not for each visit', () => {
  const month = times(30, { ...NOTHING, reads: 100_000, writes: 1000 });
  expect(bill(month, false).reads).toBeCloseTo(1.8);
  // Fifty thousand a day are free.
  expect(bill(month, true).reads).toBeCloseTo(0.9);
  expect(bill(month, true).writes).toBe(0);
  expect(total(bill(sum(month, month), true))).toBeCloseTo(2.7);
});

test('a page that hardly anybody asks for is rendered each time, one that many ask for once in five minutes', () => {
  expect(rendered(100, 1600, 300)).toBeCloseTo(100, 0);
  // One address, a thousand requests a second: one in three hundred thousand is rendered.
  const month = 30 * 86_400 * 1000;
  expect(rendered(month, 1, 300)).toBeCloseTo((30 * 86_400) / 300, -1);
});
