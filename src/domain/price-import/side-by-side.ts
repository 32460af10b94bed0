import { foldTitle, readTitle } from './aliases.ts';
import { readAsWritten } from './amount.ts';
import { isBlank, type SheetRow } from './cell.ts';
import { type ClaveIndex, claveText } from './clave-match.ts';

/** Distances at which a table begins again in the same rows; one zero for a plain table. */
export function tableOffsets(titles: readonly string[], body: readonly SheetRow[], claves: ClaveIndex): number[] {
  const titled = repeatedTitles(titles);
  return titled.length > 1 ? titled : repeatedClaves(body, claves);
}

/** The whole run of titles comes again, a clave and a price among them: `Clave Precio · Clave Precio`. */
function repeatedTitles(titles: readonly string[]): number[] {
  // `CODIGO 2` over the second table is the `CODIGO` of the first.
  const folded = titles.map((title) => foldTitle(title).replace(/ \d{1,2}$/, ''));
  const first = folded.findIndex((title) => title !== '');
  if (first < 0) return [0];
  const second = folded.indexOf(folded[first] ?? '', first + 1);
  if (second < 0) return [0];
  const period = second - first;
  const run = folded.slice(first, second).filter((title) => title !== '');
  const kinds = run.map((title) => readTitle(title).kind);
  if (run.length < 2 || !kinds.includes('precio') || !(kinds.includes('clave') || kinds.includes('nombre'))) return [0];
  const offsets = [0];
  for (let offset = period; first + offset < folded.length; offset += period) {
    const again = folded.slice(first + offset, first + offset + period).filter((title) => title !== '');
    if (again.length !== run.length || again.some((title, at) => title !== run[at])) break;
    offsets.push(offset);
  }
  return offsets;
}

const LOOKED_AT = 300;
const FEWEST = 3;

/** Without such titles: columns of the shop's claves at equal distances, each with an amount before the next one begins. */
function repeatedClaves(body: readonly SheetRow[], claves: ClaveIndex): number[] {
  const rows = body.slice(0, LOOKED_AT);
  const known = columnsWhere(rows, (row, column) => claves.exact(claveText(row.cells[column])) !== undefined);
  const amounts = columnsWhere(rows, (row, column) => readAsWritten(row.cells[column], '.').kind === 'price');
  const most = Math.max(0, ...known.values());
  const columns = [...known].filter(([, count]) => count >= FEWEST && count >= most * 0.5).map(([column]) => column);
  columns.sort((a, b) => a - b);
  const [first, second] = columns;
  if (first === undefined || second === undefined) return [0];
  const period = second - first;
  const isEven = columns.every((column, at) => column === first + at * period);
  const priced = columns.every((column) =>
    Array.from({ length: period - 1 }, (_, at) => column + at + 1).some((one) => (amounts.get(one) ?? 0) >= FEWEST),
  );
  return isEven && priced ? columns.map((column) => column - first) : [0];
}

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
