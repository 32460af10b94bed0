import { expect, test } from 'vitest';
import type { CurrentProduct } from './clave-match.ts';
import { createPriceImport } from './price-import.ts';
import { plain, productsOf, reviewed, sheetOf, shop } from './testing.ts';

const ALL = { filter: 'todas', order: 'fila', search: '' } as const;

/** The same list, opened again on another day against a catalogue that may have changed. */
function reopened(rows: typeof plain, products: CurrentProduct[], kept: Parameters<typeof reviewAgain>[1]) {
  const priceImport = createPriceImport([sheetOf(rows)]);
  priceImport.setProducts(products);
  return reviewAgain(priceImport, kept);
}
function reviewAgain(
  priceImport: ReturnType<typeof createPriceImport>,
  kept: ReturnType<ReturnType<typeof createPriceImport>['marks']>,
) {
  const { choices } = priceImport.propose({ iva: 'incluido' }, null);
  const review = priceImport.review(choices, undefined, kept);
  const marks = priceImport.page(ALL, 0, 100).rows.map(({ clave, after, isExcluded, isConfirmed, isCorrected }) => {
    return { clave, after, isExcluded, isConfirmed, isCorrected };
  });
  return { priceImport, review, marks };
}

const doubtful = [...plain.slice(0, 2), ['A-2', 'Dos', 900], ['A-3', 'Tres', 310]];

/** Leaves out A-1, confirms A-2 at four and a half times its price, corrects A-3. */
function marked() {
  const { priceImport } = reviewed(doubtful, shop, { iva: 'incluido' });
  priceImport.exclude([0], true);
  priceImport.confirm([1], true);
  priceImport.correct(2, '305');
  return priceImport;
}

test('a list that is opened again has every tick and every correction', () => {
  const { review, marks } = reopened(doubtful, shop, marked().marks());
  expect(marks).toEqual([
    { clave: 'A-1', after: 10_400, isExcluded: true, isConfirmed: false, isCorrected: false },
    { clave: 'A-2', after: 90_000, isExcluded: false, isConfirmed: true, isCorrected: false },
    { clave: 'A-3', after: 30_500, isExcluded: false, isConfirmed: false, isCorrected: true },
  ]);
  expect(review).toMatchObject({ unticked: 0, written: 2 });
});

test('so is a tick of a row whose price moves while the review is open', () => {
  const priceImport = marked();
  const moved = shop.map((one) => (one.clave === 'A-1' ? one : { ...one, precio: (one.precio ?? 0) + 100 }));
  priceImport.setProducts(moved.toReversed());
  expect(priceImport.recount()).toMatchObject({ unticked: 2, written: 0 });
  expect(priceImport.page(ALL, 0, 100).rows).toMatchObject([
    { clave: 'A-1', isExcluded: true },
    { clave: 'A-2', isConfirmed: false },
    { clave: 'A-3', after: 30_500, isExcluded: true, isCorrected: true },
  ]);
  priceImport.confirm([1], true);
  priceImport.setProducts(moved);
  expect(priceImport.recount()).toMatchObject({ unticked: 2, written: 1 });

  // A page that compares again brings the catalogue first.
  const again = marked();
  const { choices } = again.propose({ iva: 'incluido' }, null);
  again.setProducts(moved);
  expect(again.review(choices)).toMatchObject({ unticked: 2, written: 0 });
  expect(again.review(choices)).toMatchObject({ unticked: 0, written: 0 });
});

test('a tick of a row whose price moved meanwhile is taken away and counted, and a correction stays but waits for its tick', () => {
  const moved = shop.map((one) => (one.clave === 'A-1' ? one : { ...one, precio: (one.precio ?? 0) + 100 }));
  const { priceImport, review, marks } = reopened(doubtful, moved, marked().marks());
  expect(review).toMatchObject({ unticked: 2, written: 0 });
  expect(marks).toMatchObject([
    { clave: 'A-1', isExcluded: true },
    { clave: 'A-2', isConfirmed: false },
    { clave: 'A-3', after: 30_500, isExcluded: true, isCorrected: true },
  ]);
  // The next look at the same rows does not count them again.
  expect(priceImport.recount()).toMatchObject({ unticked: 2 });
  expect(reviewAgain(priceImport, priceImport.marks()).review).toMatchObject({ unticked: 0 });
});

