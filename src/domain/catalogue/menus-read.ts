import { compareInstants, type Instant, parseInstant, shiftInstant } from '#domain/kernel/instant.ts';
import type { MarkedReading } from '#domain/settings/change-markers.ts';
import { MARGIN } from '#domain/snapshot/publish-plan.ts';
import type { DeltaCursor } from './product-rows.ts';
import type { StoredDocument } from './stored-document.ts';

/** How far one collection of the menus is known. */
export interface MenuCursor extends MarkedReading {
  /** The last written of its documents. */
  readonly last: DeltaCursor;
  /** Server time as of which it was last read whole: deletions before that are known. */
  readonly wholeAsOf: Instant;
}

/** How far both collections of the menus are known, and by which version of their parsers. */
export interface MenusRead {
  readonly categories: MenuCursor;
  readonly labels: MenuCursor;
  readonly shape: number;
}

/** Raised when a parser of the menus reads more of a document than before: then all documents are read again. */
export const MENUS_SHAPE = 1;

/** The last written of some documents; `undefined` where none says when it was written. */
export function lastWritten(documents: readonly StoredDocument[]): DeltaCursor | undefined {
  let last: DeltaCursor | undefined;
  for (const { id, fields } of documents) {
    const actualizado = parseInstant(fields['actualizado']);
    if (actualizado && (!last || isAfter({ actualizado, id }, last))) last = { actualizado, id };
  }
  return last;
}

const isAfter = (a: DeltaCursor, b: DeltaCursor): boolean =>
  a.actualizado === b.actualizado ? a.id > b.id : compareInstants(a.actualizado, b.actualizado) > 0;

/**
 * How far the menus are known to a server that has read its own database, in which a write is seen at once: no earlier one lands after the reading.
 * `undefined` where a collection is empty, or its documents do not say when they were written.
 * @param now the server's time of the reading @param told time of the menus' change marker
 */
export function menusReadHere(
  categories: readonly StoredDocument[],
  labels: readonly StoredDocument[],
  now: Instant,
  told: Instant | undefined,
): MenusRead | undefined {
  // Devices take the margin off again. A millisecond less, because a deletion within the same one may not have been seen.
  const asOf = shiftInstant(now, MARGIN - 1);
  const cursorOf = (documents: readonly StoredDocument[]): MenuCursor | undefined => {
    const last = lastWritten(documents);
    return last && { last, asOf, wholeAsOf: asOf, ...(told && { told }) };
  };
  const [first, second] = [cursorOf(categories), cursorOf(labels)];
  return first && second && { categories: first, labels: second, shape: MENUS_SHAPE };
}

/** Whether nothing that carries an earlier time can appear any more. */
export const isSettledRead = ({ categories, labels }: MenusRead): boolean =>
  [categories, labels].every(({ last, asOf }) => compareInstants(last.actualizado, shiftInstant(asOf, -MARGIN)) <= 0);
