import type { WrittenRow } from '#domain/kernel/written-table.ts';
import { cellText, isBlank, type Sheet, type SheetRow } from './cell.ts';

/** Why a row of the sheet is no line of the price list. */
export type AsideReason = 'above' | 'titles' | 'section' | 'total' | 'hidden' | 'rule';

/** A row that was set aside. */
export interface AsideRow {
  /** As the spreadsheet numbers it, from 1. */
  readonly row: number;
  readonly reason: AsideReason;
  /** What it holds, as a person sees it. */
  readonly text: string;
}

/** Where every row of the sheet that holds anything went: `read + aside = rows`. */
export interface RowAccount {
  readonly rows: number;
  readonly read: number;
  readonly aside: number;
}

export const ASIDE_MESSAGES: Readonly<Record<AsideReason, string>> = {
  above: 'Está arriba de los títulos',
  titles: 'Son los títulos, o el encabezado otra vez',
  section: 'No tiene clave ni precio: parece el nombre de una sección o una nota',
  total: 'Parece un total',
  hidden: 'Está oculta en la hoja',
  rule: 'Solo trae rayas o signos',
};

/** A row as it is set aside, with what it holds in at most 160 characters. */
export function asideRow(row: SheetRow, reason: AsideReason): AsideRow {
  const text = row.cells.map(cellText).filter(Boolean).join(' · ').slice(0, 160);
  return { row: row.number, reason, text };
}

/** Whether any cell of a row holds something that a person would see. */
export const holdsAnything = ({ cells }: SheetRow): boolean => cells.some((cell) => !isBlank(cell));

/** @param read the numbers of the rows that became lines; a row with several tables side by side counts once */
export function accountOf(sheet: Sheet, read: ReadonlySet<number>, aside: readonly AsideRow[]): RowAccount {
  return { rows: sheet.rows.filter(holdsAnything).length, read: read.size, aside: aside.length };
}

/** The rows set aside, as a file of their own. */
export function asideTable(aside: readonly AsideRow[]): WrittenRow[] {
  return [
    ['Fila', 'Contenido', 'Motivo'],
    ...aside.map(({ row, text, reason }): WrittenRow => [String(row), text, ASIDE_MESSAGES[reason]]),
  ];
}
