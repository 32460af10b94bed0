import type { Document } from '../../engine/document.ts';
import { comparePaths, type DocumentPath, documentPath } from '../../engine/document-path.ts';
import { DOCUMENT_KEY, fieldAt, isKeyPath } from '../../engine/fields.ts';
import type { Cursor, Order, Query } from '../../engine/query.ts';
import type { Sliced } from '../../engine/slices.ts';
import { invalid } from '../../engine/status.ts';
import type { Value } from '../../engine/value.ts';
import { documentToJson } from '../document-json.ts';
import { documentName, parseResourceName } from '../document-name.ts';
import { parseFieldPath } from '../field-path.ts';
import { checkQueryLimits } from '../query-limits.ts';
import { parseValue } from '../value-json.ts';
import { requireAdministrator } from './administration.ts';
import type { ResourceCall } from './documents.ts';
import { maskOf, momentOf } from './params.ts';

const DEFAULT_PAGE = 30;
const LARGEST_PAGE = 300;

/** GET of a collection: `pageSize`, `pageToken`, `orderBy` ("a desc, b"), `mask.fieldPaths` → `{documents, nextPageToken?}`. */
export function* listDocuments(call: ResourceCall): Sliced<unknown> {
  const { database, identity, parent, params } = call;
  if (params.get('showMissing') === 'true') return yield* listWithMissing(call);
  const { path } = parseResourceName(parent);
  const slash = path.lastIndexOf('/');
  const orderBy = parseOrderBy(params.get('orderBy') ?? '');
  const pageSize = parsePageSize(params.get('pageSize'));
  const query: Query = {
    parent: slash < 0 ? '' : path.slice(0, slash),
    collectionId: path.slice(slash + 1),
    allDescendants: false,
    filter: undefined,
    orderBy,
    startAt: parsePageToken(params.get('pageToken'), orderBy),
    endAt: undefined,
    offset: 0,
    limit: pageSize,
    select: undefined,
  };
  const moment = momentOf(params, database);
  const page = yield* database.run(query, identity, moment);
  const last = page.length === pageSize ? page.at(-1) : undefined;
  // Asked apart, because rules may allow a page of that size and not of one more.
  const rest = last && { ...query, startAt: { values: valuesOf(last, orderBy), before: false }, limit: 1 };
  const hasMore = rest !== undefined && (yield* database.run(rest, identity, moment)).length > 0;
  const mask = maskOf(params, 'mask');
  return {
    ...(page.length > 0 && { documents: page.map((document) => documentToJson(document, database.name, mask)) }),
    ...(hasMore && last !== undefined && { nextPageToken: pageTokenAfter(last, orderBy) }),
  };
}

/**
 * The same with the documents that are missing but have some below them, which are a name and nothing else; always in the order of the names. It tells
 * of subcollections, as only administrators may be told.
 */
function* listWithMissing(call: ResourceCall): Sliced<unknown> {
  requireAdministrator(call, 'showMissing');
  const { database, parent, params } = call;
  if (params.get('orderBy')) throw invalid('showMissing and orderBy exclude each other.');
  const { path } = parseResourceName(parent);
  const paths = new Map<string, DocumentPath>();
  for (const collection of database.state.collections()) {
    yield;
    if (collection.path === path) for (const document of collection.all()) paths.set(document.path, document);
    else if (collection.size > 0 && collection.path.startsWith(`${path}/`)) {
      const below = `${path}/${collection.path.slice(path.length + 1).split('/', 1)[0]}`;
      paths.set(below, documentPath(below));
    }
  }
  const after = params.get('pageToken') || undefined;
  const rest = [...paths.values()]
    .sort(comparePaths)
    .filter((one) => after === undefined || comparePaths(one, documentPath(after)) > 0);
  const pageSize = parsePageSize(params.get('pageSize'));
  const mask = maskOf(params, 'mask');
  const documents = rest.slice(0, pageSize).map((one) => {
    const document = database.state.get(one.path);
    return document === undefined
      ? { name: documentName(database.name, one.path) }
      : documentToJson(document, database.name, mask);
  });
  return {
    ...(documents.length > 0 && { documents }),
    ...(rest.length > pageSize && { nextPageToken: rest[pageSize - 1]?.path }),
  };
}

function parsePageSize(text: string | null): number {
  if (text === null || text === '0') return DEFAULT_PAGE;
  if (!/^\d{1,9}$/.test(text)) throw invalid('pageSize must be a natural number.');
  return Math.min(Number(text), LARGEST_PAGE);
}

function parseOrderBy(text: string): readonly Order[] {
  const explicit = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part): Order => {
      const [path, direction = 'asc', ...rest] = part.split(/\s+/);
      if (rest.length > 0 || !/^(asc|desc)$/i.test(direction)) throw invalid(`Invalid orderBy: ${text}.`);
      return { path: parseFieldPath(path), direction: direction.toLowerCase() === 'desc' ? 'DESCENDING' : 'ASCENDING' };
    });
  checkQueryLimits({ filter: undefined, orders: explicit.length, hasParent: false, inequalityFields: 0 });
  if (explicit.some(({ path }) => isKeyPath(path))) return explicit;
  return [...explicit, { path: [DOCUMENT_KEY], direction: explicit.at(-1)?.direction ?? 'ASCENDING' }];
}

/** The place after a document: still good when that document has gone. */
function pageTokenAfter(document: Document, orderBy: readonly Order[]): string {
  return Buffer.from(JSON.stringify(valuesOf(document, orderBy))).toString('base64url');
}

/** The values of an order, all of which a document that was found by it has. */
function valuesOf(document: Document, orderBy: readonly Order[]): Value[] {
  return orderBy.map(({ path }) =>
    isKeyPath(path) ? { referenceValue: document.path } : (fieldAt(document.fields, path) ?? { nullValue: null }),
  );
}

function parsePageToken(token: string | null, orderBy: readonly Order[]): Cursor | undefined {
  if (token === null || token === '') return undefined;
  try {
    const json: unknown = JSON.parse(Buffer.from(token, 'base64url').toString('utf8'));
    if (!Array.isArray(json) || json.length !== orderBy.length) throw new Error('made for another order');
    const values = json.map((value, i) => (isKeyPath(orderBy[i]?.path ?? []) ? asKey(value) : parseValue(value)));
    return { values, before: false };
  } catch {
    throw invalid('Invalid pageToken.');
  }
}

/** Keys are relative to their database here, so they are not references the value parser would take. */
function asKey(json: unknown): Value {
  const path = (json as { referenceValue?: unknown } | null)?.referenceValue;
  if (typeof path !== 'string' || !path.includes('/')) throw new Error('not a key');
  return { referenceValue: path };
}
