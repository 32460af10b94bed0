import type { Collection } from './collection.ts';
import type { Database } from './database.ts';
import type { Document } from './document.ts';
import { firstIndex } from './first-index.ts';
import type { Matcher } from './matcher.ts';
import { hasWindow, type Query } from './query.ts';
import { filterSliced, type Sliced, sortSliced } from './slices.ts';
import { StatusError } from './status.ts';

/**
 * Steps that one query may take: values looked at, and compared for the order. Some three hundred milliseconds; the catalogue's own queries take a
 * hundredth of it at ten thousand products.
 */
const MOST_WORK = 6_000_000;

/** Throws RESOURCE_EXHAUSTED for a query that would take more of the process than one request may. */
function checkWork({ query, terms }: Matcher, documents: number): void {
  const perDocument = 1 + terms + (query.select?.length ?? 0);
  const sorting = Math.max(1, query.orderBy.length - 1) * Math.ceil(Math.log2(documents + 1));
  if (documents * (perDocument + sorting) > MOST_WORK)
    throw new StatusError('RESOURCE_EXHAUSTED', 'The query would take too long. Ask for fewer conditions and orders.');
}

/** The documents of a query at the moment at which it begins, in its order, window applied. */
export function* runQuery(database: Database, matcher: Matcher): Sliced<Document[]> {
  const { query } = matcher;
  const collections = collectionsOf(database, matcher);
  checkWork(
    matcher,
    collections.reduce((sum, { size }) => sum + size, 0),
  );
  const [only] = collections;
  if (hasWindow(query) && collections.length === 1 && only !== undefined) return yield* walkSorted(only, matcher);
  const documents = collections.flatMap((collection) => collection.all());
  return windowOf(yield* sortSliced(yield* filterSliced(documents, matcher.matches), matcher.order), query);
}

/** The same over lists of documents that were taken before. */
export function* queryDocuments(documents: readonly Document[], matcher: Matcher): Sliced<Document[]> {
  checkWork(matcher, documents.length);
  const found = yield* sortSliced(yield* filterSliced(documents, matcher.matches), matcher.order);
  return windowOf(found, matcher.query);
}

/** The collections that a query reads. */
export function collectionsOf(database: Database, { query, covers }: Matcher): readonly Collection[] {
  return database.collectionsFor(query).filter(({ path }) => covers(path));
}

function windowOf(documents: Document[], { offset, limit }: Query): Document[] {
  return offset === 0 && limit === undefined
    ? documents
    : documents.slice(offset, limit === undefined ? undefined : offset + limit);
}

/** A page of a large collection must not cost a scan of it: jump to the start cursor, stop at the end cursor or the limit. */
function* walkSorted(collection: Collection, matcher: Matcher): Sliced<Document[]> {
  const { query, orderKey, order, hasOrder, filter, afterStart, beforeEnd } = matcher;
  const documents = yield* collection.sorted(orderKey, order, hasOrder);
  const found: Document[] = [];
  let toSkip = query.offset;
  for (let i = firstIndex(documents, afterStart); i < documents.length; i++) {
    if (i % 32 === 31) yield;
    const document = documents[i] as Document;
    if (found.length === query.limit || !beforeEnd(document)) break;
    if (!filter(document)) continue;
    if (toSkip > 0) toSkip--;
    else found.push(document);
  }
  return found;
}
