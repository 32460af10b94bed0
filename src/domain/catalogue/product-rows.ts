import { type Instant, parseInstant } from '#domain/kernel/instant.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { isRetired, parseProduct } from './parse-product.ts';
import type { Product } from './product.ts';
import type { ParseProblem } from './stored-fields.ts';

/** A document of `productos` as the device keeps it. A retired product stays as a row without content, so that older copies remove it. */
export interface ProductRow {
  readonly id: string;
  readonly rev: number;
  /** Server time of the last write; the cursor of the delta. */
  readonly actualizado: Instant;
  readonly product: Product | null;
}

/** What a device knows of a product and a change of it starts from: its revision, and `null` where that revision withdrew it. */
export interface KnownProduct {
  readonly id: string;
  readonly rev: number;
  readonly product: Product | null;
}

/**
 * Whether a row has more fields of its product than another of the same revision. Within one history of the store two readings of a revision
 * differ in nothing else, and only when a version of the site that did not know all fields made one of them. After a restore a revision may
 * stand for other content, and this cannot tell which of two rows is the current one. It need not: a restore publishes under a number that no
 * reader has seen, and the windows behind a new publication start without rows to compare with.
 */
export function saysMore(
  { product: more }: Pick<KnownProduct, 'product'>,
  { product: less }: Pick<KnownProduct, 'product'>,
): boolean {
  return more !== null && less !== null && Object.keys(more).length > Object.keys(less).length;
}

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

/** A place in the order of writes: by server time, then by document, because the documents of one batch share their time. */
export interface DeltaCursor {
  readonly actualizado: Instant;
  readonly id: string;
}
