import { test } from 'vitest';
import { body, book, expectRead, type Item, type Raw, type SupplierList } from './testing/supplier-list.ts';

// Titles of columns as programs and people write them, each with its columns.

type Row = (item: Item, at: number) => Raw[];
const COLUMNS: readonly (readonly [titles: string, row: Row, precio: SupplierList['precio'], clave?: number])[] = [
  ['Clave|Descripción|Precio USD|Precio MXN', ({ clave, nombre, pesos: p }) => [clave, nombre, p / 18, p], 3],
  ['Clave|Descripción|P. DLLS|P. Público M.N.', ({ clave, nombre, pesos: p }) => [clave, nombre, p / 18, p], 3],
  ['Clave|Descripción|Precio|Moneda', ({ clave, nombre, pesos: p }) => [clave, nombre, p, 'MXN'], 2],
  ['Clave|Descripción|1-9|10-49|50+', ({ clave, nombre, pesos: p }) => [clave, nombre, p, p * 0.8, p * 0.7], 2],
  ['Clave|Nombre|Precio 1 pza|Precio 10+ pzas', ({ clave, nombre, pesos: p }) => [clave, nombre, p, p * 0.8], 2],
  [
    'Código|Nombre|Precio de lista|% Desc|Precio con descuento',
    ({ clave, nombre, pesos: p }) => [clave, nombre, p / 0.8, '20%', p],
    4,
  ],
  ['Código|Nombre|Precio normal|Precio oferta', ({ clave, nombre, pesos: p }) => [clave, nombre, p, p * 0.7], 2],
  ['Clave|Nombre|Precio|Alza %|Nuevo', ({ clave, nombre, pesos: p }) => [clave, nombre, p / 1.3, '30%', p], 4],
  ['Clave|Nombre|Antes|Ahora', ({ clave, nombre, pesos: p }) => [clave, nombre, p / 1.05, p], 3],
  [
    'Clave|Nombre|Últ. costo|Margen|Utilidad $|Venta',
    ({ clave, nombre, pesos: p }) => [clave, nombre, p * 0.6, 0.4, p * 0.4, p],
    5,
  ],
  ['Código|Artículo|S/IVA|C/IVA', ({ clave, nombre, pesos: p }) => [clave, nombre, p / 1.16, p], 3],
  [
    'Partida|Código|Concepto|Unidad|Precio Unit.',
    ({ clave, nombre, pesos: p }, at) => [at + 1, clave, nombre, 'PZA', p],
    4,
    1,
  ],
  [
    'Cantidad|Unidad|Clave Prod.|Descripción|Valor Unitario|Importe',
    ({ clave, nombre, pesos: p }) => [2, 'H87', clave, nombre, p, p * 2],
    4,
    2,
  ],
  [
    'CODIGO|DESCRIPCION|P. COSTO|P. VENTA|P. MAYOREO|DEPTO|INV. MIN',
    ({ clave, nombre, pesos: p }) => [clave, nombre, p * 0.6, p, p * 0.8, 'H', 1],
    3,
  ],
  [
    'clave|claveAlterna|descripcion|existencia|precioCompra|precio1|precio2',
    ({ clave, ean, nombre, pesos: p }) => [clave, ean, nombre, 2, p * 0.6, p, p * 0.8],
    5,
  ],
  [
    'Handle|Title|Variant SKU|Variant Price|Variant Compare At Price|Cost per item',
    ({ clave, nombre, pesos: p }) => ['x', nombre, clave, p, p * 1.2, p / 2],
    3,
    2,
  ],
  [
    'codigoProducto|nombreProducto|precioVenta|precioCompra',
    ({ clave, nombre, pesos: p }) => [clave, nombre, p, p * 0.6],
    2,
  ],
  ['product_code|product_name|cost_price|sale_price', ({ clave, nombre, pesos: p }) => [clave, nombre, p * 0.6, p], 3],
  ['COD.|DESC.|U.M.|PREC.|% IVA', ({ clave, nombre, pesos: p }) => [clave, nombre, 'PZA', p, 16], 3],
  ['C L A V E|D E S C R I P C I Ó N|P R E C I O', ({ clave, nombre, pesos: p }) => [clave, nombre, p], 2],
  [
    'ID|Tipo|SKU|Nombre|Publicado|Precio rebajado|Precio normal',
    ({ clave, nombre, pesos: p }, at) => [at, 'simple', clave, nombre, 1, '', p],
    6,
    2,
  ],
];

for (const [titles, row, precio, clave = 0] of COLUMNS)
  test(`columns: ${titles}`, () => expectRead({ bytes: book([titles.split('|'), ...body(row)]), clave, precio }));
