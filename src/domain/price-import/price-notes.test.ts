import { describe, expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import type { ImportChoices } from './choices.ts';
import { productsOf, reviewed } from './testing.ts';

const claves = Array.from({ length: 10 }, (_, at) => `A-${101 + at}`);
const today = (at: number): number => 100 + at * 37;
const shop = productsOf(Object.fromEntries(claves.map((clave, at) => [clave, today(at)])));
const rowOf = (at: number, ...more: Cell[]): Cell[] => [claves[at] ?? '', 'Brocha', today(at) * 1.04, ...more];

/** The claves of the rows that wait for a tick, each with its reason. */
function waiting(rows: readonly (readonly Cell[])[], decided: Partial<ImportChoices> = {}): string[] {
  const { rows: lines } = reviewed(rows, shop, { precio: 2, ...decided });
  return lines.flatMap(({ state, clave, doubt }) => (state === 'confirm' ? [`${clave} ${doubt}`] : []));
}

describe('a note beside the price', () => {
  const withNote = (note: Cell, decided?: Partial<ImportChoices>): string[] =>
    waiting(
      [
        ['Clave', 'Producto', 'Precio', 'Observaciones'],
        ...claves.map((_, at) => rowOf(at, at === 4 ? note : 'TRUPER')),
      ],
      decided,
    );

  for (const note of ['menos 10%', 'Precio sin IVA', 'Precio en dólares', 'MAYOREO', 'precio por caja', 'En oferta'])
    test(`makes its row wait for a tick: «${note}»`, () => expect(withNote(note)).toEqual(['A-105 noted']));

  for (const note of ['Sin descuento', 'Caja con 12', 'Precio con IVA', 'Hasta agotar existencias'])
    test(`that changes nothing asks nothing: «${note}»`, () => expect(withNote(note)).toEqual([]));

  test('that says of IVA what was answered asks nothing', () =>
    expect(withNote('Más IVA', { iva: 'mas' })).toEqual([]));

  test('and the column that says whose price each row has', () => {
    const rows = claves.map((_, at) => rowOf(at, at < 2 ? 'Distribuidor' : 'Público'));
    expect(waiting([['Clave', 'Producto', 'Precio', 'Tipo'], ...rows])).toEqual(['A-101 noted', 'A-102 noted']);
  });
});

describe('a heading that says whose the prices below it are', () => {
  const underHeadings = (...headings: readonly (readonly [above: number, text: string])[]): string[] =>
    waiting([
      ['Clave', 'Producto', 'Precio'],
      ...claves.flatMap((_, at) => [
        ...headings.filter(([above]) => above === at).map(([, text]): Cell[] => [text]),
        rowOf(at),
      ]),
    ]);

  test('makes them wait for a tick until another one says that they are the public’s', () =>
    expect(underHeadings([3, 'PRECIOS DE MAYOREO'], [4, 'BROCHAS'], [5, 'PÚBLICO'])).toEqual([
      'A-104 other-titles',
      'A-105 other-titles',
    ]));

  test('ends with the next heading where it says offers', () =>
    expect(underHeadings([3, 'OFERTAS'], [4, 'BROCHAS'])).toEqual(['A-104 other-titles']));
});

test('a file whose name says that it is for dealers is asked about', () => {
  const { priceImport } = reviewed(
    [['Clave', 'Producto', 'Precio'], ...claves.map((_, at) => rowOf(at))],
    shop,
    {},
    {
      name: 'Lista distribuidor',
    },
  );
  expect(priceImport.recount().warnings).toContainEqual(
    expect.objectContaining({ kind: 'says', text: 'Lista distribuidor', stops: true }),
  );
});
