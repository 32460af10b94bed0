import { expect, test } from 'vitest';
import { productsOf, reviewed } from './testing.ts';

const claves = Array.from({ length: 8 }, (_, at) => `A-${101 + at}`);
const today = (at: number): number => 12.5 + at * 7.35;
const shop = productsOf(Object.fromEntries(claves.map((clave, at) => [clave, today(at)])));
/** A price as a program writes it that is set to decimal commas: its two cells of a text that commas divide. */
const torn = (at: number, by = 1.02): string[] => (today(at) * by).toFixed(2).split('.');
const listed = (titles: string[], row: (at: number) => string[]) => [titles, ...claves.map((_, at) => row(at))];

/** What is asked about a list, and the prices in centavos where the answer is that commas have torn them. */
function read(rows: string[][]) {
  const { proposal } = reviewed(rows, shop);
  const { rows: lines } = reviewed(rows, shop, { torn: 'juntar' });
  return { asked: proposal.questions.torn?.sample ?? null, prices: lines.map(({ after }) => after) };
}
const raised = claves.map((_, at) => Math.round(Number((today(at) * 1.02).toFixed(2)) * 100));

for (const [behind, cells] of [
  ['a unit', ['PZA']],
  ['a stock', ['7']],
  ['a note that most rows leave blank', []],
] as const)
  test(`prices that commas have torn are asked about and put together, with ${behind} behind them`, () => {
    const rows = listed(['Clave', 'Descripción', 'Precio', 'Más'], (at) => [
      claves[at] ?? '',
      'Brocha',
      ...torn(at),
      ...(at % 4 === 0 ? ['PZA'] : cells),
    ]);
    // Centavos such as `05` show it where no row reaches beyond the titles.
    rows[2] = [claves[1] ?? '', 'Brocha', '20', '05', ...cells];
    expect(read(rows)).toEqual({ asked: '12,75', prices: raised.with(1, 2005) });
  });

test('the columns behind them move back, so that a cost and a name are where their titles say', () => {
  const rows = listed(['Clave', 'Costo', 'Precio', 'Descripción'], (at) => [
    claves[at] ?? '',
    ...torn(at, 0.8),
    ...torn(at),
    'Brocha',
  ]);
  expect(read(rows)).toEqual({ asked: '12,75', prices: raised });
  const { proposal } = reviewed(rows, shop, { torn: 'juntar' });
  expect(proposal.choices).toMatchObject({ clave: 0, precio: 2, nombre: 3 });
});

test('a whole price among them stays whole, and is not read where a stock behind it may be its centavos', () => {
  const rowOf = (cells: string[]) => (at: number) => [
    claves[at] ?? '',
    'Brocha',
    ...(at === 3 ? ['35'] : torn(at)),
    ...cells,
  ];
  const titles = ['Clave', 'Descripción', 'Precio', 'Más'];
  expect(read(listed(titles, rowOf(['PZA']))).prices).toEqual(raised.with(3, 3500));
  const rows = listed(titles, rowOf(['12']));
  const { rows: lines } = reviewed(rows, shop, { torn: 'juntar' });
  expect(lines[3]).toMatchObject({ state: 'error', problem: 'ambiguous', written: '35,12' });
});

test('one torn price among whole ones waits for a tick', () => {
  const rows = listed(['Clave', 'Descripción', 'Precio', 'Unidad'], (at) => [
    claves[at] ?? '',
    'Brocha',
    ...(at === 3 ? torn(at) : [torn(at).join('.')]),
    'PZA',
  ]);
  expect(read(rows).asked).toBe(null);
  const { rows: lines } = reviewed(rows, shop);
  expect(lines.filter(({ state }) => state === 'confirm')).toMatchObject([{ clave: 'A-104', doubt: 'wider' }]);
});

test('whole prices beside a stock of two digits are not asked about', () => {
  const rows = listed(['Clave', 'Descripción', 'Precio', 'Existencia'], (at) => [
    claves[at] ?? '',
    'Brocha',
    `${Math.round(today(at))}`,
    `${11 + at * 7}`,
  ]);
  expect(read(rows).asked).toBe(null);
});
