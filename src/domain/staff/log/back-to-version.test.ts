import { expect, test } from 'vitest';
import type { Fields } from '../journal/change.ts';
import { type FoundProduct, notThere } from '../products/product-commands.ts';
import { looseProduct } from '../products/product-form.ts';
import { productBackTo } from './back-to-version.ts';
import type { Documents } from './history.ts';

const fields = { nombre: 'Pala', slug: 'pala', clave: 'P-1', unicID: '6', visible: 'public' };
const TODAY = '2026-11-20';
const found = (publico: Fields): FoundProduct => ({
  id: 'p1',
  publico: { rev: 5, fields: publico },
  borrador: notThere,
  interno: { rev: 1, fields: { costo: 100 } },
});
const version = (publico: Fields, interno: Fields | null = { costo: 100 }): Documents =>
  new Map([
    ['productos/p1', { rev: 2, fields: publico }],
    ['internos/p1', { rev: 1, fields: interno }],
  ]);

test('an earlier name and cost come back as one edit of what is there now', () => {
  const now = found({ ...fields, nombre: 'Pala redonda' });
  const back = productBackTo('member', now, version(fields, { costo: 80 }), [], TODAY);
  expect(back.ok && back.value).toMatchObject([
    { collection: 'productos', baseRev: 5, document: { nombre: 'Pala', visible: 'public' } },
    { collection: 'internos', baseRev: 1, document: { costo: 80 } },
  ]);
});

test('every address that the product has had leads on to it', () => {
  const now = found({ ...fields, slug: 'pala-c', slugsAnteriores: 'pala-b pala' });
  const back = productBackTo('member', now, version(fields), [], TODAY);
  expect(back.ok && back.value[0]?.document).toMatchObject({ slug: 'pala', slugsAnteriores: 'pala-c pala-b' });
});

test('a clave that another product has by now is said in a sentence', () => {
  const other = {
    id: 'p2',
    state: 'public' as const,
    product: looseProduct('p2', { ...fields, slug: 'otra', nombre: 'Otra' }),
    entry: null,
  };
  const back = productBackTo('member', found({ ...fields, clave: 'P-2' }), version(fields), [other], TODAY);
  expect(back).toEqual({ ok: false, error: expect.stringMatching(/^Clave: “Otra”/) });
});

test('while the other products are not known no public product gets another clave, and everything else comes back', () => {
  const renamed = found({ ...fields, clave: 'P-2' });
  expect(productBackTo('member', renamed, version(fields), null, TODAY)).toEqual({
    ok: false,
    error: { unread: expect.stringContaining('Todavía se lee el catálogo') },
  });
  expect(productBackTo('member', found({ ...fields, nombre: 'Pala redonda' }), version(fields), null, TODAY).ok).toBe(
    true,
  );
});

test('a price that comes back holds since the day that it does, and one that stays the same keeps the day of the version', () => {
  const priced = { ...fields, precio: 10_000, precioVigente: '2026-10-01' };
  const dayOf = (now: Fields): unknown => {
    const back = productBackTo('member', found(now), version(priced), [], TODAY);
    return back.ok && back.value[0]?.document?.['precioVigente'];
  };
  expect(dayOf({ ...priced, precio: 12_000, precioVigente: '2026-11-10' })).toBe(TODAY);
  expect(dayOf({ ...fields })).toBe(TODAY);
  expect(dayOf({ ...priced, precioVigente: '2026-11-10' })).toBe('2026-10-01');
});
