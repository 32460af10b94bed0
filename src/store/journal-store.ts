import { useStore } from 'zustand';
import {
  type Entry,
  isPending,
  type Journal,
  needsPerson,
  type OverlaidDocument,
  overlayOf,
} from '#domain/staff/journal/journal.ts';
import { claimOnce, createOwnedStore } from './owned-store.ts';

export interface JournalState {
  readonly journal: Journal;
  /** Whether the journal was read. Before that it is empty, and a form would start without this device's own edits. */
  readonly isRead: boolean;
  /** Edits that are being written to the device: the journal does not name them yet, and nothing is saved before it does. */
  readonly storing: number;
  /** Whether the device can store edits. `null` until that was tested. */
  readonly keeps: boolean | null;
  /** Whether the device could store what it notes of an edit before it is sent. Without that the edits that it keeps wait. */
  readonly hasRoomToSend: boolean;
  /** The last edit that was joined with what others had changed, while the page says so: its title and their fields. */
  readonly joined: { readonly id: string; readonly title: string; readonly fields: readonly string[] } | null;
  /** The last edits, while the page offers to undo them. */
  readonly undoable: { readonly text: string; readonly entries: readonly Entry[] } | null;
}

const { store, write } = createOwnedStore<JournalState>({
  journal: [],
  isRead: false,
  storing: 0,
  keeps: null,
  hasRoomToSend: true,
  joined: null,
  undoable: null,
});

/** This device's edits that the server does not have, or that the feeds do not show yet. */
export const journalStore = store;
export const claimJournalWriter = claimOnce(write);

export function useJournal<T>(selector: (state: JournalState) => T): T {
  return useStore(journalStore, selector);
}

export const selectIsRead = ({ isRead }: JournalState): boolean => isRead;

/** The number of entries "por enviar". */
export const selectPendingCount = ({ journal }: JournalState): number => journal.filter(isPending).length;

let computed: { readonly journal: Journal; readonly overlay: ReadonlyMap<string, OverlaidDocument> } | undefined;

/** The documents as this device's edits change them, by `collection/id`. Computed again only when the journal changes. */
export function selectOverlay({ journal }: JournalState): ReadonlyMap<string, OverlaidDocument> {
  if (computed?.journal !== journal) computed = { journal, overlay: overlayOf(journal) };
  return computed.overlay;
}

/** The number of entries that wait for a person's decision. */
export const selectStuckCount = ({ journal }: JournalState): number => journal.filter(needsPerson).length;
