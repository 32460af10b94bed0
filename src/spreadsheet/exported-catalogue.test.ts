import { expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { tableToCsv } from '#domain/kernel/written-table.ts';
import { looseProduct } from '#domain/staff/products/product-form.ts';
import { type TabledProduct, type TableNames, tableRow, tableTitles } from '#domain/staff/products/product-table.ts';
import { importOf } from './testing/supplier-list.ts';
import { writeWorkbook } from './write-workbook.ts';

const names: TableNames = {
  categories: new Map([['3', 'Neumática']]),
  labels: new Map([
    ['e1', 'Compresores'],
    ['e2', 'Pistolas de aire'],
  ]),
  claves: new Map([['p0', 'TZ-1000']]),
};

const productOf = (at: number, more: Partial<Product> = {}): TabledProduct => ({
  state: 'public',
  product: {
    ...looseProduct(`p${at}`, {}),
    nombre: `Compresor ñandú ${at} L`,
    slug: `compresor-${at}`,
    clave: at % 3 ? `TZ-${1000 + at}` : `00${10 + at}`,
    modelo: `M-${at}`,
    marca: 'Peñoles',
    codigoBarras: `75012345${String(10_000 + at)}`,
    unicID: '3',
    etiquetas: ['e1', 'e2'],
    precio: 10_050 + at * 1234,
    precioVigente: '2026-11-20',
    ...more,
  },
  interno: { costo: 7000 + at, precioOculto: 9000 + at * 10, proveedor: 'Casa Núñez' },
});
const products = Array.from({ length: 30 }, (_, at) => productOf(at));
const rowsOf = (hasPrivate: boolean) => [
  tableTitles(hasPrivate),
  ...products.map((one) => tableRow(one, names, hasPrivate)),
];

test.each([
  ['a workbook with costs', () => writeWorkbook('Catálogo', rowsOf(true))],
  ['a workbook without costs', () => writeWorkbook('Catálogo', rowsOf(false))],
  ['a CSV with costs', () => new TextEncoder().encode(tableToCsv(rowsOf(true)))],
])('the price import takes the clave and the price from %s by itself', async (_, bytesOf) => {
  const sold = products.map(({ product: { id, clave, nombre, precio } }, at) => ({
    id,
    clave,
    nombre,
    // Two prices have moved since the export.
    precio: (precio ?? 0) + (at < 2 ? 100 : 0),
    vigente: '2026-11-20',
    rev: 1,
  }));
  const priceImport = await importOf(bytesOf(), sold);
  priceImport.openSheet(0);
  const { choices } = priceImport.propose({}, null);
  const titles = rowsOf(true)[0] ?? [];
  expect([titles[choices.clave ?? -1], titles[choices.precio ?? -1], choices.iva]).toEqual([
    'Clave',
    'Precio con IVA',
    'incluido',
  ]);
  expect(priceImport.review(choices).counts).toMatchObject({ rows: 30, changes: 2, unknown: 0, errors: 0 });
});

test('every field is a column of its own, lists a line each and ids as what they stand for', () => {
  const whole = productOf(1, {
    ficha: [{ nombre: 'Voltaje', valor: '127 V' }],
    caracteristicas: ['Silencioso', 'Sin aceite'],
    imagenes: [{ imagen: '/demo/a.webp', alt: '', ancho: 1, alto: 1 }],
    documentos: [{ nombre: 'Manual', archivo: 'documentos/a.pdf', bytes: 1 }],
    relacionados: { accesorios: ['p0'], refacciones: [], alternativas: [] },
    destacado: true,
    existencia: 'sobre-pedido',
  });
  const row = tableRow(whole, names, true);
  const cells = Object.fromEntries(tableTitles(true).map((title, at) => [title, row[at]]));
  expect(cells).toMatchObject({
    Categoría: 'Neumática',
    Subcategorías: 'Compresores, Pistolas de aire',
    'Precio con IVA': 112.84,
    Existencia: 'Sobre pedido',
    'Ficha técnica': 'Voltaje: 127 V',
    Características: 'Silencioso\nSin aceite',
    Fotos: '/demo/a.webp',
    Documentos: 'Manual: documentos/a.pdf',
    Relacionados: 'Accesorios: TZ-1000',
    Destacado: 'Sí',
    'En el centro de experiencia': null,
    Costo: 70.01,
    Proveedor: 'Casa Núñez',
    Estado: 'Publicado',
    Identificador: 'p1',
  });
});

test('without the right to costs no column and no cell has them', () => {
  const text = JSON.stringify(rowsOf(false));
  expect(text).not.toMatch(/Costo|oculto|Proveedor|Núñez|70\.0[0-9]/);
});
