import { storedStatus } from '#domain/quotes/answer-quote.ts';
import { parseQuote } from '#domain/quotes/parse-quote.ts';
import type { Change, Fields } from '#domain/staff/journal/change.ts';
import { statusCollectionOf } from '#domain/staff/journal/signed-collections.ts';
import { parseRepair } from '#domain/workshop/parse-repair.ts';
import { storedRepairStatus } from '#domain/workshop/repair-changes.ts';

/** The change of the quotation or repair to which a changed customer's link belongs, where the same entry has it. */
export const workOf = (change: Change, changes: readonly Change[]): Change | undefined =>
  changes.find(
    ({ collection, base, document }) =>
      statusCollectionOf(collection) === change.collection && (document ?? base)?.['secreto'] === change.id,
  );

/** What the customer's link shows of a quotation or repair with these fields; `null` where it is deleted, `undefined` where nobody can read it. */
export function statusFieldsOf(
  { collection, id }: Pick<Change, 'collection' | 'id'>,
  fields: Fields | null,
): Fields | null | undefined {
  if (fields === null) return null;
  if (collection === 'cotizaciones') {
    const quote = parseQuote(id, fields);
    return quote.ok ? storedStatus(quote.value).fields : undefined;
  }
  const repair = parseRepair(id, fields);
  return repair.ok ? storedRepairStatus(repair.value) : undefined;
}
