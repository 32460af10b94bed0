import { test } from 'vitest';
import {
  body,
  book,
  column,
  european,
  expectRead,
  HEAD,
  ITEMS,
  lines,
  merge,
  money,
  plain,
  testLists,
  text,
  withIva,
} from './testing/supplier-list.ts';

// How the price is written: currency, IVA, thousands and decimals.

const whole = (pesos: number): number => Math.round(pesos);

/** How one price is written, everywhere in its column. */
const PRICES: readonly (readonly [name: string, write: (pesos: number) => string, iva?: 'mas'])[] = [
  ['its currency on a second line', (pesos) => `$${money(pesos)}\nM.N.`],
  ['+ IVA on a second line', (pesos) => `$${money(pesos)}\n+ IVA`, 'mas'],
  ['IVA included, in brackets', (pesos) => `$${money(pesos)} (IVA incluido)`],
  ['IVA to be added, in brackets', (pesos) => `$${money(pesos)} (más IVA)`, 'mas'],
  ['the currency first', (pesos) => `MXN ${money(pesos)}`],
  ['the word for pesos', (pesos) => `${money(pesos)} pesos`],
  ['a label before it', (pesos) => `Precio: $${money(pesos)}`],
  ['by the piece', (pesos) => `$${money(pesos)}/pza`],
  ['by the metre', (pesos) => `$${money(pesos)} por metro`],
  ['non-breaking spaces around it', (pesos) => `\u00a0$\u00a0${money(pesos)}\u00a0`],
  ['an acute accent for thousands', (pesos) => `$${money(pesos).replace(',', '´')}`],
  ['narrow spaces for thousands', (pesos) => money(pesos).replace(',', '\u202f').replace('.', ',')],
  ['four decimals', (pesos) => pesos.toFixed(4)],
];

for (const [name, write, iva] of PRICES)
  test(`a price with ${name}`, () =>
    expectRead({
      bytes: book([HEAD, ...body(({ clave, nombre, pesos }) => [clave, nombre, write(pesos)])]),
      clave: 0,
      precio: 2,
      ...(iva && { iva, expected: withIva }),
    }));

for (const closing of ['.-', ',-', '.--'])
  test(`a price without centavos closed by ${closing}`, () =>
    expectRead({
      bytes: text(
        lines([HEAD, ...body(({ clave, nombre, pesos }) => [clave, nombre, `$${whole(pesos)}${closing}`])], ';'),
      ),
      clave: 0,
      precio: 2,
      expected: ITEMS.map(({ pesos }) => whole(pesos) * 100),
    }));

testLists({
  'prices without IVA by the title': () => ({
    bytes: book([['Clave', 'Descripción', 'Precio + IVA'], ...plain]),
    clave: 0,
    precio: 2,
    iva: 'mas',
    expected: withIva,
  }),
  'price without IVA, IVA and total': () => ({
    bytes: book([
      ['Clave', 'Descripción', 'Precio sin IVA', 'IVA', 'Precio con IVA'],
      ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos / 1.16, pesos - pesos / 1.16, pesos]),
    ]),
    clave: 0,
    precio: 4,
  }),
  '+ IVA in the cells': () => ({
    bytes: text(lines([HEAD, ...body(({ clave, nombre, pesos }) => [clave, nombre, `$${money(pesos)} + IVA`])], ',')),
    clave: 0,
    precio: 2,
    iva: 'mas',
    expected: withIva,
  }),
  'M.N. + I.V.A. in the cells': () => ({
    bytes: text(
      lines([HEAD, ...body(({ clave, nombre, pesos }) => [clave, nombre, `$ ${money(pesos)} M.N. + I.V.A.`])], ';'),
    ),
    clave: 0,
    precio: 2,
    iva: 'mas',
    expected: withIva,
  }),
  'prices without IVA by the letterhead': () => ({
    bytes: book([['PRECIOS MÁS IVA'], HEAD, ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos / 1.16])]),
    clave: 0,
    precio: 2,
    iva: 'mas',
  }),
  'money as text': () => ({
    bytes: book([HEAD, ...body(({ clave, nombre, pesos }) => [clave, nombre, ` $ ${money(pesos)} `])]),
    clave: 0,
    precio: 2,
  }),
  'M.N. after the price': () => ({
    bytes: book([HEAD, ...body(({ clave, nombre, pesos }) => [clave, nombre, `${money(pesos)} M.N.`])]),
    clave: 0,
    precio: 2,
  }),
  'decimals by comma': () => ({
    bytes: text(lines([HEAD, ...body(({ clave, nombre, pesos }) => [clave, nombre, european(pesos)])], ';')),
    clave: 0,
    precio: 2,
  }),
  'the accounting number format': () => ({
    bytes: book([HEAD, ...plain], 'xlsx', (sheet) =>
      column(sheet, 'C', 2, (cell) => Object.assign(cell, { z: '_-"$"* #,##0.00_-;-"$"* #,##0.00_-' })),
    ),
    clave: 0,
    precio: 2,
  }),
  'the currency sign in a cell of its own': () => ({
    bytes: book(
      [
        ['Clave', 'Descripción', null, 'Precio', null],
        ...body(({ clave, nombre, pesos }) => [clave, nombre, null, '$', pesos]),
      ],
      'xlsx',
      (s) => {
        s['!merges'] = [merge(0, 3, 0, 4), merge(0, 1, 0, 2)];
      },
    ),
    clave: 0,
    precio: 4,
  }),
  'thousands by comma without decimals': () => ({
    bytes: text(
      lines(
        [HEAD, ...body(({ clave, nombre, pesos }) => [clave, nombre, Math.round(pesos).toLocaleString('en-US')])],
        ';',
      ),
    ),
    clave: 0,
    precio: 2,
    expected: ITEMS.map(({ pesos }) => Math.round(pesos) * 100),
  }),
});
