import { expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { addWritten } from './add-written.ts';
import { addFreeLine, LIST_LIMITS, type QuoteList, setNote } from './quote-list.ts';

const cement = { id: 'p1', clave: 'CPVC-1', nombre: 'Cemento para PVC', precio: 8900 } as Product;

test('a product carries what was written as its note; a text goes on the list as it is', () => {
  const added = addWritten(
    [],
    [
      { product: cement, pieces: 2, written: '2 pegamento pvc' },
      { product: null, pieces: 5, written: 'codos de 1/2' },
    ],
  );
  expect(added).toMatchObject({
    ok: true,
    value: [
      { clave: 'CPVC-1', cantidad: 2, nota: '2 pegamento pvc', precio: 8900 },
      { clave: '', cantidad: 5, nombre: 'codos de 1/2' },
    ],
  });
});

test('a note of the visitor is not replaced', () => {
  const first = addWritten([], [{ product: cement, pieces: 1, written: 'cemento' }]);
  const noted = first.ok ? setNote(first.value, 'CPVC-1', 'Bote chico') : first;
  const again = noted.ok ? addWritten(noted.value, [{ product: cement, pieces: 1, written: 'otro cemento' }]) : noted;
  expect(again).toMatchObject({ ok: true, value: [{ cantidad: 2, nota: 'Bote chico' }] });
});

test('where one does not fit, none is added', () => {
  let full: QuoteList = [];
  for (let at = 0; at < LIST_LIMITS.lines - 1; at += 1) {
    const added = addFreeLine(full, `cosa ${at}`);
    if (added.ok) full = added.value;
  }
  const two = ['a', 'b'].map((written) => ({ product: null, pieces: 1, written }));
  expect(addWritten(full, two)).toEqual({ ok: false, error: 'full' });
});
