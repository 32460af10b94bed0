import type { Cell } from '../cell.ts';
import { type KnownList, type Line, linesOf, pesosOf, plainList, sheetFrom, truthOf } from './list.ts';

const usual = (seed: number, count = 60, first = 0): Line[] => linesOf(seed, { by: 0.04, spread: 0.02 }, count, first);
const row = ({ article, next }: Line): Cell[] => [article.clave, article.nombre, pesosOf(next, 'incluido')];
const TITLES = ['CLAVE', 'DESCRIPCION', 'PRECIO'];

/** Lists without titles whose descriptions speak of prices, lists and sales. */
export function untitledLists(): KnownList[] {
  const marked = (lines: readonly Line[], at: number, nombre: string): Line[] =>
    lines.map((line, position) => (position === at ? { ...line, article: { ...line.article, nombre } } : line));
  return (['incluido', 'mas'] as const).flatMap((iva, which) =>
    (
      [
        [34, 'TUBO P.V.C. HIDRAULICO'],
        [59, 'SELLADOR P.U. GRIS'],
        [51, 'JUEGO DE LLAVES lista'],
        [20, 'ESCAPARATE PARA VENTA'],
        [7, 'CLAVE MORSE DE PRECIO'],
        [0, 'CODO P.V.C. PRECIO DE LISTA'],
      ] as const
    ).map(([at, nombre], turn) =>
      plainList({
        name: `sin títulos, fila ${at + 1} «${nombre}», IVA ${iva}`,
        lines: marked(usual(700 + which * 10 + turn, 70, turn), at, nombre),
        iva,
        price: '',
        isUntitled: true,
      }),
    ),
  );
}

/** Headings of programs that nobody else uses. */
export function oddHeadingLists(): KnownList[] {
  const lines = usual(760, 70);
  const status = sheetFrom([
    ['num_articulo', 'descripcion1', 'descripcion2', 'pto_venta', 'existencia', 'status'],
    ...lines.map((line, at): Cell[] => [
      line.article.clave,
      line.article.nombre,
      '',
      pesosOf(line.next, 'incluido'),
      at % 9,
      'A',
    ]),
  ]);
  const grouped = sheetFrom([
    ['FERRETERA DEL BAJIO'],
    ['', '', 'PRECIOS', ''],
    ['CODIGO', 'ARTICULO', 'DISTRIB.', 'PUBLICO'],
    ...lines.map((line): Cell[] => [
      line.article.clave,
      line.article.nombre,
      Math.round(line.next * 0.7) / 100,
      line.next / 100,
    ]),
  ]);
  return [
    {
      name: 'num_articulo;descripcion1;…;status',
      sheets: [status],
      answers: { sheet: 0, clave: 0, precio: 3, iva: 'incluido' },
      truth: truthOf(lines, 'incluido'),
    },
    {
      name: 'títulos en dos renglones',
      sheets: [grouped],
      answers: { sheet: 0, clave: 0, precio: 3, iva: 'incluido' },
      truth: truthOf(lines, 'incluido'),
    },
  ];
}

/** Workbooks in which another sheet is larger than the price list. */
export function severalSheets(): KnownList[] {
  const lines = usual(780, 60);
  const list = sheetFrom([TITLES, ...lines.map(row)], 'Lista');
  const branches = sheetFrom(
    [
      ['CLAVE', 'COLONIA', 'PRECIO'],
      ...Array.from({ length: 300 }, (_, at): Cell[] => [`CP-${64_000 + at}`, `Colonia ${at}`, 90 + at]),
    ],
    'Fletes',
  );
  const others = sheetFrom(
    [TITLES, ...Array.from({ length: 200 }, (_, at): Cell[] => [`ZZ-${at}`, `Otro ${at}`, 50 + at])],
    'Otra marca',
  );
  const older = sheetFrom(
    [
      TITLES,
      ...usual(781, 90).map((line): Cell[] => [
        line.article.clave,
        line.article.nombre,
        Math.round(line.next * 0.95) / 100,
      ]),
    ],
    'Enero',
  );
  const cover = sheetFrom([['LISTA DE PRECIOS'], ['Noviembre 2026']], 'Portada');
  const some = (sheets: KnownList['sheets'], name: string): KnownList => ({
    name,
    sheets,
    answers: { sheet: sheets.indexOf(list), clave: 0, precio: 2, iva: 'incluido' },
    truth: truthOf(lines, 'incluido'),
  });
  return [
    some([branches, list], 'dos hojas, la mayor es de fletes'),
    some([cover, others, branches, list, cover, others], 'seis hojas, una con claves de la tienda'),
    some([others, branches, list], 'tres hojas, la última es la lista'),
    some([older, list], 'la lista de enero y la nueva'),
    some([list, older], 'la lista nueva y la de enero'),
  ];
}

