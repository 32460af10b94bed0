import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Outcome } from '#domain/staff/journal/journal.ts';
import { claimConnectionWriter } from '#store/connection-store.ts';
import { claimJournalWriter, journalStore } from '#store/journal-store.ts';
import { claimSessionWriter } from '#store/session-store.ts';
import { claimUploadWriter } from '#store/upload-store.ts';
import { staffDatabase } from './staff-database.ts';
import { becomes, edit, openJournal, prepareEachTab, states } from './testing/open-journal.ts';

const write = claimJournalWriter();
const writeSession = claimSessionWriter();
const writeConnection = claimConnectionWriter();
const writeUploads = claimUploadWriter();
prepareEachTab({ write, writeSession, writeConnection, writeUploads });

describe('an edit', () => {
  test('is stored, sent, and removed from the journal once a feed shows its revision', async () => {
    const { sync, received, shows } = openJournal(write);
    await sync.start();
    expect((await sync.saveEdit(edit('p1'))).ok).toBe(true);
    await becomes(['Precio de p1: confirmed']);
    expect(received).toHaveLength(1);
    shows('p1', 1);
    await becomes(['Precio de p1: confirmed']);
    shows('p1', 2);
    await becomes([]);
  });

  test('leaves the journal as soon as it is confirmed where a feed showed its revision before the outcome came', async () => {
    const { sync, shows, received, answers } = openJournal(write);
    let answer: (outcome: Outcome) => void = () => {};
    answers(() => new Promise((resolve) => (answer = resolve)));
    await sync.start();
    await sync.saveEdit(edit('p1'));
    await vi.waitFor(() => expect(received).toHaveLength(1));
    shows('p1', 2);
    answer({ kind: 'applied' });
    await becomes([]);
  });

  test('of a new document that a colleague deleted leaves with the first answer of the server after it was confirmed', async () => {
    const { sync, answersFeeds } = openJournal(write);
    await sync.start();
    answersFeeds(1);
    await sync.saveEdit(edit('p1', 0));
    await becomes(['Precio de p1: confirmed']);
    answersFeeds();
    await becomes([]);
  });

  test('is on the device before the server answers', async () => {
    const { sync, answers } = openJournal(write);
    answers(() => new Promise(() => {}));
    await sync.start();
    await sync.saveEdit(edit('p1'));
    const kept = await staffDatabase.use((db) => db.getAll('diario'));
    expect(kept.map(({ title }) => title)).toEqual(['Precio de p1']);
  });

  test('is counted as being stored from the moment it is asked for until the journal names it', async () => {
    const { sync } = openJournal(write);
    const seen: string[] = [];
    const stop = journalStore.subscribe(({ storing, journal }) => seen.push(`${storing} ${journal.length}`));
    const saved = sync.saveUndoable(edit('p1'));
    expect(seen).toEqual(['1 0']);
    await saved;
    expect([seen.includes('0 0'), seen.at(-1)]).toEqual([false, '0 1']);
    const undone = sync.undo();
    expect(journalStore.getState().storing).toBe(1);
    await undone;
    expect([journalStore.getState().storing, states()]).toEqual([0, []]);
    stop();
  });

  test('that an earlier page stored is listed and sent though the device is full when the page opens, because signing out would delete it unasked', async () => {
    const before = openJournal(write);
    await before.sync.saveEdit(edit('p1'));
    write({ journal: [] });
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { sync, received } = openJournal(write);
    await sync.start();
    await becomes(['Precio de p1: saved']);
    expect(journalStore.getState().keeps).toBe(false);
    put.mockRestore();
    await sync.saveEdit(edit('p2'));
    await vi.waitFor(() => expect(received).toHaveLength(2));
    expect(journalStore.getState().keeps).toBe(true);
  });

  test('without changes makes no entry', async () => {
    const { sync } = openJournal(write);
    expect(await sync.saveEdit({ title: 'Nada', changes: [] })).toEqual({ ok: true, value: [] });
    expect(states()).toEqual([]);
  });

  test('of somebody who is not on the staff is refused', async () => {
    const { sync } = openJournal(write);
    writeSession({ status: 'signed-in', uid: 'eva', email: 'eva@otra.mx', membership: 'stranger' });
    expect(await sync.saveEdit(edit('p1'))).toEqual({ ok: false, error: 'stranger' });
    writeSession({ status: 'signed-out', lapsed: null });
    expect(await sync.saveEdit(edit('p1'))).toEqual({ ok: false, error: 'stranger' });
  });
});

