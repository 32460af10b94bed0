import { useEffect, useMemo, useState } from 'react';
import { type KeptCell, parseKeptCells } from '#domain/staff/quick/kept-cells.ts';
import type { QuickDraft, QuickField, QuickValue } from '#domain/staff/quick/quick-cells.ts';
import { readKeptForm } from '../../journal/kept-forms.ts';
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

/** The cells that are typed in and not saved, kept on the device under this key. */
export function useOpenCells(key: string) {
  const [open, setOpen] = useState(NONE);
  useEffect(() => {
    let isCurrent = true;
    void readKeptForm(key).then((form) => {
      const kept = parseKeptCells(form?.values).map((cell): [string, OpenCell] => [
        cellKey(cell.id, cell.field),
        { ...cell, isAsked: true },
      ]);
      if (isCurrent && kept.length > 0) setOpen((now) => new Map([...kept, ...now]));
    });
    return () => {
      isCurrent = false;
    };
  }, [key]);
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
