import { type Entry, hearOutcome, markSending, nextToSend, type Outcome } from '#domain/staff/journal.ts';
import { loadApplyChanges } from '#lazy/apply-changes.ts';
import type { EditJournal } from '#mirror/edit-journal.ts';
import { rememberedBackendConfig } from '#rest/remembered-backend.ts';
import { connectionStore } from '#store/connection-store.ts';
import { journalStore } from '#store/journal-store.ts';
import { sessionStore } from '#store/session-store.ts';
import { uploadStore } from '#store/upload-store.ts';
import { retryUploads, storeFilesOf } from './shared/uploads/upload-queue.ts';

const LOCK = 'diario-envio';
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

/** Sends the journal's entries in their order, one at a time, from one tab of the device: the one that holds the lock. */
export function startSending(journal: EditJournal): void {
  const held = (): Promise<never> => sendForEver(journal);
  // A browser without locks sends from every tab; each entry is still applied once, because the writer looks before it writes.
  if ('locks' in navigator) void navigator.locks.request(LOCK, held);
  else void held();
}

async function sendForEver(journal: EditJournal): Promise<never> {
  const bell = createBell();
  let retry = FIRST_RETRY_MS;
  for (;;) {
    const session = sessionStore.getState();
    const next = session.status === 'signed-in' ? nextToSend(journalStore.getState().journal, session.uid) : null;
    if (!next) {
      await bell.rung();
      continue;
    }
    const outcome = await sendOne(journal, next);
    if (outcome.kind !== 'unreachable') {
      retry = FIRST_RETRY_MS;
      continue;
    }
    await bell.rung(retry);
    retry = Math.min(retry * 2, LAST_RETRY_MS);
  }
}

async function sendOne(journal: EditJournal, entry: Entry): Promise<Outcome> {
  let outcome: Outcome = { kind: 'unreachable' };
  try {
    // `sending` is told only while there may be an answer: offline an edit stays "guardado en este equipo".
    if (connectionStore.getState().reachable) await journal.change((now) => markSending(now, entry.id));
    outcome = await send(entry);
    await journal.change((now) => hearOutcome(now, entry.id, outcome));
  } catch (reason) {
    // The device stopped keeping the journal, or a bug: either way the entry is where it was, and the next round tries again.
    console.error('Envío interrumpido', reason);
    return { kind: 'unreachable' };
  }
  return outcome;
}

async function send(entry: Entry): Promise<Outcome> {
  for (const { document } of entry.changes) {
    if (await storeFilesOf(document)) continue;
    const isRefused = [...uploadStore.getState().uploads.values()].some(({ kind }) => kind === 'failed');
    return isRefused ? { kind: 'refused', reason: 'file-refused' } : { kind: 'unreachable' };
  }
  const [{ applyEntry }, config] = await Promise.all([loadApplyChanges(), rememberedBackendConfig()]);
  return applyEntry(config, entry);
}

/** Rings when there may be something to send, or a server to send it to. */
function createBell() {
  let wake: () => void = () => {};
  let missed = false;
  const ring = (): void => {
    missed = true;
    wake();
  };
  journalStore.subscribe(({ journal }, before) => {
    if (journal.length > before.journal.length || journal.some(({ state }) => state.kind === 'saved')) ring();
  });
  sessionStore.subscribe(ring);
  connectionStore.subscribe(({ reachable }, before) => {
    if (!reachable || before.reachable) return;
    ring();
    void retryUploads();
  });
  addEventListener('online', ring);

  return {
    /** Resolves at the next ring, or after a time where one is given. */
    async rung(patience?: number): Promise<void> {
      // A ring of our own writes must not cut a pause short, so a pause listens only to what comes during it.
      if (patience === undefined && missed) {
        missed = false;
        return;
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
        if (patience !== undefined) setTimeout(resolve, patience);
      });
      wake = () => {};
      missed = false;
    },
  };
}
