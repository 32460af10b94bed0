import type { IvaMode } from '../amount.ts';
import { type KnownList, plainList } from './list.ts';
import { realLines } from './real-lines.ts';

/** Lists whose prices were decided in whole pesos and then written the other way, under words that are true and words that are not. */
export function roundedIvaLists(): KnownList[] {
  const said: readonly (readonly [string, IvaMode])[] = [
    ['PRECIO + IVA', 'mas'],
    ['PRECIO SIN IVA', 'mas'],
    ['P. PUBLICO C/IVA', 'incluido'],
    ['PRECIO IVA INCLUIDO', 'incluido'],
  ];
  const honest = said.flatMap(([price, iva], at) =>
    [0.03, 0.07].map((by, turn) =>
      plainList({
        name: `«${price}» y precios cerrados ${wayOf(iva)}, ${Math.round(by * 100)} %`,
        price,
        iva,
        lines: lines(8200 + at * 2 + turn, iva, by),
      }),
    ),
  );
  const lies: readonly (readonly [string, IvaMode, number])[] = [
    ['PRECIO CON IVA', 'mas', 0.02],
    ['P. PUBLICO IVA INCLUIDO', 'mas', 0.08],
    ['PRECIO + IVA', 'incluido', 0.03],
    ['PRECIO SIN IVA', 'incluido', 0.06],
  ];
  const untrue = lies.map(([price, iva, by], at) =>
    plainList({
      name: `miente «${price}» y precios cerrados ${wayOf(iva)}, ${Math.round(by * 100)} %`,
      price,
      iva,
      lines: lines(8240 + at, iva, by),
    }),
  );
  return [...honest, ...untrue];
}

/** Lists that rose as much as makes a false word look true; only the digits of their prices contradict it. */
export function roundedLieLists(): KnownList[] {
  return [0.14, 0.16, 0.19].flatMap((by, at) => [
    plainList({
      name: `miente «PRECIO CON IVA» y cerrados con IVA, ${Math.round(by * 100)} %`,
      price: 'PRECIO CON IVA',
      iva: 'mas',
      lines: lines(8260 + at, 'mas', by),
    }),
    plainList({
      name: `miente «PRECIO + IVA» y cerrados sin IVA, ${Math.round(-by * 50)} %`,
      price: 'PRECIO + IVA',
      iva: 'incluido',
      lines: lines(8270 + at, 'incluido', -by / 2),
    }),
  ]);
}

const wayOf = (iva: IvaMode): string => (iva === 'mas' ? 'con IVA, escritos sin él' : 'sin IVA, escritos con él');

/** Whole pesos on the other side of IVA than the list is written on. */
const lines = (seed: number, iva: IvaMode, by: number) =>
  realLines(seed, { by, kept: 0, unit: 100, iva: iva === 'mas' ? 'incluido' : 'mas' });
