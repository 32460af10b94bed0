import type { Cell } from '../cell.ts';
import type { CurrentProduct } from '../clave-match.ts';
import { type KnownList, type Line, linesOf, timesNext, truthOf, writtenList } from './list.ts';
import { corpusShop } from './shop.ts';

const usual = (seed: number, count = 60): Line[] => linesOf(seed, { by: 0.03, spread: 0.015 }, count, seed % 50);
const own = timesNext(1);
const soldBy = (unidad: string): CurrentProduct[] => corpusShop().map((product) => ({ ...product, unidad }));
const row = ({ article }: Line, ...cells: Cell[]): Cell[] => [article.clave, article.nombre, ...cells];

/** The truth of a list of which every so many rows are priced by another unit. */
function exceptEvery(lines: readonly Line[], isOther: (at: number) => boolean): Map<string, number | null> {
  const truth = truthOf(lines, 'incluido');
  lines.forEach(({ article }, at) => {
    if (isOther(at)) truth.set(article.clave, null);
  });
  return truth;
}

/** Cable by the metre and the roll, fittings by the piece, the box and the hundred. */
export function measureLists(): KnownList[] {
  const lines = usual(5001);
  const truth = truthOf(lines, 'incluido');
  const pairs: readonly (readonly [string, string, number, string])[] = [
    ['PRECIO MT', 'PRECIO ROLLO 100 M', 92, 'metro'],
    ['P/PZA', 'P/CAJA', 11, 'pieza'],
    ['X METRO', 'X TRAMO', 5.8, 'metro'],
    ['PRECIO PZA', 'PRECIO CIENTO', 88, 'pieza'],
    ['PRECIO 1 PZA', 'PRECIO 12 PZAS', 0.94, 'pieza'],
    ['MENUDEO PZA', 'PRECIO X CAJA C/U', 0.9, 'pieza'],
    ['PRECIO PIEZA', 'PRECIO MEDIA CAJA', 0.96, 'pieza'],
  ];
  const columns = pairs.map(([title, other, factor, unidad]) =>
    writtenList(
      `«${title}» junto a «${other}»`,
      [['CLAVE', 'DESCRIPCION', title, other], ...lines.map((line) => row(line, own(line), timesNext(factor)(line)))],
      {},
      truth,
      { products: soldBy(unidad) },
    ),
  );
  const byRow: readonly (readonly [string, string, string, number, number, string])[] = [
    ['MT', 'ROLLO', 'UNIDAD', 95, 5, 'metro'],
    ['PZA', 'CIENTO', 'U.M.', 92, 3, 'pieza'],
    ['MT', 'TRAMO', 'UNIDAD', 5.9, 6, 'metro'],
    ['PZA', 'PAR', 'UNIDAD', 1.9, 7, 'pieza'],
    ['PZA', 'JGO', 'UNIDAD', 1.45, 9, 'pieza'],
    ['PZA', 'BLISTER', 'PRESENTACION', 1.25, 11, 'pieza'],
    ['PZ', 'C/2', 'UM', 1.35, 10, 'pieza'],
    ['KG', 'BULTO', 'UNIDAD', 1.4, 12, 'kilo'],
  ];
  const rows = byRow.map(([usualUnit, other, title, factor, every, unidad]) => {
    const isOther = (at: number): boolean => at % every === 1;
    return writtenList(
      `columna ${title} con ${usualUnit} y uno de cada ${every} ${other} a ${factor} veces`,
      [
        ['CLAVE', 'DESCRIPCION', title, 'PRECIO'],
        ...lines.map((line, at) =>
          row(line, isOther(at) ? other : usualUnit, timesNext(isOther(at) ? factor : 1)(line)),
        ),
      ],
      { precio: 3 },
      exceptEvery(lines, isOther),
      { products: soldBy(unidad) },
    );
  });
  const hundred = writtenList(
    'eléctrico: todo por ciento',
    [
      ['PRECIOS POR CIENTO'],
      ['CLAVE', 'DESCRIPCION', 'PRECIO'],
      ...lines.map((line) => row(line, timesNext(100)(line))),
    ],
    {},
    new Map(lines.map(({ article }) => [article.clave, null])),
  );
  const packing = writtenList(
    'plomería: precio por pieza, PZAS X CAJA y CAJAS X TARIMA',
    [
      ['CODIGO', 'DESCRIPCION', 'PZAS X CAJA', 'CAJAS X TARIMA', 'PRECIO'],
      ...lines.map((line, at) => row(line, [10, 25, 50][at % 3] ?? 10, 40, own(line))),
    ],
    { precio: 4 },
    truth,
  );
  const multiples = writtenList(
    'plomería: «PRECIO» y «VENTA MINIMA» y «MULTIPLO»',
    [
      ['CODIGO', 'DESCRIPCION', 'VENTA MINIMA', 'MULTIPLO', 'PRECIO'],
      ...lines.map((line, at) => row(line, [1, 5, 10][at % 3] ?? 1, 5, own(line))),
    ],
    { precio: 4 },
    truth,
  );
  return [...columns, ...rows, hundred, packing, multiples];
}
