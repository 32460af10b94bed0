import { useEffect, useMemo, useState } from 'react';
import { type KeptCell, parseKeptCells } from '#domain/staff/quick/kept-cells.ts';
import type { QuickDraft, QuickField, QuickValue } from '#domain/staff/quick/quick-cells.ts';
import { takeOverForms } from '../../journal/kept-forms.ts';
import { useKeeping } from '../../shared/forms/use-keeping.ts';

/** A cell that somebody has typed in. */
export interface OpenCell extends QuickDraft {
  readonly id: string;
  readonly field: QuickField;
  /** Whether the person has left it, or asked for it to be saved: from then on it says what is wrong. */
  readonly isAsked?: boolean;
  /** What is on its way into the journal. */
  readonly saving?: { readonly value: QuickValue | null };
  /** Why the journal did not take it. */
  readonly failure?: string;
}

type Open = ReadonlyMap<string, OpenCell>;

export const cellKey = (id: string, field: QuickField): string => `${field} ${id}`;
const NONE: Open = new Map();

/** One form of the cells that several tabs have kept, the newest last: of one cell the newest text. */
export function joinKeptCells(kept: readonly unknown[]): { readonly celdas: readonly KeptCell[] } {
  const cells = kept.flatMap(parseKeptCells);
  return { celdas: [...new Map(cells.map((cell) => [cellKey(cell.id, cell.field), cell])).values()] };
}

/**
 * The cells that are typed in and not saved, kept on the device under a key that begins so. Each tab has a key of its own, because each stores all
 * of its cells at once and one tab would store over the other's.
 */
export function useOpenCells(prefix: string) {
  const [open, setOpen] = useState(NONE);
  const [tab] = useState(() => crypto.randomUUID());
  const key = `${prefix} ${tab}`;
  useEffect(() => {
    let isCurrent = true;
    // It never rejects.
    void takeOverForms(prefix, key, joinKeptCells).then(({ celdas }) => {
      const kept = celdas.map((cell): [string, OpenCell] => [cellKey(cell.id, cell.field), { ...cell, isAsked: true }]);
      if (isCurrent && kept.length > 0) setOpen((now) => new Map([...kept, ...now]));
    });
    return () => {
      isCurrent = false;
    };
  }, [prefix, key]);
  const kept = useMemo(
    () =>
      open.size === 0
        ? null
        : { celdas: [...open.values()].map(({ id, field, typed, start }): KeptCell => ({ id, field, typed, start })) },
    [open],
  );
  const dropKept = useKeeping(key, kept);
  const setAll = (cells: readonly (readonly [Pick<OpenCell, 'id' | 'field'>, OpenCell | null])[]): void =>
    setOpen((now) => {
      const next = new Map(now);
      for (const [{ id, field }, cell] of cells) {
        if (cell) next.set(cellKey(id, field), cell);
        else next.delete(cellKey(id, field));
      }
      return next;
    });
  async function drop(): Promise<void> {
    setOpen(NONE);
    await dropKept();
  }
  return { open, setOpen, setAll, drop };
}
