import { collectionIdOf, isBelow } from './document-path.ts';
import { compileFilter, type DocumentTest } from './filter.ts';
import { compileCursor, compileOrder, type DocumentOrder, hasOrderFields } from './ordering.ts';
import type { Filter, Query } from './query.ts';
import { arrayElements } from './value.ts';

/** A query made of functions. `matches` is everything but the window (offset and limit) and the collection. */
export interface Matcher {
  readonly query: Query;
  readonly covers: (collection: string) => boolean;
  readonly matches: DocumentTest;
  readonly order: DocumentOrder;
  /** Names the order, for caches. */
  readonly orderKey: string;
  readonly hasOrder: DocumentTest;
  readonly filter: DocumentTest;
  /** Values that a document is compared with, at most. */
  readonly terms: number;
  readonly afterStart: DocumentTest;
  readonly beforeEnd: DocumentTest;
}

const ALWAYS: DocumentTest = () => true;

export function compileQuery(query: Query): Matcher {
  const { orderBy, startAt, endAt } = query;
  const hasOrder = hasOrderFields(orderBy);
  const filter = query.filter === undefined ? ALWAYS : compileFilter(query.filter);
  const start = startAt && compileCursor(startAt, orderBy);
  const end = endAt && compileCursor(endAt, orderBy);
  const afterStart: DocumentTest = start === undefined ? ALWAYS : (document) => start(document) > 0;
  const beforeEnd: DocumentTest = end === undefined ? ALWAYS : (document) => end(document) < 0;
  return {
    query,
    covers: coverage(query),
    matches: (document) => hasOrder(document) && filter(document) && afterStart(document) && beforeEnd(document),
    order: compileOrder(orderBy),
    orderKey: JSON.stringify(orderBy),
    hasOrder,
    filter,
    terms: query.filter === undefined ? 0 : countTerms(query.filter),
    afterStart,
    beforeEnd,
  };
}

function countTerms(filter: Filter): number {
  if (filter.kind === 'composite') return filter.filters.reduce((sum, part) => sum + countTerms(part), 0);
  return filter.kind === 'field' ? Math.max(1, arrayElements(filter.value).length) : 1;
}

function coverage({ parent, collectionId, allDescendants }: Query): (collection: string) => boolean {
  if (allDescendants) {
    return (collection) =>
      (collectionId === undefined || collectionIdOf(collection) === collectionId) && isBelow(collection, parent);
  }
  const start = parent === '' ? '' : `${parent}/`;
  if (collectionId === undefined)
    return (collection) => collection.startsWith(start) && !collection.includes('/', start.length);
  const wanted = `${start}${collectionId}`;
  return (collection) => collection === wanted;
}
