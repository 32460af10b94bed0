import { expect, test } from 'vitest';
import { shownUntil } from './list-page.ts';

test.each([
  [0, undefined, 48],
  [0, '96', 96],
  [48, '96', 96],
  [48, '12', 96],
  [0, '50.5', 48],
  [0, '-96', 48],
  [0, '1e3', 48],
  [0, 'x', 48],
])('a list from %s that is asked for until %s is shown until a whole number', (from, asked, until) => {
  expect(shownUntil(from, asked)).toBe(until);
});
