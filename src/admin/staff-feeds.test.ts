import { beforeEach, expect, test, vi } from 'vitest';
import { claimDocumentsWriter, documentsStore } from '#store/documents-store.ts';
import { createMirrorSink } from '#store/mirror-sink.ts';
import { claimOlderQuotesWriter, olderQuotesStore } from '#store/older-quotes-store.ts';
import { claimSessionWriter } from '#store/session-store.ts';
import { createOlderQuotes } from './quotes/older-quotes.ts';
import { revisionSeen, watchFeeds } from './staff-feeds.ts';

const write = claimDocumentsWriter();
const writeOlder = claimOlderQuotesWriter();
const writeSession = claimSessionWriter();
const sink = createMirrorSink();
const quote = (id: string, rev: number, creado = '2026-01-01T00:00:00.000000000Z') => ({ id, rev, fields: { creado } });

beforeEach(() => {
  write(documentsStore.getInitialState(), true);
  writeOlder(olderQuotesStore.getInitialState(), true);
  writeSession({ status: 'waiting' });
});

test('the private collections are listened to once, from when the person is known to be on the staff', async () => {
  const listened: string[] = [];
  const onChange = vi.fn();
  const parts = {
    write,
    listenToCollection: async (name: string, onDocuments: (documents: never[], isKnown: boolean) => void) => {
      listened.push(name);
      onDocuments([], name !== 'borradores');
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
});

test('the revision of a document is what its feed shows: 0 where it is not there, waiting until the feed has answered, nothing where no feed has to show it', () => {
  expect([revisionSeen('productos', 'p1'), revisionSeen('categories', 'c1'), revisionSeen('etiquetas', 'e1')]).toEqual([
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
  write({ tutoriales: { knowledge: 'known', byId: new Map([['t1', quote('t1', 5)]]) } });
  expect([
    revisionSeen('productos', 'p1'),
    revisionSeen('productos', 'p2'),
    revisionSeen('categories', 'c1'),
    revisionSeen('etiquetas', 'e1'),
    revisionSeen('tutoriales', 't1'),
    revisionSeen('borradores', 'p1'),
    revisionSeen('tutoriales', 't2'),
    // Nobody listens to these: an edit of one is settled as soon as it is confirmed.
    revisionSeen('internos', 'p1'),
    revisionSeen('cotizaciones', 'old'),
  ]).toEqual([4, 0, 2, 3, 5, 'waiting', 0, undefined, undefined]);
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
  write({ cotizaciones: { knowledge: 'known', byId: new Map(latest.map((one) => [one.id, one])) } });

  await olderQuotes.readMore();
  expect([revisionSeen('cotizaciones', 'old1'), olderQuotesStore.getState().isAll]).toEqual([2, false]);
  await olderQuotes.readMore();
  expect([asked, olderQuotesStore.getState().isAll]).toEqual([['first', 'old1'], true]);

  const onAnswer = vi.fn();
  olderQuotes.watch('gone', onAnswer);
  olderQuotes.watch('old1', onAnswer);
  await expect.poll(() => onAnswer).toHaveBeenCalledTimes(2);
  expect(revisionSeen('cotizaciones', 'old1')).toBe(9);
  olderQuotes.forget(['old1', 'old2', 'oldest']);
  expect(olderQuotesStore.getState().byId.size).toBe(0);
});
