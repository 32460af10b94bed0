import type { IvaMode } from '../amount.ts';
import { type KnownList, linesOf, plainList } from './list.ts';

/** Lists whose words about IVA are false, at every rise and fall at which they may look true. */
export function lyingIvaLists(): KnownList[] {
  const lies = [0.13, 0.14, 0.15, 0.16, 0.17, 0.19, 0.22, 0.26].map((by) => ['PRECIO CON IVA', 'mas', by] as const);
  const mirror = [-0.14, -0.12, -0.1, -0.08, -0.06, -0.04].map((by) => ['PRECIO MAS IVA', 'incluido', by] as const);
  const inTitle = [...lies, ...mirror].map(([price, iva, by], at) =>
    plainList({
      name: `miente: «${price}» y es ${iva}, ${Math.round(by * 100)} %`,
      lines: linesOf(8001 + at, { by, spread: 0.02 }, 50, at),
      iva,
      price,
    }),
  );
  const inNote = [
    ['Todos los precios incluyen IVA', 'mas', 0.15],
    ['Todos los precios son más IVA', 'incluido', -0.09],
    ['IVA INCLUIDO', 'mas', 0.18],
  ] as const;
  const notes = inNote.map(([note, iva, by], at) =>
    plainList({
      name: `miente el membrete: «${note}» y es ${iva}, ${Math.round(by * 100)} %`,
      lines: linesOf(8030 + at, { by, spread: 0.02 }, 50, at),
      iva,
      price: 'PRECIO',
      above: [['PROVEEDORA X'], [note], []],
    }),
  );
  return [...inTitle, ...notes, ...honestIvaLists(), ...fileNameLists()];
}

/** Lists whose words are true, with some prices kept or all of them raised by the same round share, as most lists are. */
function honestIvaLists(): KnownList[] {
  const said: readonly (readonly [string, IvaMode])[] = [
    ['PRECIO CON IVA', 'incluido'],
    ['P. PUBLICO C/IVA', 'incluido'],
    ['PRECIO + IVA', 'mas'],
    ['PRECIO SIN IVA', 'mas'],
  ];
  return said.flatMap(([price, iva], at) => {
    const some = linesOf(8060 + at, { by: 0.05, spread: 0.03 }, 60, at);
    const kept = some.map((line, turn) => (turn % 3 ? { ...line, next: line.article.today } : line));
    const round = linesOf(8070 + at, { by: 0.06, spread: 0 }, 60, at);
    return [
      plainList({ name: `«${price}», dos de cada tres como hoy`, lines: kept, iva, price }),
      plainList({ name: `«${price}», todo 6 % arriba`, lines: round, iva, price }),
    ];
  });
}

/** Lists of which only the name of the file says something of IVA. */
function fileNameLists(): KnownList[] {
  const names: readonly (readonly [string, string, IvaMode, number])[] = [
    ['LISTA SIN IVA AGOSTO.xlsx', 'PRECIO', 'mas', 0.05],
    ['LISTA SIN IVA AGOSTO.xlsx', 'PRECIO CON IVA', 'mas', 0.15],
    ['precios_mas_iva_2026.csv', 'PRECIO CON IVA', 'mas', 0.14],
    ['Lista con IVA incluido.xls', 'PRECIO + IVA', 'incluido', -0.1],
    ['lista-con-iva.xlsx', 'PRECIO', 'mas', 0.15],
    ['Precios c-iva nov.xlsx', 'PRECIO', 'mas', 0.16],
  ];
  return names.map(([file, price, iva, by], at) => ({
    ...plainList({
      name: `archivo «${file}», «${price}» y es ${iva}`,
      lines: linesOf(8090 + at, { by, spread: 0.02 }, 50, at),
      iva,
      price,
    }),
    file,
  }));
}
