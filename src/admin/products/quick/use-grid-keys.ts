import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { QuickField } from '#domain/staff/quick/quick-cells.ts';
import { pressGridKey } from './grid-keys.ts';
import type { Place } from './use-active-cell.ts';
import { cellKey } from './use-open-cells.ts';
import type { QuickCells } from './use-quick-cells.ts';

interface GridKeys {
  readonly cells: QuickCells;
  readonly fields: readonly QuickField[];
  /** How many rows there are. */
  readonly count: number;
  readonly placeOf: (target: EventTarget) => Place | null;
  readonly focusCell: (at: number, field: QuickField) => void;
  /** Where the focus goes when the grid is left. */
  readonly exit: RefObject<HTMLElement | null>;
  readonly paste: (place: Place, text: string) => void;
}

/** What keys and the clipboard do in the grid. */
export function useGridKeys({ cells, fields, count, placeOf, focusCell, exit, paste }: GridKeys) {
  function back(place: Place): boolean {
    const isOpen = cells.open.has(cellKey(place.listed.id, place.field));
    flushSync(() => cells.takeBack(place));
    focusCell(place.at, place.field);
    return isOpen;
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const place = placeOf(event.target);
    if (!place || event.nativeEvent.isComposing) return;
    pressGridKey(event, place, {
      fields,
      count,
      onMove: focusCell,
      onAccept: (one) => cells.accept(one),
      onConfirm: (one) => cells.confirm(one),
      onTakeBack: back,
      onExit: () => exit.current?.focus(),
    });
  }
  function onPaste(event: ClipboardEvent<HTMLElement>) {
    const place = placeOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    // A single amount is pasted into the text of its cell.
    if (!place || !/[\t\r\n]/.test(text)) return;
    event.preventDefault();
    paste(place, text);
  }

  return { back, onKeyDown, onPaste };
}
