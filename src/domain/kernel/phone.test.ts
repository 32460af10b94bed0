import { expect, test } from 'vitest';
import { formatPhone } from './phone.ts';

test.each([
  ['8112345678', '81 1234 5678'],
  ['5512345678', '55 1234 5678'],
  ['5612345678', '56 1234 5678'],
  ['3312345678', '33 1234 5678'],
  // Saltillo, Cancún and, in Nuevo León itself, Montemorelos.
  ['8441234567', '844 123 4567'],
  ['9981234567', '998 123 4567'],
  ['8261234567', '826 123 4567'],
  ['12345', '12345'],
])('%s is written %s, after its area code', (phone, written) => {
  expect(formatPhone(phone)).toBe(written);
});
