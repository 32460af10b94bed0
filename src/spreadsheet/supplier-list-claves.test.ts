import { body, book, column, HEAD, ITEMS, testLists, text } from './testing/supplier-list.ts';

// How the clave is written, and which of several codes it is.

testLists({
  'claves whose leading zeros come from the number format': () => ({
    bytes: book([HEAD, ...body(({ corta, nombre, pesos }) => [Number(corta), nombre, pesos])], 'xlsx', (sheet) =>
      column(sheet, 'A', 2, (cell) => Object.assign(cell, { z: '0000' })),
    ),
    key: 'corta',
    clave: 0,
    precio: 2,
  }),
  'bar codes as numbers': () => ({
    bytes: book([
      ['Código de barras', 'Descripción', 'P.V.P.'],
      ...body(({ ean, nombre, pesos }) => [Number(ean), nombre, pesos]),
    ]),
    key: 'ean',
    clave: 0,
    precio: 2,
  }),
  'the supplier’s own code before the clave of the shop': () => ({
    bytes: book([
      ['Código', 'Clave Truper', 'Descripción', 'Precio'],
      ...body(({ clave, nombre, pesos }, at) => [100_200 + at, clave, nombre, pesos]),
    ]),
    clave: 1,
    precio: 3,
  }),
  'an internal code before the clave of the shop': () => ({
    bytes: book([
      ['Código interno', 'Código proveedor', 'Descripción', 'Precio venta'],
      ...body(({ clave, nombre, pesos }, at) => [`INT${at}`, clave, nombre, pesos]),
    ]),
    clave: 1,
    precio: 3,
  }),
  'claves in lower case, with spaces and another dash': () => ({
    bytes: book([
      HEAD,
      ...body(({ clave, nombre, pesos }) => [`  ${clave.toLowerCase().replace('-', '\u2013')}\u00a0`, nombre, pesos]),
    ]),
    clave: 0,
    precio: 2,
  }),
  'claves written as ="0017"': () => ({
    key: 'corta',
    bytes: text(
      `Clave,Descripción,Precio\r\n${ITEMS.map(({ corta, pesos }) => `="${corta}",Brocha,${pesos}`).join('\r\n')}`,
    ),
    clave: 0,
    precio: 2,
  }),
});
