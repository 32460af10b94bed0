import type { Identity } from '../../access/identity.ts';
import type { HostedDatabase, Moment } from '../../databases/hosted-database.ts';
import { type Aggregation, aggregate } from '../../engine/aggregate.ts';
import { isKeyPath } from '../../engine/fields.ts';
import { findNearest } from '../../engine/nearest.ts';
import { mapSliced, type Sliced } from '../../engine/slices.ts';
import { invalid } from '../../engine/status.ts';
import { versionToTimestamp } from '../../engine/time.ts';
import type { Value } from '../../engine/value.ts';
import type { Holder } from '../../limits/share.ts';
import { documentToJson } from '../document-json.ts';
import { documentName, parseDocumentName } from '../document-name.ts';
import { checkFieldName, parseFieldReference } from '../field-path.ts';
import { asArray, asMessage, asString, type JsonObject } from '../json-shape.ts';
import { parseQuery, parseQueryAndNearest } from '../query-json.ts';
import { MOST_SELECTED } from '../query-limits.ts';
import { parseMoment } from '../read-moment.ts';
import { parseTransactionOptions } from '../transaction-options.ts';
import { parseInt64 } from '../value-json.ts';
import { parseMask } from '../write-json.ts';

/** What every verb is called with: `parent` is the full resource name before the colon, `body` the parsed JSON. */
export interface VerbCall {
  readonly database: HostedDatabase;
  readonly identity: Identity;
  readonly holder: Holder;
  readonly parent: string;
  readonly body: JsonObject;
}

/** What every read may say of the moment that it reads. */
const MOMENT = ['transaction', 'newTransaction', 'readTime'];
/** Documents that one batchGet may name. */
const MOST_NAMES = 1000;
const MOST_AGGREGATIONS = 5;

/** `{documents, mask?, transaction? | newTransaction?}` → one `{found | missing, readTime}` per distinct document, in the order asked. */
export function* batchGet({ database, identity, holder, body: json }: VerbCall): Sliced<JsonObject[]> {
  const body = asMessage(json, 'the request', ['database', 'documents', 'mask', ...MOMENT]);
  const { moment, readTime, head } = openRead(database, body, holder);
  const mask = body['mask'] === undefined ? undefined : parseMask(body['mask'], MOST_SELECTED);
  const paths = parseNames(body['documents'], database.name);
  const { transaction } = moment;
  if (transaction !== undefined)
    yield* mapSliced(paths, (path) => database.requireMayRemember(transaction, path, identity));
  // All of one moment: commits come while their permissions are asked.
  const documents =
    transaction === undefined
      ? paths.map((path) => database.state.get(path))
      : database.transactions.readDocuments(transaction, paths);
  const found = paths.map((path, i) => ({ path, document: documents[i] }));
  const entries = yield* mapSliced(found, ({ path, document }) => {
    database.requireMayGet(path, document, identity);
    database.requireUnchanged(path, moment.since);
    if (document === undefined) return { missing: documentName(database.name, path), readTime };
    return { found: documentToJson(document, database.name, mask), readTime };
  });
  return [...head, ...entries];
}

/** Each document once, however often it is named: as Firestore does it, and so that a short request cannot order a long answer. */
function parseNames(json: unknown, database: string): readonly string[] {
  const names = new Set(asArray(json, 'documents'));
  if (names.size > MOST_NAMES) throw invalid(`A batchGet may name ${MOST_NAMES} documents.`);
  return [...new Set([...names].map((name) => parseDocumentName(name, database)))];
}

/** `{structuredQuery, transaction? | newTransaction?}` → one `{document, readTime}` per result, or a lone `{readTime}`. */
export function* runQueryVerb({ database, identity, holder, parent, body: json }: VerbCall): Sliced<JsonObject[]> {
  const body = asMessage(json, 'the request', ['parent', 'structuredQuery', 'explainOptions', ...MOMENT]);
  const { moment, readTime, head } = openRead(database, body, holder);
  const { query, nearest } = parseQueryAndNearest(body['structuredQuery'], parent, database.name);
  const found = yield* database.run(query, identity, moment);
  const documents = nearest === undefined ? found : yield* findNearest(found, nearest);
  const entries = yield* mapSliced(documents, (document) => ({
    document: documentToJson(document, database.name, query.select),
    readTime,
  }));
  return entries.length === 0 ? [...head, { readTime }] : [...head, ...entries];
}

