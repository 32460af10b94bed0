import { expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import { plain, productsOf, reviewed, shop } from './testing.ts';

const many = productsOf(Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`B-${at}`, 100 + at])));
const priced = (factor: number) => [
  ['Clave', 'Precio'],
  ...many.map(({ clave, precio }): Cell[] => [clave, Number((((precio ?? 0) * factor) / 100).toFixed(2))]),
];
const kinds = (rows: Cell[][]) => reviewed(rows, many, { iva: 'incluido' }).review.warnings.map(({ kind }) => kind);

test('a change of 900 % is written only once that row is confirmed', () => {
  const { priceImport, rows, review } = reviewed([...priced(1.02).slice(0, 40), ['B-39', 1390]], many);
  expect(rows.at(-1)).toMatchObject({ state: 'confirm', doubt: 'x10' });
  expect(review.written).toBe(39);
  priceImport.confirm([rows.at(-1)?.line ?? -1], true);
  expect(priceImport.recount().written).toBe(40);
});

test('a file whose prices are all 16 % higher or lower warns about IVA', () => {
  expect(kinds(priced(1.16))).toEqual(['iva-twice']);
  expect(kinds(priced(1 / 1.16))).toEqual(['iva-missing']);
});

test('a file whose prices are all ten or a hundred times as high warns about the decimal sign', () => {
  expect(kinds(priced(100))).toEqual(['times']);
  expect(kinds(priced(0.1))).toEqual(['times']);
  expect(kinds(priced(1.3))).toEqual(['far']);
  expect(kinds(priced(0.8))).toEqual(['far']);
  expect(kinds(priced(1.1))).toEqual(['moves']);
});

test('a list whose prices all move in one direction needs a confirmation, however little they move; one that moves in both does not', () => {
  expect(kinds(priced(1.03))).toEqual(['moves']);
  expect(kinds(priced(1.005))).toEqual(['moves']);
  const mixed = priced(1).map((row, at): Cell[] => [
    row[0] ?? null,
    at ? Number(row[1]) + (at % 2 ? 1 : -1) : 'Precio',
  ]);
  expect(kinds(mixed)).toEqual([]);
  const { review } = reviewed(priced(1.03), many, { iva: 'incluido' });
  expect(review.warnings[0]).toMatchObject({ stops: true, up: 40, down: 0, compared: 40 });
});

test('a price below what the list or the shop says that the article costs is written only once that row is confirmed', () => {
  const listed = reviewed(
    [
      ['Clave', 'Costo', 'Precio'],
      ['A-1', 110, 104],
      ['A-2', 150, 204],
    ],
    shop,
    { iva: 'incluido' },
  );
  expect(listed.rows.map(({ state, doubt }) => [state, doubt])).toEqual([
    ['confirm', 'under-cost'],
    ['change', null],
  ]);
  const costly = shop.map((product) => ({ ...product, costo: 20_000 }));
  const known = reviewed(
    [
      ['Clave', 'Precio'],
      ['A-1', 104],
      ['A-2', 204],
    ],
    costly,
    { iva: 'incluido' },
  );
  expect(known.rows.map(({ doubt }) => doubt)).toEqual(['under-cost', null]);
});

test('prices of zero and below are shown as errors and never written', () => {
  const { priceImport, rows } = reviewed(
    [
      ['Clave', 'Precio'],
      ['A-1', 0],
      ['A-2', '($5.00)'],
      ['A-3', 310],
    ],
    shop,
  );
  expect(rows.map(({ after, change, state, problem }) => [after, change, state, problem]).slice(0, 2)).toEqual([
    [0, null, 'error', 'not-positive'],
    [-500, null, 'error', 'not-positive'],
  ]);
  expect(priceImport.plan().flat()).toHaveLength(1);
});

test('more than 5 % unknown claves give a warning', () => {
  const foreign = Array.from({ length: 5 }, (_, at): Cell[] => [`ZZ-${at}`, 10]);
  expect(kinds([...priced(1.02), ...foreign])).toEqual(['unknown', 'moves']);
});

test('a product without a public price gets one only once that row is confirmed', () => {
  const { rows } = reviewed(
    [
      ['Clave', 'Precio'],
      ['C-1', 100],
      ['C-2', 205],
    ],
    productsOf({ 'C-1': null, 'C-2': 200 }),
  );
  expect(rows[0]).toMatchObject({ state: 'confirm', doubt: 'no-price-yet' });
});

test('the typical change is that of the prices that change, and there is none where none does', () => {
  const oneMoved = priced(1).map((row, at): Cell[] => (at === 5 ? [row[0] ?? null, Number(row[1]) * 1.04] : row));
  expect(reviewed(oneMoved, many).review.typicalChange).toBeCloseTo(0.04, 4);
  expect(reviewed(priced(1), many).review.typicalChange).toBeNull();
});

test('the warning and the sentence above the review say the same typical change, and a repeated row counts once', () => {
  const list = priced(1).map((row, at): Cell[] =>
    at > 0 && at % 3 !== 0 ? [row[0] ?? null, Number(row[1]) * (1.03 + (at % 5) / 100)] : row,
  );
  const { review } = reviewed([...list, list[1] ?? []], many);
  const [moves] = review.warnings;
  expect(moves).toMatchObject({ kind: 'moves', up: review.counts.up, compared: review.counts.rows - 1 });
  expect(moves?.value).toBe(review.typicalChange);
});

test('a chain of discounts in the letterhead is quoted, an article with a plus sign is not', () => {
  const said = (above: string): (string | undefined)[] =>
    reviewed([[above], ...plain], shop).review.warnings.flatMap(({ kind, text }) => (kind === 'says' ? [text] : []));
  expect(said('CONDICIONES: 50+10+5')).toEqual(['CONDICIONES: 50+10+5']);
  expect(said('Condiciones 5 % + 2 %')).toEqual(['Condiciones 5 % + 2 %']);
  expect(said('LISTA A+ de noviembre')).toEqual([]);
});
