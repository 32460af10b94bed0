import { trashedKey } from '../log/trash.ts';
import { withoutDeletion } from '../products/private-documents.ts';
import { type Change, changeKey, type Fields, nextRev, sameDocument } from './change.ts';
import { type Entry, isPending, type Journal } from './journal.ts';

/** What a feed shows of a document. */
export interface SeenDocument {
  /** 0 where it is not there. */
  readonly rev: number;
  /** Its fields without stamps, where the feed has them. */
  readonly fields?: Fields;
  /** When the server last answered the feed, in milliseconds of the device's clock; `null` where the feed shows only what this device had kept. */
  readonly answeredAt: number | null;
}

/** `waiting`: the feed has not answered yet, so that absence means nothing. `undefined`: no feed shows the collection. */
export type Seen = SeenDocument | 'waiting' | undefined;

/** The confirmed changes of one document, in their order. */
interface ConfirmedChanges {
  readonly first: Change;
  readonly last: Change;
  /** Whether none but the last of them deletes the document: then its revisions rise from the first to the last. */
  readonly isOneLife: boolean;
  readonly changes: readonly Change[];
  /** When the last one was confirmed; 0 in a journal of an earlier version of the site. */
  readonly at: number;
}

/**
 * Removes confirmed entries whose changes the feeds already show. A document is judged by its last confirmed change: the feed may never show an
 * earlier one, because it shows what the last one left. An entry stays as long as an earlier one of the same document does, whose change would
 * otherwise be shown again.
 * @param now in milliseconds of the device's clock: a confirmation that is yet to come was written by a clock that was wrong, and may be long past
 */
export function settle(
  journal: Journal,
  seenOf: (collection: string, id: string) => Seen,
  now = Number.POSITIVE_INFINITY,
): Journal {
  const confirmed = confirmedChanges(journal, now);
  const known = new Map<string, boolean>();
  const isShown = (key: string): boolean => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const own = confirmed.get(key);
    const shown = !own || showsChanges(own, seenOf(own.last.collection, own.last.id)) || isOutOfTrash(own.last);
    known.set(key, shown);
    return shown;
  };
  // What was put into the trash and brought back before a feed showed it is seen when the document itself is seen again.
  const isOutOfTrash = (change: Change): boolean => {
    const key = change.document === null ? null : trashedKey(change);
    const own = key === null ? undefined : confirmed.get(key);
    const seen = own && seenOf(own.last.collection, own.last.id);
    return key !== null && isThere(seen) && seen.rev > nextRev(own?.last ?? change) && isShown(key);
  };
  const staying = new Set<string>();
  const rest = journal.filter((entry) => {
    const keys = entry.changes.map(changeKey);
    const stays = isPending(entry) || keys.some((key) => staying.has(key) || !isShown(key));
    if (stays) for (const key of keys) staying.add(key);
    return stays;
  });
  return rest.length === journal.length ? journal : rest;
}

const isThere = (seen: Seen): seen is SeenDocument => typeof seen === 'object' && seen.rev > 0;

function confirmedChanges(journal: Journal, now: number): ReadonlyMap<string, ConfirmedChanges> {
  const byKey = new Map<string, ConfirmedChanges>();
  for (const entry of journal) {
    if (entry.state.kind !== 'confirmed') continue;
    for (const made of entry.changes) {
      const last = withoutDeletion(made);
      const key = changeKey(last);
      const before = byKey.get(key);
      byKey.set(key, {
        first: before?.first ?? last,
        last,
        isOneLife: !before || (before.isOneLife && before.last.document !== null),
        changes: [...(before?.changes ?? []), last],
        at: confirmedAt(entry, now),
      });
    }
  }
  return byKey;
}

function confirmedAt({ state }: Entry, now: number): number {
  const at = state.kind === 'confirmed' ? (state.at ?? 0) : 0;
  return at > now ? 0 : at;
}

function showsChanges(own: ConfirmedChanges, seen: Seen): boolean {
  if (seen === undefined) return true;
  if (seen === 'waiting') return false;
  const { first, last, isOneLife, at } = own;
  const isAnswered = seen.answeredAt !== null;
  const isLaterAnswer = seen.answeredAt !== null && seen.answeredAt > at;
  // What the first change started from was there, so a server that has it no longer has deleted it. A new document may still be on its way.
  if (seen.rev === 0) return isLaterAnswer || (isAnswered && isOneLife && first.baseRev > 0);
  // An older revision may come from the device's cache, which the deletion has not reached.
  if (last.document === null || !isOneLife) return isLaterAnswer || (isOneLife && seen.rev > last.baseRev);
  return seen.rev >= nextRev(last) || (isLaterAnswer && !isOnItsWay(own, seen));
}

/** Whether the feed shows a document that one of the changes started from or left, and not one that was deleted and made again. */
function isOnItsWay({ changes }: ConfirmedChanges, { rev, fields }: SeenDocument): boolean {
  const states = changes.flatMap((change) => [
    { rev: change.baseRev, document: change.base },
    { rev: nextRev(change), document: change.document },
  ]);
  return states.some(
    (state) => state.rev === rev && (!fields || !state.document || sameDocument(state.document, fields)),
  );
}
