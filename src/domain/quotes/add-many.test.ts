import { expect, test } from 'vitest';
import { bareProduct } from '#domain/catalogue/testing/bare-product.ts';
import { addMany } from './add-many.ts';
import { LIST_LIMITS } from './quote-list.ts';

const product = (clave: string) => bareProduct(clave, { nombre: `Pintura ${clave}`, unicID: '4' });

test('each presentation with its number, and texts for what the catalogue does not have', () => {
  const added = addMany(
    [],
    [
      { product: product('A'), pieces: 2 },
      { text: 'Arena, 1 m³', pieces: 1 },
    ],
  );
  expect(added).toMatchObject({
    ok: true,
    value: [
      { key: 'A', cantidad: 2 },
      { key: 'libre-1', nombre: 'Arena, 1 m³', cantidad: 1 },
    ],
  });
});

test('the same again adds to the numbers and makes no second line', () => {
  const items = [
    { product: product('A'), pieces: 2 },
    { text: 'Arena, 1 m³', pieces: 1 },
  ];
  const once = addMany([], items);
  const twice = once.ok ? addMany(once.value, items) : once;
  expect(twice).toMatchObject({ ok: true, value: [{ cantidad: 4 }, { cantidad: 2 }] });
});

test('more pieces than a line takes are refused, because fewer would look like what was worked out', () => {
  const most = addMany([], [{ product: product('A'), pieces: LIST_LIMITS.quantity }]);
  expect(most.ok).toBe(true);
  for (const [list, item] of [
    [[], { text: 'Cemento', pieces: LIST_LIMITS.quantity + 1 }],
    [most.ok ? most.value : [], { product: product('A'), pieces: 1 }],
  ] as const)
    expect(addMany(list, [item])).toEqual({ ok: false, error: 'many' });
});

test('where not all fit nothing is added', () => {
  const full = addMany(
    [],
    Array.from({ length: LIST_LIMITS.lines }, (_, at) => ({ product: product(`P${at}`), pieces: 1 })),
  );
  expect(full.ok && addMany(full.value, [{ product: product('X'), pieces: 1 }])).toEqual({ ok: false, error: 'full' });
});
