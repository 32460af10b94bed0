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
  const added = unknownOf(newest, list);
  if (added.length === newest.length) return { records: newest.toSorted(byPlace), isAll: false };
  if (added.length === 0) return list;
  return { records: [...added, ...list.records].sort(byPlace), isAll: list.isAll };
}

/** The list with the next page behind it. @param isLast whether the server has nothing before the page */
export function withOlder(list: LogList, older: readonly LogRecord[], isLast: boolean): LogList {
  return { records: [...list.records, ...unknownOf(older, list)].sort(byPlace), isAll: isLast };
}

/** Those of a page that the list does not have. Looked up among the page's, because the list may have ten thousand. */
function unknownOf(page: readonly LogRecord[], { records }: LogList): LogRecord[] {
  const unknown = new Map(page.map((record) => [record.id, record]));
  for (const { id } of records) unknown.delete(id);
  return [...unknown.values()];
}
