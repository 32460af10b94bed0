import type { Cell } from '../cell.ts';
import { type KnownList, type Line, linesOf, pesosOf, plainList, sheetFrom, truthOf } from './list.ts';

const usual = (seed: number, count = 50): Line[] => linesOf(seed, { by: 0.02, spread: 0.02 }, count);
const row = ({ article, next }: Line): Cell[] => [article.clave, article.nombre, next / 100];
const TITLES: Cell[] = ['CLAVE', 'DESCRIPCION', 'PRECIO'];
const ANSWERS = { sheet: 0, clave: 0, precio: 2, iva: 'incluido' } as const;

/** Lists that say in a sentence, or by a column beside the price, that their amounts are not what the public pays. */
export function spokenTermsLists(): KnownList[] {
  const lines = usual(1900);
  const before = lines.map((line): Cell[] => [
    line.article.clave,
    line.article.nombre,
    Math.round(line.next / 1.06) / 100,
  ]);
  const list = (name: string, rows: readonly (readonly Cell[])[], truth = truthOf(lines, 'incluido')): KnownList => ({
    name,
    sheets: [sheetFrom(rows)],
    answers: ANSWERS,
    truth,
    guard: 'says',
  });
  return [
    list('membrete que pide sumar un aumento', [['A esta lista aplicar 6% de aumento'], TITLES, ...before]),
    list('membrete que habla de descuentos', [['Precios netos, descuento 10+5 aplicable'], TITLES, ...before]),
    list('columna de aumento por aplicar', [[...TITLES, 'AUMENTO'], ...before.map((cells) => [...cells, '6%'])]),
    list('membrete en dólares', [['PRECIOS EN DOLARES AMERICANOS'], TITLES, ...lines.map(row)], new Map()),
    list(
      'sección en dólares',
      [TITLES, ...lines.slice(0, 30).map(row), ['IMPORTADOS, PRECIOS EN DOLARES'], ...lines.slice(30).map(row)],
      truthOf(lines.slice(0, 30), 'incluido'),
    ),
    list('sección de mayoreo', [
      TITLES,
      ...lines.slice(0, 38).map(row),
      ['PRECIOS DE MAYOREO'],
      ...lines
        .slice(38)
        .map(({ article, next }): Cell[] => [article.clave, article.nombre, Math.round(next * 0.97) / 100]),
    ]),
  ];
}

/** Lists in which a price stands beside many articles, or in two columns, or beside another one of last month. */
export function strangerLists(): KnownList[] {
  const lines = usual(1950, 60);
  const truth = truthOf(lines, 'incluido');
  const copied = lines[39]?.next ?? 0;
  const filledDown: KnownList = {
    name: 'una celda copiada hacia abajo',
    sheets: [sheetFrom([TITLES, ...lines.map((line, at) => (at < 40 ? row(line) : row({ ...line, next: copied })))])],
    answers: ANSWERS,
    truth,
    guard: 'one-price',
  };
  const centavos: KnownList = {
    name: 'pesos y centavos en dos columnas',
    sheets: [
      sheetFrom([
        ['CLAVE', 'DESCRIPCION', 'PESOS', 'CENTAVOS'],
        ...lines.map(({ article, next }): Cell[] => [
          article.clave,
          article.nombre,
          Math.floor(next / 100),
          next % 100,
        ]),
      ]),
    ],
    answers: ANSWERS,
    truth,
  };
  const months = (
    [
      ['OCTUBRE', 'NOVIEMBRE'],
      ['PRECIO OCT', 'PRECIO NOV'],
      ['PRECIO 2025', 'PRECIO 2026'],
    ] as const
  ).map(([last, now]) =>
    plainList({
      name: `«${now}» junto a «${last}»`,
      lines,
      iva: 'incluido',
      price: now,
      extras: [{ title: last, cell: ({ article }) => article.today / 100, isFirst: true }],
    }),
  );
  const risen = linesOf(1960, { by: 0.15, spread: 0.03 }, 50);
  const named: KnownList = {
    name: '«PRECIO CON IVA» en una hoja que se llama «Lista SIN IVA»',
    sheets: [
      sheetFrom(
        [
          ['CLAVE', 'DESCRIPCION', 'PRECIO CON IVA'],
          ...risen.map((line): Cell[] => [line.article.clave, line.article.nombre, pesosOf(line.next, 'mas')]),
        ],
        'Lista SIN IVA',
      ),
    ],
    answers: { ...ANSWERS, iva: 'mas' },
    truth: truthOf(risen, 'mas'),
  };
  const others = ['TU PRECIO', 'PRECIO CLIENTE'].map(
    (price): KnownList => ({
      ...plainList({
        name: `solo «${price}»`,
        lines,
        iva: 'incluido',
        price,
        write: (pesos) => Math.round(pesos * 98) / 100,
      }),
      answers: { ...ANSWERS, precio: null },
    }),
  );
  const notes = plainList({
    name: 'precios con el número de una nota al pie',
    lines,
    iva: 'incluido',
    price: 'PRECIO',
    write: (pesos, at) => (at % 5 ? pesos : `${pesos.toFixed(2)}²`),
  });
  const moved: KnownList = {
    name: 'texto cuya descripción trae una coma en algunas filas',
    sheets: [
      sheetFrom([
        ['CLAVE', 'DESCRIPCION', 'MAYOREO', 'PRECIO PUBLICO'],
        ...lines.map(({ article, next }, at): Cell[] => [
          article.clave,
          article.nombre,
          ...(at % 6 ? [] : ['chico']),
          (next * 0.95) / 100,
          next / 100,
        ]),
      ]),
    ],
    answers: { ...ANSWERS, precio: 3 },
    truth,
  };
  return [filledDown, centavos, ...months, named, ...others, notes, moved];
}
