import { type Collection, firstIndex } from './collection.ts';
import type { Database } from './database.ts';
import type { Document } from './document.ts';
import type { Matcher } from './matcher.ts';
import { hasWindow } from './query.ts';
import { StatusError } from './status.ts';

/**
 * Steps that one query may take: values looked at, and compared for the order. Some three hundred milliseconds; the catalogue's own queries take a
 * hundredth of it at ten thousand products.
 */
const MOST_WORK = 6_000_000;

/** Throws RESOURCE_EXHAUSTED for a query that would block the process for longer than others may be kept waiting. */
function checkWork({ query, terms }: Matcher, documents: number): void {
  const perDocument = 1 + terms + (query.select?.length ?? 0);
  const sorting = Math.max(1, query.orderBy.length - 1) * Math.ceil(Math.log2(documents + 1));
  if (documents * (perDocument + sorting) > MOST_WORK)
    throw new StatusError('RESOURCE_EXHAUSTED', 'The query would take too long. Ask for fewer conditions and orders.');
}

/** The documents of a query, in its order, window applied. */
export function runQuery(database: Database, matcher: Matcher): Document[] {
  const { query, covers } = matcher;
  const collections = database.collectionsFor(query).filter(({ path }) => covers(path));
  checkWork(
    matcher,
    collections.reduce((sum, { size }) => sum + size, 0),
  );
  const [only] = collections;
  if (hasWindow(query) && collections.length === 1 && only !== undefined) return walkSorted(only, matcher);
  const found = collections
    .flatMap((collection) => [...collection.documents()].filter(matcher.matches))
    .sort(matcher.order);
  const end = query.limit === undefined ? undefined : query.offset + query.limit;
  return found.slice(query.offset, end);
}

/** A page of a large collection must not cost a scan of it: jump to the start cursor, stop at the end cursor or the limit. */
function walkSorted(collection: Collection, matcher: Matcher): Document[] {
  const { query, orderKey, order, hasOrder, filter, afterStart, beforeEnd } = matcher;
  const documents = collection.sorted(orderKey, order, hasOrder);
  const found: Document[] = [];
  let toSkip = query.offset;
  for (let i = firstIndex(documents, afterStart); i < documents.length; i++) {
    const document = documents[i] as Document;
    if (found.length === query.limit || !beforeEnd(document)) break;
    if (!filter(document)) continue;
    if (toSkip > 0) toSkip--;
    else found.push(document);
  }
  return found;
}
