import { expect, test } from 'vitest';
import { productsOf, reviewed } from './testing.ts';

const shopOf = (count: number) =>
  productsOf(Object.fromEntries(Array.from({ length: count }, (_, at) => [`A-${at + 1}`, 100 + at * 11])));
const list = (count: number, factor: (at: number) => number) => [
  ['Clave', 'Producto', 'Precio'],
  ...Array.from({ length: count }, (_, at) => [
    `A-${at + 1}`,
    `Cosa ${at + 1}`,
    Math.round((100 + at * 11) * factor(at) * 100) / 100,
  ]),
];
const waiting = (count: number, factor: (at: number) => number): string[] =>
  reviewed(list(count, factor), shopOf(count)).rows.flatMap(({ clave, state, doubt }) =>
    state === 'confirm' ? [`${clave} ${doubt}`] : [],
  );

test('one row of five that rises by 19 % waits for a tick, and the message says why', () => {
  const { rows } = reviewed(
    list(5, (at) => (at === 2 ? 1.19 : 1.02 + at / 500)),
    shopOf(5),
  );
  expect(rows.map(({ state }) => state)).toEqual(['change', 'change', 'confirm', 'change', 'change']);
  expect(rows[2]?.message).toBe('Cambia distinto que los demás');
});

test('rows of another unit at 1.3 times wait for a tick', () => {
  expect(waiting(40, (at) => (at % 10 === 3 ? 1.3 : 1.02))).toEqual(
    ['A-4', 'A-14', 'A-24', 'A-34'].map((clave) => `${clave} apart`),
  );
});

test('where few prices move, the one that moves far waits', () => {
  expect(waiting(20, (at) => (at === 7 ? 0.85 : 1))).toEqual(['A-8 apart']);
});

test('prices that move unevenly by themselves wait for nothing', () => {
  expect(waiting(40, (at) => 0.98 + ((at * 7919) % 997) / 6000)).toEqual([]);
});

test('with four prices or fewer no row waits, because a person sees each of them', () => {
  expect(waiting(4, (at) => (at === 2 ? 1.19 : 1.02))).toEqual([]);
});
