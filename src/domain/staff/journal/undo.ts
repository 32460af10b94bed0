import { type Change, changeKey, type Fields, nextRev, sameDocument } from './change.ts';
import {
  addEntry,
  chainOf,
  type Entry,
  type Journal,
  mayHaveArrived,
  type OverlaidDocument,
  overlayOf,
} from './journal.ts';
import { mergeFields } from './merge-fields.ts';

/**
 * Undoes entries one after the other. One that cannot have arrived, and on which nothing builds, is removed. Otherwise one more edit puts back what was;
 * what later edits of this device made of the same documents stays. An entry may have left the journal meanwhile, because the feeds have caught up with it.
 * @param newId gives a new entry its id, `at` is its time in milliseconds
 */
export function undoEntries(journal: Journal, undone: readonly Entry[], newId: () => string, at: number): Journal {
  const keys = undone.flatMap(({ changes }) => changes.map(changeKey));
  if (new Set(keys).size === keys.length) return undoTogether(journal, undone, newId, at);
  return undone.reduce((now, entry) => undoTogether(now, [entry], newId, at), journal);
}

/** Undoes entries of which no two share a document, so that the journal is looked through once for all of them: there may be ten thousand. */
function undoTogether(journal: Journal, entries: readonly Entry[], newId: () => string, at: number): Journal {
  const byId = new Map(journal.map((entry) => [entry.id, entry]));
  const overlay = overlayOf(journal);
  const gone = new Set<string>();
  const added: Entry[] = [];
  for (const undone of entries) {
    const known = byId.get(undone.id);
    const laterEdits = undone.changes.map((change) => {
      const top = overlay.get(changeKey(change));
      return top && !isLeftBy(undone, change, top) ? top : null;
    });
    const isAlone = laterEdits.every((top) => top === null);
    // Somebody has to decide it anyway, and what the server has is not known.
    if (known?.state.kind === 'conflict') continue;
    const isOnlyHere = known?.state.kind === 'refused' || (known?.state.kind === 'saved' && !mayHaveArrived(known));
    if (isOnlyHere && isAlone) {
      gone.add(undone.id);
      continue;
    }
    const changes = undone.changes.flatMap((change, place) => {
      const top = laterEdits[place];
      return top ? inverseOver(change, top) : [inverse(change)];
    });
    if (changes.length > 0) added.push(takingBack(undone, changes, newId(), at));
  }
  if (gone.size === 0 && added.length === 0) return journal;
  return [...journal.filter(({ id }) => !gone.has(id)), ...added.filter(({ id }) => !byId.has(id))];
}

/** Whether a document is still as the entry left it: others may have been joined with it, or it with a later edit when it met a conflict. */
const isLeftBy = (undone: Entry, { baseRev, document }: Change, top: OverlaidDocument): boolean =>
  top.entry.id === undone.id && top.baseRev === baseRev && sameDocument(top.document, document);

/** Whether the journal has a later edit of a document that these entries changed. */
export function isBuiltOn(journal: Journal, entries: readonly Entry[]): boolean {
  const own = new Set(entries.map(({ id }) => id));
  const keys = new Set(entries.flatMap(({ changes }) => changes.map(changeKey)));
  // Entries leave in their order, so that one of the same documents is a later one where these have left.
  return journal
    .slice(journal.findLastIndex(({ id }) => own.has(id)) + 1)
    .some(({ changes }) => changes.some((change) => keys.has(changeKey(change))));
}

/**
 * Removes an entry and all that builds on it. This is the only way in which work is lost, and only a person can choose it. One that may have
 * arrived stays, and one more edit takes it back: the server may have it.
 * @param newId the new entry's, `at` its time in milliseconds.
 */
export function discardEntry(journal: Journal, id: string, newId: string, at: number): Journal {
  const [first, ...rest] = chainOf(journal, id);
  if (!first) return journal;
  const gone = new Set(rest.map((entry) => entry.id));
  const kept = journal.filter((entry) => !gone.has(entry.id));
  if (mayHaveArrived(first)) return addEntry(kept, takingBack(first, inverseChanges(first), newId, at));
  return kept.filter((entry) => entry.id !== id);
}

const takingBack = ({ title, by }: Entry, changes: readonly Change[], id: string, at: number): Entry => ({
  id,
  title: `Deshacer: ${title}`,
  changes,
  by,
  at,
  state: { kind: 'saved' },
});

/** What a document that was new becomes when that is undone: the rules delete no product and no word of the search. */
function takenBack({ collection, document }: Change): Fields | null {
  switch (collection) {
    case 'productos':
      return { visible: 'retirado' };
    case 'vocabulario':
      return { ...document, visible: 'oculta' };
    case 'busquedasIgnoradas':
      return { ...document, ignorada: false };
    default:
      return null;
  }
}

/** The changes that undo an entry, chained to it. */
export const inverseChanges = ({ changes }: Pick<Entry, 'changes'>): Change[] => changes.map(inverse);

const inverse = (change: Change): Change => ({
  collection: change.collection,
  id: change.id,
  baseRev: nextRev(change),
  base: change.document,
  document: change.base ?? takenBack(change),
});

/**
 * The change that takes a change back over what later edits of this device made of its document: the fields that they changed stay as they left
 * them, and so does a document that they deleted or made.
 */
function inverseOver(change: Change, top: OverlaidDocument): Change[] {
  if (!change.base || !change.document || !top.document) return [];
  const { fields } = mergeFields(change.document, change.base, top.document);
  if (sameDocument(fields, top.document)) return [];
  return [{ collection: change.collection, id: change.id, baseRev: top.rev, base: top.document, document: fields }];
}
