import { type KnownList, linesOf, plainList } from './list.ts';
import { numbersFrom } from './shop.ts';
import { NEIGHBOURS, SILENT_TITLES } from './titles.ts';

const NOTES = ['', '', '', 'PRECIOS MAS IVA', 'Precios incluyen IVA', 'Precios sujetos a cambio sin previo aviso'];

/** Titles, neighbours, letterheads, IVA and rises put together by chance, the same in every run. */
export function randomLists(count: number): KnownList[] {
  const random = numbersFrom(15);
  const oneOf = <One>(all: readonly One[]): One => {
    const one = all[Math.floor(random() * all.length)];
    if (one === undefined) throw new Error('Nothing to choose from');
    return one;
  };
  return Array.from({ length: count }, (_, at) => {
    const price = oneOf(SILENT_TITLES);
    const extras = random() < 0.4 ? [] : oneOf(NEIGHBOURS).map((extra) => ({ ...extra, isFirst: random() < 0.5 }));
    const iva = random() < 0.5 ? ('mas' as const) : ('incluido' as const);
    const move = { by: random() * 0.2 - 0.05, spread: random() * 0.08 };
    const note = oneOf(NOTES);
    return plainList({
      name: `${at}: «${price}» ${iva} ${(move.by * 100).toFixed(1)} % ± ${(move.spread * 100).toFixed(1)}, «${note}», ${extras.map(({ title }) => title).join(', ')}`,
      lines: linesOf(2000 + at, move, 8 + Math.floor(random() * 80), Math.floor(random() * 200)),
      iva,
      price,
      above: note === '' ? [] : [['FERRETERÍA MAYORISTA'], [note], []],
      extras,
      isUntitled: random() < 0.1,
    });
  });
}
