import { useRef } from 'react';
import { groupThousands } from '#domain/kernel/money.ts';
import { shopDayOf } from '#domain/kernel/written-days.ts';
import { type FoundProduct, notThere } from '#domain/staff/products/product-commands.ts';
import { findProduct } from '#domain/staff/products/product-list.ts';
import type { Edit } from '../../journal/journal-sync.ts';
import { saveProblemText } from '../../journal/save-messages.ts';
import { useActor } from '../../shared/documents/use-actor.ts';
import { productSources } from '../../shared/products/use-products.ts';
import { useStaff } from '../../staff.ts';
import { type QuickEdit, type QuickProblem, quickEdits, quickTitle } from './quick-edit.ts';
import type { Internos } from './use-internos.ts';

export interface QuickSave extends QuickEdit {
  readonly nombre: string;
}

/** The cells that stay as they were typed, each with why; an empty text where the cell itself will say so. */
type LeftCells = ReadonlyMap<QuickSave, string>;

/**
 * Saves accepted cells, each as an edit of its own; those of one paste are undone together. One call at a time, because the second edit of a
 * document starts from what the first one makes.
 */
export function useQuickSaves(internos: Internos): (cells: readonly QuickSave[]) => Promise<LeftCells> {
  const { journal } = useStaff();
  const actor = useActor();
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const { byId } = internos;

  async function saveNow(cells: readonly QuickSave[]): Promise<LeftCells> {
    const sources = productSources();
    const rows = new Map(sources.rows.map((row) => [row.id, row]));
    const find = (id: string): FoundProduct => {
      const row = rows.get(id);
      return findProduct({ ...sources, rows: row ? [row] : [] }, id, byId && (byId.get(id) ?? notThere));
    };
    const { changes, left } = quickEdits(actor, cells, find, shopDayOf(Date.now()));
    const edits = [...changes].map(
      ([cell, made]): Edit => ({ title: quickTitle(cell.nombre, cell.field), changes: made }),
    );
    const title =
      edits.length === 1 ? (edits[0]?.title ?? '') : `${groupThousands(edits.length)} celdas de la edición rápida`;
    const saved = await journal.saveManyUndoable(edits, title);
    return saved.ok
      ? new Map([...left].map(([cell, problem]) => [cell, PROBLEMS[problem]]))
      : new Map(cells.map((cell) => [cell, saveProblemText(saved.error)]));
  }

  return (cells) => {
    const saving = before.current.then(() => saveNow(cells));
    before.current = saving;
    return saving;
  };
}

const PROBLEMS: Readonly<Record<QuickProblem, string>> = {
  stranger: saveProblemText('stranger'),
  'nothing-there': 'Este producto ya no existe.',
  moved: '',
  unread: 'Sin conexión no se conoce el costo que tiene: no se puede cambiar sin verlo.',
};
