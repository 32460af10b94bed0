import type { DiffRow } from './diff-row.ts';
import type { PriceLine } from './read-lines.ts';
import type { RowMarks } from './review.ts';

/**
 * What a person has done to one row of a review, and the comparison that they saw. The row is named by its place in the spreadsheet and its
 * clave, never by its position among the lines: which rows are lines depends on the catalogue.
 */
export interface KeptMark {
  readonly row: number;
  readonly offset: number;
  readonly clave: string;
  readonly excluded: boolean;
  readonly confirmed: boolean;
  /** Without a product, and marked to become a draft. */
  readonly chosen: boolean;
  /** The price as typed; `null` for the file's. */
  readonly corrected: string | null;
  /** In centavos, as compared when the mark was kept. */
  readonly before: number | null;
  readonly after: number | null;
}

/** Every row that a person has marked or corrected. @param rows the compared lines, one for each */
export function keptMarks(
  lines: readonly PriceLine[],
  rows: readonly DiffRow[],
  { excluded, confirmed, corrected, chosen }: RowMarks,
): KeptMark[] {
  const marked = new Set([...excluded, ...confirmed, ...chosen, ...corrected.keys()]);
  return [...marked].flatMap((at): KeptMark[] => {
    const line = lines[at];
    const compared = rows[at];
    if (!line || !compared) return [];
    return [
      {
        row: line.row,
        offset: line.offset,
        clave: line.clave,
        excluded: excluded.has(at),
        confirmed: confirmed.has(at),
        chosen: chosen.has(at),
        corrected: corrected.get(at) ?? null,
        before: compared.before,
        after: compared.after,
      },
    ];
  });
}

/** The lines that have a kept mark. A row that now has another clave is another row. */
export function markedLines(lines: readonly PriceLine[], kept: readonly KeptMark[]): (readonly [number, KeptMark])[] {
  if (kept.length === 0) return [];
  const marks = new Map(kept.map((mark) => [placeOf(mark), mark] as const));
  return lines.flatMap((line, at) => {
    const mark = marks.get(placeOf(line));
    return mark?.clave === line.clave ? [[at, mark] as const] : [];
  });
}

const placeOf = ({ row, offset }: { readonly row: number; readonly offset: number }): string => `${row}/${offset}`;

/**
 * Ticks rows again as they were. One that no longer compares the prices that the person saw waits for its tick, whatever it had.
 * @returns how many such rows there are
 */
export function restoreTicks(
  rows: readonly DiffRow[],
  found: readonly (readonly [number, KeptMark])[],
  ticks: Readonly<Record<'excluded' | 'confirmed' | 'chosen', Set<number>>>,
): number {
  let unticked = 0;
  for (const [line, { excluded, confirmed, chosen, before, after }] of found) {
    const row = rows[line];
    const isSame = row?.before === before && row.after === after;
    const isDoubtful = row?.state === 'confirm';
    if (isSame && confirmed && !(isDoubtful && excluded)) ticks.confirmed.add(line);
    if (isSame && chosen) ticks.chosen.add(line);
    // A doubtful row is left out by not being confirmed; any other is written unless it is left out.
    if (!isDoubtful && (excluded || (!isSame && row?.state === 'change'))) ticks.excluded.add(line);
    const canTick = isDoubtful || row?.state === 'change' || (chosen && row?.state === 'unknown');
    if (!isSame && canTick) unticked += 1;
  }
  return unticked;
}
