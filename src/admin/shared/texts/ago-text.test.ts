import { expect, test } from 'vitest';
import { agoText } from './ago-text.ts';

test.each([
  [-5_000, 'hace un momento'],
  [59_999, 'hace un momento'],
  [60_000, 'hace 1 min'],
  [3_599_999, 'hace 59 min'],
  [3_600_000, 'hace 1 h'],
  [86_399_999, 'hace 23 h'],
  [86_400_000, 'hace 1 día'],
  [172_800_000, 'hace 2 días'],
])('%i milliseconds: %s', (waited, text) => {
  expect(agoText(1_000_000, 1_000_000 + waited)).toBe(text);
});
