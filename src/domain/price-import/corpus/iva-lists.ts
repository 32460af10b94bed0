import type { Cell } from '../cell.ts';
import { type KnownList, linesOf, pesosOf, plainList, sheetFrom, truthOf } from './list.ts';

/** Sentences that say in many ways that IVA is not in the prices; a rise of a sixth makes such a list look like one with IVA. */
const NEGATED_NOTES = [
  'PRECIOS SIN INCLUIR IVA',
  'Precios NO INCL. IVA',
  'No se incluye IVA',
  'IVA incluido: NO',
  'Los precios aún no incluyen el IVA',
  'A estos precios falta agregar IVA',
  'Precios: se excluye IVA',
  'Precios libres de IVA',
  'IVA no incluido',
  'Precios netos de IVA',
  'Precios sin considerar el I.V.A.',
  'No están incluyendo IVA',
  'Precios de contado, IVA por separado',
  'Agregue el 16 % de IVA',
  'Todavía no llevan IVA',
  'Ninguno de los precios trae IVA incluido',
  'Más el IVA correspondiente, precios con IVA bajo pedido',
];
const NEGATED_TITLES = [
  'PRECIO (NO INCL. IVA)',
  'PRECIO S/INCLUIR IVA',
  'P. PUBLICO IVA NO INCLUIDO',
  'PRECIO ANTES DE IVA',
  'PRECIO NETO DE IVA',
  'PRECIO LIBRE DE IVA',
  'PRECIO, FALTA IVA',
];
const RISES = [0.14, 0.15, 0.16, 0.17, 0.18];

export function negatedIvaLists(): KnownList[] {
  const notes = NEGATED_NOTES.map((note) => ['PRECIO', note] as const);
  const titles = NEGATED_TITLES.map((title) => [title, ''] as const);
  return [...notes, ...titles].flatMap(([price, note], at) =>
    RISES.filter((_, turn) => (turn + at) % 2 === 0).map((by, turn) =>
      plainList({
        name: `«${price}» bajo «${note}», sin IVA, ${Math.round(by * 100)} %`,
        lines: linesOf(1000 + at * 5 + turn, { by, spread: 0.03 }, 50, at),
        iva: 'mas',
        price,
        above: note === '' ? [] : [['DISTRIBUIDORA X, S.A. DE C.V.'], [note], []],
      }),
    ),
  );
}

/** A section or a second row of titles that says another thing of IVA than the rest of the list. */
export function ivaSectionLists(): KnownList[] {
  const first = linesOf(1200, { by: 0, spread: 0.02 }, 60);
  const second = linesOf(1201, { by: 0.04, spread: 0.03 }, 25, 101);
  const row = (iva: 'mas' | 'incluido') => (line: (typeof first)[number]) => [
    line.article.clave,
    line.article.nombre,
    pesosOf(line.next, iva),
  ];
  const truth = new Map([...truthOf(first, 'incluido'), ...truthOf(second, 'mas')]);
  const between: readonly (readonly [string, (string | null)[]])[] = [
    ['PRECIO', ['PINTURAS (precios mas IVA)']],
    ['PRECIO', ['PINTURAS: NO INCLUYE IVA']],
    ['PRECIO CON IVA', ['PINTURAS', null, 'mas IVA']],
    ['PRECIO CON IVA', ['CLAVE', 'DESCRIPCION', 'PRECIO MAS IVA']],
    ['PRECIO', ['CLAVE', 'DESCRIPCION', 'PRECIO + IVA']],
  ];
  const sections = between.map(
    ([price, middle], at): KnownList => ({
      name: `${at}: «${price}», a la mitad «${middle.filter(Boolean).join(' · ')}»`,
      sheets: [
        sheetFrom([['CLAVE', 'DESCRIPCION', price], ...first.map(row('incluido')), middle, ...second.map(row('mas'))]),
      ],
      answers: { sheet: 0, clave: 0, precio: 2, iva: 'incluido' },
      truth,
    }),
  );
  const rows = linesOf(1203, { by: 0.02, spread: 0.02 }, 60);
  const byRow = (name: string, titles: Cell[], says: (isMas: boolean) => Cell): KnownList => ({
    name,
    sheets: [
      sheetFrom([
        titles,
        ...rows.map((line, at) => [...row(at % 5 ? 'incluido' : 'mas')(line), says(at % 5 === 0)] as Cell[]),
      ]),
    ],
    answers: { sheet: 0, clave: 0, precio: 2, iva: 'incluido' },
    truth: new Map(rows.flatMap((line, at) => [...truthOf([line], at % 5 ? 'incluido' : 'mas')])),
  });
  return [
    ...sections,
    byRow('columna INCLUYE IVA con SI y NO', ['CLAVE', 'DESCRIPCION', 'PRECIO', 'INCLUYE IVA'], (isMas) =>
      isMas ? 'NO' : 'SI',
    ),
    byRow('columna IVA con «incluido» y «más IVA»', ['CLAVE', 'DESCRIPCION', 'PRECIO', 'IVA'], (isMas) =>
      isMas ? 'MÁS IVA' : 'INCLUIDO',
    ),
  ];
}
