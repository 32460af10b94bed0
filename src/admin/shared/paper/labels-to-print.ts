import { addItems, type LabelItem, parseItems } from '#domain/shelf-labels/label-list.ts';

const KEY = 'etiquetas-por-imprimir';

/** The list of a page whose device keeps nothing. */
let unkept: readonly LabelItem[] | undefined;

/** The products whose labels this device is to print, as they were chosen. */
export function readLabelsToPrint(): readonly LabelItem[] {
  if (unkept) return unkept;
  try {
    return parseItems(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** Changes the list as it is now: another tab may have changed it since this one read it. Gives the changed list. */
export function changeLabelsToPrint(
  change: (items: readonly LabelItem[]) => readonly LabelItem[],
): readonly LabelItem[] {
  const items = change(readLabelsToPrint());
  try {
    if (items.length > 0) localStorage.setItem(KEY, JSON.stringify(items));
    else localStorage.removeItem(KEY);
    unkept = undefined;
  } catch {
    // Without storage the list is gone when the page is.
    unkept = items;
  }
  return items;
}

/** Adds products to those whose labels are to be printed, from another page of the staff area. */
export function addLabelsToPrint(ids: readonly string[]): void {
  changeLabelsToPrint((items) => addItems(items, ids));
}

export function clearLabelsToPrint(): void {
  changeLabelsToPrint(() => []);
}

/** Calls back when another tab of this device changed the list. */
export function onLabelsElsewhere(changed: () => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) changed();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
