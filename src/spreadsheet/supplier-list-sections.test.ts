import { expect, test } from 'vitest';
import { body, book, HEAD, ITEMS, importOf, plain, type Raw, shop, TITLE, testLists } from './testing/supplier-list.ts';

// What stands between and below the rows: sections, repeated titles, page numbers, totals.

testLists({
  'sections and titles on every page': () => ({
    bytes: book([
      HEAD,
      ...plain.slice(0, 8),
      ['HERRAMIENTA MANUAL'],
      HEAD,
      ...plain.slice(8, 16),
      ['PINTURAS Y SOLVENTES', null, null],
      HEAD,
      ...plain.slice(16),
    ]),
    clave: 0,
    precio: 2,
  }),
  'sections with numbers in their names': () => ({
    bytes: book([
      HEAD,
      ['LÍNEA 200 TORNILLERÍA'],
      ...plain.slice(0, 12),
      ['PVC 1/2" Y 3/4"', null, null],
      ...plain.slice(12),
    ]),
    clave: 0,
    precio: 2,
  }),
  'a section repeated in every cell of its row': () => ({
    bytes: book([HEAD, ['HERRAMIENTA', 'HERRAMIENTA', 'HERRAMIENTA'], ...plain]),
    clave: 0,
    precio: 2,
  }),
  'totals and terms at the end': () => ({
    bytes: book([
      HEAD,
      ...plain,
      [],
      [null, 'TOTAL', 12_345.67],
      ['Precios en moneda nacional. No incluyen flete.'],
      ['Cambios sin previo aviso'],
    ]),
    clave: 0,
    precio: 2,
  }),
  'subtotals, totals and a count of rows': () => ({
    bytes: book([
      HEAD,
      ...plain.slice(0, 8),
      [null, 'Subtotal', 999.5],
      ...plain.slice(8),
      ['Total general', null, 123_456.7],
      [null, null, 'TOTAL:'],
      [null, 'Promedio', 1234.5],
      ['Artículos listados: 24'],
    ]),
    clave: 0,
    precio: 2,
  }),
  'titles repeated on every printed page': () => ({
    bytes: book([
      HEAD,
      ...plain.slice(0, 10),
      ['Página 1 de 3'],
      TITLE,
      HEAD,
      ...plain.slice(10, 20),
      ['Página 2 de 3'],
      TITLE,
      HEAD,
      ...plain.slice(20),
    ]),
    clave: 0,
    precio: 2,
  }),
  'letterhead, page number and titles repeated on every page': () => {
    const page = (number: number): Raw[][] => [
      ['FERRETERA DEL NORTE', null, `Página ${number}`],
      ['Fecha: 20/11/2026', null, 'Hora: 10:22'],
      HEAD,
    ];
    return {
      bytes: book([...page(1), ...plain.slice(0, 10), ...page(2), ...plain.slice(10), [null, 'Página', 3]]),
      clave: 0,
      precio: 2,
    };
  },
  'titles repeated in other words': () => ({
    bytes: book([HEAD, ...plain.slice(0, 9), ['BROCHAS'], ['Código', 'Producto', 'P. Público'], ...plain.slice(9)]),
    clave: 0,
    precio: 2,
  }),
  'groups whose brand stands only in their first row': () => ({
    bytes: book([
      ['Marca', 'No. parte', 'Concepto', 'Precio lista'],
      ...body(({ clave, nombre, pesos }, at) => [at % 6 ? null : 'TENAZ', clave, nombre, pesos]),
    ]),
    clave: 1,
    precio: 3,
  }),
});

test('tables side by side are read once a person has said which', async () => {
  const half = ITEMS.length / 2;
  const rows = ITEMS.slice(0, half).map(({ clave, pesos }, at): Raw[] => [
    clave,
    pesos,
    null,
    ITEMS[at + half]?.clave ?? '',
    ITEMS[at + half]?.pesos ?? 0,
  ]);
  const priceImport = await importOf(book([['Clave', 'Precio', null, 'Clave', 'Precio'], ...rows]), shop('clave'));
  expect(priceImport.propose({}, null).isReady).toBe(false);
  const { choices, isReady } = priceImport.propose({ blocks: 'todas', iva: 'incluido' }, null);
  expect(isReady).toBe(true);
  expect(priceImport.review(choices).counts).toMatchObject({ rows: ITEMS.length, unknown: 0, errors: 0 });
});
