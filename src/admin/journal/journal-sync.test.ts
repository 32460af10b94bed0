import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Entry, Outcome } from '#domain/staff/journal.ts';
import { claimConnectionWriter } from '#store/connection-store.ts';
import { claimJournalWriter, journalStore } from '#store/journal-store.ts';
import { claimSessionWriter } from '#store/session-store.ts';
import { claimUploadWriter } from '#store/upload-store.ts';
import { createJournalSync, type Edit } from './journal-sync.ts';
import { createSender } from './sender.ts';
import { forgetStaffWork, staffDatabase } from './staff-database.ts';

const write = claimJournalWriter();
const writeSession = claimSessionWriter();
const writeConnection = claimConnectionWriter();
const writeUploads = claimUploadWriter();

const edit = (id: string, baseRev = 1): Edit => ({
  title: `Precio de ${id}`,
  changes: [{ collection: 'productos', id, baseRev, base: { precio: 1 }, document: { precio: 2 } }],
});

/** A server that answers each entry as it is told to, and the feeds that show what it has. */
function openShop() {
  const received: Entry[] = [];
  const revisions = new Map<string, number>();
  let answer: (entry: Entry) => Outcome | Promise<Outcome> = () => ({ kind: 'applied' });
  let tellFeeds = (): void => {};
  const startSending = createSender({
    applyEntry: async (entry) => {
      received.push(entry);
      return answer(entry);
    },
    storeFilesOf: async () => true,
  });
  const sync = createJournalSync({
    write,
    watchFeeds: (onChange) => {
      tellFeeds = onChange;
    },
    revisionSeen: (_collection, id) => revisions.get(id) ?? 0,
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
  };
}

const states = (): string[] => journalStore.getState().journal.map(({ title, state }) => `${title}: ${state.kind}`);
const becomes = (expected: readonly string[]) =>
  vi.waitFor(() => expect(states()).toEqual(expected), { timeout: 30_000 });

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
  // Ends the sender of the test, which would send the next test's entries.
  writeSession({ status: 'leaving' });
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('an edit', () => {
  test('is kept, sent, and leaves the journal once a feed shows its revision', async () => {
    const { sync, received, shows } = openShop();
    await sync.start();
    expect((await sync.saveEdit(edit('p1'))).ok).toBe(true);
    await becomes(['Precio de p1: confirmed']);
    expect(received).toHaveLength(1);
    shows('p1', 1);
    await becomes(['Precio de p1: confirmed']);
    shows('p1', 2);
    await becomes([]);
  });

  test('is on the device before the server answers', async () => {
    const { sync, answers } = openShop();
    answers(() => new Promise(() => {}));
    await sync.start();
    await sync.saveEdit(edit('p1'));
    const kept = await staffDatabase.use((db) => db.getAll('diario'));
    expect(kept.map(({ title }) => title)).toEqual(['Precio de p1']);
  });

  test('that changes nothing makes no entry', async () => {
    const { sync } = openShop();
    expect(await sync.saveEdit({ title: 'Nada', changes: [] })).toEqual({ ok: true, value: [] });
    expect(states()).toEqual([]);
  });

  test('of somebody who is not on the staff is not taken in', async () => {
    const { sync } = openShop();
    writeSession({ status: 'signed-in', uid: 'eva', email: 'eva@otra.mx', membership: 'stranger' });
    expect(await sync.saveEdit(edit('p1'))).toEqual({ ok: false, error: 'stranger' });
    writeSession({ status: 'signed-out', lapsed: null });
    expect(await sync.saveEdit(edit('p1'))).toEqual({ ok: false, error: 'stranger' });
  });
});

describe('sending', () => {
  test('goes on at once when the server answers again', async () => {
    const { sync, received, answers } = openShop();
    writeConnection({ reachable: false });
    answers(() => ({ kind: 'unreachable' }));
    await sync.start();
    await sync.saveEdit(edit('p1'));
    await vi.waitFor(() => expect(received).toHaveLength(1));
    answers(() => ({ kind: 'applied' }));
    // Only when the sender has begun to wait is there a pause to cut short.
    await becomes(['Precio de p1: saved']);
    await vi.waitFor(() => {
      writeConnection({ reachable: false });
      writeConnection({ reachable: true, confirmedAt: performance.timeOrigin + 1 });
      expect(states()).toEqual(['Precio de p1: confirmed']);
    });
  });

  test('keeps the order of edits to one document, and never sends what a person has to decide first', async () => {
    const { sync, received, answers } = openShop();
    answers(({ title }) => (title === 'Precio de p1' ? { kind: 'refused', reason: 'invalid' } : { kind: 'applied' }));
    await sync.start();
    await sync.saveEdit(edit('p1'));
    await becomes(['Precio de p1: refused']);
    await sync.saveEdit({ ...edit('p1', 2), title: 'Después' });
    await sync.saveEdit(edit('p2'));
    await becomes(['Precio de p1: refused', 'Después: saved', 'Precio de p2: confirmed']);
    expect(received.map(({ title }) => title)).toEqual(['Precio de p1', 'Precio de p2']);

    answers(() => ({ kind: 'applied' }));
    sync.retry(received[0]?.id ?? '');
    await becomes(['Precio de p1: confirmed', 'Después: confirmed', 'Precio de p2: confirmed']);
  });

  test('sends nobody else’s work: it waits for whoever did it', async () => {
    const { sync, received } = openShop();
    await sync.start();
    writeSession({ status: 'signed-in', uid: 'eva', email: 'eva@tienda.mx', membership: 'member' });
    await sync.saveEdit(edit('p1'));
    await becomes(['Precio de p1: confirmed']);
    writeSession({ status: 'signed-out', lapsed: 'eva@tienda.mx' });
    const ofAna: Entry = {
      ...(received[0] as Entry),
      id: 'de-ana',
      title: 'De Ana',
      by: { uid: 'ana', email: 'ana@tienda.mx' },
      state: { kind: 'saved' },
    };
    await staffDatabase.use((db) => db.add('diario', ofAna));
    writeSession({ status: 'signed-in', uid: 'eva', email: 'eva@tienda.mx', membership: 'member' });
    await sync.saveEdit(edit('p2'));
    await becomes(['Precio de p1: confirmed', 'De Ana: saved', 'Precio de p2: confirmed']);
    expect(received.map(({ by }) => by.uid)).toEqual(['eva', 'eva']);
  });

  test('goes on after an error of ours, with the entry where it was', async () => {
    const { sync, received, answers } = openShop();
    answers(() => {
      throw new Error('bug');
    });
    await sync.start();
    await sync.saveEdit(edit('p1'));
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
    answers(() => ({ kind: 'applied' }));
    await becomes(['Precio de p1: confirmed']);
    expect(received).toHaveLength(2);
  });

  test('a conflict waits for a person, and goes on from what the server has', async () => {
    const { sync, received, answers } = openShop();
    const theirs = { 'productos/p1': { rev: 7, document: { precio: 9 } } };
    answers(() => ({ kind: 'conflict', theirs }));
    await sync.start();
    await sync.saveEdit(edit('p1'));
    await becomes(['Precio de p1: conflict']);
    answers(() => ({ kind: 'applied' }));
    sync.resolve(received[0]?.id ?? '', { 'productos/p1': { precio: 5 } });
    await becomes(['Precio de p1: confirmed']);
    expect(received[1]?.changes).toMatchObject([{ baseRev: 7, base: { precio: 9 }, document: { precio: 5 } }]);
  });

  test('an entry waits until its files are stored, and is refused with a file that the shop refused', async () => {
    let isStored = false;
    const received: Entry[] = [];
    const sync = createJournalSync({
      write,
      watchFeeds: () => {},
      revisionSeen: () => 0,
      startSending: createSender({
        applyEntry: async (entry) => {
          received.push(entry);
          return { kind: 'applied' };
        },
        storeFilesOf: async () => isStored,
      }),
    });
    await sync.start();
    await sync.saveEdit(edit('p1'));
    await becomes(['Precio de p1: saved']);
    expect(received).toEqual([]);
    isStored = true;
    await becomes(['Precio de p1: confirmed']);
    isStored = false;
    writeUploads({ uploads: new Map([['foto', { kind: 'failed', reason: 'refused' }]]) });
    await sync.saveEdit(edit('p2'));
    await becomes(['Precio de p1: confirmed', 'Precio de p2: refused']);
    expect(received).toHaveLength(1);
  });
});

describe('taking back', () => {
  test('what was not sent never happened', async () => {
    const { sync } = openShop();
    await sync.saveUndoable(edit('p1'));
    expect(journalStore.getState().undoable?.text).toBe('Precio de p1');
    await sync.undo();
    await becomes([]);
    expect(journalStore.getState().undoable).toBeNull();
  });

  test('what was sent is put back by one more edit, which goes on from it', async () => {
    const { sync, received } = openShop();
    await sync.start();
    await sync.saveUndoable(edit('p1'));
    await becomes(['Precio de p1: confirmed']);
    await sync.undo();
    await becomes(['Precio de p1: confirmed', 'Deshacer: Precio de p1: confirmed']);
    expect(received[1]?.changes).toMatchObject([{ baseRev: 2, document: { precio: 1 } }]);
  });

  test('many edits are taken back together', async () => {
    const { sync } = openShop();
    await sync.saveManyUndoable([edit('p1'), edit('p2')], '2 precios');
    await becomes(['Precio de p1: saved', 'Precio de p2: saved']);
    await sync.undo();
    await becomes([]);
  });

  test('once closed there is nothing to take back', async () => {
    const { sync } = openShop();
    await sync.saveUndoable(edit('p1'));
    sync.closeUndo();
    await sync.undo();
    await becomes(['Precio de p1: saved']);
    sync.discard(journalStore.getState().journal[0]?.id ?? '');
    await becomes([]);
  });
});

describe('a device that keeps nothing', () => {
  beforeEach(() => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
  });

  test('is worked on while the server answers, and the page is told', async () => {
    const { sync } = openShop();
    await sync.start();
    expect(journalStore.getState().keeps).toBe(false);
    expect((await sync.saveEdit(edit('p1'))).ok).toBe(true);
    await becomes(['Precio de p1: confirmed']);
  });

  test('takes nothing in without a server', async () => {
    const { sync } = openShop();
    writeConnection({ reachable: false });
    expect(await sync.saveEdit(edit('p1'))).toEqual({ ok: false, error: 'not-kept' });
    expect(states()).toEqual([]);
  });
});

test('a device that runs out of room later says so, and nothing was taken in', async () => {
  const { sync } = openShop();
  await sync.saveEdit(edit('p1'));
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(await sync.saveEdit(edit('p2'))).toEqual({ ok: false, error: 'no-room' });
  expect([journalStore.getState().keeps, states()]).toEqual([false, ['Precio de p1: saved']]);
});
