import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Change, Fields } from '#domain/staff/change.ts';
import {
  addEntry,
  discardEntry,
  type Entry,
  type Journal,
  resolveConflict,
  retryEntry,
  settle,
  undoEntry,
} from '#domain/staff/journal.ts';
import { connectionStore } from '#store/connection-store.ts';
import { type JournalState, journalStore } from '#store/journal-store.ts';
import type { StoreWriter } from '#store/owned-store.ts';
import { sessionStore } from '#store/session-store.ts';
import { type EditJournal, openEditJournal } from './edit-journal.ts';
import { openMemoryJournal } from './memory-journal.ts';
import type { SaveProblem } from './save-messages.ts';
import { canKeep } from './staff-database.ts';

export interface Edit {
  /** What is done, in a person's words: it names the edit wherever it waits. */
  readonly title: string;
  readonly changes: readonly Change[];
}

/** The entries as they were taken in, or why none was. */
type Saved = Promise<Result<readonly Entry[], SaveProblem>>;

export type JournalSync = ReturnType<typeof createJournalSync>;

interface JournalSyncParts {
  readonly write: StoreWriter<JournalState>;
  /** Calls back whenever a feed shows something new, from now on. */
  readonly watchFeeds: (onChange: () => void) => void;
  /** The revision of a document that the feeds show; `undefined` where none of them shows its collection. */
  readonly revisionSeen: (collection: string, id: string) => number | undefined;
  readonly startSending: (journal: EditJournal) => void;
}

/** Takes the staff's edits in, keeps them in the journal on the device until the server has them, and shows it in the store. */
export function createJournalSync({ write, watchFeeds, revisionSeen, startSending }: JournalSyncParts) {
  let opening: Promise<EditJournal> | undefined;
  const openOnce = (): Promise<EditJournal> => (opening ??= open());

  async function open(): Promise<EditJournal> {
    const keeps = await canKeep();
    write({ keeps });
    const journal = keeps ? openEditJournal() : openMemoryJournal();
    journal.watch((entries) => write({ journal: entries, isRead: true }));
    return journal;
  }

  /** One step of the journal. It fails only where the device stopped keeping things, and then the store says so. */
  async function step(take: (journal: Journal) => Journal): Promise<boolean> {
    try {
      await (await openOnce()).change(take);
      return true;
    } catch (reason) {
      console.warn('El diario de cambios no se pudo escribir', reason);
      write({ keeps: false });
      return false;
    }
  }

  async function saveMany(edits: readonly Edit[]): Saved {
    const session = sessionStore.getState();
    if (session.status !== 'signed-in' || session.membership === 'stranger') return err('stranger');
    await openOnce();
    if (journalStore.getState().keeps === false && !connectionStore.getState().reachable) return err('not-kept');
    const { uid, email } = session;
    const at = Date.now();
    const entries = edits
      .filter(({ changes }) => changes.length > 0)
      .map(({ title, changes }): Entry => {
        return { id: crypto.randomUUID(), title, changes, by: { uid, email }, at, state: { kind: 'saved' } };
      });
    return (await step((journal) => entries.reduce(addEntry, journal))) ? ok(entries) : err('no-room');
  }

  async function saveManyUndoable(edits: readonly Edit[], text: string): Saved {
    const saved = await saveMany(edits);
    if (saved.ok && saved.value.length > 0) write({ undoable: { text, entries: saved.value } });
    return saved;
  }

  return {
    /** Starts what brings edits to the server and takes them off the journal once the feeds show them. Once a page. */
    async start(): Promise<void> {
      const journal = await openOnce();
      watchFeeds(() => void step((entries) => settle(entries, revisionSeen)));
      startSending(journal);
    },

    /** Takes an edit in. Resolves as soon as it is on this device, which takes milliseconds; the server's part shows in the journal. */
    saveEdit: (edit: Edit): Saved => saveMany([edit]),
    /** As `saveEdit`, for what a person may want to take back: the page offers it for a while. */
    saveUndoable: (edit: Edit): Saved => saveManyUndoable([edit], edit.title),
    /** Edits that are sent one by one and taken back together. `text` says what they are. */
    saveManyUndoable,

    /** Takes back what `saveUndoable` did: unsent, it never happened; on its way or sent, one more edit puts things back. */
    async undo(): Promise<void> {
      const { undoable } = journalStore.getState();
      write({ undoable: null });
      if (!undoable) return;
      const at = Date.now();
      await step((journal) =>
        undoable.entries.reduce((now, entry) => undoEntry(now, entry, crypto.randomUUID(), at), journal),
      );
    },
    closeUndo: (): void => write({ undoable: null }),
    retry: (id: string): void => void step((journal) => retryEntry(journal, id)),
    discard: (id: string): void => void step((journal) => discardEntry(journal, id)),
    resolve: (id: string, decided: Readonly<Record<string, Fields | null>>): void =>
      void step((journal) => resolveConflict(journal, id, decided)),
  };
}
