import { beforeEach, expect, test, vi } from 'vitest';
import { parseInstant } from '#domain/kernel/instant.ts';
import type { Entry } from '#domain/staff/journal/journal.ts';
import { settle } from '#domain/staff/journal/settle.ts';
import { createMenusKeeper, type MenuName } from '#mirror/menus-keeper.ts';
import { claimDocumentsWriter, documentsStore } from '#store/documents-store.ts';
import { createMirrorSink } from '#store/mirror-sink.ts';
import { claimOlderQuotesWriter, olderQuotesStore } from '#store/older-quotes-store.ts';
import { claimPrivateDocumentsWriter, privateDocumentsStore } from '#store/private-documents-store.ts';
import { claimSessionWriter } from '#store/session-store.ts';
import { createOlderQuotes } from './quotes/older-quotes.ts';
import { seenDocument, watchFeeds } from './staff-feeds.ts';

const write = claimDocumentsWriter();
const writeOlder = claimOlderQuotesWriter();
const writeSession = claimSessionWriter();
const writePrivate = claimPrivateDocumentsWriter();
const sink = createMirrorSink();
type OnDocuments = (documents: never[], answer: { isKnown: boolean; fromCache: boolean }) => void;
const quote = (id: string, rev: number, creado = '2026-01-01T00:00:00.000000000Z') => ({ id, rev, fields: { creado } });

const signIn = (role: 'gerente' | 'mostrador') =>
  writeSession({ status: 'signed-in', uid: 'ana', email: 'ana@tienda.mx', membership: 'member', role });

beforeEach(() => {
  writePrivate(privateDocumentsStore.getInitialState(), true);
  write(documentsStore.getInitialState(), true);
  writeOlder(olderQuotesStore.getInitialState(), true);
  writeSession({ status: 'waiting' });
});

test('the private collections are listened to once, from when the person is known to be on the staff', async () => {
  const listened: string[] = [];
  const onChange = vi.fn();
  const parts = {
    write,
    listenToCollection: async (name: string, onDocuments: OnDocuments) => {
      listened.push(name);
      const fromCache = name === 'borradores';
      onDocuments([], { isKnown: !fromCache, fromCache });
      return () => {};
    },
  };
  watchFeeds(parts, onChange);
  writeSession({ status: 'signed-in', uid: 'ana', email: '', membership: 'unknown' });
  expect(listened).toEqual([]);
  writeSession({ status: 'signed-in', uid: 'ana', email: '', membership: 'member' });
  writeSession({ status: 'signed-in', uid: 'ana', email: 'ana@tienda.mx', membership: 'member' });
  await expect
    .poll(() => listened)
    .toEqual(['borradores', 'tutoriales', 'cotizaciones', 'reparaciones', 'papelera', 'busquedasIgnoradas', 'ajustes']);
  expect(onChange).toHaveBeenCalledTimes(7);
  // Empty without an answer means nothing.
  const { borradores, tutoriales } = documentsStore.getState();
  expect([borradores.knowledge, tutoriales.knowledge]).toEqual(['waiting', 'known']);
  expect([borradores.answeredAt, tutoriales.answeredAt]).toEqual([null, expect.any(Number)]);
});

test('a collection whose code did not load is listened to later, and the others are not listened to twice', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  const asked: string[] = [];
  const parts = {
    write,
    async listenToCollection(name: string) {
      asked.push(name);
      if (name === 'papelera' && asked.filter((one) => one === name).length < 3) throw new TypeError('Failed to fetch');
      return () => {};
    },
  };
  signIn('gerente');
  watchFeeds(parts, () => {});
  await vi.advanceTimersByTimeAsync(120_000);
  vi.useRealTimers();
  expect(asked.filter((name) => name === 'papelera')).toHaveLength(3);
  expect(asked.filter((name) => name === 'borradores')).toHaveLength(1);
});

/** The revision that a feed shows, or what it says instead. */
const revOf = (collection: string, id: string) => {
  const seen = seenDocument(collection, id);
  return typeof seen === 'object' ? seen.rev : seen;
};

test('a document is seen as its feed shows it: 0 where it is not there, waiting until the feed has answered', () => {
  expect([revOf('productos', 'p1'), revOf('categories', 'c1'), revOf('etiquetas', 'e1')]).toEqual([
    'waiting',
    'waiting',
    'waiting',
  ]);
  sink.catalogue(
    {
      products: [],
      rows: [{ id: 'p1', rev: 4 } as never],
      snapshot: { seq: 1, since: null, publishedAt: null, delta: 0 },
    },
    true,
  );
  sink.menus({ categories: [{ id: 'c1', rev: 2 } as never], labels: [{ id: 'e1', rev: 3 } as never] });
  write({ tutoriales: { knowledge: 'known', byId: new Map([['t1', quote('t1', 5)]]), answeredAt: null } });
  expect([
    revOf('productos', 'p1'),
    revOf('productos', 'p2'),
    revOf('categories', 'c1'),
    revOf('etiquetas', 'e1'),
    revOf('tutoriales', 't1'),
    revOf('borradores', 'p1'),
    revOf('tutoriales', 't2'),
    // Nobody listens to these: an edit of one is settled as soon as it is confirmed.
    revOf('personal', 'ana'),
  ]).toEqual([4, 0, 2, 3, 5, 'waiting', 0, undefined]);
});

