import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { addEntry, type Entry, type Journal, markSending, recordOutcome } from '#domain/staff/journal/journal.ts';
import { discardEntry } from '#domain/staff/journal/undo.ts';
import { openEditJournal } from './edit-journal.ts';
import { canKeep, forgetStaffWork, staffDatabase } from './staff-database.ts';

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

/** Changes a stored entry in its place, as another tab does. */
const put = (changed: Entry): Promise<unknown> =>
  staffDatabase.use(async (db) => {
    const key = await db.getKeyFromIndex('diario', 'id', changed.id);
    return db.put('diario', changed, key);
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

test('a step that reads only what it changes does not read a thousand other entries, and keeps all of them', async () => {
  const journal = openEditJournal();
  const ids = Array.from({ length: 1000 }, (_, at) => `e${at}`);
  await journal.change((now) => ids.map(entry).reduce(addEntry, now));
  const readings = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  for (const id of ids.slice(0, 5)) {
    await journal.change((now) => markSending(now, id), 'changed');
    await journal.change((now) => recordOutcome(now, id, { kind: 'applied' }, 0), 'changed');
  }
  const ofSteps = readings.mock.contexts.filter((store) => (store as IDBObjectStore).transaction.mode === 'readwrite');
  expect(ofSteps).toHaveLength(0);
  readings.mockRestore();
  const kept = await journalNow();
  expect(kept.map(({ id }) => id)).toEqual(ids);
  expect(kept.slice(4, 6).map(({ state }) => state.kind)).toEqual(['confirmed', 'saved']);
});

test.each([
  ['confirmed', (): Promise<unknown> => put({ ...entry('b'), state: { kind: 'confirmed', at: 1 } })],
  ['deleted', (): Promise<unknown> => staffDatabase.use((db) => db.delete('diario', IDBKeyRange.lowerBound(0)))],
  ['joined by another entry', (): Promise<unknown> => staffDatabase.use((db) => db.add('diario', entry('c')))],
])(
  'an entry that another tab has %s meanwhile is not written over by a step that reads only what it changes',
  async (_, work) => {
    const journal = openEditJournal();
    await journal.change((now) => [entry('a'), entry('b')].reduce(addEntry, now));
    // A tab that this one has heard nothing of: an earlier version of the site, or one whose message is still on its way.
    await work();
    const stored = await staffDatabase.use((db) => db.getAll('diario'));
    const seen: Journal[] = [];
    await journal.change((now) => {
      seen.push(now);
      return recordOutcome(now, 'b', { kind: 'refused', reason: 'invalid' }, 0);
    }, 'changed');
    expect(seen.at(-1)).toEqual(stored);
    const kept = await staffDatabase.use((db) => db.getAll('diario'));
    expect(kept.map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
    expect(kept.filter(({ id, state }) => id === 'b' && state.kind === 'confirmed')).toEqual(
      stored.filter(({ state }) => state.kind === 'confirmed'),
    );
  },
);

test('a step that begins while the tab reads another tab’s write does not overwrite it with the earlier state', async () => {
  const journal = openEditJournal();
  await journal.change((now) => [entry('a'), entry('b')].reduce(addEntry, now));
  await put({ ...entry('b'), state: { kind: 'sending' } });
  let heard: Journal = [];
  // It reads at once, as when the other tab's message comes.
  journal.watch((now) => {
    heard = now;
  });
  await journal.change((now) => markSending(now, 'a'), 'changed');
  expect(heard.map(({ state }) => state.kind)).toEqual(['sending', 'sending']);
});

test('a tab is notified of what another one wrote', async () => {
  const heard: string[][] = [];
  openEditJournal().watch((journal) => heard.push(journal.map(({ id }) => id)));
  await openEditJournal().change((now) => addEntry(now, entry('one')));
  await expect.poll(() => heard.at(-1)).toEqual(['one']);
});

test('a journal that cannot be read when the page opens is read later, because forms wait for it', async () => {
  const journal = openEditJournal();
  await journal.change((now) => addEntry(now, entry('one')));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(console, 'warn').mockReturnValue();
  const lost = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  });
  const heard: string[][] = [];
  openEditJournal().watch((now) => heard.push(now.map(({ id }) => id)));
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled(), { timeout: 30_000 });
  lost.mockRestore();
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await expect.poll(() => heard.at(-1)).toEqual(['one']);
});

test('a device that stores what it is given is recognised', async () => {
  expect(await canKeep()).toBe(true);
});
