import { useStore } from 'zustand';
import {
  type Entry,
  isPending,
  type Journal,
  needsPerson,
  type OverlaidDocument,
  overlayOf,
} from '#domain/staff/journal.ts';
import { claimOnce, createOwnedStore } from './owned-store.ts';

export interface JournalState {
  readonly journal: Journal;
  /** Whether it was read: until then an empty journal means nothing, and a form would start without this device's own edits. */
  readonly isRead: boolean;
  /** Whether the device keeps edits. `null` while it is being tried. */
  readonly keeps: boolean | null;
  /** The last thing done, for as long as it can be taken back. */
  readonly undoable: { readonly text: string; readonly entries: readonly Entry[] } | null;
}

const { store, write } = createOwnedStore<JournalState>({
  journal: [],
  isRead: false,
  keeps: null,
  undoable: null,
});

/** This device's unsent and just-sent edits. */
export const journalStore = store;
export const claimJournalWriter = claimOnce(write);

export function useJournal<T>(selector: (state: JournalState) => T): T {
  return useStore(journalStore, selector);
}

export const selectIsRead = ({ isRead }: JournalState): boolean => isRead;

/** The number of entries "por enviar". */
export const selectPendingCount = ({ journal }: JournalState): number => journal.filter(isPending).length;

let laid: { readonly journal: Journal; readonly overlay: ReadonlyMap<string, OverlaidDocument> } | undefined;

/** What this device's work makes of the shop's documents, by `collection/id`; made again only when the journal changes. */
export function selectOverlay({ journal }: JournalState): ReadonlyMap<string, OverlaidDocument> {
  if (laid?.journal !== journal) laid = { journal, overlay: overlayOf(journal) };
  return laid.overlay;
}

/** The number of entries that wait for a person. */
export const selectStuckCount = ({ journal }: JournalState): number => journal.filter(needsPerson).length;