/** Two or three tables side by side. */
export function sideBySideLists(): KnownList[] {
  const left = usual(800, 40);
  const right = usual(801, 40, 101);
  const third = usual(802, 40, 161);
  const all = [...left, ...right];
  const pair = (at: number, gap: readonly Cell[] = []): Cell[] => {
    const [a, b] = [left[at], right[at]];
    return a && b ? [...row(a), ...gap, ...row(b)] : [];
  };
  const codes = (at: number): Cell[] =>
    [left[at], right[at], third[at]].flatMap((line) => (line ? [line.article.clave, line.next / 100] : []));
  const known = (name: string, rows: Cell[][], lines: Line[], precio = 2): KnownList => ({
    name,
    sheets: [sheetFrom(rows)],
    answers: { sheet: 0, clave: 0, precio, iva: 'incluido' },
    truth: truthOf(lines, 'incluido'),
  });
  const each = <Row>(make: (at: number) => Row): Row[] => left.map((_, at) => make(at));
  return [
    known('dos tablas iguales una junto a la otra', [[...TITLES, ...TITLES], ...each((at) => pair(at))], all),
    known('dos tablas con un hueco', [[...TITLES, '', ...TITLES], ...each((at) => pair(at, ['']))], all),
    known(
      'dos tablas de títulos distintos',
      [['CODIGO', 'ARTICULO', 'PRECIO', 'CODIGO 2', 'ARTICULO 2', 'PRECIO 2'], ...each((at) => pair(at))],
      all,
    ),
    known(
      'dos tablas sin títulos',
      each((at) => pair(at)),
      all,
    ),
    known(
      'tres pares de código y precio',
      [['CODIGO', 'PRECIO', 'CODIGO', 'PRECIO', 'CODIGO', 'PRECIO'], ...each(codes)],
      [...left, ...right, ...third],
      1,
    ),
  ];
}

/** Two columns of codes, of which one is the shop's. */
export function codeColumnLists(): KnownList[] {
  const lines = usual(820, 60);
  const other = usual(821, 60, 1);
  const list = (
    name: string,
    titles: Cell[],
    cells: (line: Line, at: number) => Cell[],
    clave: number,
    precio: number,
  ): KnownList => ({
    name,
    sheets: [sheetFrom([titles, ...lines.map(cells)])],
    answers: { sheet: 0, clave, precio, iva: 'incluido' },
    truth: truthOf(lines, 'incluido'),
  });
  return [
    list(
      'el código del proveedor delante de la clave',
      ['CODIGO', 'SKU', 'DESCRIPCION', 'PRECIO'],
      (line, at) => [`PROV${at + 500}`, line.article.clave, line.article.nombre, line.next / 100],
      1,
      3,
    ),
    list(
      'código de barras, clave y precio',
      ['EAN', 'CLAVE', 'DESCRIPCION', 'P.VTA.'],
      (line) => [line.article.ean, line.article.clave, line.article.nombre, line.next / 100],
      1,
      3,
    ),
    list(
      'el modelo es la clave de otro producto',
      ['CLAVE', 'MODELO', 'DESCRIPCION', 'PRECIO'],
      (line, at) => [line.article.clave, other[at]?.article.clave ?? '', line.article.nombre, line.next / 100],
      0,
      3,
    ),
    list(
      'el sustituto es la clave de otro producto, sin títulos conocidos',
      ['C1', 'C2', 'D', 'P'],
      (line, at) => [line.article.clave, other[at]?.article.clave ?? '', line.article.nombre, line.next / 100],
      0,
      3,
    ),
  ];
}

