import { expect, test } from 'vitest';
import { createPriceImport } from './price-import.ts';
import { sheetOf, shop } from './testing.ts';

test('the columns of a supplier are found by the titles of last time, wherever they stand now', () => {
  const priceImport = createPriceImport([
    sheetOf([
      ['Precio B', 'Parte', 'Precio A'],
      [9, 'A-1', 104],
      [9, 'A-2', 190],
    ]),
  ]);
  priceImport.setProducts(shop);
  const memory = { clave: 'parte', precio: 'PRECIO A', nombre: '', iva: 'mas' } as const;
  expect(priceImport.propose({}, memory).choices).toMatchObject({ clave: 1, precio: 2, iva: 'mas' });
});
