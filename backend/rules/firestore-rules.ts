import type { Query } from '#backend/engine/query.ts';
import type { Fields } from '#backend/engine/value.ts';
import { fieldsToRule, instantToNanos, jsonToRule } from './convert.ts';
import { AccessBudget, type DocumentAccess, relativeDocumentPath } from './document-access.ts';
import { ANY_ID, ANY_PARENT, type RequestSegment, requestPath } from './match-path.ts';
import { type QueryCase, queryCases } from './query-knowledge.ts';
import type { FirestoreRequest, Requester, Verdict, World } from './request.ts';
import { int, type MapValue, map, mapOf, NULL, path, type RuleValue, string, timestamp } from './rule-value.ts';
import { decide, type Ruleset } from './ruleset.ts';

/**
 * Whether `cloud.firestore` rules allow one read, one query or one write.
 * @param budget shared by all writes of one commit (`new AccessBudget('batch')`), fresh for anything else.
 * A query is allowed when its own constraints prove that whatever it returns is: see `query-knowledge.ts`.
 */
export function allowsFirestore(
  ruleset: Ruleset,
  asked: FirestoreRequest,
  world: World,
  budget: AccessBudget = new AccessBudget(),
): Verdict {
  const access = documentAccess(asked, world, budget);
  if (asked.method !== 'list') {
    const segments = [...prefix(asked.database), ...asked.path.split('/')];
    const resource = asked.before ? documentValue(asked.database, asked.path, asked.before) : NULL;
    const request = requestValue(asked, segments, undefined);
    return decide(ruleset, { method: asked.method, segments, request, resource, access });
  }
  let verdict: Verdict = { allowed: false, tried: [] };
  for (const found of queryCases(asked.query, asked.database)) {
    const segments = [...prefix(asked.database), ...querySegments(asked.query, found)];
    const request = requestValue(asked, segments, asked.query);
    verdict = decide(ruleset, { method: 'list', segments, request, resource: queryResource(found), access });
    if (!verdict.allowed) return verdict;
  }
  return verdict;
}

const prefix = (database: string): string[] => ['databases', database, 'documents'];

function documentValue(database: string, document: string, fields: Fields): MapValue {
  const segments = [...prefix(database), ...document.split('/')];
  return mapOf({
    data: fieldsToRule(fields, database),
    id: string(segments.at(-1) ?? ''),
    __name__: path(segments),
  });
}

/** A document that the query may return: what is proven of its fields, and its name only where the query asks for it. */
function queryResource(found: QueryCase): RuleValue {
  const known = new Map<string, RuleValue>([['data', found.data]]);
  const id = found.path?.split('/').at(-1);
  if (id !== undefined) known.set('id', string(id));
  return { type: 'partial', known };
}

function querySegments(query: Query, found: QueryCase): RequestSegment[] {
  const parent = query.parent === '' ? [] : query.parent.split('/');
  const collection = query.collectionId;
  if (collection === undefined) return [...parent, ANY_PARENT];
  if (query.allDescendants) return [...parent, ANY_PARENT, collection, ANY_ID];
  const named = found.path?.split('/');
  const isHere = named?.slice(0, -1).join('/') === [...parent, collection].join('/');
  return [...parent, collection, (isHere ? named?.at(-1) : undefined) ?? ANY_ID];
}

function requestValue(
  asked: FirestoreRequest,
  segments: readonly RequestSegment[],
  query: Query | undefined,
): RuleValue {
  const entries = new Map<string, RuleValue>([
    ['auth', authValue(asked.auth)],
    ['method', string(asked.method)],
    ['time', timestamp(instantToNanos(asked.time))],
  ]);
  const whole = requestPath(segments);
  if (whole) entries.set('path', whole);
  if (query) entries.set('query', queryValue(query));
  // Null for a delete; for a read it is not there at all, and asking for it fails.
  if (asked.method !== 'get' && asked.method !== 'list') {
    entries.set('resource', asked.after ? documentValue(asked.database, asked.path, asked.after) : NULL);
  }
  return map(entries);
}

export function authValue(auth: Requester | undefined): RuleValue {
  return auth ? mapOf({ uid: string(auth.uid), token: jsonToRule(auth.token) }) : NULL;
}

/** `limit` is null where the query sets none, so that `limit <= 300` has no value and refuses. */
function queryValue({ limit, offset, orderBy }: Query): RuleValue {
  const orders = orderBy.map(
    (order) => [order.path.join('.'), string(order.direction === 'DESCENDING' ? 'DESC' : 'ASC')] as const,
  );
  return mapOf({ limit: limit === undefined ? NULL : int(limit), offset: int(offset), orderBy: map(new Map(orders)) });
}

function documentAccess(asked: FirestoreRequest, world: World, budget: AccessBudget): DocumentAccess {
  const once = budget.operation();
  const isWrite = asked.method !== 'get' && asked.method !== 'list';
  return {
    read(wanted, after) {
      const document = relativeDocumentPath(wanted, asked.database);
      // A read changes nothing, so the state after it is the present one.
      const isAfter = after && isWrite;
      return once(isAfter ? `${document}+` : document, () => {
        const fields = isAfter ? world.getAfter(document) : world.get(document);
        return fields && documentValue(asked.database, document, fields);
      });
    },
  };
}
