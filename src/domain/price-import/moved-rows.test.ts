import { describe, expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import { productsOf, reviewed } from './testing.ts';

const claves = Array.from({ length: 10 }, (_, at) => `A-${101 + at}`);
const today = (at: number): number => 100 + at * 37;
const shop = productsOf(Object.fromEntries(claves.map((clave, at) => [clave, today(at)])));
const AT = 4;

/** The lines that wait for a tick, of a list whose fifth row is written in its own way. */
function waiting(titles: string[], row: (at: number) => Cell[], odd: (at: number) => Cell[]): (string | null)[] {
  const rows = [titles, ...claves.map((_, at) => (at === AT ? odd(at) : row(at)))];
  const { rows: lines } = reviewed(rows, shop, { precio: 3 });
  return lines.flatMap(({ state, clave, doubt }) => (state === 'confirm' ? [clave, doubt] : []));
}

describe('a row whose cells a comma of its name has moved to the right waits for a tick', () => {
  const dealer = (at: number): number => today(at) * 0.99;
  const before = (at: number): Cell[] => [claves[at] ?? '', 'Brocha'];
  const moved: (string | null)[] = ['A-105', 'wider'];

  test('where a unit stands behind the price', () => {
    const titles = ['Clave', 'Descripción', 'Mayoreo', 'Público', 'Unidad'];
    const row = (at: number): Cell[] => [...before(at), dealer(at), today(at) * 1.04, 'PZA'];
    const odd = (at: number): Cell[] => [...before(at), 'negra', dealer(at), today(at) * 1.04, 'PZA'];
    expect(waiting(titles, row, odd)).toEqual(moved);
  });

  test('where the column behind the price is blank', () => {
    const titles = ['Clave', 'Descripción', 'Mayoreo', 'Público', 'Notas'];
    const row = (at: number): Cell[] => [...before(at), `${dealer(at)}`, `${today(at) * 1.04}`];
    const odd = (at: number): Cell[] => [...before(at), 'negra', `${dealer(at)}`, `${today(at) * 1.04}`];
    expect(waiting(titles, row, odd)).toEqual(moved);
  });

  test('and one that only has no price for dealers does not', () => {
    const titles = ['Clave', 'Descripción', 'Mayoreo', 'Público', 'Unidad'];
    const row = (at: number): Cell[] => [...before(at), dealer(at), today(at) * 1.04, 'PZA'];
    const odd = (at: number): Cell[] => [...before(at), 'consultar', today(at) * 1.04, 'PZA'];
    expect(waiting(titles, row, odd)).toEqual([]);
  });
});

describe('a row whose cells a missing tab has moved to the left waits for a tick', () => {
  const moved: (string | null)[] = ['A-105', 'wider'];
  const titles = ['Clave', 'Descripción', 'Unidad', 'Público', 'Mayoreo'];
  const prices = (at: number): string[] => [`${Math.round(today(at) * 1.04)}`, `${Math.round(today(at) * 0.95)}`];
  const row = (at: number): Cell[] => [claves[at] ?? '', 'Brocha', 'PZA', ...prices(at)];

  test('where its price is a whole number in a column of words', () => {
    expect(waiting(titles, row, (at) => [claves[at] ?? '', 'Brocha', ...prices(at)])).toEqual(moved);
  });

  test('where the column before the price holds numbers too', () => {
    const stocked = (at: number): Cell[] => [claves[at] ?? '', 'Brocha', `${at + 3}`, ...prices(at)];
    expect(waiting(titles.with(2, 'Existencia'), stocked, (at) => [claves[at] ?? '', 'Brocha', ...prices(at)])).toEqual(
      moved,
    );
  });

  test('and none does of a list in which many have no last price, or that is a workbook', () => {
    const some = (at: number): Cell[] => (at % 2 ? row(at) : row(at).slice(0, -1));
    expect(waiting(titles, some, some)).toEqual([]);
    const numbers = (at: number): Cell[] => [claves[at] ?? '', 'Brocha', 'PZA', ...prices(at).map(Number)];
    expect(waiting(titles, numbers, (at) => numbers(at).slice(0, -1))).toEqual([]);
  });
});
