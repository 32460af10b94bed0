import { invalid, StatusError } from '../engine/status.ts';
import { asMessage } from './json-shape.ts';

/**
 * Whether a transaction with these `TransactionOptions` only reads: `{readOnly: {}}`; `{readWrite: {retryTransaction?}}` or none writes too.
 * Throws INVALID_ARGUMENT, or UNIMPLEMENTED for one that reads the past.
 */
export function isReadOnly(json: unknown): boolean {
  const { readOnly, readWrite } = asMessage(json, 'options', ['readOnly', 'readWrite']);
  if (readOnly !== undefined && readWrite !== undefined) throw invalid('A transaction only reads, or also writes.');
  if (readWrite !== undefined) asMessage(readWrite, 'readWrite', ['retryTransaction']);
  if (readOnly === undefined) return false;
  const { readTime } = asMessage(readOnly, 'readOnly', ['readTime']);
  if (readTime !== undefined) throw new StatusError('UNIMPLEMENTED', 'Reading at a past time is not supported.');
  return true;
}
