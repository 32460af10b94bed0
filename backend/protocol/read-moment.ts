import type { Moment } from '../databases/hosted-database.ts';
import type { Version } from '../engine/document.ts';
import { invalid } from '../engine/status.ts';
import { parseVersion } from './timestamp.ts';

/** The moment of a read by its `transaction` or its `readTime`, or now. @param now the latest version that a read may ask for. Throws INVALID_ARGUMENT. */
export function parseMoment(transaction: string | undefined, readTime: unknown, now: Version): Moment {
  if (readTime === undefined) return { transaction };
  if (transaction !== undefined) throw invalid('A read is of a transaction or of a time.');
  const since = parseVersion(readTime);
  if (since > now) throw invalid('The time of a read must not lie in the future.');
  return { since };
}