/** `{structuredAggregationQuery}` → `[{result: {aggregateFields}, readTime}]`: count, sum and avg, each under its alias. */
export function* runAggregation({ database, identity, holder, parent, body: json }: VerbCall): Sliced<JsonObject[]> {
  const body = asMessage(json, 'the request', ['parent', 'structuredAggregationQuery', 'explainOptions', ...MOMENT]);
  const { moment, readTime, head } = openRead(database, body, holder);
  const parts = ['structuredQuery', 'aggregations'];
  const request = asMessage(body['structuredAggregationQuery'], 'structuredAggregationQuery', parts);
  const aggregations = parseAggregations(request['aggregations']);
  if (aggregations.length === 0) throw invalid('At least one aggregation is needed.');
  if (aggregations.length > MOST_AGGREGATIONS)
    throw invalid(`The maximum number of aggregations of one query is ${MOST_AGGREGATIONS}.`);
  if (new Set(aggregations.map(({ alias }) => alias)).size < aggregations.length) throw invalid('Aliases must differ.');
  // Asked for together, aggregations share one set of documents: those that have every field of any of them.
  const fields = aggregations.flatMap((one) => (one.kind === 'count' ? [] : [one.path]));
  const query = parseQuery(request['structuredQuery'], parent, database.name, fields);
  const documents = yield* database.run(query, identity, moment);
  const aggregateFields: Record<string, Value> = {};
  for (const one of aggregations) {
    yield;
    aggregateFields[one.alias] = aggregate(documents, one);
  }
  return [...head, { result: { aggregateFields }, readTime }];
}

const KINDS = ['count', 'sum', 'avg'];

/** Those without an alias are `field_1`, `field_2` and so on, whatever stands between them. */
function parseAggregations(json: unknown): Aggregation[] {
  let unnamed = 0;
  return asArray(json, 'aggregations').map((one) => parseAggregation(one, () => `field_${(unnamed += 1)}`));
}

function parseAggregation(json: unknown, nextName: () => string): Aggregation {
  const aggregation = asMessage(json, 'An aggregation', ['alias', ...KINDS]);
  if (KINDS.filter((kind) => aggregation[kind] !== undefined).length !== 1)
    throw invalid('An aggregation must be a count, a sum or an avg.');
  const alias = asString(aggregation['alias'] ?? '', 'alias') || nextName();
  checkFieldName(alias);
  if (aggregation['count'] !== undefined) {
    const { upTo: most } = asMessage(aggregation['count'], 'count', ['upTo']);
    const upTo = most === undefined ? undefined : Number(parseInt64(most));
    if (upTo !== undefined && upTo < 0) throw invalid('upTo must not be negative.');
    return { kind: 'count', alias, upTo };
  }
  for (const kind of ['sum', 'avg'] as const) {
    if (aggregation[kind] === undefined) continue;
    const path = parseFieldReference(asMessage(aggregation[kind], kind, ['field'])['field']);
    if (isKeyPath(path)) throw invalid(`The ${kind} of __name__ is none.`);
    return { kind, alias, path };
  }
  throw invalid('An aggregation must be a count, a sum or an avg.');
}

interface OpenedRead {
  readonly moment: Moment;
  /** When the answer says that it was read. */
  readonly readTime: string;
  readonly head: JsonObject[];
}

/** The moment of a read. A transaction that is started by the read announces itself as the first entry of the answer. */
function openRead(database: HostedDatabase, body: JsonObject, holder: Holder): OpenedRead {
  const given = body['transaction'] === undefined ? undefined : asString(body['transaction'], 'transaction');
  const starts = body['newTransaction'] !== undefined;
  if (starts && (given !== undefined || body['readTime'] !== undefined))
    throw invalid('A read is part of one transaction.');
  const transaction = starts
    ? database.transactions.begin(parseTransactionOptions(body['newTransaction'], database.now), holder)
    : given;
  const moment = parseMoment(transaction, body['readTime'], database);
  const readTime = versionToTimestamp(moment.since ?? database.version);
  return { moment, readTime, head: starts ? [{ transaction }] : [] };
}
