import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { labelFormats, placeLabels } from '#domain/shelf-labels/label-formats.ts';
import {
  addItems,
  inOrder,
  type LabelItem,
  labelCount,
  nextBatch,
  withItemsBack,
} from '#domain/shelf-labels/label-list.ts';
import { listedToday } from '#domain/shelf-labels/listed-today.ts';
import type { ListedProduct } from '#domain/staff/products/product-list.ts';
import { useShopDay } from '#product-page/use-shop-day.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { changeLabelsToPrint, onLabelsElsewhere, readLabelsToPrint } from '../shared/paper/labels-to-print.ts';
import { useProducts } from '../shared/products/use-products.ts';
import { type LabelSettings, readLabelSettings, writeLabelSettings } from './label-settings.ts';
import { createLabelMaker, type MadeLabel } from './make-labels.ts';
import { useLetterWidths } from './use-letter-widths.ts';

/** A product of the list with what its label looks like. */
export interface LabelRowData extends LabelItem {
  readonly product: ListedProduct['product'];
  readonly label: MadeLabel;
}

export type ShelfLabels = ReturnType<typeof useShelfLabels>;

/** The labels that are to be printed on this device, and how. */
export function useShelfLabels() {
  const { listed: stored, isCurrent } = useProducts();
  const { promotions } = useStoreProfile();
  const today = useShopDay();
  const listed = useMemo(() => listedToday(stored, promotions, today), [stored, promotions, today]);
  const [items, setItems] = useState(readLabelsToPrint);
  const [settings, setSettings] = useState(readLabelSettings);
  const [first, setFirst] = useState(1);
  const [cleared, setCleared] = useState<readonly LabelItem[]>([]);
  const rows = useRows(items, settings, listed);
  const batch = useMemo(() => nextBatch(rows), [rows]);
  const format = labelFormats[settings.format];
  const sheet = useMemo(() => {
    const labels = batch.flatMap(({ label, copies }) => Array.from({ length: copies }, () => label));
    return { labels, pages: placeLabels(format, labels.length, first) };
  }, [batch, format, first]);

  useEffect(() => onLabelsElsewhere(() => setItems(readLabelsToPrint())), []);

  function change(how: (now: readonly LabelItem[]) => readonly LabelItem[]): void {
    setItems(changeLabelsToPrint(how));
    setCleared([]);
  }

  return {
    /** With the prices of today. */
    listed,
    promotions,
    today,
    isCurrent,
    rows,
    /** Of the products in the list, those that no longer exist. */
    lost: isCurrent ? items.length - rows.length : 0,
    settings,
    format,
    first,
    sheet: useDeferredValue(sheet),
    /** How many labels wait for the next print, because so many are not printed at once. */
    later: labelCount(rows) - labelCount(batch),
    setFirst,
    setSettings: (changed: Partial<LabelSettings>): void => {
      const next = { ...settings, ...changed };
      if (changed.format && changed.format !== settings.format) setFirst(1);
      setSettings(next);
      writeLabelSettings(next);
    },
    add: (ids: readonly string[]): void => change((now) => addItems(now, ids)),
    remove: (ids: ReadonlySet<string>): void => change((now) => now.filter(({ id }) => !ids.has(id))),
    setCopies: (copies: number, of?: string): void =>
      change((now) => now.map((item) => (of === undefined || item.id === of ? { ...item, copies } : item))),
    /** How many products the list had that was emptied here; 0 once they are back or something else was done. */
    cleared: cleared.length,
    clear: (): void => {
      change(() => []);
      setCleared(items);
    },
    undoClear: (): void => change((now) => withItemsBack(now, cleared)),
    /** The products that a print has now; none while their prices may be older than the server's. */
    printing: isCurrent ? batch.map(({ id }) => id) : [],
    /** The products of a print leave the list. */
    dropPrinted: (printed: ReadonlySet<string>): void => {
      change((now) => now.filter(({ id }) => !printed.has(id)));
      setFirst(1);
    },
  };
}

function useRows(
  items: readonly LabelItem[],
  settings: LabelSettings,
  listed: readonly ListedProduct[],
): readonly LabelRowData[] {
  const categories = useCatalogue((state) => state.catalogue.categories);
  const labels = useCatalogue((state) => state.catalogue.labels);
  const measures = useLetterWidths();
  const make = useMemo(
    () => createLabelMaker(settings, { categories, labels, origin: location.origin }, measures),
    [settings, categories, labels, measures],
  );
  return useMemo(() => {
    const wanted = new Set(items.map(({ id }) => id));
    const byId = new Map(listed.filter(({ id }) => wanted.has(id)).map((one) => [one.id, one] as const));
    const rows = items.flatMap((item): LabelRowData[] => {
      const one = byId.get(item.id);
      return one ? [{ ...item, product: one.product, label: make(one) }] : [];
    });
    return inOrder(rows, settings.order);
  }, [items, listed, make, settings.order]);
}
