import { compareInstants } from '#domain/kernel/instant.ts';
import type { LogRecord } from './parse-log-record.ts';

/** What was read of the log: the newest records of a range, without a gap. */
export interface LogList {
  /** The newest first. */
  readonly records: readonly LogRecord[];
  /** Whether there is nothing before the last of them. */
  readonly isAll: boolean;
}

export const emptyLog: LogList = { records: [], isAll: false };

/** The newest first; the id decides between two of the same moment, as it does on the server. */
const byPlace = (a: LogRecord, b: LogRecord): number =>
  compareInstants(b.at, a.at) || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

/**
 * The list after the server has said which records are the newest. Where none of them was known, others may be between them and the known ones:
 * then the list begins anew with them, and what came before is read again.
 * @param isFull whether the server has more records than these.
 */
export function withNewest(list: LogList, newest: readonly LogRecord[], isFull: boolean): LogList {
  if (!isFull) return { records: newest.toSorted(byPlace), isAll: true };
  const known = new Set(list.records.map(({ id }) => id));
  if (!newest.some(({ id }) => known.has(id))) return { records: newest.toSorted(byPlace), isAll: false };
  const added = newest.filter(({ id }) => !known.has(id));
  if (added.length === 0) return list;
  return { records: [...added, ...list.records].sort(byPlace), isAll: list.isAll };
}

/** The list with the next page behind it. @param isLast whether the server has nothing before the page */
export function withOlder(list: LogList, older: readonly LogRecord[], isLast: boolean): LogList {
  const known = new Set(list.records.map(({ id }) => id));
  return {
    records: [...list.records, ...older.filter(({ id }) => !known.has(id))].sort(byPlace),
    isAll: isLast,
  };
}
