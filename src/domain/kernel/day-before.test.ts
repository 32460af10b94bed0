import { expect, test } from 'vitest';
import { dayBefore } from './day-before.ts';

test('a day before another is found across months, leap days and years', () => {
  expect(dayBefore('2026-11-20', 1)).toBe('2026-11-19');
  expect(dayBefore('2028-03-01', 1)).toBe('2028-02-29');
  expect(dayBefore('2027-01-01', 180)).toBe('2026-07-05');
  expect(dayBefore('2026-11-20', 0)).toBe('2026-11-20');
});
