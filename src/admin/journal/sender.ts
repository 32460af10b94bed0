import { type Entry, hearOutcome, markSending, nextToSend, type Outcome } from '#domain/staff/journal.ts';
import { connectionStore, selectIsAnswered } from '#store/connection-store.ts';
import { journalStore } from '#store/journal-store.ts';
import { sessionStore } from '#store/session-store.ts';
import { uploadStore } from '#store/upload-store.ts';
import type { EditJournal } from './edit-journal.ts';
import { createWakeUp } from './wake-up.ts';

const LOCK = 'diario-envio';
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

interface SenderParts {
  readonly applyEntry: (entry: Entry) => Promise<Outcome>;
  /** Stores the files that a document names. Whether all of them are stored. */
  readonly storeFilesOf: (document: unknown) => Promise<boolean>;
}

/**
 * Sends the journal's entries in their order, one at a time, from one tab of the device: the one that holds the lock.
 * @returns starts it. Somebody who signs out ends it for this page.
 */
export function createSender({ applyEntry, storeFilesOf }: SenderParts) {
  async function send(entry: Entry): Promise<Outcome> {
    for (const { document } of entry.changes) {
      if (await storeFilesOf(document)) continue;
      const isRefused = [...uploadStore.getState().uploads.values()].some(({ kind }) => kind === 'failed');
      return isRefused ? { kind: 'refused', reason: 'file-refused' } : { kind: 'unreachable' };
    }
    return applyEntry(entry);
  }

  async function sendOne(journal: EditJournal, entry: Entry): Promise<Outcome> {
    let outcome: Outcome = { kind: 'unreachable' };
    try {
      // `sending` is told only while there may be an answer: offline an edit stays "guardado en este equipo".
      if (connectionStore.getState().reachable) await journal.change((now) => markSending(now, entry.id));
      outcome = await send(entry);
      await journal.change((now) => hearOutcome(now, entry.id, outcome));
    } catch (reason) {
      // The device stopped keeping the journal, the code did not come, or a bug: the entry is where it was, and the next round tries again.
      console.error('Envío interrumpido', reason);
      return { kind: 'unreachable' };
    }
    return outcome;
  }

  async function sendUntilSignOut(journal: EditJournal): Promise<void> {
    const wakeUp = watchForWork();
    let retry = FIRST_RETRY_MS;
    for (;;) {
      const session = sessionStore.getState();
      if (session.status === 'leaving') return;
      const next = session.status === 'signed-in' ? nextToSend(journalStore.getState().journal, session.uid) : null;
      if (!next) {
        await wakeUp.wait();
        continue;
      }
      const outcome = await sendOne(journal, next);
      if (outcome.kind !== 'unreachable') {
        retry = FIRST_RETRY_MS;
        continue;
      }
      await wakeUp.wait(retry);
      retry = Math.min(retry * 2, LAST_RETRY_MS);
    }
  }

  return (journal: EditJournal): void => {
    const held = async (): Promise<never> => {
      await sendUntilSignOut(journal);
      // No other tab may begin while this one empties the device: the lock goes with the page.
      return new Promise<never>(() => {});
    };
    // A browser without locks sends from every tab; each entry is still applied once, because the writer looks before it writes.
    if ('locks' in navigator) void navigator.locks.request(LOCK, held);
    else void held();
  };
}

/** Wakes the sender when there may be something to send, or a server to send it to. */
function watchForWork() {
  const wakeUp = createWakeUp();
  journalStore.subscribe(({ journal }, before) => {
    if (journal.length > before.journal.length || journal.some(({ state }) => state.kind === 'saved')) wakeUp.wake();
  });
  sessionStore.subscribe(wakeUp.wake);
  connectionStore.subscribe((state, before) => {
    if (selectIsAnswered(state) && !selectIsAnswered(before)) wakeUp.wake();
  });
  addEventListener('online', wakeUp.wake);
  return wakeUp;
}
