import type { Cell } from '../cell.ts';
import { type Extra, type KnownList, type Line, linesOf, type Move, plainList } from './list.ts';

/** Titles under which shops' programs and suppliers write the price for the public. None of them says whether IVA is in it. */
export const SILENT_TITLES = [
  'P. PÚBLICO',
  'PVP',
  'P.V.P.',
  'NETO',
  'MOSTRADOR',
  'PRECIO',
  '$ VENTA1',
  'VENTA1',
  'VENTA 1',
  'P.VTA.',
  'PPUBLICO',
  'pto_venta',
  'PRECIO1',
  'P. VENTA',
  'MENUDEO',
  'Precio 🔥',
  'precio_final',
  'CLIENTE FINAL',
  'P.U.',
  '$',
] as const;

const MOVES: readonly Move[] = [
  { by: 0.04, spread: 0.02 },
  { by: 0.09, spread: 0.03 },
  { by: 0.12, spread: 0.01 },
  { by: 0.1, spread: 0.06 },
  { by: -0.04, spread: 0.03 },
  { by: 0.005, spread: 0.02 },
];

/** Every silent title with and without IVA, at different rises: what it says and what it holds have nothing to do with each other. */
export function silentTitleLists(): KnownList[] {
  return SILENT_TITLES.flatMap((price, at) =>
    (['incluido', 'mas', 'mas'] as const).map((iva, which) => {
      const move = MOVES[(at + which * 2) % MOVES.length] ?? { by: 0, spread: 0 };
      const lines = linesOf(100 + at * 3 + which, move, 40 + at, at);
      return plainList({ name: `«${price}», IVA ${iva}, ${Math.round(move.by * 1000)} al millar`, lines, iva, price });
    }),
  );
}

/** Titles and letterheads that say it in words; some of them lie. */
export function spokenIvaLists(): KnownList[] {
  const said: readonly (readonly [string, string, 'incluido' | 'mas'])[] = [
    ['PRECIO CON IVA', '', 'incluido'],
    ['PRECIO MAS IVA', '', 'mas'],
    ['P. PUBLICO + IVA', '', 'mas'],
    ['PRECIO S/IVA', '', 'mas'],
    ['PRECIO', 'PRECIOS MAS IVA', 'mas'],
    ['P. PÚBLICO', 'PRECIOS MÁS I.V.A.', 'mas'],
    ['PVP', 'Precios no incluyen IVA', 'mas'],
    ['NETO', 'PRECIOS MAS IVA', 'mas'],
    ['PRECIO', 'Precios incluyen IVA', 'incluido'],
    // Last year's letterhead over this year's prices.
    ['PRECIO', 'PRECIOS MAS IVA', 'incluido'],
    ['PVP', 'Precios incluyen IVA', 'mas'],
    ['PRECIO CON IVA', '', 'mas'],
  ];
  return said.flatMap(([price, note, iva], at) =>
    [0.03, 0.08, 0.12].map((by, which) =>
      plainList({
        name: `«${price}» bajo «${note}», IVA ${iva}, ${Math.round(by * 100)} %`,
        lines: linesOf(300 + at * 3 + which, { by, spread: 0.02 }, 50, at),
        iva,
        price,
        above: note === '' ? [] : [['DISTRIBUIDORA DEL NORTE, S.A. DE C.V.'], [note], []],
      }),
    ),
  );
}

const share =
  (factor: number, from: 'next' | 'today' = 'next') =>
  (line: Line): Cell =>
    Math.round((from === 'next' ? line.next : line.article.today) * factor) / 100;

/** Columns that stand beside the price and look like it. */
export const NEIGHBOURS: readonly (readonly Extra[])[] = [
  [{ title: 'LISTA', cell: share(0.97), isFirst: true }],
  [{ title: 'LISTA', cell: share(1.3) }],
  [{ title: 'VENTA 2', cell: share(0.94) }],
  [{ title: 'COSTO1', cell: share(0.97), isFirst: true }],
  [{ title: 'ULTCOSTO', cell: share(0.9), isFirst: true }],
  [{ title: 'PCOSTO', cell: share(0.92) }],
  [{ title: 'PCOMPRA', cell: share(0.95), isFirst: true }],
  [{ title: 'CTO', cell: share(0.93), isFirst: true }],
  [{ title: 'C. UNITARIO', cell: share(0.96), isFirst: true }],
  [
    { title: 'MAYOREO', cell: share(0.93), isFirst: true },
    { title: 'DISTRIBUIDOR', cell: share(0.63) },
  ],
  [{ title: 'ANTERIOR', cell: share(1, 'today'), isFirst: true }],
  [{ title: 'PRECIO', cell: share(0.86), isFirst: true }],
  [
    { title: 'EXIST', cell: (_, at) => (at * 7) % 40, isFirst: true },
    { title: 'EMPAQUE', cell: (_, at) => [1, 6, 12][at % 3] ?? 1 },
  ],
  [{ title: 'XJ7', cell: share(0.98) }],
];

const PRICE_TITLES = ['P.VTA.', 'VENTA1', '$ VENTA1', 'PPUBLICO', 'pto_venta', 'PRECIO', 'Precio 💲 público'] as const;

/** The price for the public beside another price, a cost, last month's price, or the same title again. */
export function neighbourLists(): KnownList[] {
  return NEIGHBOURS.flatMap((extras, at) =>
    [0, 3].map((turn) => {
      const price = PRICE_TITLES[(at + turn) % PRICE_TITLES.length] ?? 'PRECIO';
      const iva = (at + turn) % 3 === 0 ? 'mas' : 'incluido';
      return plainList({
        name: `«${price}» junto a ${extras.map(({ title }) => `«${title}»`).join(' y ')}, IVA ${iva}`,
        lines: linesOf(500 + at * 2 + turn, { by: turn === 0 ? 0.05 : 0.1, spread: 0.03 }, 60, at),
        iva,
        price,
        extras,
      });
    }),
  );
}
