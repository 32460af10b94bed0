import { expect, test } from 'vitest';
import { type ProductRow, parseProductRow } from '#domain/catalogue/product-rows.ts';
import { err, ok } from '#domain/kernel/result.ts';
import type { CatalogueView } from '#domain/snapshot/catalogue-view.ts';
import { parsePointer, type SnapshotPointer } from '#domain/snapshot/pointer.ts';
import type { WindowStart } from '#domain/snapshot/reader.ts';
import { SCHEMA } from '#domain/snapshot/snapshot.ts';
import {
  type CatalogueSource,
  createCatalogueFollower,
  type KeepRows,
  type TailAnswer,
  type TailFeed,
} from './catalogue-follower.ts';
import type { ConfirmedCatalogue } from './copy-keeper.ts';
import type { SavedCatalogue } from './local-copy.ts';
import { laterFields } from './packed-fields.ts';

const time = (minute: number): string =>
  `2026-11-21T${String(10 + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00.000000000Z`;

function row(id: string, rev: number, minute: number, change: object = {}): ProductRow {
  const fields = { nombre: `${id}${rev}`, slug: id, clave: id, unicID: '0', visible: 'public', rev, ...change };
  const parsed = parseProductRow(id, { ...fields, actualizado: time(minute) });
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return parsed.value;
}

/** A window of the tests holds three products, not three hundred. */
const WINDOW = 3;

/** A server whose products, publications and faults a test sets as it goes. It notes what it is asked. */
class TestServer implements CatalogueSource {
  minute = 30;
  rows: ProductRow[] = [];
  pointer: SnapshotPointer | 'none' = 'none';
  asked: string[] = [];
  isDamaged = false;
  isDown = false;
  /** What to do before the next answers go out, one by one. */
  before: (() => void)[] = [];
  readonly #snapshots = new Map<string, readonly ProductRow[]>();

  publish(seq: number, since: number, sha = String(seq)): void {
    const sha256 = sha.padStart(64, '0');
    const parsed = parsePointer({
      seq,
      prev: '',
      sha256,
      bytes: 1,
      count: this.rows.length,
      since: time(since),
      schema: SCHEMA,
      partes: [sha256],
      por: 'ana',
      nonce: 'n',
      actualizado: time(this.minute),
    });
    if (!parsed.ok) throw new Error(parsed.error.problem);
    this.pointer = parsed.value;
    this.#snapshots.set(sha256, [...this.rows]);
  }

  write(...rows: ProductRow[]): void {
    const ids = new Set(rows.map(({ id }) => id));
    this.rows = [...this.rows.filter(({ id }) => !ids.has(id)), ...rows].sort((a, b) =>
      `${a.actualizado} ${a.id}` < `${b.actualizado} ${b.id}` ? -1 : 1,
    );
  }

  window(start: WindowStart): ProductRow[] {
    const place = start && `${start.actualizado} ${start.id ?? '~'}`;
    return this.rows.filter(({ actualizado, id }) => !place || `${actualizado} ${id}` > place).slice(0, WINDOW);
  }

  async readPointer(): Promise<SnapshotPointer | 'none'> {
    await this.#note('pointer');
    return this.pointer;
  }

