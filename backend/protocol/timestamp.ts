import type { Version } from '../engine/document.ts';
import { invalid } from '../engine/status.ts';
import { timestampToVersion } from '../engine/time.ts';

const RFC3339 = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:)(\d{2})(?:\.(\d{1,30}))?(Z|[+-]\d{2}:\d{2})$/;

/**
 * An RFC 3339 timestamp in canonical form: UTC, six decimals. Finer digits are cut, not rounded, and a leap second is the one after it, as Google's server
 * does. Throws INVALID_ARGUMENT for anything else, including the 30th of February.
 */
export function parseTimestamp(value: unknown): string {
  const match = typeof value === 'string' ? RFC3339.exec(value) : null;
  const [, minute = '', second = '', fraction = '', zone = ''] = match ?? [];
  const leap = second === '60' ? 1000 : 0;
  const seconds = `${minute}${leap > 0 ? '59' : second}`;
  const milliseconds = match === null ? Number.NaN : Date.parse(`${seconds}${zone}`) + leap;
  if (Number.isNaN(milliseconds) || !isRealDate(seconds)) throw invalid(`Invalid timestamp: ${JSON.stringify(value)}.`);
  const utc = new Date(milliseconds).toISOString();
  // The year that counts is the one in UTC. The SDK cannot read a document with the year 0.
  if (utc.length !== 24 || utc.startsWith('0000'))
    throw invalid('A timestamp must lie between the years 0001 and 9999.');
  return `${utc.slice(0, 19)}.${fraction.padEnd(6, '0').slice(0, 6)}Z`;
}

/** The same as a version, in microseconds; the SDK writes nine decimals where the server gave six. */
export function parseVersion(value: unknown): Version {
  return timestampToVersion(parseTimestamp(value));
}

function isRealDate(seconds: string): boolean {
  return new Date(`${seconds}Z`).toISOString().startsWith(seconds.slice(0, 10));
}
