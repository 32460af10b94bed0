import type { Cell } from '../cell.ts';
import { type KnownList, type Line, linesOf, pesosOf, timesNext, truthOf, writtenList } from './list.ts';

const risen = (seed: number, by = 0.05, count = 50): Line[] => linesOf(seed, { by, spread: 0.02 }, count, seed % 60);
const own = timesNext(1);

/** Catalogue lists of the large makers of tools: their own codes, several prices, barcodes, units of packing. */
export function brandLists(): KnownList[] {
  const [a, b, c, d, e, f] = [3001, 3002, 3003, 3004, 3005, 3006].map((seed) => risen(seed));
  if (!a || !b || !c || !d || !e || !f) return [];
  return [
    writtenList(
      'herramienta: código propio, clave, mayoreo, medio mayoreo y público sugerido c/IVA',
      [
        [
          'código',
          'clave',
          'descripción',
          'Precio Mayoreo c/IVA',
          'Precio Medio Mayoreo c/IVA',
          'Precio Público Sugerido c/IVA',
          'código de barras',
          'caja',
          'master',
        ],
        ...a.map((line, at): Cell[] => [
          30_000 + at,
          line.article.clave,
          line.article.nombre,
          timesNext(0.85)(line),
          timesNext(0.92)(line),
          own(line),
          line.article.ean,
          6,
          24,
        ]),
      ],
      { clave: 1, precio: 5 },
      truthOf(a, 'incluido'),
    ),
    writtenList(
      'herramienta: precio público con IVA en pesos cerrados',
      [
        ['CODIGO', 'DESCRIPCION', 'MARCA', 'PRECIO PUBLICO CON IVA'],
        ...b.map((line): Cell[] => [line.article.clave, line.article.nombre, 'PRETUL', Math.round(line.next / 100)]),
      ],
      { precio: 3 },
      new Map(b.map(({ article, next }) => [article.clave, Math.round(next / 100) * 100])),
    ),
    writtenList(
      'herramienta manual: «Precio Lista» más IVA bajo cinco renglones de membrete',
      [
        ['HERRAMIENTAS DEL NORTE, S.A. DE C.V.'],
        ['LISTA DE PRECIOS 2026'],
        ['Precios en M.N. más IVA'],
        ['Vigente a partir del 1 de noviembre'],
        [],
        ['No. Parte', 'Descripción', 'U.E.', 'Precio Lista'],
        ...c.map((line): Cell[] => [line.article.clave, line.article.nombre, 6, pesosOf(line.next, 'mas')]),
      ],
      { precio: 3, iva: 'mas' },
      truthOf(c, 'mas'),
    ),
    writtenList(
      'herramienta manual: lista, descuento en columna y neto',
      [
        ['No. Parte', 'Descripción', 'PRECIO LISTA', 'DESCUENTO', 'PRECIO NETO'],
        ...d.map((line): Cell[] => [
          line.article.clave,
          line.article.nombre,
          pesosOf(line.next, 'mas'),
          '30%',
          Math.round((line.next * 0.7) / 1.16) / 100,
        ]),
      ],
      { precio: 2, iva: 'mas' },
      truthOf(d, 'mas'),
      { guard: 'says' },
    ),
    writtenList(
      'herramienta: familias y títulos repetidos, público, mayoreo, inner y master',
      e.flatMap((line, at): Cell[][] => [
        ...(at % 12 === 0
          ? [
              [`FAMILIA ${at / 12 + 1}: PINZAS Y LLAVES`],
              ['SKU', 'DESCRIPCIÓN', 'P. Público', 'Mayoreo', 'Inner', 'Master'],
            ]
          : []),
        [line.article.clave, line.article.nombre, own(line), timesNext(0.88)(line), 6, 36],
      ]),
      {},
      truthOf(e, 'incluido'),
    ),
    writtenList(
      'abrasivos: código de barras primero y SKU al final',
      [
        ['COD. BARRAS', 'DESCRIPCION', 'PRECIO PUBLICO', 'EMPAQUE', 'SKU'],
        ...f.map((line): Cell[] => [line.article.ean, line.article.nombre, own(line), 10, line.article.clave]),
      ],
      { clave: 4 },
      truthOf(f, 'incluido'),
    ),
    ...columnsWithIva(),
    ...currencyLists(),
  ];
}

/** Price, tax and sum in three columns, under the names that programs give them. */
function columnsWithIva(): KnownList[] {
  const titles: readonly (readonly [string, string, string])[] = [
    ['PRECIO UNITARIO S/IVA', 'I.V.A.', 'PRECIO C/IVA'],
    ['SUBTOTAL', 'IVA', 'TOTAL'],
    ['PRECIO', 'IVA', 'NETO'],
    ['PRECIO SIN IVA', 'IVA 16%', 'PRECIO PUBLICO'],
  ];
  return titles.map(([plain, iva, sum], turn) => {
    const lines = risen(3020 + turn, 0.04 + turn * 0.03);
    return writtenList(
      `«${plain}», «${iva}» y «${sum}»`,
      [
        ['CLAVE', 'DESCRIPCION', plain, iva, sum],
        ...lines.map((line): Cell[] => [
          line.article.clave,
          line.article.nombre,
          pesosOf(line.next, 'mas'),
          Math.round((line.next / 1.16) * 0.16) / 100,
          own(line),
        ]),
      ],
      { precio: 4 },
      truthOf(lines, 'incluido'),
    );
  });
}

/** Lists of which a part, a column or a sheet is in dollars. */
function currencyLists(): KnownList[] {
  const dollars = timesNext(1 / 18.5);
  const [a, b, c, d] = [3030, 3031, 3032, 3033].map((seed) => risen(seed));
  if (!a || !b || !c || !d) return [];
  const half = (at: number): boolean => at % 4 === 0;
  const mixed = (lines: readonly Line[]): Map<string, number | null> => {
    const truth = truthOf(lines, 'incluido');
    lines.forEach(({ article }, at) => {
      if (half(at)) truth.set(article.clave, null);
    });
    return truth;
  };
  const row = ({ article }: Line, ...cells: Cell[]): Cell[] => [article.clave, article.nombre, ...cells];
  return [
    writtenList(
      'importados: PRECIO USD, T.C. y PRECIO MXN',
      [
        ['CLAVE', 'DESCRIPCION', 'PRECIO USD', 'T.C.', 'PRECIO MXN'],
        ...a.map((line) => row(line, dollars(line), 18.5, own(line))),
      ],
      { precio: 4 },
      truthOf(a, 'incluido'),
    ),
    writtenList(
      'importados: columna MON con USD y MXN',
      [
        ['CLAVE', 'DESCRIPCION', 'PRECIO', 'MON'],
        ...b.map((line, at) => row(line, half(at) ? dollars(line) : own(line), half(at) ? 'USD' : 'MXN')),
      ],
      {},
      mixed(b),
    ),
    writtenList(
      'importados: algunas celdas «US$ 12.50»',
      [
        ['CLAVE', 'DESCRIPCION', 'PRECIO'],
        ...c.map((line, at) => row(line, half(at) ? `US$ ${dollars(line).toFixed(2)}` : `$${own(line).toFixed(2)}`)),
      ],
      {},
      mixed(c),
    ),
    writtenList(
      'importados: solo «Precio Dlls» y el tipo de cambio en el membrete',
      [
        ['Tipo de cambio: 18.50'],
        ['CLAVE', 'DESCRIPCION', 'Precio Dlls'],
        ...d.map((line) => row(line, dollars(line))),
      ],
      { precio: null },
      new Map(d.map(({ article }) => [article.clave, null])),
    ),
  ];
}
