import { ADMINISTRATOR } from '../../access/identity.ts';
import type { Sliced } from '../../engine/slices.ts';
import { invalid, STATUS_NUMBERS, StatusError } from '../../engine/status.ts';
import { versionToTimestamp } from '../../engine/time.ts';
import { parseResourceName } from '../document-name.ts';
import { asMessage, asOptionalInt32, asString, type JsonObject } from '../json-shape.ts';
import { parseQuery } from '../query-json.ts';
import { commitToJson, parseWritesSliced } from '../write-json.ts';
import type { VerbCall } from './reads.ts';

/** Throws PERMISSION_DENIED for everybody but an administrator, whom only test mode knows: these calls ask no rules. */
export function requireAdministrator({ identity }: Pick<VerbCall, 'identity'>, what = 'This call'): void {
  if (identity !== ADMINISTRATOR) throw new StatusError('PERMISSION_DENIED', `${what} requires admin authentication.`);
}

const LARGEST_PAGE = 300;

/** `{pageSize?, pageToken?}` → `{collectionIds?, nextPageToken?}`: the collections right below a document, or the root, that have a document at any depth. */
export function* listCollectionIds(call: VerbCall): Sliced<JsonObject> {
  requireAdministrator(call);
  const { database, parent, body } = call;
  const { pageSize, pageToken } = asMessage(body, 'the request', ['parent', 'pageSize', 'pageToken']);
  const size = Math.min(asOptionalInt32(pageSize, 'pageSize') || LARGEST_PAGE, LARGEST_PAGE);
  if (size < 0) throw invalid('pageSize must be a natural number.');
  const after = pageToken === undefined ? '' : asString(pageToken, 'pageToken');
  const { path } = parseResourceName(parent);
  if (path !== '' && path.split('/').length % 2 !== 0) throw invalid(`${path} does not name a document.`);
  const prefix = path === '' ? '' : `${path}/`;
  const ids = new Set<string>();
  for (const collection of database.state.collections()) {
    yield;
    if (collection.size > 0 && collection.path.startsWith(prefix))
      ids.add(collection.path.slice(prefix.length).split('/', 1)[0] ?? '');
  }
  const rest = [...ids].sort().filter((id) => id > after);
  const page = rest.slice(0, size);
  return {
    ...(page.length > 0 && { collectionIds: page }),
    ...(rest.length > size && { nextPageToken: page.at(-1) }),
  };
}

/** `{writes}` → `{status, writeResults}`, one of each for each write: they are independent of each other, and no document is named twice. */
export function* batchWrite(call: VerbCall): Sliced<JsonObject> {
  requireAdministrator(call);
  const { database, identity, holder, body } = call;
  const request = asMessage(body, 'the request', ['database', 'writes', 'labels']);
  const writes = yield* parseWritesSliced(request['writes'], database.name);
  if (new Set(writes.map(({ path }) => path)).size < writes.length)
    throw invalid('A batch must not write the same document twice.');
  const status: JsonObject[] = [];
  const writeResults: unknown[] = [];
  for (const write of writes) {
    yield;
    try {
      const { results, version } = database.commit([write], identity, { holder });
      const {
        writeResults: [result],
      } = commitToJson(results, version) as { writeResults: readonly object[] };
      writeResults.push({ updateTime: versionToTimestamp(version), ...result });
      status.push({});
    } catch (error) {
      if (!(error instanceof StatusError)) throw error;
      writeResults.push({});
      status.push({ code: STATUS_NUMBERS[error.status], message: error.message });
    }
  }
  return { status, writeResults };
}

/** `{structuredQuery, partitionCount, …}` → no cursors: the whole collection group is one part, as it is where there are few documents. */
export function partitionQuery(call: VerbCall): JsonObject {
  requireAdministrator(call);
  const { database, parent, body } = call;
  const parts = ['parent', 'structuredQuery', 'partitionCount', 'pageSize', 'pageToken'];
  const { structuredQuery } = asMessage(body, 'the request', parts);
  if (!parseQuery(structuredQuery, parent, database.name).allDescendants)
    throw invalid('Only a collection group is partitioned.');
  return {};
}
