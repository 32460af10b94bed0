import { err, ok, type Result } from '#domain/kernel/result.ts';
import { type Change, type Fields, sameDocument } from '#domain/staff/journal/change.ts';
import { addEntry, type Entry, type Journal, resolveConflict, retryEntry } from '#domain/staff/journal/journal.ts';
import { type Seen, settle } from '#domain/staff/journal/settle.ts';
import { discardEntry, isBuiltOn, undoEntries } from '#domain/staff/journal/undo.ts';
import { connectionStore } from '#store/connection-store.ts';
import { type JournalState, journalStore } from '#store/journal-store.ts';
import type { StoreWriter } from '#store/owned-store.ts';
import { sessionStore } from '#store/session-store.ts';
import { type EditJournal, openEditJournal, type StepReads } from './edit-journal.ts';
import { openMemoryJournal } from './memory-journal.ts';
import type { SaveProblem } from './save-messages.ts';
import { canKeep, holdsEdits } from './staff-database.ts';

export interface Edit {
  /** What was done, in words for people; the list of unsent edits shows it. */
  readonly title: string;
  readonly changes: readonly Change[];
}

/** The entries that were stored, or why none was. */
type Saved = Promise<Result<readonly Entry[], SaveProblem>>;

export type JournalSync = ReturnType<typeof createJournalSync>;

interface JournalSyncParts {
  readonly write: StoreWriter<JournalState>;
  /** Calls back whenever a feed shows something new. */
  readonly watchFeeds: (onChange: () => void) => void;
  readonly seenDocument: (collection: string, id: string) => Seen;
  readonly startSending: (journal: EditJournal) => void;
}

/** The journal with new entries. */
type AddEntries = (journal: Journal, entries: readonly Entry[]) => Journal;
const addAll: AddEntries = (journal, entries) => entries.reduce(addEntry, journal);

const isChange = ({ base, document }: Change): boolean => base === null || !sameDocument(base, document);

/** A save that changes nothing has nothing to send. An edit is kept whole, because its documents may count their revisions together. */
const entriesOf = (edits: readonly Edit[], by: Entry['by'], at: number): Entry[] =>
  edits
    .filter(({ changes }) => changes.some(isChange))
    .map(({ title, changes }) => ({ id: crypto.randomUUID(), title, changes, by, at, state: { kind: 'saved' } }));

