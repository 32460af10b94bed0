import { describe, expect, test } from 'vitest';
import { readTitle, saysCost } from './aliases.ts';

describe('what a title names', () => {
  test.each([
    ['Costo', 'costo'],
    ['Último costo', 'costo'],
    ['P. Compra', 'costo'],
    ['precioCompra', 'costo'],
    ['cost_price', 'costo'],
    ...['COSTO1', 'ULTCOSTO', 'PCOSTO', 'PCOMPRA', 'CTO', 'C. UNITARIO'].map((title) => [title, 'costo']),
    ['Cost per item', 'costo'],
    ['Precio al público', 'precio'],
    ['P R E C I O', 'precio'],
    ['precioVenta', 'precio'],
    ['sale_price', 'precio'],
    ['Precio con descuento', 'precio'],
    // «Cada uno», unlike the «costo unitario» of `C.U.`.
    ['C/U', 'precio'],
    ['c/u.', 'precio'],
    ['Ahora', 'precio'],
    ['Precio USD', 'other'],
    ['P. Dlls', 'other'],
    ...[
      'USD_PRICE',
      'PrecioUSD',
      'precioDolar',
      'PRECIOUSD',
      'PRECIODLLS',
      'PRECIO USD1',
      'PRECIO US',
      'Precio (US)',
    ].map((title) => [title, 'other']),
    ...['PRECIO USO', 'Precio usuario', 'PRECIO EUROTOOLS'].map((title) => [title, 'precio']),
    ['Precio anterior', 'other'],
    ['Precio antes', 'other'],
    ...['Precio antes de IVA', 'Antes de IVA', 'Precio (antes del I.V.A.)'].map((title) => [title, 'precio']),
    ['% Descuento', 'other'],
    ['ClaveProdServ', 'other'],
    ['createdAt', 'other'],
    ['codigoProducto', 'clave'],
    ...['SKU', 'Clave', 'Código', 'Cod.', 'Modelo', 'No. parte', 'Artículo', 'Item'].map((title) => [title, 'clave']),
    ...['Precio', 'P. público', 'Precio lista', 'PVP', 'P.V.P.', 'Mostrador', 'Precio c/IVA', 'Precio + IVA'].map(
      (title) => [title, 'precio'],
    ),
    ...['$ VENTA1', 'VENTA1', 'P.VTA.', 'PPUBLICO', 'pto_venta', 'Precio 🔥'].map((title) => [title, 'precio']),
    ['num_articulo', 'clave'],
    ...['Descripción', 'descripcion1'].map((title) => [title, 'nombre']),
  ])('%s is %s', (title, kind) => {
    expect(readTitle(title).kind).toBe(kind);
    // A clear cost is never published; a person is asked about a title that only hints at one.
    expect(saysCost(title)).toBe(kind === 'costo');
  });
});