/** Rows in another currency or of another unit than the shop's. */
export function unitAndCurrencyLists(): KnownList[] {
  const lines = usual(840, 60);
  const withNull = (isOther: (at: number) => boolean): Map<string, number | null> => {
    const truth = truthOf(lines, 'incluido');
    lines.forEach(({ article }, at) => {
      if (isOther(at)) truth.set(article.clave, null);
    });
    return truth;
  };
  const list = (
    name: string,
    titles: Cell[],
    cells: (line: Line, at: number) => Cell[],
    isOther: (at: number) => boolean,
  ): KnownList => ({
    name,
    sheets: [sheetFrom([titles, ...lines.map(cells)])],
    answers: { sheet: 0, clave: 0, precio: 2, iva: 'incluido' },
    truth: withNull(isOther),
  });
  const dollars = (line: Line): number => Math.round(line.next / 18.5) / 100;
  return [
    list(
      'algunas filas en dólares, por columna de moneda',
      ['CLAVE', 'DESCRIPCION', 'PRECIO', 'MONEDA'],
      (line, at) => [
        line.article.clave,
        line.article.nombre,
        at % 9 ? line.next / 100 : dollars(line),
        at % 9 ? 'MXN' : 'USD',
      ],
      (at) => at % 9 === 0,
    ),
    list(
      'algunas filas en dólares, por celda',
      TITLES,
      (line, at) => [line.article.clave, line.article.nombre, at % 7 ? line.next / 100 : `${dollars(line)} USD`],
      (at) => at % 7 === 0,
    ),
    list(
      'todo en dólares',
      ['CLAVE', 'DESCRIPCION', 'PRECIO'],
      (line) => [line.article.clave, line.article.nombre, dollars(line)],
      () => true,
    ),
    list(
      'algunas filas por ciento de piezas',
      ['CLAVE', 'DESCRIPCION', 'PRECIO', 'UNIDAD'],
      (line, at) => [
        line.article.clave,
        line.article.nombre,
        at % 8 ? line.next / 100 : line.next,
        at % 8 ? 'PZA' : 'CIENTO',
      ],
      (at) => at % 8 === 0,
    ),
    list(
      'algunas filas por caja de seis',
      ['CLAVE', 'DESCRIPCION', 'PRECIO', 'UNIDAD'],
      (line, at) => [
        line.article.clave,
        line.article.nombre,
        at % 8 ? line.next / 100 : (line.next * 6) / 100,
        at % 8 ? 'PZA' : 'CAJA 6',
      ],
      (at) => at % 8 === 0,
    ),
    list(
      'precios en centavos',
      TITLES,
      (line) => [line.article.clave, line.article.nombre, line.next],
      () => true,
    ),
  ];
}

/** Prices as texts, with signs, commas, and words about IVA in single cells. */
export function writtenLists(): KnownList[] {
  const forms: readonly (readonly [string, (pesos: number) => Cell])[] = [
    ['$ 1,234.50', (pesos) => `$ ${pesos.toLocaleString('en-US', { minimumFractionDigits: 2 })}`],
    ['1.234,50', (pesos) => pesos.toLocaleString('de-DE', { minimumFractionDigits: 2 })],
    ['1234.50 MXN', (pesos) => `${pesos.toFixed(2)} MXN`],
    ['450 + IVA', (pesos) => `${pesos.toFixed(2)} + IVA`],
  ];
  return forms.flatMap(([form, write], at) =>
    [0.05, 0.11].map((by, turn) =>
      plainList({
        name: `precios como «${form}», ${Math.round(by * 100)} %`,
        lines: linesOf(860 + at * 2 + turn, { by, spread: 0.02 }, 50, at),
        iva: form.includes('IVA') ? 'mas' : 'incluido',
        price: turn ? 'P. PÚBLICO' : 'PRECIO',
        write,
      }),
    ),
  );
}