test('a tick stays with its row when a new product makes a heading above it a row too', () => {
  // A bare name in the clave's column is a heading, until the shop sells something of that name.
  const list = [...plain.slice(0, 2), ['TALADROS', '', ''], ['A-2', 'Dos', 900], ['A-3', 'Tres', 310]];
  const { priceImport } = reviewed(list, shop, { iva: 'incluido' });
  const lines = priceImport.page(ALL, 0, 100).rows;
  expect(lines.map(({ clave }) => clave)).toEqual(['A-1', 'A-2', 'A-3']);
  priceImport.confirm([1], true);
  priceImport.exclude([2], true);
  const grown = [...shop, ...productsOf({ TALADROS: 12 }).map((one) => ({ ...one, id: 'new' }))];
  const { marks } = reopened(list, grown, priceImport.marks());
  expect(marks.map(({ clave, isExcluded, isConfirmed }) => [clave, isExcluded, isConfirmed])).toEqual([
    ['A-1', false, false],
    ['TALADROS', false, false],
    ['A-2', false, true],
    ['A-3', true, false],
  ]);
});

test('a clave that was marked to become a draft is marked again, until the shop has it', () => {
  const list = [...plain, ['ZZ-1', 'Nuevo', 10], ['ZZ-2', 'Otro', 20]];
  const { priceImport } = reviewed(list, shop, { iva: 'incluido' });
  priceImport.choose([3, 4], true);
  const kept = priceImport.marks();
  const grown = [...shop, ...productsOf({ 'ZZ-2': 20 }).map((one) => ({ ...one, id: 'new' }))];
  const { review, priceImport: again } = reopened(list, grown, kept);
  expect(again.newArticles().map(({ clave }) => clave)).toEqual(['ZZ-1']);
  expect(review).toMatchObject({ chosen: 1, unticked: 0 });
});

test('a row that was left out before it became doubtful is written once it is confirmed', () => {
  const { priceImport } = reviewed(plain, shop, { iva: 'incluido' });
  priceImport.exclude([0], true);
  priceImport.setProducts(shop.map((one) => ({ ...one, costo: 100_000 })));
  const before = priceImport.recount().written;
  priceImport.confirm([0], true);
  expect(priceImport.recount().written).toBe(before + 1);
});

test('a price that is typed as it stands corrects nothing, and its row keeps its tick', () => {
  const priceImport = marked();
  const before = priceImport.page(ALL, 0, 100).rows;
  priceImport.correct(1, '900.00');
  priceImport.correct(2, '305.00');
  expect(priceImport.page(ALL, 0, 100).rows).toEqual(before);
  priceImport.correct(1, '901');
  expect(priceImport.page(ALL, 0, 100).rows[1]).toMatchObject({ after: 90_100, isCorrected: true, isConfirmed: false });
});

test('other limits keep the ticks; another column begins without any', () => {
  const priceImport = marked();
  const { choices } = priceImport.propose({ iva: 'incluido' }, null);
  expect(priceImport.review(choices, { warn: 1, confirm: 1 })).toMatchObject({ written: 1, unticked: 0 });
  // A-1 now has to be confirmed, and a tick confirms it.
  priceImport.confirm([0], true);
  expect(priceImport.recount()).toMatchObject({ written: 2 });
  expect(priceImport.page(ALL, 0, 3).rows[2]).toMatchObject({ after: 30_500, isCorrected: true });
  expect(priceImport.review({ ...choices, iva: 'mas' })).toMatchObject({ unticked: 0 });
  expect(priceImport.marks()).toEqual([]);
});
