import type { Product } from '#domain/catalogue/product.ts';
import type { KnownProduct, ProductRow } from '#domain/catalogue/product-rows.ts';
import { isNewer } from './known-row.ts';

/**
 * The shape of a published snapshot. A reader that does not know a schema keeps the catalogue it has. A field more or less is no other shape:
 * columns go by their names, and one that is not there is a field that no product has.
 */
export const SCHEMA = 1;

export interface SnapshotRow {
  readonly id: string;
  readonly rev: number;
  readonly product: Product;
}

/** A product that is no longer sold: its id, and the revision that withdrew it. */
export type Tombstone = readonly [id: string, rev: number];

/**
 * The whole catalogue as it was committed at one moment. Products are in the order of listings (by category, label and name: similar ones side by side
 * compress a sixth better than by id) and tombstones by id, so equal catalogues are equal texts. Tombstones are never dropped: without its
 * revision an older edit that arrives late would bring a withdrawn product back.
 */
export interface Snapshot {
  readonly rows: readonly SnapshotRow[];
  readonly tombstones: readonly Tombstone[];
  /** It was written by a version of the site that did not know all of today's fields, so products may have more than it says. */
  readonly isOlder?: true;
}

export const emptySnapshot: Snapshot = { rows: [], tombstones: [] };

/** Products and tombstones of a snapshot by id. */
export function knownRows({ rows, tombstones }: Snapshot): Map<string, KnownProduct> {
  const known = new Map<string, KnownProduct>(rows.map((row) => [row.id, row]));
  for (const [id, rev] of tombstones) known.set(id, { id, rev, product: null });
  return known;
}

/** The snapshot of what is known, in its canonical order. */
function snapshotOf(known: ReadonlyMap<string, KnownProduct>): Snapshot {
  const rows: SnapshotRow[] = [];
  const tombstones: Tombstone[] = [];
  for (const [id, { rev, product }] of known) {
    if (product) rows.push({ id, rev, product });
    else tombstones.push([id, rev]);
  }
  rows.sort(byListing);
  tombstones.sort(([a], [b]) => byText(a, b));
  return { rows, tombstones };
}

/**
 * Lays rows as the server has them over a snapshot. A row counts only when its revision is newer than the one known, so the order of the rows,
 * their repetition and their overlap with the snapshot change nothing.
 */
export function fold(base: Snapshot, delta: readonly ProductRow[]): Snapshot {
  const known = knownRows(base);
  for (const { id, rev, product } of delta) if (isNewer(rev, known.get(id))) known.set(id, { id, rev, product });
  return snapshotOf(known);
}

function byListing({ product: a }: SnapshotRow, { product: b }: SnapshotRow): number {
  return (
    byText(a.unicID, b.unicID) ||
    byText(a.etiquetas[0] ?? '', b.etiquetas[0] ?? '') ||
    byText(a.nombre, b.nombre) ||
    byText(a.id, b.id)
  );
}

/** Text by its UTF-16 units: the same everywhere, whatever the language of the device. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
