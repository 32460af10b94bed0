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
import { type EditJournal, openEditJournal } from '#mirror/edit-journal.ts';
import { openMemoryJournal } from '#mirror/memory-journal.ts';
import { canKeep, forgetStaffWork } from '#mirror/staff-database.ts';
import { connectionStore } from '#store/connection-store.ts';
import { journalStore } from '#store/journal-store.ts';
import { sessionStore } from '#store/session-store.ts';
import { revisionSeen, watchFeeds } from './feeds.ts';
import { startSending } from './sending.ts';
import { forgetLeftForms } from './shared/forms-on-leaving.ts';
import { forgetAllUploads, resumeUploads } from './shared/uploads/upload-queue.ts';

/** Why an edit could not even be taken in. Nothing of what was typed is lost: the form stays as it is. */
export type SaveProblem = 'stranger' | 'not-kept' | 'no-room';

export interface Edit {
  /** What is done, in a person's words: it names the edit wherever it waits. */
  readonly title: string;
  readonly changes: readonly Change[];
}

let opening: Promise<EditJournal> | undefined;

const openOnce = (): Promise<EditJournal> => (opening ??= open());

async function open(): Promise<EditJournal> {
  const keeps = await canKeep();
  journalStore.setState({ keeps });
  const journal = keeps ? openEditJournal() : openMemoryJournal();
  journal.watch((entries) => journalStore.setState({ journal: entries, isRead: true }));
  return journal;
}

/** Starts what brings edits to the server and takes them off the journal once the feeds show them. Once a page, never ends. */
export async function startSync(): Promise<void> {
  const journal = await openOnce();
  watchFeeds(() => void step((entries) => settle(entries, revisionSeen)));
  startSending(journal);
  await resumeUploads();
}

/** One step of the journal. It fails only where the device stopped keeping things, and then the store says so. */
async function step(take: (journal: Journal) => Journal): Promise<boolean> {
  try {
    await (await openOnce()).change(take);
    return true;
  } catch (reason) {
    console.warn('El diario de cambios no se pudo escribir', reason);
    journalStore.setState({ keeps: false });
    return false;
  }
}

/**
 * Takes an edit in. Resolves as soon as it is on this device, which takes milliseconds; the server's part shows in the journal.
 * @returns the entry as it was taken in.
 */
export async function saveEdit(edit: Edit): Promise<Result<readonly Entry[], SaveProblem>> {
  return saveMany([edit]);
}

async function saveMany(edits: readonly Edit[]): Promise<Result<readonly Entry[], SaveProblem>> {
  const session = sessionStore.getState();
  if (session.status !== 'signed-in' || session.standing === 'stranger') return err('stranger');
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

/** As `saveEdit`, for what a person may want to take back: the page offers it for a while. */
export async function saveUndoable(edit: Edit): Promise<Result<readonly Entry[], SaveProblem>> {
  return saveManyUndoable([edit], edit.title);
}

/** Edits that go their own ways and are taken back together. `text` says what they are. */
export async function saveManyUndoable(
  edits: readonly Edit[],
  text: string,
): Promise<Result<readonly Entry[], SaveProblem>> {
  const saved = await saveMany(edits);
  if (saved.ok && saved.value.length > 0) journalStore.setState({ undoable: { text, entries: saved.value } });
  return saved;
}

/** Takes back what `saveUndoable` did: unsent, it never happened; on its way or sent, one more edit puts things back. */
export async function undo(): Promise<void> {
  const { undoable } = journalStore.getState();
  journalStore.setState({ undoable: null });
  if (!undoable) return;
  const at = Date.now();
  await step((journal) =>
    undoable.entries.reduce((now, entry) => undoEntry(now, entry, crypto.randomUUID(), at), journal),
  );
}

export const closeUndo = (): void => journalStore.setState({ undoable: null });
export const retry = (id: string): void => void step((journal) => retryEntry(journal, id));
export const discard = (id: string): void => void step((journal) => discardEntry(journal, id));
export const resolve = (id: string, decided: Readonly<Record<string, Fields | null>>): void =>
  void step((journal) => resolveConflict(journal, id, decided));

const SAVE_PROBLEMS: Readonly<Record<SaveProblem, string>> = {
  stranger: 'Esta cuenta no es del personal de la tienda: no se guardó nada.',
  'not-kept':
    'Este equipo no puede guardar cambios y no hay conexión. Lo que escribiste sigue en la pantalla; guarda cuando vuelva la conexión.',
  'no-room':
    'En este equipo ya no cabe el cambio. Lo que escribiste sigue en la pantalla; libera espacio y guarda otra vez.',
};

/** Why nothing was saved, as the person at the form reads it. */
export const saveProblemText = (problem: SaveProblem): string => SAVE_PROBLEMS[problem];

/** Throws away what this device keeps of anybody's work: for signing out, after the question. */
export async function forgetWork(): Promise<void> {
  forgetLeftForms();
  await Promise.all([forgetAllUploads(), forgetStaffWork()]).catch((reason: unknown) => {
    // A database that cannot be opened keeps nothing that could be read either.
    console.warn('No se pudo vaciar el equipo', reason);
  });
}
