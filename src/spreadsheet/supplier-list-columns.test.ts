import { body, book, lines, testLists, text } from './testing/supplier-list.ts';

// Lists with columns besides the clave, the name and the price, and with unusual titles.

testLists({
  'stock, unit and box beside the price': () => ({
    bytes: book([
      ['Clave', 'Descripción', 'Unidad', 'Caja', 'Existencia', 'Precio unitario'],
      ...body(({ clave, nombre, pesos }, at) => [clave, nombre, 'PZA', 12, at * 3, pesos]),
    ]),
    clave: 0,
    precio: 5,
  }),
  'the price before the name': () => ({
    bytes: book([['Precio de venta', 'SKU', 'Nombre'], ...body(({ clave, nombre, pesos }) => [pesos, clave, nombre])]),
    clave: 1,
    precio: 0,
  }),
  'discounts and a date beside the price': () => ({
    bytes: book([
      ['Clave', 'Descripción', 'Desc. %', 'Vigencia', 'Precio'],
      ...body(({ clave, nombre, pesos }) => [clave, nombre, 15, '2026-11-20', pesos]),
    ]),
    clave: 0,
    precio: 4,
  }),
  'field names of a program as titles': () => ({
    bytes: text(
      lines(
        [
          ['id', 'sku', 'description', 'price', 'createdAt'],
          ...body(({ clave, nombre, pesos }, at) => [at + 1, clave, nombre, pesos, '2026-11-01']),
        ],
        ',',
      ),
    ),
    clave: 1,
    precio: 3,
  }),
  'many columns besides clave and price': () => ({
    bytes: book([
      [
        'Línea',
        'Clave',
        'Descripción',
        'Marca',
        'Unidad SAT',
        'Peso kg',
        'Master',
        'Precio distribuidor',
        'Precio público sugerido',
      ],
      ...body(({ clave, nombre, pesos }, at) => [
        'Manual',
        clave,
        nombre,
        'TENAZ',
        'H87',
        0.25,
        24,
        pesos * 0.6,
        at < 30 ? pesos : 0,
      ]),
    ]),
    clave: 1,
    precio: 8,
  }),
  'as Aspel SAE exports it': () => ({
    bytes: book([
      ['CVE_ART', 'DESCR', 'LIN_ART', 'UNI_MED', 'EXIST', 'ULT_COSTO', 'PRECIO1', 'PRECIO2'],
      ...body(({ clave, nombre, pesos }, at) => [clave, nombre, 'HERR', 'PZ', at, pesos * 0.6, pesos, pesos * 0.8]),
    ]),
    clave: 0,
    precio: 6,
  }),
  'as Contpaqi exports it': () => ({
    bytes: book([
      ['Código', 'Nombre', 'Precio 1', 'Precio 2', 'Precio 3'],
      ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos, pesos * 0.8, pesos * 0.7]),
    ]),
    clave: 0,
    precio: 2,
  }),
  'a dollar sign as the title': () => ({
    bytes: book([['Clave', 'Artículo', '$'], ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos])]),
    clave: 0,
    precio: 2,
  }),
  'misspelled titles': () => ({
    bytes: book([['Clabe', 'Descripsion', 'Presio'], ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos])]),
    clave: 0,
    precio: 2,
  }),
  'titles in English': () => ({
    bytes: book([
      ['Item #', 'Description', 'UPC', 'List Price', 'MAP'],
      ...body(({ clave, nombre, ean, pesos }) => [clave, nombre, Number(ean), pesos, pesos * 0.9]),
    ]),
    clave: 0,
    precio: 3,
  }),
});
