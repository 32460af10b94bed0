import { readTitle } from './aliases.ts';
import { readAsWritten } from './amount.ts';
import { isBlank, type SheetRow } from './cell.ts';
import { type ClaveIndex, claveText } from './clave-match.ts';
import { foldTitle } from './fold-title.ts';

/** Tables that stand side by side in the same rows. */
export interface SideBySide {
  /** The column where the first one begins. */
  readonly first: number;
  /** Distances at which a table begins again; one zero for a plain table. */
  readonly offsets: readonly number[];
}

const ONE: SideBySide = { first: 0, offsets: [0] };

/** The tables of a sheet, found by titles that repeat and by columns of the shop's claves, because a table may have no titles of its own. */
export function tablesSideBySide(titles: readonly string[], body: readonly SheetRow[], claves: ClaveIndex): SideBySide {
  const titled = repeatedTitles(titles);
  const known = repeatedClaves(titles, body, claves);
  if (titled.offsets.length < 2) return known;
  const [last = 0, before = 0] = titled.offsets.toReversed();
  const more = known.offsets.filter((offset) => offset >= last + (last - before));
  return { first: titled.first, offsets: [...titled.offsets, ...more] };
}

/** `CODIGO 2` over the second table is the `CODIGO` of the first. */
export const blockTitle = (title: string): string => foldTitle(title).replace(/ \d{1,2}$/, '');

/** The whole run of titles comes again, a clave and a price among them: `Clave Precio · Clave Precio`. */
function repeatedTitles(titles: readonly string[]): SideBySide {
  const folded = titles.map(blockTitle);
  const first = folded.findIndex((title) => title !== '');
  if (first < 0) return ONE;
  const starts = folded.flatMap((title, at) => (title === folded[first] ? [at] : []));
  const runs = starts.map((start, at) => folded.slice(start, starts[at + 1]).filter((title) => title !== ''));
  const run = runs[0] ?? [];
  const kinds = run.map((title) => readTitle(title).kind);
  if (run.length < 2 || !kinds.includes('precio') || !(kinds.includes('clave') || kinds.includes('nombre'))) return ONE;
  const isSame = (other: readonly string[]): boolean => run.every((title, at) => title === other[at]);
  return { first, offsets: starts.filter((_, at) => isSame(runs[at] ?? [])).map((start) => start - first) };
}

const LOOKED_AT = 300;
const FEWEST = 3;
/** A column with fewer claves than this part of the best one's is no table of its own. */
const LEAST_PART = 0.2;
/** How far a last table reaches to its price where nothing ends it. */
const REACH = 8;

/** Columns of the shop's claves, each with an amount before the next one begins, and under a title of a price where it has one. */
function repeatedClaves(titles: readonly string[], body: readonly SheetRow[], claves: ClaveIndex): SideBySide {
  const rows = body.slice(0, LOOKED_AT);
  const known = columnsWhere(rows, (row, column) => claves.exact(claveText(row.cells[column])) !== undefined);
  const most = Math.max(0, ...known.values());
  const columns = [...known]
    .filter(([, count]) => count >= FEWEST && count >= most * LEAST_PART)
    .map(([column]) => column)
    .sort((a, b) => a - b);
  const [first] = columns;
  if (first === undefined || columns.length < 2) return ONE;
  const amounts = columnsWhere(rows, (row, column) => readAsWritten(row.cells[column], '.').kind === 'price');
  const isPriced = (column: number, at: number): boolean => {
    const end = columns[at + 1] ?? column + REACH;
    const own = Array.from({ length: end - column - 1 }, (_, by) => column + by + 1);
    const isUntitled = own.every((one) => (titles[one] ?? '') === '');
    return own.some((one) => (amounts.get(one) ?? 0) >= FEWEST && (isUntitled || isPriceTitle(titles[one] ?? '')));
  };
  const [isFirstPriced, ...others] = columns.map(isPriced);
  const next = columns.slice(1).filter((_, at) => others[at]);
  return isFirstPriced && next.length > 0 ? { first, offsets: [first, ...next].map((column) => column - first) } : ONE;
}

/** `1 LT`, `GALÓN PRECIO`, `CUBETA 19 L`: lists of paint have a code and a price for each size. */
export const isSizeTitle = (title: string): boolean =>
  SIZE.test(foldTitle(title).replace(/^precios? (?:del? |por |x )?| precios?$/, ''));

const SIZE =
  /^(?:(?:litros?|cuartos?|galon(?:es)?|cubetas?|tambor(?:es)?|botes?|latas?|sacos?|bultos?|porron(?:es)?|garrafas?)(?: (?:de )?\d{1,4}(?: \d{1,3})?(?: ?(?:l|lts?|litros?|gal|kgs?|kilos?|m ?l|grs?|g))?)?|\d{1,4}(?: \d{1,3})? ?(?:l|lts?|litros?|gal|galon(?:es)?|kgs?|kilos?|m ?l|grs?|g))$/;

const isPriceTitle = (title: string): boolean => readTitle(title).kind === 'precio' || isSizeTitle(title);

function columnsWhere(
  rows: readonly SheetRow[],
  holds: (row: SheetRow, column: number) => boolean,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const row of rows) {
    row.cells.forEach((cell, column) => {
      if (!isBlank(cell) && holds(row, column)) counts.set(column, (counts.get(column) ?? 0) + 1);
    });
  }
  return counts;
}