describe('undo', () => {
  test('removes an edit that was not sent', async () => {
    const { sync } = openJournal(write);
    await sync.saveUndoable(edit('p1'));
    expect(journalStore.getState().undoable?.text).toBe('Precio de p1');
    await sync.undo();
    await becomes([]);
    expect(journalStore.getState().undoable).toBeNull();
  });

  test('of an edit that was sent is one more edit, which starts from its revision', async () => {
    const { sync, received } = openJournal(write);
    await sync.start();
    await sync.saveUndoable(edit('p1'));
    await becomes(['Precio de p1: confirmed']);
    await sync.undo();
    await becomes(['Precio de p1: confirmed', 'Deshacer: Precio de p1: confirmed']);
    expect(received[1]?.changes).toMatchObject([{ baseRev: 2, document: { precio: 1 } }]);
  });

  test('of many edits undoes all of them', async () => {
    const { sync } = openJournal(write);
    await sync.saveManyUndoable([edit('p1'), edit('p2')], '2 precios');
    await becomes(['Precio de p1: saved', 'Precio de p2: saved']);
    await sync.undo();
    await becomes([]);
  });

  test('is no longer offered once a later edit changes one of the same documents', async () => {
    const { sync } = openJournal(write);
    await sync.saveManyUndoable([edit('p1'), edit('p2')], '2 precios');
    await sync.saveEdit(edit('p3'));
    expect(journalStore.getState().undoable?.text).toBe('2 precios');
    await sync.saveEdit(edit('p2', 2));
    expect(journalStore.getState().undoable).toBeNull();
  });

  test('is no longer possible once the notice is closed', async () => {
    const { sync } = openJournal(write);
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

  test('takes edits while the server answers, and the store says that it keeps nothing', async () => {
    const { sync } = openJournal(write);
    await sync.start();
    expect(journalStore.getState().keeps).toBe(false);
    expect((await sync.saveEdit(edit('p1'))).ok).toBe(true);
    await becomes(['Precio de p1: confirmed']);
  });

  test('refuses edits without a server', async () => {
    const { sync } = openJournal(write);
    writeConnection({ reachable: false });
    expect(await sync.saveEdit(edit('p1'))).toEqual({ ok: false, error: 'not-kept' });
    expect(states()).toEqual([]);
  });
});

test('a device that cannot note that an edit is being sent does not send it, says so, and sends it once there is room', async () => {
  const { sync, received } = openJournal(write);
  writeConnection({ reachable: false });
  await sync.saveEdit(edit('p1'));
  expect(journalStore.getState().hasRoomToSend).toBe(true);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await sync.start();
  await vi.waitFor(() => expect(journalStore.getState().hasRoomToSend).toBe(false));
  expect([received.length, states()]).toEqual([0, ['Precio de p1: saved']]);
  put.mockRestore();
  writeConnection({ reachable: true, confirmedAt: performance.timeOrigin + 1 });
  await becomes(['Precio de p1: confirmed']);
  expect(journalStore.getState().hasRoomToSend).toBe(true);
});

test('a device that runs out of room later refuses the edit and says why', async () => {
  const { sync } = openJournal(write);
  await sync.saveEdit(edit('p1'));
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(await sync.saveEdit(edit('p2'))).toEqual({ ok: false, error: 'no-room' });
  expect([journalStore.getState().keeps, states()]).toEqual([false, ['Precio de p1: saved']]);
});

test('of edits that are saved together none is stored where one of them is refused, so that another try stores none twice', async () => {
  const { sync } = openJournal(write);
  await sync.saveEdit(edit('p0'));
  const together = ['p1', 'p2', 'p3'].map((id) => edit(id));
  const unstorable = { ...edit('p4'), title: (() => '') as unknown as string };
  expect(await sync.saveMany([...together, unstorable])).toEqual({ ok: false, error: 'no-room' });
  expect((await sync.saveMany(together)).ok).toBe(true);
  const kept = await staffDatabase.use((db) => db.getAll('diario'));
  expect(kept.map(({ title }) => title)).toEqual(['p0', 'p1', 'p2', 'p3'].map((id) => `Precio de ${id}`));
});

test('a device that has room again takes edits without a server and says no longer that it keeps nothing', async () => {
  const { sync } = openJournal(write);
  const put = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(await sync.saveEdit(edit('p1'))).toEqual({ ok: false, error: 'no-room' });
  put.mockRestore();
  writeConnection({ reachable: false });
  expect((await sync.saveEdit(edit('p1'))).ok).toBe(true);
  expect([journalStore.getState().keeps, states()]).toEqual([true, ['Precio de p1: saved']]);
});
