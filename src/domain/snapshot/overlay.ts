import type { ProductRow } from '#domain/catalogue/product-rows.ts';

/** What has been read of a window of the delta; `null` before its first answer. */
interface RowsOfWindow {
  readonly rows: readonly ProductRow[] | null;
}

/** The delta of a pair: of each product the newest row that any window has. */
export function overlayOf({ windows }: { readonly windows: readonly RowsOfWindow[] }): Map<string, ProductRow> {
  const overlay = new Map<string, ProductRow>();
  for (const { rows } of windows) {
    for (const row of rows ?? []) if (row.rev > (overlay.get(row.id)?.rev ?? -1)) overlay.set(row.id, row);
  }
  return overlay;
}
