import type { Cell } from '../cell.ts';
import { type KnownList, type Line, linesOf, sheetFrom, timesNext, truthOf, writtenList } from './list.ts';

const usual = (seed: number, count = 50): Line[] => linesOf(seed, { by: 0.04, spread: 0.02 }, count, seed % 50);
const own = timesNext(1);
const row = ({ article }: Line, ...cells: Cell[]): Cell[] => [article.clave, article.nombre, ...cells];
const TITLES: Cell[] = ['CLAVE', 'DESCRIPCION', 'PRECIO'];

/** Lists with promotions, chains of discounts and the price of before. */
export function offerLists(): KnownList[] {
  const lines = usual(6001);
  const truth = truthOf(lines, 'incluido');
  const beside = (
    name: string,
    titles: readonly Cell[],
    cells: (line: Line, at: number) => Cell[],
    precio: number,
    more: Partial<KnownList> = {},
  ): KnownList =>
    writtenList(
      name,
      [['CLAVE', 'DESCRIPCION', ...titles], ...lines.map((line, at) => row(line, ...cells(line, at)))],
      { precio },
      truth,
      more,
    );
  const today = ({ article }: Line): number => article.today / 100;
  return [
    beside(
      'precio normal, promoción de algunos y su vigencia',
      ['PRECIO NORMAL', 'PRECIO PROMO', 'VIGENCIA'],
      (line, at) => [own(line), at % 3 ? '' : timesNext(0.85)(line), at % 3 ? '' : '30/11/2026'],
      2,
    ),
    beside('precio y oferta en todos', ['PRECIO', 'OFERTA BUEN FIN'], (line) => [own(line), timesNext(0.9)(line)], 2),
    beside('antes y ahora', ['ANTES', 'AHORA'], (line) => [today(line), own(line)], 3),
    beside('PRECIO ACTUAL y PRECIO NUEVO', ['PRECIO ACTUAL', 'PRECIO NUEVO'], (line) => [today(line), own(line)], 3),
    beside(
      'PRECIO VIGENTE y PRECIO A PARTIR DEL 1 DIC',
      ['PRECIO VIGENTE', 'PRECIO A PARTIR DEL 1 DIC'],
      (line) => [today(line), own(line)],
      3,
    ),
    beside(
      'PRECIO, % AUMENTO y PRECIO CON AUMENTO',
      ['PRECIO', '% AUMENTO', 'PRECIO CON AUMENTO'],
      (line) => [today(line), '4%', own(line)],
      4,
    ),
    beside(
      'regular y contado',
      ['PRECIO REGULAR', 'PRECIO CONTADO -5%'],
      (line) => [own(line), timesNext(0.95)(line)],
      2,
    ),
    beside(
      'costo, costo con IVA y PV1 a PV4',
      ['COSTO', 'COSTO C/IVA', 'PV1', 'PV2', 'PV3', 'PV4'],
      (line) => [0.6, 0.7, 1, 0.95, 0.9, 0.85].map((factor) => timesNext(factor)(line)),
      4,
    ),
    beside(
      'utilidad y precio de venta sugerido',
      ['COSTO', 'UTILIDAD', 'P. VENTA SUGERIDO'],
      (line) => [timesNext(0.7)(line), '30%', own(line)],
      4,
    ),
    beside(
      'lista y descuento 50+10+5 en columna',
      ['LISTA', 'DESCUENTO', 'PRECIO PUBLICO'],
      (line) => [timesNext(1 / 0.4275)(line), '50+10+5', own(line)],
      4,
      { guard: 'says' },
    ),
    beside(
      'precio de lista y tres columnas de descuento',
      ['PRECIO LISTA', 'DESC1', 'DESC2', 'DESC3', 'NETO'],
      (line) => [own(line), 50, 10, 5, timesNext(0.4275)(line)],
      2,
      { guard: 'says' },
    ),
    writtenList(
      'membrete con 50+10+5 sobre precios que hay que descontar',
      [
        ['CONDICIONES: 50+10+5 SOBRE ESTOS PRECIOS'],
        TITLES,
        ...lines.map((line) => row(line, timesNext(1 / 0.4275)(line))),
      ],
      {},
      new Map(lines.map(({ article }) => [article.clave, null])),
    ),
    writtenList(
      'membrete con 10+5 sobre precios que hay que descontar un poco',
      [['CONDICIONES COMERCIALES: 5+2'], TITLES, ...lines.map((line) => row(line, timesNext(1 / 0.931)(line)))],
      {},
      new Map(lines.map(({ article }) => [article.clave, null])),
      { guard: 'says' },
    ),
    writtenList(
      'celdas «1,250.00 -10%»',
      [TITLES, ...lines.map((line, at) => row(line, at % 5 ? own(line) : `${own(line).toFixed(2)} -10%`))],
      {},
      new Map(lines.map(({ article, next }, at) => [article.clave, at % 5 ? next : null])),
    ),
    writtenList(
      'ofertas del mes al final con las mismas claves',
      [
        TITLES,
        ...lines.map((line) => row(line, own(line))),
        ['OFERTAS DEL MES'],
        ...lines.slice(0, 8).map((line) => row(line, timesNext(0.88)(line))),
      ],
      {},
      new Map(lines.map(({ article, next }, at) => [article.clave, at < 8 ? null : next])),
    ),
    {
      name: 'la copia de la hoja con precios de antes',
      sheets: [
        sheetFrom([TITLES, ...lines.map((line) => row(line, own(line)))], 'Lista'),
        sheetFrom([TITLES, ...lines.map((line) => row(line, today(line)))], 'Lista (2)'),
      ],
      answers: { sheet: 0, clave: 0, precio: 2, iva: 'incluido' },
      truth,
    },
  ];
}
