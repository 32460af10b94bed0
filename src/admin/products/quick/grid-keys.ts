import type { KeyboardEvent } from 'react';
import type { QuickField } from '#domain/staff/quick/quick-cells.ts';
import type { Place } from './use-active-cell.ts';

interface GridKeys {
  /** The columns. */
  readonly fields: readonly QuickField[];
  /** Rows. */
  readonly count: number;
  /** Goes to a cell. The row is within the grid. */
  readonly onMove: (at: number, field: QuickField) => void;
  /** Saves a cell if it is clear. @returns whether nothing of it is open */
  readonly onAccept: (place: Place) => boolean;
  readonly onConfirm: (place: Place) => boolean;
  /** @returns whether there was anything to take back */
  readonly onTakeBack: (place: Place) => boolean;
  /** Leaves the grid. */
  readonly onExit: () => void;
}

const PAGE = 10;

/** The keys of a spreadsheet. A cell that cannot be saved keeps what is typed and is marked, and only Enter stays at it. */
export function pressGridKey(
  event: KeyboardEvent<HTMLElement>,
  place: Place,
  { fields, count, onMove, onAccept, onConfirm, onTakeBack, onExit }: GridKeys,
): void {
  const { at, field } = place;
  const column = fields.indexOf(field);
  const cells = at * fields.length + column;
  const go = (to: number, toField = field): void => {
    event.preventDefault();
    onAccept(place);
    onMove(Math.max(0, Math.min(count - 1, to)), toField);
  };
  /** To a cell in reading order; beyond the first and the last one the browser leaves the grid. */
  const step = (by: number): void => {
    const to = cells + by;
    const next = fields[to % fields.length];
    if (to < 0 || to >= count * fields.length || !next) return void onAccept(place);
    go(Math.floor(to / fields.length), next);
  };
  // The browser's own key to open a list of choices.
  if (event.altKey) return;
  const isChord = event.ctrlKey || event.metaKey;
  switch (event.key) {
    case 'Enter': {
      event.preventDefault();
      const isClear = isChord ? onConfirm(place) : onAccept(place);
      if (isClear) onMove(Math.max(0, Math.min(count - 1, at + (event.shiftKey ? -1 : 1))), field);
      return;
    }
    case 'ArrowDown':
      return go(at + 1);
    case 'ArrowUp':
      return go(at - 1);
    case 'PageDown':
      return go(at + PAGE);
    case 'PageUp':
      return go(at - PAGE);
    case 'Tab':
      return step(event.shiftKey ? -1 : 1);
    case 'ArrowLeft':
      return isAtEdge(event, 'start') && column > 0 ? step(-1) : undefined;
    case 'ArrowRight':
      return isAtEdge(event, 'end') && column < fields.length - 1 ? step(1) : undefined;
    case 'Home':
      return isChord ? go(0, fields[0]) : undefined;
    case 'End':
      return isChord ? go(count - 1, fields.at(-1)) : undefined;
    case 'F2':
      return caretToEnd(event);
    case 'Escape':
      event.preventDefault();
      return onTakeBack(place) ? undefined : onExit();
  }
}

/** Whether an arrow would not move the caret within the text: at its edge, or with all of it selected as after a move. */
function isAtEdge({ target }: KeyboardEvent<HTMLElement>, edge: 'start' | 'end'): boolean {
  // A choice has no caret.
  if (!(target instanceof HTMLInputElement)) return true;
  const { selectionStart: from, selectionEnd: to, value } = target;
  if (from === 0 && to === value.length) return true;
  return from === to && from === (edge === 'start' ? 0 : value.length);
}

function caretToEnd({ target }: KeyboardEvent<HTMLElement>): void {
  if (target instanceof HTMLInputElement) target.setSelectionRange(target.value.length, target.value.length);
}
