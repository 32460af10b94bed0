import { expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import { productsOf, reviewed } from './testing.ts';

const claves = Array.from({ length: 10 }, (_, at) => `A-${101 + at}`);
const today = (at: number): number => 100 + at * 37;
const shop = productsOf(Object.fromEntries(claves.map((clave, at) => [clave, today(at)])));
const rowOf = (at: number, ...more: Cell[]): Cell[] => [claves[at] ?? '', 'Brocha', today(at) * 1.04, ...more];

test('titles of the prices alone that come in another order move the price with them', () => {
  const dealer = (at: number): number => today(at) * 0.99;
  const rows = (swapped: Cell[]): Cell[][] => [
    ['Clave', 'Producto', 'Precio 1', 'Precio 2'],
    ...claves.slice(0, 5).map((_, at) => rowOf(at, dealer(at))),
    swapped,
    ...claves.slice(5).map((clave, at): Cell[] => [clave, 'Brocha', dealer(at + 5), today(at + 5) * 1.04]),
  ];
  for (const swapped of [
    [null, 'FAMILIA B', 'Precio 2', 'Precio 1'],
    [null, null, 'Precio 2', 'Precio 1'],
  ]) {
    const { rows: lines } = reviewed(rows(swapped), shop, { precio: 2 });
    expect(lines.map(({ after }) => after)).toEqual(claves.map((_, at) => Math.round(today(at) * 104)));
  }
});
