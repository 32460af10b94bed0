import { addItems, type LabelItem, parseItems } from '#domain/shelf-labels/label-list.ts';

const KEY = 'etiquetas-por-imprimir';

/** The products whose labels this device is to print, as they were chosen. */
export function readLabelsToPrint(): readonly LabelItem[] {
  try {
    return parseItems(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

export function writeLabelsToPrint(items: readonly LabelItem[]): void {
  try {
    if (items.length > 0) localStorage.setItem(KEY, JSON.stringify(items));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the list is gone when the page is.
  }
}

/** Adds products to those whose labels are to be printed, from another page of the staff area. */
export function addLabelsToPrint(ids: readonly string[]): void {
  writeLabelsToPrint(addItems(readLabelsToPrint(), ids));
}
