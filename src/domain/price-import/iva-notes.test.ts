import { expect, test } from 'vitest';
import { ivaOfNames } from './iva-notes.ts';
import { createPriceImport } from './price-import.ts';
import { productsOf, sheetOf } from './testing.ts';

test.each([
  [['LISTA SIN IVA AGOSTO.xlsx', 'Hoja1'], 'mas'],
  [['precios_mas_iva_2026.csv', ''], 'mas'],
  [['Lista+IVA.xls', ''], 'mas'],
  [['Precios c-iva nov.xlsx', ''], 'incluido'],
  [['ListaConIVA.xlsx', 'Hoja1'], 'incluido'],
  [['lista.xlsx', 'Lista con IVA'], 'incluido'],
  [['lista con iva.xlsx', 'SIN IVA'], 'unclear'],
  [['lista con y sin iva.xlsx', ''], 'unclear'],
  [['saliva.xlsx', 'Hoja1'], null],
  [['lista agosto.xlsx', 'Hoja1'], null],
] as const)('the names %j say of IVA: %s', (names, said) => {
  expect(ivaOfNames(names)).toBe(said);
});

test('the name of a file is one more statement: it is believed where the prices prove it, and contradicts a title', () => {
  const shop = productsOf(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`A-${at}`, 100 + at * 13])));
  const iva = (file: string, title: string, divisor: number) => {
    const rows = shop.map(({ clave, precio }): [string, number] => [clave, Math.round((precio ?? 0) / divisor) / 100]);
    const priceImport = createPriceImport([sheetOf([['Clave', title], ...rows])], file);
    priceImport.setProducts(shop);
    return priceImport.propose({}, null).questions.iva;
  };
  expect(iva('LISTA SIN IVA AGOSTO.xlsx', 'Precio', 1.16)).toMatchObject({ proposed: 'mas', why: 'name' });
  expect(iva('agosto.xlsx', 'Precio', 1.16)).toMatchObject({ proposed: null, why: null });
  expect(iva('LISTA SIN IVA AGOSTO.xlsx', 'Precio con IVA', 1)).toMatchObject({ proposed: null, isContradicted: true });
});
