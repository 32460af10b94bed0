import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import type { Entry } from '#domain/staff/journal/journal.ts';
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
  test('starts again at once when the server answers again', async () => {
    const { sync, received, answers } = openJournal(write);
    writeConnection({ reachable: false });
    answers(() => ({ kind: 'unreachable' }));
    await sync.start();
    await sync.saveEdit(edit('p1'));
    await expect.poll(() => received).toHaveLength(1);
    answers(() => ({ kind: 'applied' }));
    // The sender has to be in its pause before the server's answer can end the pause.
    await becomes(['Precio de p1: saved']);
    await expect
      .poll(() => {
        writeConnection({ reachable: false });
        writeConnection({ reachable: true, confirmedAt: performance.timeOrigin + 1 });
        return states();
      })
      .toEqual(['Precio de p1: confirmed']);
  });

  test('keeps the order of edits to one document, and sends none that starts from an edit a person has to decide', async () => {
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

  test('sends only the edits of the signed-in person, and the others wait for theirs', async () => {
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

  test('tries an entry again after an unexpected error', async () => {
    const { sync, received, answers } = openJournal(write);
    answers(() => {
      throw new Error('bug');
    });
    await sync.start();
    await sync.saveEdit(edit('p1'));
    await expect.poll(() => console.error).toHaveBeenCalled();
    answers(() => ({ kind: 'applied' }));
    await becomes(['Precio de p1: confirmed']);
    expect(received).toHaveLength(2);
  });

  test('waits at a conflict for a person, and then starts from the server’s revision', async () => {
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

  test('waits until the files of an entry are stored, and refuses the entry when the shop refused a file', async () => {
    let isStored = false;
    const { sync, received } = openJournal(write, async () => isStored);
    await sync.start();
    await sync.saveEdit(edit('p1'));
    await becomes(['Precio de p1: saved']);
    expect(received).toEqual([]);
    isStored = true;
    await becomes(['Precio de p1: confirmed']);
    isStored = false;
    const imagen = `productos/${'a'.repeat(64)}-1600.webp`;
    writeUploads({ uploads: new Map([[imagen, { kind: 'failed', reason: 'refused' }]]) });
    const withPicture = edit('p2').changes.map((change) => ({ ...change, document: { ...change.document, imagen } }));
    await sync.saveEdit({ ...edit('p2'), changes: withPicture });
    await becomes(['Precio de p1: confirmed', 'Precio de p2: refused']);
    expect(received).toHaveLength(1);
  });
});
