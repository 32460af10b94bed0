import type { Sliced } from '../../engine/slices.ts';
import { asMessage, asString, type JsonObject } from '../json-shape.ts';
import { parseTransactionOptions } from '../transaction-options.ts';
import { commitToJson, parseWritesSliced } from '../write-json.ts';
import type { VerbCall } from './reads.ts';

/** `{writes?, transaction?}` → `{writeResults, commitTime}`. All writes or none. */
export function* commit({ database, identity, holder, body }: VerbCall): Sliced<JsonObject> {
  const request = asMessage(body, 'the request', ['writes', 'transaction', 'database', 'labels']);
  const writes = yield* parseWritesSliced(request['writes'], database.name);
  const { results, version } = yield* database.commitSliced(writes, identity, {
    holder,
    transaction: transactionOf(request),
  });
  return commitToJson(results, version);
}

/** `{options?}` → `{transaction}`. */
export function beginTransaction({ database, holder, body }: VerbCall): JsonObject {
  const { options } = asMessage(body, 'the request', ['database', 'options']);
  const kind = parseTransactionOptions(options ?? {}, database.now);
  return { transaction: database.transactions.begin(kind, holder) };
}

/** `{transaction}` → `{}`. */
export function rollback({ database, body }: VerbCall): JsonObject {
  const { transaction } = asMessage(body, 'the request', ['database', 'transaction']);
  database.transactions.rollback(asString(transaction, 'transaction'));
  return {};
}

/** An empty one is none: clients that fill in every field of a message send it so. */
function transactionOf(body: JsonObject): string | undefined {
  return body['transaction'] === undefined ? undefined : asString(body['transaction'], 'transaction') || undefined;
}
