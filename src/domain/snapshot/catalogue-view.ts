import type { Product } from '#domain/catalogue/product.ts';
import type { KnownProduct } from '#domain/catalogue/product-rows.ts';
import { isNewer } from './known-row.ts';

/** What is known of each product, by its id. */
export type KnownRows = ReadonlyMap<string, KnownProduct>;

/** Where the catalogue on screen comes from. */
export interface SnapshotInfo {
  /** Of the published snapshot; 0 while none has been published. */
  readonly seq: number;
  /** Everything written until then is in the snapshot. Server time, as text. */
  readonly since: string | null;
  /** Server time of the publication, as text. */
  readonly publishedAt: string | null;
  /** Products that were written after the snapshot. */
  readonly delta: number;
}

/** The catalogue as screens and forms read it. */
export interface CatalogueView {
  readonly products: readonly Product[];
  /** The same products with their revisions, and the withdrawn ones: what an edit starts from. */
  readonly rows: readonly KnownProduct[];
  readonly snapshot: SnapshotInfo;
}

/**
 * The catalogue: the snapshot's rows, each replaced by the overlay's where that is newer, then those that only the overlay has. A pure function
 * of the two, so equal snapshots and overlays are equal catalogues whatever order they came in. A product that did not change is the same
 * object as before, which is how a screen sees what did. Its row is too: ten thousand new ones for each change would keep the page busy.
 */
export function viewOf(base: KnownRows, overlay: KnownRows, snapshot: Omit<SnapshotInfo, 'delta'>): CatalogueView {
  const products: Product[] = [];
  const rows: KnownProduct[] = [];
  let delta = 0;
  const show = (row: KnownProduct): void => {
    rows.push(row);
    if (row.product) products.push(row.product);
  };
  for (const [id, row] of base) {
    const over = overlay.get(id);
    const isOver = over !== undefined && isNewer(over.rev, row);
    if (isOver) delta += 1;
    show(isOver ? over : row);
  }
  for (const [id, row] of overlay) {
    if (base.has(id)) continue;
    delta += 1;
    show(row);
  }
  return { products, rows, snapshot: { ...snapshot, delta } };
}
