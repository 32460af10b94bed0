import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { addEntry, type Entry, type Journal, markSending } from '#domain/staff/journal/journal.ts';
import { discardEntry } from '#domain/staff/journal/undo.ts';
import { openEditJournal } from './edit-journal.ts';
import { canKeep, forgetStaffWork } from './staff-database.ts';

const entry = (id: string): Entry => ({
  id,
  title: id,
  changes: [],
  by: { uid: 'ana', email: 'ana@tienda.mx' },
  at: 0,
  state: { kind: 'saved' },
});

beforeEach(async () => {
  // The journal reads only whether the page is visible.
  vi.stubGlobal('document', new EventTarget());
  await forgetStaffWork();
});

async function journalNow(): Promise<Journal> {
  return new Promise((resolve) => openEditJournal().watch(resolve));
}

test('entries keep their order when their states change and when the journal is opened again', async () => {
  const journal = openEditJournal();
  for (const id of ['c', 'a', 'b']) await journal.change((now) => addEntry(now, entry(id)));
  await journal.change((now) => markSending(now, 'c'));
  await journal.change((now) => discardEntry(now, 'a', 'undo', 0));
  expect((await journalNow()).map(({ id, state }) => [id, state.kind])).toEqual([
    ['c', 'sending'],
    ['b', 'saved'],
  ]);
});

test('when two tabs write at once, both entries are stored', async () => {
  const [one, two] = [openEditJournal(), openEditJournal()];
  await Promise.all([
    one.change((now) => addEntry(now, entry('one'))),
    two.change((now) => addEntry(now, entry('two'))),
  ]);
  expect((await journalNow()).map(({ id }) => id).toSorted()).toEqual(['one', 'two']);
});

test('a tab is notified of what another one wrote', async () => {
  const heard: string[][] = [];
  openEditJournal().watch((journal) => heard.push(journal.map(({ id }) => id)));
  await openEditJournal().change((now) => addEntry(now, entry('one')));
  await expect.poll(() => heard.at(-1)).toEqual(['one']);
});

test('a device that stores what it is given is recognised', async () => {
  expect(await canKeep()).toBe(true);
});
