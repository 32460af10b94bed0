import { expect, test } from 'vitest';
import { parseInstant } from '#domain/kernel/instant.ts';
import type { Cell } from './cell.ts';
import type { KnownSupplier } from './known-supplier.ts';
import { createPriceImport } from './price-import.ts';
import { productsOf, sheetOf } from './testing.ts';

const creado = parseInstant('2026-08-03T18:00:00Z');
if (!creado) throw new Error('No instant');

const COUNT = 60;
const many = productsOf(Object.fromEntries(Array.from({ length: COUNT }, (_, at) => [`B-${at}`, 100 + at])));
const idsFrom = (from: number, to: number): string =>
  many
    .slice(from, to)
    .map(({ id }) => id)
    .join(',');
const supplierOf = (id: string, more: Partial<KnownSupplier> = {}): KnownSupplier => ({
  id,
  nombre: id.toUpperCase(),
  columnas: { titulos: 'clave|precio', clave: 'Clave', precio: 'Precio', nombre: '', iva: 'mas', factor: 1 },
  ultima: { archivo: 'agosto.csv', carga: 'c1', creado, filas: 40, conocidas: 40 },
  ...more,
});
/** A list of some of the products, without IVA and half of them two in a hundred dearer. */
function listOf(from: number, to: number, unknown = 0) {
  const rows = many
    .slice(from, to)
    .map(({ clave, precio }, at): Cell[] => [clave, Math.round(((precio ?? 0) / 1.16) * (at % 2 ? 1.02 : 1)) / 100]);
  const others = Array.from({ length: unknown }, (_, at): Cell[] => [`ZZ-${at}`, 10]);
  const priceImport = createPriceImport([sheetOf([['Clave', 'Precio'], ...rows, ...others])]);
  priceImport.setProducts(many);
  return priceImport;
}

test('of two suppliers with the same titles, the one whose last list had these products is meant', () => {
  const priceImport = listOf(0, 30);
  priceImport.suppliers.setLists({ norte: idsFrom(30, 60), sur: idsFrom(5, 40) });
  const match = priceImport.suppliers.choose([supplierOf('norte'), supplierOf('sur')]);
  expect(match?.supplier?.nombre).toBe('SUR');
  expect(priceImport.propose({}, match?.memory ?? null).choices).toMatchObject({ clave: 0, precio: 1, iva: 'mas' });
});

test('a list that shares hardly a product with the last one is asked about, and its columns are still found', () => {
  const priceImport = listOf(0, 30);
  priceImport.suppliers.setLists({ norte: idsFrom(26, 60) });
  const match = priceImport.suppliers.choose([
    supplierOf('norte', { columnas: { ...supplierOf('').columnas, factor: 3 } }),
  ]);
  expect(match?.supplier).toBeNull();
  expect(priceImport.propose({}, match?.memory ?? null).choices).toMatchObject({ precio: 1, iva: null, factor: 1 });
});

test('until the last list was read, nothing is taken for certain; an upload of before has none and counts as it did', () => {
  const priceImport = listOf(0, 30);
  expect(priceImport.suppliers.choose([supplierOf('norte')])?.supplier).toBeNull();
  const before = supplierOf('', { ultima: null });
  expect(priceImport.suppliers.choose([before])?.supplier).toEqual(before);
  expect(priceImport.suppliers.choose([supplierOf('norte'), before])?.supplier).toBeNull();
});

test('a list that leaves products of the last one out says how many and which', () => {
  const priceImport = listOf(0, 30);
  priceImport.suppliers.setSupplier(supplierOf('norte'));
  const { choices } = priceImport.propose({ iva: 'mas' }, null);
  expect(priceImport.review(choices).missing).toEqual({ count: 0, first: [] });
  priceImport.suppliers.setLists({ norte: `${idsFrom(20, 33)},gone-from-the-shop` });
  const { missing } = priceImport.recount();
  expect(missing).toEqual({
    count: 3,
    first: [30, 31, 32].map((at) => ({ clave: `B-${at}`, nombre: `Producto B-${at}` })),
  });
  expect(priceImport.missingRows()).toHaveLength(4);
  expect(priceImport.appliedList()).toEqual({ filas: 30, conocidas: 30, productos: idsFrom(0, 30) });
});

test('a list of which the shop knows far fewer claves than of the last one is stopped', () => {
  const kinds = (known: number, unknown: number) => {
    const priceImport = listOf(0, known, unknown);
    priceImport.suppliers.setSupplier(supplierOf('norte'));
    return priceImport.review(priceImport.propose({ iva: 'mas' }, null).choices).warnings;
  };
  expect(kinds(14, 11)).toContainEqual({ kind: 'fewer', stops: true, value: 0.56, last: 1 });
  expect(kinds(16, 9).map(({ kind }) => kind)).not.toContain('fewer');
  // Of a handful of rows a share says nothing.
  expect(kinds(9, 10).map(({ kind }) => kind)).not.toContain('fewer');
});

test('the factor multiplies prices after IVA, in the evidence and in what is written', () => {
  const rows = many.slice(0, 20).map(({ clave, precio }): Cell[] => [clave, (precio ?? 0) / 100 / 1.16 / 1.35]);
  const priceImport = createPriceImport([sheetOf([['Clave', 'Precio'], ...rows])]);
  priceImport.setProducts(many);
  const columnas = { ...supplierOf('').columnas, factor: 1.35 };
  const { choices, questions } = priceImport.propose({}, columnas);
  expect(choices).toMatchObject({ iva: 'mas', factor: 1.35 });
  expect(questions.iva?.evidence.median).toBeCloseTo(1 / 1.16, 3);
  const review = priceImport.review(choices);
  expect(review.counts).toMatchObject({ rows: 20, same: 20 });
  expect(priceImport.propose({ factor: 1 }, columnas).choices).toMatchObject({ iva: null, factor: 1 });
});

test('a catalogue that changes while a review is open moves no row to another product, and keeps the ticks', () => {
  const priceImport = listOf(0, 30);
  const { choices } = priceImport.propose({ iva: 'mas' }, null);
  priceImport.review(choices);
  priceImport.exclude([1], true);
  const before = priceImport.plan().flat();
  priceImport.setProducts(many.toReversed().map((one) => (one.clave === 'B-3' ? { ...one, costo: 99_999 } : one)));
  expect(priceImport.recount().counts.confirm).toBe(1);
  expect(priceImport.plan().flat()).toEqual(before.filter(({ clave }) => clave !== 'B-3'));
});
