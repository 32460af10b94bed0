import type { Cell } from '../cell.ts';
import { type KnownList, type Line, linesOf, pesosOf, timesNext, truthOf, writtenList } from './list.ts';

const usual = (seed: number, count = 48): Line[] => linesOf(seed, { by: 0.05, spread: 0.02 }, count, seed % 50);
const own = timesNext(1);
const row = ({ article }: Line, ...cells: Cell[]): Cell[] => [article.clave, article.nombre, ...cells];
const TITLES: Cell[] = ['CLAVE', 'DESCRIPCION', 'PRECIO'];

/** Lists laid out for the eye or for a printer: merged titles, subtotals, pages, columns in another order. */
export function layoutLists(): KnownList[] {
  const lines = usual(7001);
  const truth = truthOf(lines, 'incluido');
  const rows = lines.map((line) => row(line, own(line)));
  return [
    writtenList(
      'PRECIO unido sobre S/IVA y C/IVA',
      [
        ['', '', 'PRECIO', ''],
        ['CODIGO', 'DESCRIPCION', 'S/IVA', 'C/IVA'],
        ...lines.map((line) => row(line, pesosOf(line.next, 'mas'), own(line))),
      ],
      { precio: 3 },
      truth,
    ),
    writtenList(
      'LISTA DE PRECIOS unida sobre todo y PUBLICO unido sobre CONTADO y CREDITO',
      [
        ['LISTA DE PRECIOS NOVIEMBRE', '', '', ''],
        ['', '', 'PUBLICO', ''],
        ['CODIGO', 'DESCRIPCION', 'CONTADO', 'CREDITO'],
        ...lines.map((line) => row(line, own(line), timesNext(1.06)(line))),
      ],
      {},
      truth,
    ),
    writtenList(
      'títulos partidos en renglones dentro de la celda',
      [['CLAVE\nPRODUCTO', 'DESCRIPCION\nDEL ARTICULO', 'PRECIO\nPUBLICO\nC/IVA'], ...rows],
      {},
      truth,
    ),
    writtenList(
      'subtotales por línea y total general',
      [
        TITLES,
        ...rows.flatMap((cells, at) => (at % 12 === 11 ? [cells, ['', 'SUBTOTAL LINEA', 4210.5]] : [cells])),
        ['', 'TOTAL GENERAL', 99_999],
      ],
      {},
      truth,
    ),
    writtenList(
      'páginas con su membrete y «Página 2 de 4»',
      rows.flatMap((cells, at): Cell[][] =>
        at % 12 === 0 ? [['MATERIALES LA VILLA'], [`Página ${at / 12 + 1} de 4`], TITLES, cells] : [cells],
      ),
      {},
      truth,
    ),
    writtenList(
      'la segunda tabla con las columnas en otro orden',
      [
        TITLES,
        ...rows.slice(0, 30),
        ['DESCRIPCION', 'CLAVE', 'PRECIO'],
        ...lines.slice(30).map((line): Cell[] => [line.article.nombre, line.article.clave, own(line)]),
      ],
      {},
      truth,
    ),
    writtenList(
      'el precio primero y la clave al final',
      [
        ['PRECIO', 'DESCRIPCION', 'CLAVE'],
        ...lines.map((line): Cell[] => [own(line), line.article.nombre, line.article.clave]),
      ],
      { clave: 2, precio: 0 },
      truth,
    ),
    writtenList(
      'claves con blancos, minúsculas y apóstrofo',
      [
        TITLES,
        ...lines.map((line, at): Cell[] => [
          at % 3 === 0
            ? ` ${line.article.clave.toLowerCase()} `
            : at % 3 === 1
              ? `'${line.article.clave}`
              : line.article.clave,
          line.article.nombre,
          own(line),
        ]),
      ],
      {},
      truth,
    ),
    ...tableLists(),
  ];
}

/** Quotations and lists with blank columns, and words where a price should stand. */
function tableLists(): KnownList[] {
  const lines = usual(7002);
  const truth = truthOf(lines, 'incluido');
  return [
    writtenList(
      'una partida numerada antes de la clave',
      [
        ['PARTIDA', 'CLAVE', 'DESCRIPCION', 'CANT', 'P. UNITARIO', 'IMPORTE'],
        ...lines.map((line, at): Cell[] => [
          at + 1,
          line.article.clave,
          line.article.nombre,
          2,
          own(line),
          timesNext(2)(line),
        ]),
        ['', '', '', '', 'TOTAL', 123_456.78],
      ],
      { clave: 1, precio: 4 },
      truth,
    ),
    writtenList(
      'una cotización con CANT 1 e IMPORTE',
      [
        ['COTIZACION 1234'],
        ['CLAVE', 'DESCRIPCION', 'CANT', 'PRECIO', 'IMPORTE'],
        ...lines.map((line, at) => row(line, at % 6 ? 1 : 3, own(line), timesNext(at % 6 ? 1 : 3)(line))),
        ['', '', '', 'SUBTOTAL', 1000],
        ['', '', '', 'IVA', 160],
        ['', '', '', 'TOTAL', 1160],
      ],
      { precio: 3 },
      truth,
    ),
    writtenList(
      'columnas de blancos entre las llenas y un logotipo arriba',
      [
        [null, null, null, null, 'LOGO'],
        [null, 'CLAVE', null, 'DESCRIPCION', null, null, 'PRECIO PUBLICO'],
        ...lines.map((line): Cell[] => [null, line.article.clave, null, line.article.nombre, null, null, own(line)]),
      ],
      { clave: 1, precio: 6 },
      truth,
    ),
    writtenList(
      'artículos agotados y nuevos en la columna de precio',
      [
        TITLES,
        ...lines.map((line, at) => row(line, at % 9 === 0 ? 'AGOTADO' : at % 9 === 1 ? 'Consultar' : own(line))),
      ],
      {},
      new Map(lines.map(({ article, next }, at) => [article.clave, at % 9 < 2 ? null : next])),
    ),
  ];
}
