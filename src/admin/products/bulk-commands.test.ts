import { describe, expect, test } from 'vitest';
import { checkProduct } from '#domain/staff/products/check-product.ts';
import { type FoundProduct, notThere } from '#domain/staff/products/product-commands.ts';
import { goodProductForm } from '#domain/staff/testing/bad-products.ts';
import { bulkAddLabel, bulkMove, bulkPrice, bulkPublish, bulkStock } from './bulk-commands.ts';

const move = { id: 'p', nombre: 'Taladro', before: 10_000, after: 10_500, doubt: null };
const withPrice = (precio: number | undefined): FoundProduct => ({
  id: 'p',
  publico: { rev: 3, fields: { visible: 'public', nombre: 'Taladro', precio, precioVigente: '2026-01-10' } },
  borrador: notThere,
  interno: null,
});
const command = bulkPrice('member', [move], '2026-11-22');

describe('a price among many', () => {
  test('is set as it was shown, from today on, and nothing else of the product changes', () => {
    expect(command(withPrice(10_000))).toMatchObject({
      ok: true,
      value: [
        {
          collection: 'productos',
          baseRev: 3,
          document: { visible: 'public', nombre: 'Taladro', precio: 10_500, precioVigente: '2026-11-22' },
        },
      ],
    });
  });

  test('stays where it is another one than the person saw, because nobody saw what it would become', () => {
    expect(command(withPrice(12_000))).toEqual({ ok: false, error: 'moved' });
    expect(command(withPrice(undefined))).toEqual({ ok: false, error: 'moved' });
  });

  test('stays where it was not among those that a person agreed to', () => {
    expect(command({ ...withPrice(10_000), id: 'q' })).toEqual({ ok: true, value: [] });
  });
});

test('a product stays as it is that has no room for another subcategory', () => {
  const labelled = (count: number): FoundProduct => {
    const etiquetas = Array.from({ length: count }, (_, at) => `e${at}`);
    return { ...withPrice(1), publico: { rev: 3, fields: { visible: 'public', unicID: '1', etiquetas } } };
  };
  const add = bulkAddLabel('member', 'nueva');
  const move = bulkMove('member', { unicID: '1', label: 'nueva' }, []);
  expect([19, 20].map((count) => add(labelled(count)).ok)).toEqual([true, false]);
  expect([19, 20].map((count) => move(labelled(count)).ok)).toEqual([true, false]);
  expect(add(labelled(20))).toEqual({ ok: false, error: 'full' });
  // One that it has already takes no room.
  expect(bulkAddLabel('member', 'e3')(labelled(20))).toEqual({ ok: true, value: [] });
});

test('the stock of many is said and taken back, and nothing else of the product changes', () => {
  const { publico } = withPrice(10_000);
  const told = { ...withPrice(10_000), publico: { ...publico, fields: { ...publico.fields, existencia: 'agotado' } } };
  const documentOf = (stock: 'disponible' | '', found: FoundProduct) => {
    const changes = bulkStock('member', stock)(found);
    return changes.ok && changes.value[0]?.document;
  };
  expect(documentOf('disponible', told)).toEqual({ ...publico.fields, existencia: 'disponible' });
  expect(documentOf('', told)).toEqual(publico.fields);
});

test('a draft among many that lacks something stays a draft', () => {
  const draft = { ...withPrice(10_000), publico: notThere, borrador: { rev: 1, fields: { nombre: 'Taladro' } } };
  expect(bulkPublish('member', [], undefined)(draft)).toEqual({ ok: false, error: 'incomplete' });
});

test('a draft among many whose category was deleted meanwhile stays a draft, because no menu would lead to it', () => {
  const checked = checkProduct(goodProductForm, 'public', []);
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  const { fields } = checked.value;
  const draft: FoundProduct = { ...withPrice(10_000), publico: notThere, borrador: { rev: 1, fields } };
  expect(bulkPublish('member', [], new Set(['otra']))(draft)).toEqual({ ok: false, error: 'incomplete' });
  expect(bulkPublish('member', [], new Set([goodProductForm.unicID]))(draft).ok).toBe(true);
  // Where the categories are not known, the draft's own is believed.
  expect(bulkPublish('member', [], undefined)(draft).ok).toBe(true);
});
