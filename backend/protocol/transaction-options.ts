import type { TransactionKind } from '../databases/transactions.ts';
import type { Version } from '../engine/document.ts';
import { invalid } from '../engine/status.ts';
import { asMessage } from './json-shape.ts';
import { parsePastVersion } from './read-moment.ts';

/**
 * What a transaction with these `TransactionOptions` may do: `{readOnly: {readTime?}}` only reads; `{readWrite: {retryTransaction?}}` or none writes too.
 * @param now the latest version that a read may ask for. Throws INVALID_ARGUMENT.
 */
export function parseTransactionOptions(json: unknown, now: Version): TransactionKind {
  const { readOnly, readWrite } = asMessage(json, 'options', ['readOnly', 'readWrite']);
  if (readOnly !== undefined && readWrite !== undefined) throw invalid('A transaction only reads, or also writes.');
  if (readWrite !== undefined) asMessage(readWrite, 'readWrite', ['retryTransaction']);
  if (readOnly === undefined) return { isReadOnly: false };
  const { readTime } = asMessage(readOnly, 'readOnly', ['readTime']);
  return { isReadOnly: true, since: readTime === undefined ? undefined : parsePastVersion(readTime, now) };
}
