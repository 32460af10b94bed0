import { body, book, HEAD, lines, merge, plain, TITLE, testLists, text } from './testing/supplier-list.ts';

// What stands above the rows: letterheads, cover sheets, titles on several lines.

testLists({
  'a letterhead over the table': () => ({
    bytes: book(
      [
        TITLE,
        ['Av. Ruiz Cortines 1200, Monterrey, N.L.'],
        ['Tel. 81 8345 0000', null, 'Precios sujetos a cambio sin previo aviso'],
        [],
        ['CÓDIGO', 'PRODUCTO', 'P. PÚBLICO'],
        ...plain,
      ],
      'xlsx',
      (sheet) => {
        sheet['!merges'] = [merge(0, 0, 0, 2), merge(1, 0, 1, 2)];
      },
    ),
    clave: 0,
    precio: 2,
  }),
  'a letterhead of thirty rows': () => ({
    bytes: book([
      ...Array.from({ length: 30 }, (_, at) => [
        `Renglón ${at} de avisos`,
        at % 3 ? null : 'Precios con vigencia',
        at % 5 ? null : 2026,
      ]),
      HEAD,
      ...plain,
    ]),
    clave: 0,
    precio: 2,
  }),
  'a cover sheet before the list': () => ({
    bytes: book([HEAD, ...plain], 'xlsx', undefined, [
      ['LISTA DE PRECIOS'],
      ['Noviembre 2026'],
      ['Vigencia', 'Del 1 al 30'],
      ['Contacto', 'ventas@norte.example'],
    ]),
    clave: 0,
    precio: 2,
  }),
  'titles on two lines, prices merged over two columns': () => ({
    bytes: book(
      [
        ['CLAVE', 'DESCRIPCIÓN', 'PRECIOS', null],
        [null, null, 'MAYOREO', 'PÚBLICO'],
        ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos * 0.7, pesos]),
      ],
      'xlsx',
      (sheet) => {
        sheet['!merges'] = [merge(0, 2, 0, 3), merge(0, 0, 1, 0), merge(0, 1, 1, 1)];
      },
    ),
    clave: 0,
    precio: 3,
  }),
  'titles on three lines, without and with IVA': () => ({
    bytes: book([
      ['LISTA', null, null, null],
      ['CLAVE', 'DESCRIPCIÓN', 'PRECIO', 'PRECIO'],
      ['', '', 'SIN IVA', 'CON IVA'],
      ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos / 1.16, pesos]),
    ]),
    clave: 0,
    precio: 3,
  }),
  'titles on three lines, groups over them and IVA under them': () => ({
    bytes: book(
      [
        ['DATOS DEL PRODUCTO', null, 'PRECIOS', null],
        ['Clave', 'Descripción', 'Mayoreo', 'Menudeo'],
        ['', '', '(c/IVA)', '(c/IVA)'],
        ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos * 0.7, pesos]),
      ],
      'xlsx',
      (sheet) => {
        sheet['!merges'] = [merge(0, 0, 0, 1), merge(0, 2, 0, 3)];
      },
    ),
    clave: 0,
    precio: 3,
  }),
  'units of measure under the titles': () => ({
    bytes: book([
      ['Clave', 'Descripción', 'Largo', 'Precio'],
      ['', '', '(mm)', '(pesos)'],
      ...body(({ clave, nombre, pesos }) => [clave, nombre, 10.5, pesos]),
    ]),
    clave: 0,
    precio: 3,
  }),
  'quantities as titles of three prices': () => ({
    bytes: book(
      [
        ['Clave', 'Descripción', 'PRECIO POR CANTIDAD', null, null],
        [null, null, '1 a 9', '10 a 49', '50 o más'],
        ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos, pesos * 0.8, pesos * 0.7]),
      ],
      'xlsx',
      (sheet) => {
        sheet['!merges'] = [merge(0, 2, 0, 4), merge(0, 0, 1, 0), merge(0, 1, 1, 1)];
      },
    ),
    clave: 0,
    precio: 2,
  }),
  'an empty column and empty rows before the table': () => ({
    bytes: book([[], [], [null, ...HEAD], ...plain.map((row) => [null, ...row])]),
    clave: 1,
    precio: 3,
  }),
  'no titles': () => ({ bytes: book(plain), clave: 0, precio: 2 }),
  'a ruled line under the titles': () => ({
    bytes: text(lines([HEAD, ['-----', '-----------', '------'], ...plain], '|')),
    clave: 0,
    precio: 2,
  }),
});
