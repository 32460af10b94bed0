import { compareInstants, type Instant, parseInstant } from '#domain/kernel/instant.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { isRetired, parseProduct } from './parse-product.ts';
import type { Product } from './product.ts';
import type { ParseProblem } from './stored-fields.ts';

/** A document of `productos` as the device keeps it. A retired one stays, without content: it tells an older copy to let go. */
export interface ProductRow {
  readonly id: string;
  readonly rev: number;
  /** Server time of the last write; the cursor of the delta. */
  readonly actualizado: Instant;
  readonly product: Product | null;
}

/** What a change of a product starts from: its revision, and `null` where that revision withdrew it. */
export interface KnownProduct {
  readonly id: string;
  readonly rev: number;
  readonly product: Product | null;
}

/** Rows in the order they first came, and where each stands. A row never moves, so a change touches one stored chunk. */
export interface ProductRows {
  readonly list: readonly ProductRow[];
  readonly positions: ReadonlyMap<string, number>;
}

export const noProductRows: ProductRows = { list: [], positions: new Map() };

/** A row from the stored fields of a document, or what is wrong with it. */
export function parseProductRow(
  id: string,
  fields: Readonly<Record<string, unknown>>,
): Result<ProductRow, ParseProblem> {
  const actualizado = parseInstant(fields['actualizado']);
  if (!actualizado) return err({ id, problem: 'actualizado: not a server time' });
  const parsed = parseProduct(id, fields);
  if (!parsed.ok) return parsed;
  const rev = typeof fields['rev'] === 'number' ? fields['rev'] : 0;
  return ok({ id, rev, actualizado, product: isRetired(parsed.value) ? null : parsed.value });
}

export interface MergedRows {
  readonly rows: ProductRows;
  /** Positions whose row is new or another one than before. */
  readonly changed: readonly number[];
}

/**
 * Lays incoming rows over the known ones. A row that is not newer than ours is left out: deltas overlap on purpose, and a late answer
 * must not bring back what was. With nothing changed the very same `rows` come back.
 */
export function mergeProductRows(rows: ProductRows, incoming: readonly ProductRow[]): MergedRows {
  const changed: number[] = [];
  const list = [...rows.list];
  const positions = new Map(rows.positions);
  for (const row of incoming) {
    const position = positions.get(row.id) ?? list.length;
    const known = list[position];
    if (known && compareInstants(row.actualizado, known.actualizado) <= 0) continue;
    list[position] = row;
    positions.set(row.id, position);
    changed.push(position);
  }
  return changed.length === 0 ? { rows, changed } : { rows: { list, positions }, changed };
}

/** The products that are sold. Unchanged ones are the same objects as before, so a screen sees by identity what changed. */
export function soldProducts({ list }: ProductRows): Product[] {
  return list.flatMap(({ product }) => (product ? [product] : []));
}

/** A place in the order of writes: by server time, then by document, because the documents of one batch share their time. */
export interface DeltaCursor {
  readonly actualizado: Instant;
  readonly id: string;
}

/** The last write among the rows: the next delta starts behind it. `null` without rows. */
export function deltaCursor({ list }: ProductRows): DeltaCursor | null {
  let last: ProductRow | undefined;
  for (const row of list) {
    const order = last ? compareInstants(row.actualizado, last.actualizado) || (row.id > last.id ? 1 : -1) : 1;
    if (order > 0) last = row;
  }
  return last ? { actualizado: last.actualizado, id: last.id } : null;
}
