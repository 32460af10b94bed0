import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ComparedRow, compareProducts, differences } from './compare-products.ts';

const product = (ficha: Readonly<Record<string, string>>, marca = 'Truper') => ({
  marca,
  modelo: '',
  unidad: 'pieza',
  ficha: Object.entries(ficha).map(([nombre, valor]) => ({ nombre, valor })),
});
const row = (rows: readonly ComparedRow[], name: string) => rows.find((one) => one.name === name);

test('rows are joined by their names, units kept, and what a product does not say is null', () => {
  const rows = compareProducts([
    product({ Voltaje: '20\u00a0V', Peso: '1.7 kg' }),
    product({ voltaje: '20 V', 'Par máximo': '60 Nm', Peso: '2.1 kg' }),
  ]);
  expect(rows.map(({ name }) => name)).toEqual(['Marca', 'Unidad', 'Voltaje', 'Par máximo', 'Peso']);
  expect(row(rows, 'Voltaje')).toEqual({ name: 'Voltaje', values: ['20\u00a0V', '20 V'], isShared: true });
  expect(row(rows, 'Par máximo')).toEqual({ name: 'Par máximo', values: [null, '60 Nm'], isShared: false });
  expect(differences(rows).map(({ name }) => name)).toEqual(['Par máximo', 'Peso']);
});

test('a row name that a table has twice keeps both values, because a filter may ask for either', () => {
  const twice = { ...product({}), ficha: ['Muro', 'Yeso', 'Muro'].map((valor) => ({ nombre: 'Uso', valor })) };
  expect(row(compareProducts([twice]), 'Uso')?.values).toEqual(['Muro · Yeso']);
});

test('one product alone shares nothing', () => {
  expect(compareProducts([product({ Voltaje: '20 V' })]).every(({ isShared }) => !isShared)).toBe(true);
  expect(compareProducts([])).toEqual([]);
});

test('case counts in a value, because mW is not MW', () => {
  const rows = compareProducts([product({ Potencia: '5 mW' }), product({ Potencia: '5 MW' })]);
  expect(row(rows, 'Potencia')?.isShared).toBe(false);
});

const names = fc.constantFrom('Voltaje', 'voltaje', 'Peso', 'Par máximo', 'Disco', 'Eje', ' Eje ');
const values = fc.constantFrom('20 V', '20\u00a0V', '12 V', '', '7/8"', '1.7 kg');
const anyProduct = fc.record({
  marca: fc.constantFrom('', 'Truper', 'Pretul'),
  modelo: fc.constantFrom('', 'TAL-20'),
  unidad: fc.constantFrom('pieza', 'juego'),
  ficha: fc.array(fc.record({ nombre: names, valor: values }), { maxLength: 8 }),
});
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

test('every value said is in its product’s column, and no other value is anywhere', () => {
  fc.assert(
    fc.property(fc.array(anyProduct, { maxLength: 4 }), (products) => {
      const rows = compareProducts(products);
      for (const [at, { marca, modelo, unidad, ficha }] of products.entries()) {
        const said = [marca, modelo, unidad, ...ficha.map(({ valor }) => valor)].map(plain).filter(Boolean);
        const shown = rows.flatMap(({ values: row }) => row[at]?.split(' · ') ?? []).map(plain);
        expect(new Set(shown)).toEqual(new Set(said));
      }
    }),
  );
});

test('rows have one value for each product and different names, and never are all of them missing', () => {
  fc.assert(
    fc.property(fc.array(anyProduct, { maxLength: 4 }), (products) => {
      const rows = compareProducts(products);
      expect(new Set(rows.map(({ name }) => plain(name).toLowerCase())).size).toBe(rows.length);
      for (const { values: row } of rows) {
        expect(row).toHaveLength(products.length);
        expect(row.some((value) => value !== null)).toBe(true);
      }
    }),
  );
});

test('the order of the products changes the order of the columns, not what is shared', () => {
  const shared = (rows: readonly ComparedRow[]) =>
    rows.flatMap(({ name, isShared }) => (isShared ? plain(name).toLowerCase() : [])).toSorted();
  fc.assert(
    fc.property(fc.array(anyProduct, { maxLength: 4 }), (products) => {
      expect(shared(compareProducts(products.toReversed()))).toEqual(shared(compareProducts(products)));
    }),
  );
});

test('hiding what all share hides nothing that tells two of them apart', () => {
  fc.assert(
    fc.property(fc.array(anyProduct, { minLength: 2, maxLength: 4 }), (products) => {
      const rows = compareProducts(products);
      const left = new Set(differences(rows));
      for (const one of rows) {
        const different = new Set(one.values.map((value) => value && plain(value))).size > 1;
        expect(left.has(one)).toBe(different);
      }
    }),
  );
});
