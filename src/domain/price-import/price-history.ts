import type { StoredUpload } from './stored-upload.ts';
import type { LotRow } from './upload-plan.ts';

/** What one upload did, or did not do, to one product. */
export interface UploadedPrice {
  readonly upload: StoredUpload;
  readonly row: LotRow;
}

/** One change of a product's price. `null` is "Cotizar". */
export type PriceChange =
  | {
      readonly kind: 'upload';
      readonly before: number | null;
      readonly after: number | null;
      readonly upload: StoredUpload;
      readonly isUndone: boolean;
    }
  /** A manual change, which is not stored: it shows where an upload found another price than the one before it had left. */
  | {
      readonly kind: 'hand';
      readonly before: number | null;
      readonly after: number | null;
      readonly since: StoredUpload;
      /** The upload that found the price; `null` where the price is today's. */
      readonly until: StoredUpload | null;
    };

/**
 * How a product's price came to be what it is, the latest change first.
 * @param uploads what uploads did to it, the latest first, with none left out between two of them
 * @param today its price now; `undefined` where it is unknown; then no manual change after the last upload is shown
 */
export function priceHistory(uploads: readonly UploadedPrice[], today: number | null | undefined): PriceChange[] {
  const changes: PriceChange[] = [];
  let last: { readonly upload: StoredUpload; readonly left: readonly (number | null)[] } | null = null;
  const addManualChange = (price: number | null, until: StoredUpload | null): void => {
    if (!last || last.left.includes(price)) return;
    changes.push({ kind: 'hand', before: last.left[0] ?? null, after: price, since: last.upload, until });
    last = { upload: last.upload, left: [price] };
  };
  for (const { upload, row } of uploads.toReversed()) {
    const { fin, antes, despues, hoy } = row;
    if (fin === undefined) continue;
    addManualChange(antes, upload);
    if (fin === 'saltada') {
      if (hoy !== undefined) addManualChange(hoy, upload);
      continue;
    }
    const isUndone = fin === 'deshecha';
    changes.push({ kind: 'upload', before: antes, after: despues, upload, isUndone });
    // The moment of undoing is not stored, so the next upload may have found the price before or after it, or an earlier one undone as well.
    const earlier: readonly (number | null)[] = last && last.left.length > 1 ? last.left : [];
    last = { upload, left: isUndone ? [antes, despues, ...earlier] : [despues] };
  }
  if (today !== undefined) addManualChange(today, null);
  return changes.reverse();
}
