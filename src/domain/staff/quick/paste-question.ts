import { lotWarning, type Warning } from '#domain/price-import/file-warnings.ts';
import type { JudgedCell, QuickField, QuickValues } from './quick-cells.ts';

type AmountField = Exclude<QuickField, 'existencia'>;

/** A cell of a paste with what would become of it. */
export interface JudgedPaste {
  readonly field: QuickField;
  readonly nombre: string;
  readonly now: QuickValues;
  readonly judged: JudgedCell;
}

/** An amount that a paste would change. Centavos. */
export interface PastedMove {
  readonly nombre: string;
  readonly before: number;
  readonly after: number;
}

/** What a person must say yes to before a paste is saved, about the amounts of one column as a whole. */
export interface PasteQuestion {
  readonly field: AmountField;
  readonly warning: Warning;
  readonly moves: readonly PastedMove[];
}

/**
 * The questions that a paste raises as a whole, one for each column of amounts: the same as a price list of these amounts would.
 * A cell that is asked about by itself counts, because it is a part of what the paste does.
 */
export function pasteQuestions(cells: readonly JudgedPaste[]): readonly PasteQuestion[] {
  return (['precio', 'costo'] as const).flatMap((field) => {
    const moves = cells.flatMap((cell) => (cell.field === field ? moveOf(field, cell) : []));
    const warning = lotWarning(moves.map(({ before, after }) => after / before - 1));
    return warning ? [{ field, warning, moves: moves.filter(({ before, after }) => after !== before) }] : [];
  });
}

function moveOf(field: AmountField, { nombre, now, judged }: JudgedPaste): PastedMove[] {
  const before = now[field];
  if (before === undefined || judged.kind === 'invalid') return [];
  const after = judged.kind === 'unchanged' ? before : judged.value;
  return typeof after === 'number' ? [{ nombre, before, after }] : [];
}
