import { compareInstants } from '#domain/kernel/instant.ts';
import { changeKey, type Fields } from '../journal/change.ts';
import { changeTexts } from '../journal/change-text.ts';
import { type Entry, isPending, type Journal } from '../journal/journal.ts';
import type { LoggedChange, LogRecord } from './parse-log-record.ts';

/** Documents by `productos/p1`, each with its revision: `{ rev: 0, fields: null }` where there is none. */
export type Documents = ReadonlyMap<string, { readonly rev: number; readonly fields: Fields | null }>;

/** A change in a history: what it did, and how the documents were after it. */
export interface HistoryItem {
  readonly key: string;
  readonly texts: readonly string[];
  /** An edit of this device that the server does not have, or a record of the log. */
  readonly origin:
    | { readonly kind: 'waiting'; readonly entry: Entry }
    | { readonly kind: 'written'; readonly record: LogRecord };
  /** The documents after this change; `null` where the log does not say it whole. */
  readonly version: Documents | null;
  /** Whether changes that nobody recorded lie between this one and the next. */
  readonly isFollowedByGap: boolean;
}

export interface History {
  readonly items: readonly HistoryItem[];
  /** The documents before the last of the items. */
  readonly before: Documents;
}

/**
 * The changes of some documents, the newest first. Each version is made from the one after it by taking its change back.
 * @param now the documents as this device shows them, its own work included.
 * @param records of the log, in any order, the newest without a gap.
 */
export function historyOf(now: Documents, journal: Journal, records: readonly LogRecord[]): History {
  const state: State = new Map(now);
  const waiting = journal.filter((entry) => isPending(entry) && entry.changes.some((one) => now.has(changeKey(one))));
  const items = waiting.toReversed().map((entry): HistoryItem => {
    const version = new Map(state);
    const changes = entry.changes.filter((one) => now.has(changeKey(one)));
    for (const change of changes) state.set(changeKey(change), { rev: change.baseRev, fields: change.base });
    return {
      key: entry.id,
      texts: changes.flatMap(changeTexts),
      origin: { kind: 'waiting', entry },
      version,
      isFollowedByGap: false,
    };
  });
  for (const { record, changes } of joinedRecords(records)) {
    const own = changes.filter(({ path }) => now.has(path));
    if (own.length > 0) items.push(takeBack(state, record, own));
  }
  return { items, before: state };
}

type State = Map<string, { readonly rev: number; readonly fields: Fields | null }>;

/** The item of a record, and the documents as they were before it. */
function takeBack(state: State, record: LogRecord, own: readonly LoggedChange[]): HistoryItem {
  const revOf = (path: string): number => state.get(path)?.rev ?? 0;
  // The feeds may be a moment behind the log, and an edit that waits for the network longer. A record that is ahead of the documents has no version yet.
  const isAhead = own.some(({ path, rev, from }) => rev !== revOf(path) && from >= revOf(path));
  const isExact = own.every(({ path, rev }) => rev === revOf(path));
  const item: HistoryItem = {
    key: record.id,
    texts: own.flatMap((one) => {
      const [collection = ''] = one.path.split('/');
      return changeTexts({ collection, base: one.antes, document: one.despues });
    }),
    origin: { kind: 'written', record },
    version: isAhead ? null : new Map(state),
    isFollowedByGap: !isExact && !isAhead,
  };
  if (isAhead) return item;
  for (const change of own)
    state.set(change.path, { rev: change.from, fields: before(state.get(change.path), change) });
  return item;
}

/** A document before a change, from the document after it. */
function before(
  after: { readonly fields: Fields | null } | undefined,
  { antes, despues }: LoggedChange,
): Fields | null {
  if (antes === null || despues === null) return antes;
  const kept = Object.entries(after?.fields ?? {}).filter(([name]) => !(name in despues));
  return { ...Object.fromEntries(kept), ...antes };
}

interface Joined {
  readonly record: LogRecord;
  readonly changes: readonly LoggedChange[];
}

/** The records by time, the newest first, those of one transaction as one. */
function joinedRecords(records: readonly LogRecord[]): Joined[] {
  const byEntry = new Map<string, Joined>();
  const key = ({ entry, at }: LogRecord): string => `${entry} ${at}`;
  for (const record of records) {
    const known = byEntry.get(key(record));
    byEntry.set(
      key(record),
      known ? { ...known, changes: [...known.changes, ...record.changes] } : { record, changes: record.changes },
    );
  }
  return [...byEntry.values()].sort((a, b) => compareInstants(b.record.at, a.record.at));
}
