import type { ListedProduct } from '#domain/staff/products/product-list.ts';
import type { JudgedPaste } from '#domain/staff/quick/paste-question.ts';
import {
  type JudgedCell,
  judgeCell,
  keepMine,
  type QuickField,
  type QuickValue,
  type QuickValues,
} from '#domain/staff/quick/quick-cells.ts';
import { useSession } from '#store/session-store.ts';
import type { Place } from './use-active-cell.ts';
import type { Internos } from './use-internos.ts';
import { cellKey, type OpenCell, useOpenCells } from './use-open-cells.ts';
import { type QuickSave, useQuickSaves } from './use-quick-saves.ts';

export interface PastedCell {
  readonly listed: ListedProduct;
  readonly field: QuickField;
  readonly typed: string;
  /** What a person has seen in it, where they were asked; otherwise it is what the shop has. */
  readonly start?: QuickValue | null;
}

/** What became of a paste. */
export interface SettledPaste {
  readonly judged: readonly JudgedCell[];
  /** How many of the accepted cells the journal did not take; they stay open. Resolves once the others are stored on the device. */
  readonly refused: Promise<number>;
}

export type QuickCells = ReturnType<typeof useQuickCells>;
/** The cells of the quick grid: what is typed, kept on the device until it is saved or taken back. */
export function useQuickCells(internos: Internos) {
  const uid = useSession((state) => (state.status === 'signed-in' ? state.uid : ''));
  const { open, setOpen, setAll, drop } = useOpenCells(`edicion-rapida ${uid}`);
  const save = useQuickSaves(internos);

  const valuesOf = ({ id, product }: ListedProduct): QuickValues => ({
    precio: product.precio,
    costo: internos.costs.get(id),
    existencia: product.existencia,
  });

  /** @returns how many the journal did not take */
  async function saveCells(cells: readonly QuickSave[]): Promise<number> {
    if (cells.length === 0) return 0;
    const left = await save(cells);
    setOpen((now) => {
      const next = new Map(now);
      for (const saved of cells) {
        const each = cellKey(saved.id, saved.field);
        const cell = now.get(each);
        // What was typed meanwhile stays.
        if (!cell?.saving) continue;
        const { saving: _saving, ...typed } = cell;
        const failure = left.get(saved);
        if (failure === undefined) next.delete(each);
        else next.set(each, { ...typed, isAsked: true, ...(failure && { failure }) });
      }
      return next;
    });
    return left.size;
  }

  /** Saves the cells that are clear and leaves the others open, each with what it asks. */
  function settle(
    cells: readonly (readonly [OpenCell, ListedProduct])[],
    { isSure }: { readonly isSure: boolean },
  ): SettledPaste {
    const saves: QuickSave[] = [];
    const next: (readonly [OpenCell, OpenCell | null])[] = [];
    const judged = cells.map(([{ failure: _failure, ...cell }, listed]) => {
      const now = valuesOf(listed);
      const verdict = judgeCell(cell.field, cell, now, isSure);
      if (verdict.kind === 'unchanged') next.push([cell, null]);
      else if (verdict.kind !== 'accepted') next.push([cell, { ...cell, isAsked: true }]);
      else {
        next.push([cell, { ...cell, saving: { value: verdict.value } }]);
        const { nombre } = listed.product;
        saves.push({ ...cell, nombre, before: now[cell.field] ?? null, after: verdict.value });
      }
      return verdict;
    });
    setAll(next);
    // What the journal does not take stays in its cell, with the reason.
    return { judged, refused: saveCells(saves) };
  }

  return {
    open,
    valuesOf,
    drop,
    type(listed: ListedProduct, field: QuickField, typed: string): void {
      const { id } = listed;
      const cell = open.get(cellKey(id, field));
      const start = cell?.saving ? cell.saving.value : cell ? cell.start : (valuesOf(listed)[field] ?? null);
      const typing = { id, field, typed, start };
      setAll([[typing, typing]]);
    },
    takeBack: ({ listed: { id }, field }: Place): void => setAll([[{ id, field }, null]]),
    /** Saves a cell if it is clear. @returns whether nothing of it is open any more */
    accept({ listed, field }: Place): boolean {
      const cell = open.get(cellKey(listed.id, field));
      if (!cell || cell.saving) return true;
      const [verdict] = settle([[cell, listed]], { isSure: false }).judged;
      return verdict?.kind === 'accepted' || verdict?.kind === 'unchanged';
    },
    /** The person has seen what the cell asks, and says yes. */
    confirm({ listed, field }: Place): boolean {
      const cell = open.get(cellKey(listed.id, field));
      if (!cell || cell.saving) return true;
      const now = valuesOf(listed);
      const verdict = judgeCell(field, cell, now);
      const isMoved = verdict.kind === 'asks' && verdict.doubt === 'moved';
      // A yes is to what was shown, and a doubt is shown once somebody has asked for the cell to be saved.
      const isSure = !isMoved && cell.isAsked === true;
      const [after] = settle([[isMoved ? { ...cell, ...keepMine(field, cell, now) } : cell, listed]], {
        isSure,
      }).judged;
      return after?.kind === 'accepted' || after?.kind === 'unchanged';
    },
    /** What would become of the cells of a paste. */
    judge: (pasted: readonly PastedCell[]): readonly JudgedPaste[] =>
      pasted.map(({ listed, field, typed }) => {
        const now = valuesOf(listed);
        const judged = judgeCell(field, { typed, start: now[field] ?? null }, now);
        return { field, nombre: listed.product.nombre || 'Sin nombre', now, judged };
      }),
    paste(pasted: readonly PastedCell[]): SettledPaste {
      return settle(
        pasted.map(({ listed, field, typed, start: seen }) => {
          const start = seen === undefined ? (valuesOf(listed)[field] ?? null) : seen;
          return [{ id: listed.id, field, typed, start }, listed] as const;
        }),
        { isSure: false },
      );
    },
  };
}
