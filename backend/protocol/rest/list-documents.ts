import type { Document } from '../../engine/document.ts';
import { DOCUMENT_KEY, fieldAt, isKeyPath } from '../../engine/fields.ts';
import type { Cursor, Order, Query } from '../../engine/query.ts';
import type { Sliced } from '../../engine/slices.ts';
import { invalid, StatusError } from '../../engine/status.ts';
import type { Value } from '../../engine/value.ts';
import { documentToJson } from '../document-json.ts';
import { parseResourceName } from '../document-name.ts';
import { parseFieldPath } from '../field-path.ts';
import { checkQueryLimits } from '../query-limits.ts';
import { parseValue } from '../value-json.ts';
import type { ResourceCall } from './documents.ts';
import { maskOf, refusePastReads } from './params.ts';

const DEFAULT_PAGE = 30;
const LARGEST_PAGE = 300;

/** GET of a collection: `pageSize`, `pageToken`, `orderBy` ("a desc, b"), `mask.fieldPaths` → `{documents, nextPageToken?}`. */
export function* listDocuments({ database, identity, parent, params }: ResourceCall): Sliced<unknown> {
  refusePastReads(params);
  // It tells of subcollections, as only administrators may be told, and here nobody is one.
  if (params.get('showMissing') === 'true')
    throw new StatusError('PERMISSION_DENIED', 'showMissing requires admin authentication.');
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
    limit: pageSize + 1,
    select: undefined,
  };
  const found = yield* database.run(query, identity);
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  const mask = maskOf(params, 'mask');
  return {
    ...(page.length > 0 && { documents: page.map((document) => documentToJson(document, database.name, mask)) }),
    ...(found.length > pageSize && last !== undefined && { nextPageToken: pageTokenAfter(last, orderBy) }),
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

/** The place after a document, as the values of its order: still good when that document has gone. */
function pageTokenAfter(document: Document, orderBy: readonly Order[]): string {
  const values = orderBy.map(({ path }) =>
    isKeyPath(path) ? { referenceValue: document.path } : fieldAt(document.fields, path),
  );
  return Buffer.from(JSON.stringify(values)).toString('base64url');
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
