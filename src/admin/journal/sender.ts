import type { Result } from '#domain/kernel/result.ts';
import { uploadsNamedIn, uploadsTakenOut } from '#domain/staff/files/upload-paths.ts';
import {
  type Entry,
  isWaiting,
  type Journal,
  markSending,
  nextToSend,
  type Outcome,
  recordOutcome,
} from '#domain/staff/journal/journal.ts';
import { createRetryLoop, inTurn, type RetryLoop } from '#platform/retry-loop.ts';
import { connectionStore, selectIsAnswered } from '#store/connection-store.ts';
import { journalStore } from '#store/journal-store.ts';
import { sessionStore } from '#store/session-store.ts';
import { uploadStore } from '#store/upload-store.ts';
import type { EditJournal } from './edit-journal.ts';

/** One tab sends at a time. What two send at once is still applied once, because the writer looks before it writes. */
const LOCK = 'diario-envio';
/** How long a tab sends before the others may: less than they wait. */
const TURN_MS = 20_000;
const PAUSES = { first: 1000, last: 30_000 };

interface SenderParts {
  readonly applyEntry: (entry: Entry) => Promise<Outcome>;
  /** Uploads the files that a document names. Resolves with whether all of them are stored. */
  readonly storeFilesOf: (document: unknown) => Promise<boolean>;
  /** Deletes a stored file; one that is gone already counts as deleted. */
  readonly deleteFile: (path: string) => Promise<Result<null, string>>;
  /** Drops what this device still has to upload to a folder. */
  readonly forgetFolder: (folder: string) => Promise<void>;
}

/**
 * Sends the journal's entries in their order, one at a time, from one tab of the device at a time.
 * @returns starts sending; called once a page.
 */
export function createSender({ applyEntry, storeFilesOf, deleteFile, forgetFolder }: SenderParts) {
  async function send(entry: Entry): Promise<Outcome> {
    for (const { document } of entry.changes) {
      if (await storeFilesOf(document)) continue;
      const { uploads } = uploadStore.getState();
      // Another file of this device may have been refused, which says nothing of this entry's.
      const isRefused = uploadsNamedIn(document).some((name) => uploads.get(name)?.kind === 'failed');
      return isRefused ? { kind: 'refused', reason: 'file-refused' } : { kind: 'unreachable' };
    }
    const outcome = await applyEntry(entry);
    if (outcome.kind !== 'applied' || (await deleteTakenOut(entry))) return outcome;
    // The entry is sent again. The writer then recognises that it was applied, and its files are deleted.
    return { kind: 'unreachable', mayHaveArrived: true };
  }

  /** Deletes the files that an applied entry took out of its documents. Resolves with whether none of them waits for a network. */
  async function deleteTakenOut({ changes }: Entry): Promise<boolean> {
    for (const path of changes.flatMap(uploadsTakenOut)) {
      // A photograph that nobody saved waits here for the network, and would be sent into the folder after it was emptied.
      if (path.endsWith('/')) await forgetFolder(path);
      const deleted = await deleteFile(path);
      if (deleted.ok) continue;
      if (deleted.error === 'network') return false;
      console.warn('Un archivo que ya nadie usa se quedó guardado', path, deleted.error);
    }
    return true;
  }

  async function sendAll(journal: EditJournal): Promise<void> {
    let isLeft = nextOfMine(journalStore.getState().journal) !== null;
    while (isLeft) isLeft = await inTurn(LOCK, () => sendForOneTurn(journal));
  }

  /** Resolves with whether more is to be sent in another turn. */
  async function sendForOneTurn(journal: EditJournal): Promise<boolean> {
    const end = performance.now() + TURN_MS;
    // Kept before anything is sent, because a page that is closed meanwhile must know later that the edit may have arrived.
    let entry = await takeNext(journal, (now) => now);
    while (entry) {
      const { id } = entry;
      const outcome = await send(entry);
      const record = (now: Journal): Journal => recordOutcome(now, id, outcome, Date.now());
      if (outcome.kind === 'unreachable') {
        await journal.change(record, 'changed');
        throw new Unreachable();
      }
      if (performance.now() >= end) {
        await journal.change(record, 'changed');
        return true;
      }
      entry = await takeNext(journal, record);
    }
    return false;
  }

  async function sendRound(journal: EditJournal): Promise<void> {
    try {
      await sendAll(journal);
    } catch (reason) {
      // The device stopped storing the journal, the late code did not load, or there is a bug. The entry is unchanged, and the next round tries again.
      if (!(reason instanceof Unreachable)) console.error('Envío interrumpido', reason);
      throw reason;
    }
  }

  return (journal: EditJournal): void => {
    const sending = createRetryLoop(() => sendRound(journal), PAUSES);
    runWhenThereIsWork(sending);
  };
}

/** Thrown to make the retry loop pause, because an entry could not be sent. */
class Unreachable extends Error {}

/**
 * Records the outcome of an entry and marks the next entry as being sent, in one step, because each step is a transaction on the device and renders
 * every list that shows the journal.
 * @returns the next entry as it was before it was marked; `null` where nothing waits.
 */
async function takeNext(journal: EditJournal, record: (now: Journal) => Journal): Promise<Entry | null> {
  let next: Entry | null = null;
  await journal.change((now) => {
    const recorded = record(now);
    next = nextOfMine(recorded);
    return next ? markSending(recorded, next.id) : recorded;
  }, 'changed');
  return next;
}

function nextOfMine(journal: Journal): Entry | null {
  const session = sessionStore.getState();
  return session.status === 'signed-in' ? nextToSend(journal, session.uid) : null;
}

/**
 * Whether an entry waits that did not wait before, or may go because an earlier one no longer holds it up. The failed attempt of another tab gives
 * neither: two tabs without a network would end each other's pauses, and send and store without any.
 */
function hasMoreToSend(journal: Journal, before: Journal): boolean {
  const waited = new Set(before.filter(isWaiting).map(({ id }) => id));
  if (journal.some((entry) => isWaiting(entry) && !waited.has(entry.id))) return true;
  const next = nextOfMine(journal);
  return next !== null && next.id !== nextOfMine(before)?.id;
}

/** Starts a round when the journal, the session or the connection changed. Ends when somebody signs out, because the page then loads again. */
function runWhenThereIsWork(sending: RetryLoop): void {
  const run = (): void => sending.run();
  journalStore.subscribe(({ journal }, before) => {
    if (hasMoreToSend(journal, before.journal)) run();
  });
  sessionStore.subscribe(({ status }) => {
    if (status === 'leaving') sending.stop();
    else run();
  });
  connectionStore.subscribe((state, before) => {
    if (selectIsAnswered(state) && !selectIsAnswered(before)) sending.runOnNews();
  });
  addEventListener('online', sending.runOnNews);
  run();
}
