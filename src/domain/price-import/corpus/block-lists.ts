import type { Cell } from '../cell.ts';
import { type KnownList, type Line, linesOf, sheetFrom, truthOf } from './list.ts';

const usual = (seed: number, first: number): Line[] => linesOf(seed, { by: 0.02, spread: 0.02 }, 30, first);

/** Tables side by side that do not repeat one another: other titles, other columns, gaps of other widths. */
export function unevenBlockLists(): KnownList[] {
  const [a, b, c] = [usual(1600, 0), usual(1601, 101), usual(1602, 161)];
  const pair = (line: Line | undefined): Cell[] => (line ? [line.article.clave, line.next / 100] : []);
  const named = (line: Line | undefined): Cell[] =>
    line ? [line.article.clave, line.article.nombre, line.next / 100] : [];
  const known = (
    name: string,
    titles: Cell[],
    row: (at: number) => Cell[],
    lines: readonly Line[],
    precio = 1,
  ): KnownList => ({
    name,
    sheets: [sheetFrom([...(titles.length > 0 ? [titles] : []), ...a.map((_, at) => row(at))])],
    answers: { sheet: 0, clave: 0, precio, iva: 'incluido' },
    truth: truthOf(lines, 'incluido'),
  });
  const all = [...a, ...b, ...c];
  const less = (line: Line | undefined, factor: number): Cell => (line ? Math.round(line.next * factor) / 100 : null);
  return [
    known(
      'tres tablas, la tercera con otros títulos',
      ['CLAVE', 'PRECIO', 'CLAVE', 'PRECIO', 'CODIGOS', 'COSTO PUBLICO'],
      (at) => [...pair(a[at]), ...pair(b[at]), ...pair(c[at])],
      all,
    ),
    known(
      'tres tablas, un hueco mayor antes de la tercera',
      ['CLAVE', 'PRECIO', null, 'CLAVE', 'PRECIO', null, null, 'CLAVE', 'PRECIO'],
      (at) => [...pair(a[at]), null, ...pair(b[at]), null, null, ...pair(c[at])],
      all,
    ),
    known(
      'tres tablas sin títulos y con huecos distintos',
      [],
      (at) => [...pair(a[at]), ...pair(b[at]), null, ...pair(c[at])],
      all,
    ),
    known('la segunda tabla sin sus títulos', ['CLAVE', 'PRECIO'], (at) => [...pair(a[at]), ...pair(b[at])], [
      ...a,
      ...b,
    ]),
    known(
      'dos tablas de columnas distintas',
      ['CLAVE', 'PRECIO', null, 'SKU', 'DESCRIPCION', 'P.VTA.'],
      (at) => [...pair(a[at]), null, ...named(b[at])],
      [...a, ...b],
    ),
    ...[0.95, 0.9].map((factor) =>
      known(
        `CODIGO PRECIO MAYOREO junto a CODIGO DESCRIPCION PRECIO, ${factor} veces`,
        ['CODIGO', 'DESCRIPCION', 'PRECIO', 'CODIGO', 'PRECIO', 'MAYOREO'],
        (at) => [...named(a[at]), ...pair(b[at]), less(b[at], factor)],
        [...a, ...b],
        2,
      ),
    ),
  ];
}
