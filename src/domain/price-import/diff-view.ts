import { foldText } from '#domain/kernel/text-fold.ts';
import { type DiffRow, isWritten } from './diff-row.ts';

export type DiffFilter =
  | 'todas'
  | 'cambian'
  | 'suben'
  | 'bajan'
  | 'revisar'
  | 'iguales'
  | 'desconocidas'
  | 'borradores'
  | 'errores'
  | 'excluidas';
export type DiffOrder = 'fila' | 'cambio';

export interface DiffQuery {
  readonly filter: DiffFilter;
  readonly order: DiffOrder;
  /** Part of a clave or a name; empty for all. */
  readonly search: string;
}

/** Positions of the rows that a filter leaves, in the order asked for. */
export function arrangeDiff(rows: readonly DiffRow[], excluded: ReadonlySet<number>, query: DiffQuery): number[] {
  const wanted = foldText(query.search.trim());
  const kept: number[] = [];
  rows.forEach((row, position) => {
    if (!isKept(row, excluded.has(row.line), query.filter)) return;
    if (wanted !== '' && !foldText(`${row.clave} ${row.nombre}`).includes(wanted)) return;
    kept.push(position);
  });
  if (query.order === 'fila') return kept;
  const size = (position: number): number => Math.abs(rows[position]?.change ?? -1);
  return kept.sort((a, b) => size(b) - size(a) || a - b);
}

function isKept({ state, change }: DiffRow, isExcluded: boolean, filter: DiffFilter): boolean {
  const changes = state === 'change' || state === 'confirm';
  switch (filter) {
    case 'todas':
      return true;
    case 'cambian':
      return changes && !isExcluded;
    case 'suben':
      return changes && (change ?? 0) > 0;
    case 'bajan':
      return changes && (change ?? 0) < 0;
    case 'revisar':
      return state === 'confirm';
    case 'iguales':
      return state === 'same' || state === 'blank' || state === 'repeat';
    case 'desconocidas':
      return state === 'unknown';
    case 'borradores':
      return state === 'draft';
    case 'errores':
      return state === 'error';
    case 'excluidas':
      return isExcluded;
  }
}

/** How many rows will be written as things stand. */
export function countWritten(
  rows: readonly DiffRow[],
  excluded: ReadonlySet<number>,
  confirmed: ReadonlySet<number>,
): number {
  let written = 0;
  for (const row of rows) if (isWritten(row, excluded.has(row.line), confirmed.has(row.line))) written += 1;
  return written;
}
