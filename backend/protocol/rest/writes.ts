import type { Sliced } from '../../engine/slices.ts';
import { StatusError } from '../../engine/status.ts';
import { asObject, asString, type JsonObject, refuseUnknown } from '../json-shape.ts';
import { commitToJson, parseWritesSliced } from '../write-json.ts';
import type { VerbCall } from './reads.ts';

/** `{writes?, transaction?}` → `{writeResults, commitTime}`. All writes or none. */
export function* commit({ database, identity, holder, body }: VerbCall): Sliced<JsonObject> {
  refuseUnknown(body, 'the request', ['writes', 'transaction', 'database', 'labels']);
  const writes = yield* parseWritesSliced(body['writes'], database.name);
  const { results, version } = yield* database.commitSliced(writes, identity, {
    holder,
    transaction: transactionOf(body),
  });
  return commitToJson(results, version);
}

/** `{options?}` → `{transaction}`. */
export function beginTransaction({ database, holder, body }: VerbCall): JsonObject {
  const options = body['options'] === undefined ? {} : asObject(body['options'], 'options');
  const readOnly = options['readOnly'] === undefined ? {} : asObject(options['readOnly'], 'readOnly');
  if (readOnly['readTime'] !== undefined)
    throw new StatusError('UNIMPLEMENTED', 'Reading at a past time is not supported.');
  return { transaction: database.transactions.begin(options['readOnly'] !== undefined, holder) };
}

/** `{transaction}` → `{}`. */
export function rollback({ database, body }: VerbCall): JsonObject {
  database.transactions.rollback(asString(body['transaction'], 'transaction'));
  return {};
}

function transactionOf(body: JsonObject): string | undefined {
  return body['transaction'] === undefined ? undefined : asString(body['transaction'], 'transaction');
}
