import fc from 'fast-check';
import { expect, test } from 'vitest';
import { facetWord, leadingMeasure, sortValues } from './facet-values.ts';
import { applyFacets, buildFacetTable, type FacetChoice } from './facets.ts';
import { isInRange, priceRanges, rangeFromWord, rangeName, rangeWord } from './price-ranges.ts';
import type { Product } from './product.ts';

const product = (id: number, ficha: Record<string, string>, precio?: number, marca = 'TENAZ') =>
  ({
    id: String(id),
    nombre: `Producto ${id}`,
    marca,
    ...(precio !== undefined && { precio }),
    ficha: Object.entries(ficha).map(([nombre, valor]) => ({ nombre, valor })),
  }) as unknown as Product;

const drills = [
  product(1, { Voltaje: '20 V', Mandril: '1/2"' }, 200_000),
  product(2, { Voltaje: '20\u00a0V', Mandril: '3/8"' }, 150_000),
  product(3, { Voltaje: '12 V', Mandril: '3/8"' }, 90_000, 'Bravío'),
  product(4, { Voltaje: '12 V', Mandril: '3/8"' }, 80_000, 'Bravío'),
  product(5, { Voltaje: '40 V', Mandril: '1/2"' }, 500_000),
  product(6, { Voltaje: '20 V' }, 320_000),
  product(7, { Voltaje: '20 V', Mandril: '1/2"' }),
];
const table = buildFacetTable(drills);
const ids = (choice: FacetChoice): string[] => applyFacets(table, choice).products.map(({ id }) => id);
const options = (param: string, choice: FacetChoice = {}): string[] =>
  (applyFacets(table, choice).facets.find((facet) => facet.param === param)?.options ?? []).map(
    ({ name, count, chosen }) => `${chosen ? '*' : ''}${name} ${count}`,
  );

test('the same value with and without a blank before its unit is counted together', () => {
  expect(options('voltaje')).toEqual(['12 V 2', '20 V 4', '40 V 1']);
  expect(options('marca')).toEqual(['TENAZ 5', 'Bravío 2']);
});

test('a value whose unit is written right behind its number is counted with the others, and old addresses of it still choose it', () => {
  const joined = buildFacetTable([product(0, { Voltaje: '20V' }), ...drills]);
  const { facets, products } = applyFacets(joined, { voltaje: ['20v'] });
  expect(facets.find(({ param }) => param === 'voltaje')?.options.find(({ chosen }) => chosen)).toMatchObject({
    word: '20-v',
    count: 5,
  });
  expect(products.map(({ id }) => id)).toEqual(['0', '1', '2', '6', '7']);
});

test('a specification may be called like what every object has', () => {
  const lamps = [1, 2, 3, 4].map((id) =>
    product(id, { Constructor: id < 3 ? 'Volteck' : 'Tecnolite', Medida: id < 3 ? '20 constructor' : '1/2"' }),
  );
  const lampTable = buildFacetTable(lamps);
  expect(
    applyFacets(lampTable, {})
      .facets.map(({ param }) => param)
      .toSorted(),
  ).toEqual(['constructor', 'medida']);
  expect(applyFacets(lampTable, { constructor: ['volteck'] }).products.map(({ id }) => id)).toEqual(['1', '2']);
});

test('a specification that is called like a field of the address is no facet, because choosing it would do nothing', () => {
  const named = (name: string) => [1, 2, 3, 4].map((id) => product(id, { [name]: id < 3 ? 'a' : 'b' }));
  for (const name of ['Página', 'Ref', 'Orden']) expect(buildFacetTable(named(name)).columns).toEqual([]);
  expect(buildFacetTable(named('Rosca')).columns).toHaveLength(1);
});

test('a size in a fraction of one sign is that size, and units that are written out are measures too', () => {
  expect(['4½"', '4 1/2"', '4"', '½"'].map(facetWord)).toEqual(['4-1/2-in', '4-1/2-in', '4-in', '1/2-in']);
  const sizes = ['3 metros', '2 pulgadas', '1½"', '20 mm', '1 pie', '½"'];
  const sorted = sortValues(sizes.map((name) => ({ name, count: 1 }))).map(({ name }) => name);
  expect(sorted).toEqual(['½"', '20 mm', '1½"', '2 pulgadas', '1 pie', '3 metros']);
});

test('choices in one facet widen the result, choices in several narrow it, and the counts of a facet ignore its own choices', () => {
  expect(ids({ voltaje: ['20-v', '12-v'] })).toEqual(['1', '2', '3', '4', '6', '7']);
  expect(ids({ voltaje: ['20-v', '12-v'], marca: ['bravio'] })).toEqual(['3', '4']);
  expect(options('voltaje', { marca: ['tenaz'] })).toEqual(['20 V 4', '40 V 1']);
  // One brand left: nothing to choose.
  expect(options('marca', { voltaje: ['12-v'] })).toEqual([]);
  expect(options('voltaje', { voltaje: ['12-v'] })).toEqual(['*12 V 2', '20 V 4', '40 V 1']);
});

