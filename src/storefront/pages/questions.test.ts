import { expect, test } from 'vitest';
import { questions } from './questions.ts';

test('the ids that links carry are unique and stay what they were', () => {
  const ids = questions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  // Other pages and people's messages point at these.
  expect(ids).toEqual(expect.arrayContaining(['garantia', 'factura', 'entrega', 'cambios', 'vigencia', 'iva']));
});
