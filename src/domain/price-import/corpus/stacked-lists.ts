import type { Cell } from '../cell.ts';
import { type KnownList, type Line, linesOf, sheetFrom, truthOf } from './list.ts';

const usual = (seed: number, count: number, first = 0): Line[] =>
  linesOf(seed, { by: 0.01, spread: 0.02 }, count, first);
const both = (first: readonly Line[], second: readonly Line[]) =>
  new Map([...truthOf(first, 'incluido'), ...truthOf(second, 'incluido')]);

/** Tables below one another whose titles differ: columns that change places, more columns, another word for the price. */
export function stackedLists(): KnownList[] {
  const first = usual(1500, 40);
  const second = usual(1501, 25, 101);
  const known = (name: string, rows: readonly (readonly Cell[])[], precio = 2): KnownList => ({
    name,
    sheets: [sheetFrom(rows)],
    answers: { sheet: 0, clave: 0, precio, iva: 'incluido' },
    truth: both(first, second),
  });
  const swapped = [0.93, 0.95].map((factor) => {
    const less = ({ next }: Line): number => Math.round(next * factor) / 100;
    return known(`la segunda tabla cambia de lugar PUBLICO y MAYOREO, ${factor} veces`, [
      ['CLAVE', 'DESCRIPCION', 'P. PUBLICO', 'MAYOREO'],
      ...first.map((line): Cell[] => [line.article.clave, line.article.nombre, line.next / 100, less(line)]),
      ['PINTURAS'],
      ['CLAVE', 'DESCRIPCION', 'MAYOREO', 'P. PUBLICO'],
      ...second.map((line): Cell[] => [line.article.clave, line.article.nombre, less(line), line.next / 100]),
    ]);
  });
  const plain = ({ article, next }: Line): Cell[] => [article.clave, article.nombre, next / 100];
  return [
    ...swapped,
    known('la segunda tabla solo trae mayoreo', [
      ['CLAVE', 'DESCRIPCION', 'P. PUBLICO'],
      ...first.map(plain),
      ['CLAVE', 'DESCRIPCION', 'MAYOREO', 'P. PUBLICO'],
      ...second.map(({ article, next }): Cell[] => [
        article.clave,
        article.nombre,
        Math.round(next * 0.95) / 100,
        next / 100,
      ]),
    ]),
    known(
      'OFERTAS arriba de la lista, con otros títulos',
      [
        ['OFERTAS'],
        ['CLAVE', 'PRECIO'],
        ...first.slice(0, 12).map(({ article, next }): Cell[] => [article.clave, next / 100]),
        [],
        ['CODIGO', 'DESCRIPCION', 'MARCA', 'PRECIO PUBLICO', 'EXISTENCIA'],
        ...[...first.slice(12), ...second].map(({ article, next }): Cell[] => [
          article.clave,
          article.nombre,
          'X',
          next / 100,
          3,
        ]),
      ],
      1,
    ),
    known('la segunda tabla tiene títulos más completos', [
      ['CLAVE', 'DESCRIPCION', 'PRECIO'],
      ...first.map(plain),
      [],
      ['CODIGO', 'DESCRIPCION DEL PRODUCTO', 'PRECIO PUBLICO', 'PRECIO MAYOREO'],
      ...second.map((line): Cell[] => [...plain(line), Math.round(line.next * 0.9) / 100]),
    ]),
  ];
}

/** An article that the shop does not have, without a price, whose name holds the words of a row of titles. */
export function titleWordLists(): KnownList[] {
  const lines = usual(1520, 50);
  const odd: readonly (readonly (string | null)[])[] = [
    ['ZZ-999', 'TUBO P.V.C. VENTA POR LISTA', null],
    ['ZZ-999', 'LISTA PRECIO VENTA', 'AGOTADO'],
    ['ZZ-999', 'SELLADOR P.U. PRECIO', 'CONSULTAR'],
    [null, 'LISTA DE VENTA', 'PRECIO'],
  ];
  const titles: readonly (readonly string[])[] = [[], ['CVE_ART', 'DESCR', 'PREC1'], ['CVE_ART', 'DESCR', 'COL3']];
  return titles.flatMap((row) =>
    odd.map((one): KnownList => {
      const rows: Cell[][] = lines.map(({ article, next }) => [article.clave, article.nombre, next / 100]);
      rows.splice(34, 0, [...one]);
      return {
        name: `títulos «${row.join(',')}», fila 35 «${one.join(',')}»`,
        sheets: [sheetFrom(row.length > 0 ? [row, ...rows] : rows)],
        answers: { sheet: 0, clave: 0, precio: 2, iva: 'incluido' },
        truth: truthOf(lines, 'incluido'),
      };
    }),
  );
}