/** Stores the staff's edits in the journal on the device until the server has them, and keeps the store equal to the journal. */
export function createJournalSync({ write, watchFeeds, seenDocument, startSending }: JournalSyncParts) {
  let opening: Promise<EditJournal> | undefined;
  /** Whether the journal is on the device, and not in this tab's memory. */
  let isStored = false;
  const told = new Set<string>();
  const openOnce = (): Promise<EditJournal> => (opening ??= open());

  async function open(): Promise<EditJournal> {
    const keeps = await canKeep();
    isStored = keeps || (await holdsEdits());
    write({ keeps });
    const journal = isStored ? openEditJournal() : openMemoryJournal();
    journal.watch((entries) => {
      write({ journal: entries, isRead: true, ...newlyJoined(entries), ...noLongerUndoable(entries) });
      // A feed may have shown what an outcome only now confirms.
      settleShown();
    });
    return journal;
  }

  function settleShown(): void {
    const { journal } = journalStore.getState();
    const settled = (entries: Journal): Journal => settle(entries, seenDocument, Date.now());
    if (settled(journal) !== journal) void step(settled, 'changed');
  }

  /** What is to be said of an entry that has just been joined with the edits of others. */
  function newlyJoined(entries: Journal): Pick<JournalState, 'joined'> | null {
    for (const { id, title, state } of entries) {
      if (state.kind !== 'confirmed' || !state.joined || told.has(id)) continue;
      told.add(id);
      return { joined: { id, title, fields: state.joined } };
    }
    return null;
  }

  /** Takes the offer to undo back where a later edit builds on the offered entries, in this tab or another. */
  function noLongerUndoable(entries: Journal): Pick<JournalState, 'undoable'> | null {
    const { undoable } = journalStore.getState();
    return undoable && isBuiltOn(entries, undoable.entries) ? { undoable: null } : null;
  }

  /** Changes the journal. It fails only when the device cannot store it, and the store says so until a later change is stored. */
  async function step(take: (journal: Journal) => Journal, reads?: StepReads): Promise<boolean> {
    try {
      await (await openOnce()).change(take, reads);
      if (isStored && journalStore.getState().keeps === false) write({ keeps: true });
      return true;
    } catch (reason) {
      console.warn('El diario de cambios no se pudo escribir', reason);
      write({ keeps: false });
      return false;
    }
  }

  /** Counts a write from the moment it is asked for, so that no screen says that all is saved while the device still writes. */
  async function counted<T>(work: () => Promise<T>): Promise<T> {
    write({ storing: journalStore.getState().storing + 1 });
    try {
      return await work();
    } finally {
      write({ storing: journalStore.getState().storing - 1 });
    }
  }

  const saveMany = (edits: readonly Edit[], add = addAll): Saved => counted(() => store(edits, add));

  async function store(edits: readonly Edit[], add: AddEntries): Saved {
    const session = sessionStore.getState();
    if (session.status !== 'signed-in' || session.membership === 'stranger') return err('stranger');
    await openOnce();
    if (!isStored && !connectionStore.getState().reachable) return err('not-kept');
    const { uid, email } = session;
    const entries = entriesOf(edits, { uid, email }, Date.now());
    return (await step((journal) => add(journal, entries))) ? ok(entries) : err('no-room');
  }

  async function saveManyUndoable(edits: readonly Edit[], text: string): Saved {
    const saved = await saveMany(edits);
    if (saved.ok && saved.value.length > 0) write({ undoable: { text, entries: saved.value } });
    return saved;
  }

  return {
    /** Starts sending, and removing entries that the feeds show. Called once a page. */
    async start(): Promise<void> {
      const journal = await openOnce();
      watchFeeds(settleShown);
      startSending(forSending(journal, write));
    },

    /** Stores an edit. Resolves as soon as it is on this device, which takes milliseconds; what the server answers is in the journal. */
    saveEdit: (edit: Edit): Saved => saveMany([edit]),
    /** Several that are sent one by one: all of them are stored, or none. `add` says where in the journal: by default at its end. */
    saveMany,
    /** As `saveEdit`, and the page offers to undo it for a while. */
    saveUndoable: (edit: Edit): Saved => saveManyUndoable([edit], edit.title),
    /** Edits that are sent one by one and undone together. `text` says what they are. */
    saveManyUndoable,

    /** Undoes the last `saveUndoable`: an entry that was not sent is removed, and any other is reversed by one more entry. */
    async undo(): Promise<void> {
      const { undoable } = journalStore.getState();
      write({ undoable: null });
      if (!undoable) return;
      const at = Date.now();
      await counted(() => step((journal) => undoEntries(journal, undoable.entries, () => crypto.randomUUID(), at)));
    },
    closeUndo: (): void => write({ undoable: null }),
    closeJoined: (): void => write({ joined: null }),
    retry: (id: string): void => void step((journal) => retryEntry(journal, id)),
    discard: (id: string): void => void step((journal) => discardEntry(journal, id, crypto.randomUUID(), Date.now())),
    resolve: (id: string, decided: Readonly<Record<string, Fields | null>>): void =>
      void step((journal) => resolveConflict(journal, id, decided)),
  };
}

/** The journal for whoever sends it: a step that the device does not store is told, because the edits wait until it does. */
function forSending(journal: EditJournal, write: StoreWriter<JournalState>): EditJournal {
  const tell = (hasRoomToSend: boolean): void => {
    if (journalStore.getState().hasRoomToSend !== hasRoomToSend) write({ hasRoomToSend });
  };
  return {
    ...journal,
    async change(take, reads) {
      try {
        await journal.change(take, reads);
      } catch (reason) {
        tell(false);
        throw reason;
      }
      tell(true);
    },
  };
}
