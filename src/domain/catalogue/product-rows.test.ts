import { expect, test } from 'vitest';
import { parseProductRow } from './product-rows.ts';

const fields = { nombre: 'x', slug: 'x', clave: 'x', unicID: '0', rev: 2 };

test('a document without a server time is refused, because it has no place in the order of writes', () => {
  expect(parseProductRow('p', fields).ok).toBe(false);
});

test('a retired product stays as a row without content', () => {
  const parsed = parseProductRow('p', { ...fields, visible: 'retirado', actualizado: '2026-11-21T00:00:09.000001Z' });
  expect(parsed).toEqual({
    ok: true,
    value: { id: 'p', rev: 2, actualizado: '2026-11-21T00:00:09.000001000Z', product: null },
  });
});
