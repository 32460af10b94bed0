import { lastWritten, type MenuCursor } from '#domain/catalogue/menus-read.ts';
import type { DeltaCursor } from '#domain/catalogue/product-rows.ts';
import { type ParsedDocuments, parseDocuments, type StoredDocument } from '#domain/catalogue/stored-document.ts';
import { compareInstants, type Instant, parseInstant, shiftInstant } from '#domain/kernel/instant.ts';
import type { WindowStart } from '#domain/snapshot/reader.ts';
import { settledAt } from './delta-window.ts';

/** The documents of one collection of the menus, in the order of their ids. */
export interface MenuList<Item> {
  readonly items: readonly Item[];
  /** Absent where it is not known how far the items reach: an earlier version of the site kept them, or made the page that brought them. */
  readonly cursor: MenuCursor | undefined;
}

/** How long a copy is only added to. Then it is read whole, because what bypassed the rules may carry no new time. */
const KEPT_MS = 30 * 24 * 3_600_000;

/**
 * From where the collection has to be read to know all of it; `null`: whole. The last known document is always in the answer, so that an answer
 * without it says that the shop's data were replaced. An unchanged collection answers with that one document.
 * @param now the server's time @param deleted when a document was last deleted
 */
export function menuStart(
  cursor: MenuCursor | undefined,
  now: Instant | null,
  deleted: Instant | undefined,
): WindowStart {
  if (!cursor || !now) return null;
  // A deletion may have landed after the reading though it carries an earlier time.
  if (deleted && compareInstants(settledAt(cursor.wholeAsOf), deleted) < 0) return null;
  if (compareInstants(shiftInstant(cursor.wholeAsOf, KEPT_MS), now) < 0) return null;
  const settled = settledAt(cursor.asOf);
  return compareInstants(cursor.last.actualizado, settled) <= 0 ? cursor.last : { actualizado: settled, id: null };
}

/**
 * The list with what was read from a start, or `undefined` where the answer says that the shop's data were replaced.
 * @param asOf a server time than which the answer is not older @param told time of the change marker before the reading
 */
export function withRead<Item extends { readonly id: string }>(
  list: MenuList<Item>,
  start: WindowStart,
  documents: readonly StoredDocument[],
  { asOf, told }: { readonly asOf: Instant | null; readonly told: Instant | undefined },
  parse: Parameters<typeof parseDocuments<Item>>[1],
): { readonly list: MenuList<Item>; readonly problems: ParsedDocuments<Item>['problems'] } | undefined {
  const { cursor } = list;
  if (start && !(cursor && documents.some((document) => isAsLateAs(document, cursor.last)))) return undefined;
  const { values, problems } = parseDocuments(documents, parse);
  const byId = new Map((start ? list.items : []).map((item) => [item.id, item]));
  // A changed document that cannot be read has still replaced what was known of it.
  for (const { id } of problems) byId.delete(id);
  for (const item of values) byId.set(item.id, item);
  const last = lastWritten(documents) ?? (start ? cursor?.last : undefined);
  const wholeAsOf = start ? cursor?.wholeAsOf : asOf;
  return {
    list: {
      items: [...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      cursor: last && asOf && wholeAsOf ? { last, asOf, wholeAsOf, ...(told && { told }) } : undefined,
    },
    problems,
  };
}

function isAsLateAs({ id, fields }: StoredDocument, last: DeltaCursor): boolean {
  const written = parseInstant(fields['actualizado']);
  return id === last.id && written !== null && compareInstants(written, last.actualizado) >= 0;
}
