import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import type { Entry } from '#domain/staff/journal.ts';
import { claimConnectionWriter } from '#store/connection-store.ts';
import { claimJournalWriter } from '#store/journal-store.ts';
import { claimSessionWriter } from '#store/session-store.ts';
import { claimUploadWriter } from '#store/upload-store.ts';
import { staffDatabase } from './staff-database.ts';
import { becomes, edit, openJournal, prepareEachTab, states } from './testing/open-journal.ts';

const write = claimJournalWriter();
const writeSession = claimSessionWriter();
const writeConnection = claimConnectionWriter();
const writeUploads = claimUploadWriter();
prepareEachTab({ write, writeSession, writeConnection, writeUploads });

describe('sending', () => {
  test('goes on at once when the server answers again', async () => {
    const { sync, received, answers } = openJournal(write);
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
    const { sync, received, answers } = openJournal(write);
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
    const { sync, received } = openJournal(write);
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
    const { sync, received, answers } = openJournal(write);
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
    const { sync, received, answers } = openJournal(write);
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
    const { sync, received } = openJournal(write, async () => isStored);
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
