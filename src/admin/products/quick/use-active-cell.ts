import { type FocusEvent, type RefObject, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListedProduct } from '#domain/staff/products/product-list.ts';
import { QUICK_FIELDS, type QuickField } from '#domain/staff/quick/quick-cells.ts';

export interface Place {
  readonly listed: ListedProduct;
  readonly at: number;
  readonly field: QuickField;
}

interface ActiveCell {
  /** The cell that the Tab key reaches: the first one until somebody goes to another. */
  readonly active: Place | undefined;
  readonly hasFocus: boolean;
  readonly placeOf: (target: EventTarget | null) => Place | null;
  readonly focusCell: (at: number, field: QuickField) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** Which cell of the quick grid has the keyboard. It is known by its product, so it stays where it is when others come and go. */
export function useActiveCell(
  listed: readonly ListedProduct[],
  body: RefObject<HTMLElement | null>,
  noteId: string,
): ActiveCell {
  const [chosen, setChosen] = useState<{ readonly id: string; readonly field: QuickField } | null>(null);
  const [hasFocus, setFocus] = useState(false);
  const places = useMemo(() => new Map(listed.map(({ id }, at) => [id, at])), [listed]);
  const at = (chosen && places.get(chosen.id)) ?? 0;
  const one = listed[at];

  function placeOf(target: EventTarget | null): Place | null {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return null;
    const field = QUICK_FIELDS.find((each) => each === target.dataset['field']);
    const index = places.get(target.closest<HTMLElement>('[data-id]')?.dataset['id'] ?? '');
    const product = index === undefined ? undefined : listed[index];
    return index !== undefined && field && product ? { listed: product, at: index, field } : null;
  }
  return {
    active: one && { listed: one, at, field: chosen?.field ?? 'precio' },
    hasFocus,
    placeOf,
    focusCell(to, field) {
      const product = listed[to];
      if (!product) return;
      // The row may not be in the page yet, and the focus goes with the key.
      flushSync(() => setChosen({ id: product.id, field }));
      const row = body.current?.querySelector(`[data-id="${CSS.escape(product.id)}"]`);
      const input = row?.querySelector<HTMLInputElement | HTMLSelectElement>(
        `:is(input, select)[data-field="${field}"]`,
      );
      input?.focus();
      // Where it had the focus already, too: what is typed next replaces the amount.
      if (input instanceof HTMLInputElement) input.select();
    },
    onFocus({ target }) {
      const place = placeOf(target);
      if (!place) return;
      setFocus(true);
      setChosen({ id: place.listed.id, field: place.field });
      if (target instanceof HTMLInputElement) target.select();
    },
    onBlur({ relatedTarget }) {
      const isInNote = relatedTarget instanceof Node && document.getElementById(noteId)?.contains(relatedTarget);
      if (!isInNote && !placeOf(relatedTarget)) setFocus(false);
    },
  };
}
