import type { HostedDatabase, Moment } from '../databases/hosted-database.ts';
import type { Version } from '../engine/document.ts';
import { invalid } from '../engine/status.ts';
import { parseVersion } from './timestamp.ts';

/** The moment of a read by its `transaction`, which may have a time of its own, or its `readTime`, or now. Throws INVALID_ARGUMENT. */
export function parseMoment(
  transaction: string | undefined,
  readTime: unknown,
  { now, transactions }: Pick<HostedDatabase, 'now' | 'transactions'>,
): Moment {
  if (readTime === undefined)
    return { transaction, since: transaction === undefined ? undefined : transactions.timeOf(transaction) };
  if (transaction !== undefined) throw invalid('A read is of a transaction or of a time.');
  return { since: parsePastVersion(readTime, now) };
}

/** A `readTime`. @param now the latest version that a read may ask for. Throws INVALID_ARGUMENT. */
export function parsePastVersion(readTime: unknown, now: Version): Version {
  const since = parseVersion(readTime);
  if (since > now) throw invalid('The time of a read must not lie in the future.');
  return since;
}