  async fetchSnapshot({ sha256 }: SnapshotPointer, keep: KeepRows): ReturnType<CatalogueSource['fetchSnapshot']> {
    await this.#note('snapshot');
    return this.isDamaged ? err('damaged') : ok(keep(this.#snapshots.get(sha256)?.map(copyOf) ?? []));
  }

  async readProducts(start: WindowStart): ReturnType<CatalogueSource['readProducts']> {
    await this.#note(start ? `products from ${start.actualizado.slice(11, 16)} ${start.id ?? ''}`.trim() : 'products');
    const values = this.window(start);
    const last = values.at(-1);
    const end = last && values.length === WINDOW ? { actualizado: last.actualizado, id: last.id } : null;
    return { read: { values: values.map(copyOf), problems: [] }, end, readTime: row('x', 1, this.minute).actualizado };
  }

  async #note(question: string): Promise<void> {
    this.asked.push(question);
    await Promise.resolve();
    this.before.shift()?.();
    if (this.isDown) throw new Error('down');
  }
}

/** What comes from a server is never the very object that the page has. */
const copyOf = (one: ProductRow): ProductRow => ({ ...one, product: one.product && structuredClone(one.product) });

function open(saved?: SavedCatalogue) {
  const shown: { view: CatalogueView; isWhole: boolean }[] = [];
  const reports: string[] = [];
  const calls = { changes: 0, behind: 0 };
  const follower = createCatalogueFollower(saved, {
    sink: { catalogue: (view, isWhole) => void shown.push({ view, isWhole }), connection: () => {} },
    report: (collection, problems) => reports.push(...problems.map(({ id }) => `${collection}/${id}`)),
    now: () => 7,
    onChange: () => void (calls.changes += 1),
    onBehind: () => void (calls.behind += 1),
  });
  const listeners: { start: WindowStart; answer: (rows: ProductRow[], change?: Partial<TailAnswer>) => void }[] = [];
  const feed: TailFeed = {
    follow: (start, onAnswer) =>
      void listeners.push({
        start,
        answer: (rows, change) =>
          onAnswer({ values: rows, problems: [] }, { isFull: false, fromCache: false, ...change }),
      }),
  };
  const names = (): string[] => (shown.at(-1)?.view.products ?? []).map(({ nombre }) => nombre).sort();
  return { follower, shown, reports, calls, listeners, feed, names };
}

/** What the copy gives back at the next start. */
function savedFrom(confirmed: ConfirmedCatalogue | null): SavedCatalogue {
  if (!confirmed) throw new Error('nothing to save');
  const { pair, readThrough, confirmedAt } = confirmed;
  const { seq, sha256, publishedAt, start, base, windows } = pair;
  const since = start?.actualizado ?? null;
  const state = { seq, sha256, publishedAt, since, readThrough, confirmedAt, rows: base.size, chunks: 1 };
  return { state, base, windows, fields: laterFields };
}

/** A server with two products published, and a page that has them. */
async function visited() {
  const server = new TestServer();
  server.write(row('a', 1, 1), row('b', 1, 2));
  server.publish(1, 20);
  const page = open();
  await page.follower.catchUp(server);
  const saved = savedFrom(page.follower.confirmedCatalogue());
  server.asked = [];
  return { server, page, saved };
}

test('a first visit shows the snapshot at once, then the delta over it', async () => {
  const server = new TestServer();
  server.write(row('a', 1, 1), row('b', 1, 2));
  server.publish(1, 20);
  server.write(row('b', 2, 25));
  const { follower, shown, calls } = open();
  await follower.catchUp(server);
  expect(server.asked).toEqual(['pointer', 'snapshot', 'products from 10:20']);
  expect(shown.map(({ view, isWhole }) => [view.products.map(({ nombre }) => nombre), isWhole])).toEqual([
    [['a1', 'b1'], true],
    [['a1', 'b2'], true],
  ]);
  expect(calls.changes).toBe(1);
});

test('a first visit to a store that has published nothing reads page by page, and says so until it is whole', async () => {
  const server = new TestServer();
  server.write(row('a', 1, 1), row('b', 1, 2), row('c', 1, 3), row('d', 1, 4));
  const { follower, shown, names } = open();
  await follower.catchUp(server);
  expect(server.asked).toEqual(['pointer', 'products', 'products from 10:03 c']);
  expect(shown.map(({ isWhole }) => isWhole)).toEqual([false, true]);
  expect(names()).toEqual(['a1', 'b1', 'c1', 'd1']);
});

test('a return visit with nothing new reads on from its last read, draws nothing, and saves that the server confirmed', async () => {
  const { server, saved } = await visited();
  server.minute = 55;
  const { follower, shown, calls } = open(saved);
  expect(follower.confirmedCatalogue()).toMatchObject({ readThrough: time(30) });
  await follower.catchUp(server);
  expect([server.asked, shown]).toEqual([['pointer', 'products from 10:20'], []]);
  expect(calls.changes).toBe(1);
  expect(follower.confirmedCatalogue()).toMatchObject({ readThrough: time(55) });
});

test('a return visit reads the last ten minutes before its last read again, because a write may have landed late', async () => {
  const { server, saved } = await visited();
  server.minute = 90;
  const later = open(saved);
  await later.follower.catchUp(server);
  server.asked = [];
  server.write(row('b', 2, 85));
  const { follower, names } = open(savedFrom(later.follower.confirmedCatalogue()));
  await follower.catchUp(server);
  expect([server.asked, names()]).toEqual([
    ['pointer', 'products from 11:20'],
    ['a1', 'b2'],
  ]);
});

test('a new snapshot is shown only with its delta, so that nothing goes back in between', async () => {
  const { server, saved } = await visited();
  server.write(row('a', 2, 25));
  server.minute = 40;
  server.publish(2, 30);
  server.write(row('a', 3, 38));
  const { follower, shown, names } = open(saved);
  server.before = [() => {}, () => {}, () => expect(shown).toEqual([])];
  await follower.catchUp(server);
  expect(server.asked).toEqual(['pointer', 'snapshot', 'products from 10:30']);
  expect([shown.length, names()]).toEqual([1, ['a3', 'b1']]);
  expect(follower.confirmedCatalogue()?.pair.seq).toBe(2);
});

test('products that a new snapshot has as they were keep their object, so no screen draws them again', async () => {
  const { server, page } = await visited();
  const before = page.shown.at(-1)?.view.products;
  server.write(row('b', 2, 25));
  server.minute = 40;
  server.publish(2, 30);
  await page.follower.catchUp(server);
  const after = page.shown.at(-1)?.view.products;
  expect(after?.[0]).toBe(before?.[0]);
  expect(after?.map(({ nombre }) => nombre)).toEqual(['a1', 'b2']);
});

test('a damaged snapshot leaves the old one with its own delta, is reported, and is tried again', async () => {
  const { server, saved } = await visited();
  server.write(row('a', 2, 35));
  server.minute = 40;
  server.publish(2, 36);
  server.isDamaged = true;
  const { follower, reports, names } = open(saved);
  await follower.catchUp(server);
  expect([reports, names()]).toEqual([['publicado/2'], ['a2', 'b1']]);
  expect(follower.confirmedCatalogue()?.pair.seq).toBe(1);
  server.isDamaged = false;
  await follower.catchUp(server);
  expect(follower.confirmedCatalogue()?.pair.seq).toBe(2);
});

test('a server that goes away in the middle leaves what was shown, and the next catch-up goes on', async () => {
  const { server, saved } = await visited();
  server.write(row('a', 2, 35));
  server.publish(2, 30);
  const { follower, names, shown } = open(saved);
  server.before = [() => {}, () => void (server.isDown = true)];
  await expect(follower.catchUp(server)).rejects.toThrow('down');
  expect(shown).toEqual([]);
  server.isDown = false;
  await follower.catchUp(server);
  expect(names()).toEqual(['a2', 'b1']);
});

test('a store that was filled anew starts its numbers again: the old catalogue is let go, even where the snapshot is the same', async () => {
  const { server, saved } = await visited();
  server.write(row('b', 2, 35));
  const old = open(saved);
  await old.follower.catchUp(server);
  expect(old.names()).toEqual(['a1', 'b2']);
  // The same fill once more: the same snapshot under the same number, later.
  server.rows = [row('a', 1, 41), row('b', 1, 42)];
  server.minute = 50;
  server.publish(1, 43);
  await old.follower.catchUp(server);
  expect(old.names()).toEqual(['a1', 'b1']);
});

test('a store that was replaced while a snapshot’s delta was still to be read is noticed by the number of that snapshot', async () => {
  const { server, saved } = await visited();
  server.write(row('a', 2, 35));
  server.publish(5, 30);
  const { follower, names } = open(saved);
  server.before = [() => {}, () => {}, () => void (server.isDown = true)];
  await expect(follower.catchUp(server)).rejects.toThrow('down');
  Object.assign(server, { isDown: false, rows: [row('a', 1, 41), row('b', 1, 42)], minute: 50 });
  server.publish(4, 43);
  await follower.catchUp(server);
  expect([names(), follower.confirmedCatalogue()?.pair.seq]).toEqual([['a1', 'b1'], 4]);
});

test('a restored store may use a revision again for another product text, and the restored one is shown', async () => {
  const { server, saved } = await visited();
  server.write(row('b', 2, 35, { nombre: 'before the restore' }));
  const { follower, names } = open(saved);
  await follower.catchUp(server);
  expect(names()).toEqual(['a1', 'before the restore']);
  server.write(row('b', 2, 45, { nombre: 'after the restore' }));
  server.minute = 60;
  server.publish(2, 50);
  await follower.catchUp(server);
  expect(names()).toEqual(['a1', 'after the restore']);
});

test('starting over without a snapshot, a part never replaces the whole catalogue on screen', async () => {
  const { server, saved } = await visited();
  server.rows = [row('p', 1, 41), row('q', 1, 42), row('r', 1, 43), row('s', 1, 44)];
  server.pointer = 'none';
  const { follower, shown, names } = open(saved);
  server.before = [() => {}, () => {}, () => expect(follower.confirmedCatalogue()).toBeNull()];
  await follower.catchUp(server);
  expect(shown.map(({ isWhole }) => isWhole)).toEqual([true]);
  expect(names()).toEqual(['p1', 'q1', 'r1', 's1']);
});

test('a full window goes on behind its last document, and a settled one is not read again', async () => {
  const { server, saved } = await visited();
  server.write(...[21, 22, 23, 24].map((minute) => row(`p${minute}`, 1, minute)));
  server.minute = 60;
  const { follower, names } = open(saved);
  await follower.catchUp(server);
  expect(server.asked).toEqual(['pointer', 'products from 10:20', 'products from 10:23 p23']);
  expect(names()).toEqual(['a1', 'b1', 'p211', 'p221', 'p231', 'p241']);
  server.asked = [];
  await follower.catchUp(server);
  expect(server.asked).toEqual(['pointer', 'products from 10:50']);
});

test('a product that moves to the end of a long delta is never shown in its older revision meanwhile', async () => {
  const { server, saved } = await visited();
  const minutes = [21, 22, 23, 24, 25, 26, 27, 28];
  server.write(...minutes.map((minute) => row(`p${minute}`, 1, minute)), row('a', 2, 25));
  const { follower, shown } = open(saved);
  await follower.catchUp(server);
  // The first window is read again as far as the start of the third, and `a` has left the second for the end.
  server.write(...[21, 22, 23, 24].map((minute) => row(`p${minute}`, 2, 40 + minute)), row('a', 3, 50));
  await follower.catchUp(server);
  const names = shown.map(({ view }) => view.products.find(({ id }) => id === 'a')?.nombre);
  expect(names.slice(names.indexOf('a2')).filter((name) => name === 'a1')).toEqual([]);
  expect(names.at(-1)).toBe('a3');
});

test('after a catch-up it listens at the end of the delta, once, and shows what comes', async () => {
  const { server, page } = await visited();
  page.follower.listen(page.feed);
  page.follower.listen(page.feed);
  expect(page.listeners.map(({ start }) => start)).toEqual([{ actualizado: time(20), id: null }]);
  page.listeners[0]?.answer([row('b', 2, 31)]);
  expect(page.names()).toEqual(['a1', 'b2']);
  expect(page.calls).toEqual({ changes: 2, behind: 0 });
  page.listeners[0]?.answer([], { fromCache: true });
  expect(page.calls.changes).toBe(2);
  await page.follower.catchUp(server);
  page.follower.listen(page.feed);
  expect(page.listeners).toHaveLength(1);
});

test('a full listener calls for another catch-up, and then listens behind the window that opened', async () => {
  const { server, page } = await visited();
  page.follower.listen(page.feed);
  server.write(...[31, 32, 33, 34].map((minute) => row(`p${minute}`, 1, minute)));
  page.listeners[0]?.answer(server.window({ actualizado: row('x', 1, 20).actualizado, id: null }), { isFull: true });
  expect(page.calls.behind).toBe(1);
  await page.follower.catchUp(server);
  page.follower.listen(page.feed);
  expect(page.listeners.at(-1)?.start).toEqual({ actualizado: time(33), id: 'p33' });
  expect(page.names()).toEqual(['a1', 'b1', 'p311', 'p321', 'p331', 'p341']);
});

test('a late answer of a listener to an older end is ignored: it says nothing of what follows', async () => {
  const { server, page } = await visited();
  page.follower.listen(page.feed);
  server.write(row('c', 1, 35));
  server.minute = 50;
  server.publish(2, 40);
  await page.follower.catchUp(server);
  const before = page.shown.length;
  page.listeners[0]?.answer([row('b', 9, 31)]);
  expect([page.shown.length, page.names(), page.calls.changes]).toEqual([before, ['a1', 'b1', 'c1'], 2]);
  // It does not keep the next listener from starting at the new end.
  page.follower.listen(page.feed);
  expect(page.listeners.at(-1)?.start).toEqual({ actualizado: time(40), id: null });
});

test('what was saved is what the next session starts from', async () => {
  const { server, saved } = await visited();
  server.write(row('c', 1, 35));
  const first = open(saved);
  await first.follower.catchUp(server);
  const again = savedFrom(first.follower.confirmedCatalogue());
  const { follower } = open(again);
  expect(follower.confirmedCatalogue()?.products.map(({ nombre }) => nombre)).toEqual(['a1', 'b1', 'c1']);
  expect([...again.base].map(([id, { rev }]) => `${id}${rev}`)).toEqual(['a1', 'b1']);
});