test('a page that was just opened does not know yet what was confirmed of quotations, repairs and private fields', () => {
  const all = () => [revOf('cotizaciones', 'q1'), revOf('reparaciones', 'r1'), revOf('internos', 'p1')];
  expect(all()).toEqual(['waiting', 'waiting', 'waiting']);
  signIn('gerente');
  expect(all()).toEqual(['waiting', 'waiting', 'waiting']);
  write({
    cotizaciones: { knowledge: 'known', byId: new Map([['q1', quote('q1', 2)]]), answeredAt: 5 },
    reparaciones: { knowledge: 'known', byId: new Map(), answeredAt: 5 },
  });
  writePrivate({ knowledge: 'known', byId: new Map([['p1', quote('p1', 7)]]) });
  expect(all()).toEqual([2, 0, 7]);
  // Older than those that are listened to: the answer of the server says that nothing more is to come.
  expect(seenDocument('cotizaciones', 'old')).toEqual({ rev: 0, answeredAt: 5 });
  // Who may not see costs has no feed of them.
  signIn('mostrador');
  expect(revOf('internos', 'p1')).toBeUndefined();
});

test('only a reading of all menus counts as their confirmation, not the device’s copy or the changes alone', () => {
  const category = (rev: number) => [{ id: 'c1', rev } as never];
  sink.connection({ reachable: true, confirmedAt: performance.timeOrigin + 1 });
  sink.menus({ categories: category(2), labels: [] });
  sink.menus({ categories: category(3), labels: [] });
  expect(seenDocument('categories', 'c1')).toEqual({ rev: 3, answeredAt: 0 });
  sink.wholeMenu('categories');
  expect(seenDocument('categories', 'c1')).toEqual({ rev: 3, answeredAt: expect.any(Number) });
  expect(seenDocument('categories', 'c1')).not.toMatchObject({ answeredAt: 0 });
  expect(seenDocument('etiquetas', 'e1')).toEqual({ rev: 0, answeredAt: 0 });
});

test('a category that was deleted here and brought back as it was leaves the journal once all are read again', () => {
  const stored = (actualizado: string) => ({
    id: 'c1',
    fields: { name: 'De paso', folder: 'de-paso', menu: 'simple', unicID: '7', rev: 1, actualizado },
  });
  const [before, after] = ['2026-11-01T10:00:00.000000000Z', '2026-11-01T11:00:00.000000000Z'];
  const keeper = createMenusKeeper(undefined, {
    onMenus: (menus) => sink.menus(menus),
    onRead() {},
    onWhole: (name) => sink.wholeMenu(name),
  });
  const read = (name: MenuName, time: string) =>
    keeper.receive(name, null, name === 'categories' ? [stored(time)] : [], parseInstant(time), undefined);
  read('etiquetas', before);
  read('categories', before);
  const base = { name: 'De paso', folder: 'de-paso', menu: 'simple', unicID: '7' };
  const deletion: Entry = {
    id: 'a',
    title: '',
    changes: [{ collection: 'categories', id: 'c1', baseRev: 1, base, document: null }],
    by: { uid: 'ana', email: '' },
    at: 0,
    state: { kind: 'confirmed', at: Date.now() },
  };
  expect(settle([deletion], seenDocument)).toHaveLength(1);
  vi.useFakeTimers({ now: Date.now() + 1000 });
  read('categories', after);
  vi.useRealTimers();
  expect(settle([deletion], seenDocument)).toEqual([]);
});

test('older quotations are read on from the oldest that is known, page by page', async () => {
  const asked: (string | undefined)[] = [];
  const pages = [
    { documents: [quote('old2', 1), quote('old1', 2)], isLast: false },
    { documents: [quote('oldest', 1)], isLast: true },
  ];
  const olderQuotes = createOlderQuotes({
    write: writeOlder,
    backend: {
      readStaffPage: async (_name, before) => {
        asked.push(before?.id);
        return pages.shift() ?? { documents: [], isLast: true };
      },
      listenToDocument: async (_collection, id, onDocument) => {
        onDocument(id === 'gone' ? null : quote(id, 9));
        return () => {};
      },
    },
  });
  const latest = [
    quote('new', 1, '2026-03-02T00:00:00.000000000Z'),
    quote('first', 1, '2026-03-01T00:00:00.000000000Z'),
  ];
  write({ cotizaciones: { knowledge: 'known', byId: new Map(latest.map((one) => [one.id, one])), answeredAt: 1 } });

  await olderQuotes.readMore();
  expect([revOf('cotizaciones', 'old1'), olderQuotesStore.getState().isAll]).toEqual([2, false]);
  await olderQuotes.readMore();
  expect([asked, olderQuotesStore.getState().isAll]).toEqual([['first', 'old1'], true]);

  olderQuotes.watch('gone');
  olderQuotes.watch('old1');
  await expect.poll(() => revOf('cotizaciones', 'old1')).toBe(9);
  olderQuotes.forget(['old1', 'old2', 'oldest']);
  expect(olderQuotesStore.getState().byId.size).toBe(0);
});
