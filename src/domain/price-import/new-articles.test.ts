import { expect, test } from 'vitest';
import { readBarcode, saysBarcode } from './barcode-column.ts';
import { reviewed, shop } from './testing.ts';

test('which titles name the barcode of the article, and not that of its box', () => {
  const yes = ['EAN', 'EAN13', 'UPC', 'GTIN', 'Código de barras', 'COD. BARRAS', 'CodigoBarras', 'Barcode'];
  const no = ['EAN caja', 'UPC master', 'GTIN-14', 'Código', 'Descripción'];
  expect(yes.filter(saysBarcode)).toEqual(yes);
  expect(no.filter(saysBarcode)).toEqual([]);
});

test('a barcode is read where its check digit is right', () => {
  expect(['7501234567893', '750-1234567893', '96385074', '7501234567890', '123', 'n/d', ''].map(readBarcode)).toEqual([
    '7501234567893',
    '7501234567893',
    '96385074',
    '',
    '',
    '',
    '',
  ]);
});

test('the marked lines without a product are new articles, each clave once, with IVA as it was decided', () => {
  const { priceImport } = reviewed(
    [
      ['Clave', 'Producto', 'EAN', 'Precio'],
      ['A-1', 'Uno', '', 104],
      ['A-2', 'Dos', '', 204],
      ['N-1', 'Nuevo uno', 7501234567893, 100],
      ['n-1', 'Otra vez', '', 100],
      ['N-2', '', '7501234567890', 200],
      ['N-3', 'Sin marca', '', 300],
    ],
    shop,
    { iva: 'mas', clave: 0 },
  );
  expect(priceImport.recount().chosen).toBe(0);
  priceImport.choose([0, 2, 3, 4], true);
  expect(priceImport.recount().chosen).toBe(2);
  expect(priceImport.newArticles()).toEqual([
    { clave: 'N-1', nombre: 'Nuevo uno', precio: 11_600, codigoBarras: '7501234567893' },
    { clave: 'N-2', nombre: '', precio: 23_200, codigoBarras: '' },
  ]);
});

test('a new article gets no price where the list has several for its clave, or one that may be of another column', () => {
  const { priceImport } = reviewed(
    [
      ['Clave', 'Producto', 'Caja', 'Precio'],
      ['A-1', 'Uno', '6', '104.00'],
      ['A-2', 'Dos', '6', '204.00'],
      ['N-1', 'Pieza', '6', '140.13'],
      ['N-1', 'Caja con 25', '6', '3036.85'],
      ['N-2', 'Brocha', ' chica', '12', '38.00'],
      ['N-3', 'Cincel', '6', '99.00'],
      ['N-3', 'Cincel', '6', '99.00'],
      ['Clave', 'Producto', 'Mayoreo', 'Existencia'],
      ['N-4', 'Foco', '55.50', '14'],
    ],
    shop,
    { clave: 0, precio: 3 },
  );
  priceImport.choose([2, 3, 4, 5, 6, 7], true);
  expect(priceImport.newArticles().map(({ clave, precio }) => [clave, precio])).toEqual([
    ['N-1', null],
    ['N-2', null],
    ['N-3', 9900],
    ['N-4', null],
  ]);
});

test('a new article is sold by what the list says in its column of units', () => {
  const units = {
    PZA: 'pieza',
    'Pz.': 'pieza',
    H87: 'pieza',
    'CAJA C/100': 'caja C/100',
    MTS: 'metro',
    KGM: 'kg',
    'Cubeta 19 L': 'Cubeta 19 L',
    JGO: 'juego',
    'CUBETA 19 L': 'cubeta 19 L',
    '': undefined,
    '12': undefined,
  };
  const { priceImport } = reviewed(
    [
      ['Clave', 'Producto', 'Unidad', 'Precio'],
      ['A-1', 'Uno', 'PZA', 104],
      ['A-2', 'Dos', 'PZA', 204],
      ...Object.keys(units).map((unit, at) => [`N-${at}`, 'Nuevo', unit, 100]),
    ],
    shop,
    { clave: 0, precio: 3 },
  );
  priceImport.choose(
    Object.keys(units).map((_, at) => at + 2),
    true,
  );
  expect(priceImport.newArticles().map(({ unidad }) => unidad)).toEqual(Object.values(units));
});