test('a value that no product has changes nothing, and a price range that is no longer offered still filters', () => {
  expect(ids({ voltaje: ['18-v'], color: ['rojo'] })).toHaveLength(7);
  expect(ids({ precio: ['850-a-1600'] })).toEqual(['2', '3']);
  expect(applyFacets(table, { precio: ['850-a-1600'] }).chosen).toEqual([
    { param: 'precio', word: '850-a-1600', name: '$850 a $1,600' },
  ]);
  expect(ids({ precio: ['desde-900000'] })).toHaveLength(7);
});

test('a spec with a different value for every product is no facet, nor one with the same value for all', () => {
  const list = Array.from({ length: 20 }, (_, at) =>
    product(at, {
      Serie: `Serie ${at}`,
      Motor: 'Sin carbones',
      Color: at % 2 ? 'Rojo' : 'Azul',
      Orden: at % 2 ? 'a' : 'b',
    }),
  );
  expect(applyFacets(buildFacetTable(list), {}).facets.map(({ param }) => param)).toEqual(['color']);
});

test('a short list has no facets', () => {
  expect(buildFacetTable(drills.slice(0, 3)).columns).toEqual([]);
});

test('the count of an option is the number of products shown after choosing it', () => {
  const words = fc.array(fc.constantFrom('20-v', '12-v', '40-v', '1/2-in', '3/8-in', 'tenaz', 'bravio', 'hasta-1000'), {
    maxLength: 3,
  });
  fc.assert(
    fc.property(fc.record({ voltaje: words, mandril: words, marca: words, precio: words }), (choice) => {
      const { facets, products } = applyFacets(table, choice);
      for (const { param, options } of facets) {
        for (const { word, count, chosen } of options) {
          if (chosen) continue;
          expect(ids({ ...choice, [param]: [word] })).toHaveLength(count);
          expect(count).toBeGreaterThan(0);
        }
      }
      expect(products.length).toBeLessThanOrEqual(drills.length);
    }),
  );
});

test('values in an address are readable and distinct', () => {
  expect(facetWord('4 1/2"')).toBe('4-1/2-in');
  expect(facetWord('1.2"')).not.toBe(facetWord('1/2"'));
  expect(facetWord('11,000 rpm')).toBe('11000-rpm');
  expect(facetWord('Óxido de aluminio')).toBe('oxido-de-aluminio');
  expect(facetWord('<b>')).toBe('b');
  expect(facetWord('"""')).toBe('in-in-in');
  expect(facetWord('—')).toBe('');
});

test('measures are ordered by size across units, words by how many products have them', () => {
  const values = ['3 m', '1/2"', '4 1/2"', '20 mm', '9 x 11"', 'Por metro'].map((name) => ({ name, count: 1 }));
  expect(sortValues(values).map(({ name }) => name)).toEqual([
    '1/2"',
    '20 mm',
    '4 1/2"',
    '3 m',
    '9 x 11"',
    'Por metro',
  ]);
  const warranties = ['1 año', '2 años', '6 meses', '1 mes'].map((name) => ({ name, count: 1 }));
  expect(sortValues(warranties).map(({ name }) => name)).toEqual(['1 mes', '6 meses', '1 año', '2 años']);
  expect(leadingMeasure('1/0 V')).toEqual({ unit: 'v', size: 0 });
  const colours = [
    { name: 'Rojo', count: 3 },
    { name: 'Blanco', count: 9 },
  ];
  expect(sortValues(colours).map(({ name }) => name)).toEqual(['Blanco', 'Rojo']);
});

test('an article of exactly $1,000 costs up to $1,000 and not more than that, and every price is in one range', () => {
  const price = 100_000;
  expect(isInRange(price, { until: 1000 })).toBe(true);
  expect(isInRange(price, { from: 1000 })).toBe(false);
  const prices = [...Array(10).fill(price), ...Array(10).fill(price + 1), ...Array(10).fill(300_000)] as number[];
  const ranges = priceRanges(prices);
  expect(ranges.map(rangeName)).toEqual(['Hasta $1,000', 'Más de $1,000']);
  for (const one of prices) expect(ranges.filter((range) => isInRange(one, range))).toHaveLength(1);
});

test('price ranges are round, touch each other and read as they are written', () => {
  const prices = Array.from({ length: 100 }, (_, at) => (at + 1) * 7_300);
  const ranges = priceRanges(prices);
  expect(ranges.map(rangeName)).toEqual(['Hasta $2,000', '$2,000 a $3,000', '$3,000 a $5,000', 'Más de $5,000']);
  for (const range of ranges) expect(rangeFromWord(rangeWord(range))).toEqual(range);
  expect(priceRanges([100, 200])).toEqual([]);
  expect(priceRanges(Array.from({ length: 30 }, () => 9_900))).toEqual([]);
  expect(rangeFromWord('3000-a-1000')).toBeNull();
  expect(rangeFromWord('gratis')).toBeNull();
});
