import { expect, test } from 'vitest';
import { productsOf, reviewed } from './testing.ts';

// Lists of paint have a row for each article, and a code and a price for each of its sizes.

const SIZES = [
  ['1 LT', '4 LT', '19 LT'],
  ['Litro', 'Galón', 'Cubeta'],
  ['1/4 L', '3.785 L', 'CUBETA 19 L'],
  ['Precio litro', 'Precio galón', 'Precio cubeta'],
] as const;
const PAINTS = [0, 1, 2, 3, 4, 5].map((at) => [`L-${at}`, `G-${at}`, `C-${at}`] as const);
const products = productsOf(
  Object.fromEntries(
    PAINTS.flatMap(([litre, gallon, bucket], at) => [
      [litre, 100 + at * 9],
      [gallon, 380 + at * 31],
      [bucket, 1700 + at * 97],
    ]),
  ),
);
const raised = (pesos: number): number => Math.round(pesos * 104) / 100;

for (const [litre, gallon, bucket] of SIZES)
  test(`codes and prices under ${litre}, ${gallon} and ${bucket} are three tables, and the rows of the others wait for a tick`, () => {
    const rows = [
      ['PRODUCTO', 'CLAVE', litre, 'CLAVE', gallon, 'CLAVE', bucket],
      ...PAINTS.map(([one, four, nineteen], at) => [
        `Pintura ${at}`,
        one,
        raised(100 + at * 9),
        four,
        raised(380 + at * 31),
        nineteen,
        raised(1700 + at * 97),
      ]),
    ];
    const { proposal, rows: compared } = reviewed(rows, products, { precio: 2, blocks: 'todas' });
    expect(proposal.questions.blocks).toBe(3);
    const ofFirst = compared.filter(({ row }) => row === 2);
    expect(ofFirst.map(({ clave, state, doubt, after }) => [clave, state, doubt, after])).toEqual([
      ['L-0', 'change', null, 10_400],
      ['G-0', 'confirm', 'other-titles', 39_520],
      ['C-0', 'confirm', 'other-titles', 176_800],
    ]);
    expect(compared).toHaveLength(18);
  });

test('prices of sizes under one code are no tables of their own', () => {
  const rows = [
    ['CLAVE', 'PRODUCTO', 'LITRO', 'GALÓN', 'CUBETA'],
    ...PAINTS.map(([one], at) => [one, `Pintura ${at}`, raised(100 + at * 9), 390 + at, 1800 + at]),
  ];
  expect(reviewed(rows, products).proposal.questions.blocks).toBe(1);
});
