import { afterEach, beforeEach, expect, vi } from 'vitest';
import { ok } from '#domain/kernel/result.ts';
import type { Entry, Outcome } from '#domain/staff/journal/journal.ts';
import type { claimConnectionWriter } from '#store/connection-store.ts';
import { type claimJournalWriter, journalStore } from '#store/journal-store.ts';
import type { claimSessionWriter } from '#store/session-store.ts';
import type { claimUploadWriter } from '#store/upload-store.ts';
import { createJournalSync, type Edit } from '../journal-sync.ts';
import { createSender } from '../sender.ts';
import { forgetStaffWork } from '../staff-database.ts';

/** The writers of the stores that a tab of the staff area has. A test file claims them, because each can be claimed once. */
interface TabWriters {
  readonly write: ReturnType<typeof claimJournalWriter>;
  readonly writeSession: ReturnType<typeof claimSessionWriter>;
  readonly writeConnection: ReturnType<typeof claimConnectionWriter>;
  readonly writeUploads: ReturnType<typeof claimUploadWriter>;
}

export const edit = (id: string, baseRev = 1): Edit => ({
  title: `Precio de ${id}`,
  changes: [{ collection: 'productos', id, baseRev, base: { precio: 1 }, document: { precio: 2 } }],
});

/** A journal with a server that answers each entry as the test says, and feeds that show the revisions that the test says. */
export function openJournal(write: TabWriters['write'], storeFilesOf = async (): Promise<boolean> => true) {
  const received: Entry[] = [];
  const revisions = new Map<string, number>();
  let answeredAt: number | null = null;
  let answer: (entry: Entry) => Outcome | Promise<Outcome> = () => ({ kind: 'applied' });
  let tellFeeds = (): void => {};
  const startSending = createSender({
    applyEntry: async (entry) => {
      received.push(entry);
      return answer(entry);
    },
    storeFilesOf,
    deleteFile: async () => ok(null),
    forgetFolder: async () => {},
  });
  const sync = createJournalSync({
    write,
    watchFeeds: (onChange) => {
      tellFeeds = onChange;
    },
    seenDocument: (_collection, id) => ({ rev: revisions.get(id) ?? 0, answeredAt }),
    startSending,
  });
  return {
    sync,
    received,
    answers: (next: typeof answer): void => {
      answer = next;
    },
    shows: (id: string, rev: number): void => {
      revisions.set(id, rev);
      tellFeeds();
    },
    /** The server answers the feeds, now or at a time. */
    answersFeeds: (at = Date.now() + 1): void => {
      answeredAt = at;
      tellFeeds();
    },
  };
}

/** The entries of the journal, each with its state. */
export const states = (): string[] =>
  journalStore.getState().journal.map(({ title, state }) => `${title}: ${state.kind}`);

/** Waits until the journal has these entries in these states. */
export const becomes = (expected: readonly string[]): Promise<void> =>
  vi.waitFor(() => expect(states()).toEqual(expected), { timeout: 60_000 });

/** Gives every test of a file a tab of its own: signed in, with an empty journal and a server that can be reached. */
export function prepareEachTab({ write, writeSession, writeConnection, writeUploads }: TabWriters): void {
  beforeEach(async () => {
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    vi.stubGlobal('addEventListener', () => {});
    // The journals of earlier tests would answer as other tabs do.
    vi.stubGlobal(
      'BroadcastChannel',
      class extends EventTarget {
        postMessage(): void {}
      },
    );
    // Without locks: each test starts a sender of its own, as a tab does.
    vi.stubGlobal('navigator', {});
    for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
    await forgetStaffWork();
    write(journalStore.getInitialState(), true);
    writeSession({ status: 'signed-in', uid: 'ana', email: 'ana@tienda.mx', membership: 'member' });
    writeConnection({ reachable: true, confirmedAt: null });
    writeUploads({ uploads: new Map() });
  });
  afterEach(() => {
    // Ends the test's sender, which would otherwise send the entries of the next test.
    writeSession({ status: 'leaving' });
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
