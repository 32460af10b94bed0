import { useRef } from 'react';
import { shopDayOf } from '#domain/kernel/written-days.ts';
import { notThere } from '#domain/staff/products/product-commands.ts';
import { findProduct } from '#domain/staff/products/product-list.ts';
import type { Edit } from '../../journal/journal-sync.ts';
import { saveProblemText } from '../../journal/save-messages.ts';
import { useActor } from '../../shared/documents/use-actor.ts';
import { productSources } from '../../shared/products/use-products.ts';
import { useStaff } from '../../staff.ts';
import { type QuickEdit, type QuickProblem, quickEdit, quickTitle } from './quick-edit.ts';
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
    const left = new Map<QuickSave, string>();
    const edits: Edit[] = [];
    for (const cell of cells) {
      const row = rows.get(cell.id);
      const interno = byId && (byId.get(cell.id) ?? notThere);
      const found = findProduct({ ...sources, rows: row ? [row] : [] }, cell.id, interno);
      const changes = quickEdit(actor, found, cell, shopDayOf(Date.now()));
      if (changes.ok) edits.push({ title: quickTitle(cell.nombre, cell.field), changes: changes.value });
      else left.set(cell, PROBLEMS[changes.error]);
    }
    const title = edits.length === 1 ? (edits[0]?.title ?? '') : `${edits.length} celdas de la edición rápida`;
    const saved = await journal.saveManyUndoable(edits, title);
    return saved.ok ? left : new Map(cells.map((cell) => [cell, saveProblemText(saved.error)]));
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
