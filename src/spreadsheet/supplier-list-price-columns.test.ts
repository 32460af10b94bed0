import { body, book, TITLE, testLists } from './testing/supplier-list.ts';

// Which of several price columns is proposed first.

testLists({
  'cost, wholesale and public price': () => ({
    bytes: book([
      ['Código', 'Artículo', 'Costo', 'Precio mayoreo', 'Precio menudeo'],
      ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos * 0.55, pesos * 0.75, pesos]),
    ]),
    clave: 0,
    precio: 4,
  }),
  'the price of last month before the current one': () => ({
    bytes: book([
      ['Clave', 'Producto', 'Precio anterior', 'Precio nuevo'],
      ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos * 0.9, pesos]),
    ]),
    clave: 0,
    precio: 3,
  }),
  'a hidden column of costs': () => ({
    bytes: book(
      [
        ['Clave', 'Descripción', 'Costo neto', 'Precio'],
        ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos * 0.6, pesos]),
      ],
      'xlsx',
      (sheet) => {
        sheet['!cols'] = [{}, {}, { hidden: true }, {}];
      },
    ),
    clave: 0,
    precio: 3,
  }),
  'wholesale, half wholesale and public price, by short code': () => ({
    key: 'corta',
    bytes: book([
      TITLE,
      [],
      ['CÓDIGO', 'CLAVE', 'DESCRIPCIÓN', 'CAJA', 'MASTER', 'MAYOREO', 'MEDIO MAYOREO', 'PÚBLICO'],
      ['TALADROS'],
      ...body(({ corta, clave, nombre, pesos }) => [corta, clave, nombre, 6, 24, pesos * 0.8, pesos * 0.9, pesos]),
    ]),
    clave: 0,
    precio: 7,
  }),
  'price of the box and of the piece': () => ({
    bytes: book([
      ['Clave', 'Descripción', 'Pzas x caja', 'Precio caja', 'Precio pieza'],
      ...body(({ clave, nombre, pesos }) => [clave, nombre, 12, pesos * 12, pesos]),
    ]),
    clave: 0,
    precio: 4,
  }),
  'cash and credit': () => ({
    bytes: book([
      ['Clave', 'Artículo', 'Contado', 'Crédito'],
      ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos, pesos * 1.1]),
    ]),
    clave: 0,
    precio: 2,
  }),
  'quantity and amount': () => ({
    bytes: book([
      ['Cant.', 'Clave', 'Descripción', 'P. Unitario', 'Importe'],
      ...body(({ clave, nombre, pesos }) => [10, clave, nombre, pesos, pesos * 10]),
    ]),
    clave: 1,
    precio: 3,
  }),
  'list price, discount, net': () => ({
    bytes: book([
      ['Clave', 'Descripción', 'Precio lista', 'Desc.', 'Precio neto'],
      ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos / 0.7, 0.3, pesos]),
    ]),
    clave: 0,
    precio: 4,
  }),
  'prices of two months, by name of the month': () => ({
    bytes: book([
      ['Clave', 'Descripción', 'Precio oct', 'Precio nov'],
      ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos * 0.9, pesos]),
    ]),
    clave: 0,
    precio: 3,
  }),
  'a dealer price before the public price': () => ({
    bytes: book([
      ['Clave', 'Descripción', 'Precio distribuidor', 'Precio público'],
      ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos * 0.6, pesos]),
    ]),
    clave: 0,
    precio: 3,
  }),
});
