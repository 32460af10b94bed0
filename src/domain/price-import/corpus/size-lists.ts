import type { Cell } from '../cell.ts';
import { type KnownList, linesOf, plainList, sheetFrom, truthOf } from './list.ts';

/** Lists of very few articles, and lists of which the shop sells hardly any. */
export function sizeLists(): KnownList[] {
  const few = [1, 2, 4].flatMap((count) =>
    (['incluido', 'mas'] as const).map((iva) =>
      plainList({
        name: `${count} artículos, IVA ${iva}`,
        lines: linesOf(900 + count, { by: 0.05, spread: 0.01 }, count),
        iva,
        price: 'PRECIO',
      }),
    ),
  );
  const lines = linesOf(910, { by: 0.06, spread: 0.02 }, 40);
  const strangers = Array.from({ length: 3000 }, (_, at): Cell[] => [
    `Q${10_000 + at}`,
    `ZX-${at}`,
    `Ajeno ${at}`,
    40 + at,
  ]);
  const ours = lines.map((line, at): Cell[] => [
    `Q${90_000 + at}`,
    line.article.clave,
    line.article.nombre,
    line.next / 100,
  ]);
  const rows = strangers.flatMap((row, at) => (at % 75 === 0 ? [row, ours[at / 75] ?? row] : [row]));
  return [
    ...few,
    {
      name: 'tres mil artículos, cuarenta de la tienda, por la segunda columna de códigos',
      sheets: [sheetFrom([['CODIGO', 'SKU', 'DESCRIPCION', 'PRECIO'], ...rows])],
      answers: { sheet: 0, clave: 1, precio: 3, iva: 'incluido' },
      truth: truthOf(lines, 'incluido'),
    },
  ];
}
