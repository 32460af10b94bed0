import type { Cell } from '../cell.ts';
import { type KnownList, type Line, linesOf, plainList, sheetFrom, truthOf } from './list.ts';
import { corpusShop } from './shop.ts';

const share = (factor: number) => (line: Line) => Math.round(line.next * factor) / 100;

/** The price for the public beside another one, of which titles tell nothing: it names a unit, or both are prices for some customers. */
export function unitTitleLists(): KnownList[] {
  const pairs: readonly (readonly [string, string, number])[] = [
    ['P.V. UNIDAD C/IVA', 'P.V. MAYOREO C/IVA', 0.93],
    ['P.V. UNIDAD', 'P.V. MAYOREO', 0.93],
    ['P. UNIDAD', 'MAYOREO', 0.94],
    ['VENTA X UNIDAD', 'VENTA MAYOREO', 0.93],
    ['P.VTA. KG', 'P.VTA. MAYOREO', 0.93],
    ['VENTA CAJA', 'VENTA MAYOREO', 0.93],
    ['P. PUB. UM', 'P. LISTA', 1.08],
    ['PÚBLICO X UNIDAD', 'LISTA', 0.93],
    ['UNIDAD', 'MAYOREO', 0.93],
    ['LISTA', 'PRECIO', 0.97],
    ['LISTA CON IVA', 'PRECIO NETO CON IVA', 0.96],
    ['PRECIO SUGERIDO', 'PRECIO', 0.97],
    ['PRECIO 4', 'PRECIO 1', 0.98],
    ['VENTA 2', 'VENTA1', 0.97],
    ['LISTA', 'PRECIO FERRETERO', 0.96],
    ['LISTA', 'P.VTA. DIST', 0.96],
    ['CREDITO', 'PRECIO CONTADO', 0.96],
    ['PRECIO CON TARJETA', 'PRECIO TRANSFERENCIA', 0.97],
  ];
  return pairs.flatMap(([price, title, factor], at) =>
    [0.04, 0.08].map((by) =>
      plainList({
        name: `«${price}» junto a «${title}», ${Math.round(by * 100)} %`,
        lines: linesOf(1300 + at, { by, spread: 0.02 }, 50, at),
        iva: 'incluido',
        price,
        extras: [{ title, cell: share(factor) }],
      }),
    ),
  );
}

/** Lists whose only price is not the one for the public. */
export function soleColumnLists(): KnownList[] {
  const partial = [
    'MAYOREO',
    'PRECIO MAYOREO CON IVA',
    'OFERTA',
    'PRECIO CAJA',
    'PRECIO DIST',
    'PRECIO FERRETERO',
    'P. LISTA',
  ];
  const costs = [
    'COSTOPROM',
    'UCOSTO',
    'COSTOULT',
    'ULTIMOCOSTO',
    'CTOPROM',
    'PRECIOCOMPRA',
    'P.CPRA',
    'PRECIO ENTRADA',
  ];
  return [...partial, ...costs].map((title, at) => ({
    ...plainList({
      name: `solo «${title}»`,
      lines: linesOf(1400 + at, { by: 0, spread: 0.02 }, 50, at),
      iva: 'incluido',
      price: title,
      write: (pesos) => Math.round(pesos * 94) / 100,
    }),
    answers: { sheet: 0, clave: 0, precio: null, iva: 'incluido' as const },
  }));
}

/** Rows for a pack of what the shop sells by the piece, at a price that a rise could also make. */
export function packLists(): KnownList[] {
  const lines = linesOf(1450, { by: 0.01, spread: 0.01 }, 60);
  const truth = truthOf(lines, 'incluido');
  lines.forEach(({ article }, at) => {
    if (at % 8 === 0) truth.set(article.clave, null);
  });
  const pesos = (line: Line, at: number): number => Math.round(line.next * (at % 8 ? 1 : 1.4)) / 100;
  const list = (name: string, titles: Cell[], cells: (line: Line, at: number) => Cell[]): KnownList => ({
    name,
    sheets: [
      sheetFrom([titles, ...lines.map((line, at) => [line.article.clave, line.article.nombre, ...cells(line, at)])]),
    ],
    answers: { sheet: 0, clave: 0, precio: 2, iva: 'incluido' },
    truth,
  });
  const titles = ['CLAVE', 'DESCRIPCION', 'PRECIO'];
  const withUnit = ['PAQ', 'CAJA', 'PAQUETE C/6', 'BOLSA 10 PZ'].map((pack) =>
    list(`columna UNIDAD con ${pack} a 1.4 veces`, [...titles, 'UNIDAD'], (line, at) => [
      pesos(line, at),
      at % 8 ? 'PZA' : pack,
    ]),
  );
  const sold = corpusShop().map((product) => ({ ...product, unidad: 'pieza' }));
  return [
    ...withUnit,
    ...withUnit.map((one) => ({ ...one, name: `${one.name}, la tienda vende por pieza`, products: sold })),
    list('celdas «por caja» a 1.4 veces', titles, (line, at) => [
      at % 8 ? pesos(line, at) : `$${pesos(line, at).toFixed(2)} por caja`,
    ]),
    list('celdas «/ paquete» a 1.4 veces', titles, (line, at) => [
      at % 8 ? pesos(line, at) : `${pesos(line, at).toFixed(2)} / paquete`,
    ]),
  ];
}
