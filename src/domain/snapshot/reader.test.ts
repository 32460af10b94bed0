import { expect, test } from 'vitest';
import { type ProductRow, parseProductRow } from '#domain/catalogue/product-rows.ts';
import { viewOf } from './catalogue-view.ts';
import { overlayOf } from './overlay.ts';
import { parsePointer, type SnapshotPointer } from './pointer.ts';
import {
  followedPair,
  isComplete,
  newReader,
  type ReaderEvent,
  type ReaderState,
  readerStep,
  WINDOW_LIMIT,
  type WindowStart,
} from './reader.ts';
import { emptySnapshot, fold, knownRows, type Snapshot } from './snapshot.ts';

const time = (at: number): string => `2026-11-21T00:00:${String(at).padStart(2, '0')}.000000000Z`;

function row(id: string, rev: number, at: number, visible = 'public'): ProductRow {
  const fields = { nombre: `${id}${rev}`, slug: id, clave: id, unicID: '0', visible, rev, actualizado: time(at) };
  const parsed = parseProductRow(id, fields);
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return parsed.value;
}

function pointer(seq: number, change: object = {}): SnapshotPointer {
  const hash = String(seq).padStart(64, '0');
  const published = { seq, prev: '', sha256: hash, bytes: 1, count: 1, since: time(seq), schema: 1, partes: [hash] };
  const parsed = parsePointer({ ...published, por: 'ana', nonce: 'n', actualizado: time(seq), ...change });
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return parsed.value;
}

const window = (seq: number, start: WindowStart, rows: ProductRow[], change: object = {}): ReaderEvent => ({
  kind: 'window',
  seq,
  start,
  rows,
  end: null,
  ...change,
});
const behind = (seq: number): WindowStart => ({ actualizado: pointer(seq).since, id: null });

function run(state: ReaderState, ...events: ReaderEvent[]): { state: ReaderState; effects: string[] } {
  const effects: string[] = [];
  let now = state;
  for (const event of events) {
    const step = readerStep(now, event);
    now = step.state;
    if (step.effect) effects.push(step.effect.kind);
  }
  return { state: now, effects };
}

function view({ shown }: ReaderState): string[] {
  const { products } = viewOf(shown.base, overlayOf(shown), { seq: shown.seq, since: null, publishedAt: null });
  return products.map(({ nombre }) => nombre).sort();
}

const snapshot: Snapshot = fold(emptySnapshot, [row('a', 1, 1), row('b', 1, 1)]);
const adopt = (seq: number, of: Snapshot): ReaderEvent[] => [
  { kind: 'pointer', pointer: pointer(seq) },
  { kind: 'fetched', pointer: pointer(seq), base: knownRows(of) },
];
const reader = run(newReader, ...adopt(3, snapshot), window(3, behind(3), [])).state;

test('a first visit shows the snapshot at once and the delta over it', () => {
  const first = run(newReader, ...adopt(3, snapshot));
  expect(first.effects).toEqual(['fetch', 'show']);
  expect([view(first.state), isComplete(first.state.shown)]).toEqual([['a1', 'b1'], false]);
  const then = run(first.state, window(3, behind(3), [row('a', 2, 9), row('b', 2, 9, 'retirado'), row('c', 1, 9)]));
  expect([view(then.state), isComplete(then.state.shown)]).toEqual([['a2', 'c1'], true]);
});

test('the overlay is the latest result alone: a product that is missing from it is shown as the snapshot has it', () => {
  expect(view(run(reader, window(3, behind(3), [row('a', 2, 9)]), window(3, behind(3), [])).state)).toEqual([
    'a1',
    'b1',
  ]);
});

test('an older pointer, a late answer and a newer schema change nothing', () => {
  const events: ReaderEvent[] = [
    { kind: 'pointer', pointer: pointer(2) },
    { kind: 'fetched', pointer: pointer(2), base: new Map() },
    { kind: 'pointer', pointer: pointer(4, { schema: 2 }) },
    window(2, behind(2), [row('a', 9, 9)]),
  ];
  expect(run(reader, ...events)).toEqual({ state: reader, effects: [] });
});

test('a new snapshot is shown with its delta, not before: between the two it may know less than the old pair', () => {
  const old = run(reader, window(3, behind(3), [row('a', 3, 9)])).state;
  const fetched = run(old, ...adopt(4, fold(snapshot, [row('a', 2, 2)])));
  expect(view(fetched.state)).toEqual(['a3', 'b1']);
  const adopted = run(fetched.state, window(4, behind(4), [row('a', 3, 9)]));
  expect([view(adopted.state), adopted.state.shown.seq]).toEqual([['a3', 'b1'], 4]);
});

test('a snapshot that cannot be had leaves the old one, and the next pointer tries again', () => {
  const failed = run(reader, { kind: 'pointer', pointer: pointer(4) }, { kind: 'unfetched', seq: 4 });
  expect(failed.state).toEqual(reader);
  expect(run(failed.state, { kind: 'pointer', pointer: pointer(4) }).effects).toEqual(['fetch']);
});

test('published again without a change, only the delta starts later', () => {
  const again = run(reader, { kind: 'pointer', pointer: pointer(4, { sha256: reader.shown.sha256 }) });
  expect(again.effects).toEqual([]);
  expect(followedPair(again.state)).toBe(again.state.next);
  expect(again.state.next?.base).toBe(reader.shown.base);
});

const many = (from: number, count: number): ProductRow[] =>
  Array.from({ length: count }, (_, at) => row(`p${String(from + at).padStart(4, '0')}`, 1, 9));
const end = (rows: ProductRow[]): { end: { actualizado: ProductRow['actualizado']; id: string } | null } => {
  const last = rows.at(-1);
  return { end: last ? { actualizado: last.actualizado, id: last.id } : null };
};

test('a delta longer than a window goes on behind its last document, and no product falls between two windows', () => {
  const first = many(0, WINDOW_LIMIT);
  const one = run(reader, window(3, behind(3), first, end(first)));
  expect(one.effects).toEqual(['show']);
  const second = one.state.shown.windows[1]?.start ?? null;
  expect(second).toMatchObject({ id: 'p0299' });
  const two = run(one.state, window(3, second, many(300, 40)));
  expect([view(two.state).length, isComplete(two.state.shown)]).toEqual([342, true]);

  // One that was on its way lands early in the first window and pushes its last one out.
  const pushed = [row('late', 1, 8), ...many(0, WINDOW_LIMIT - 1)];
  const three = run(two.state, window(3, behind(3), pushed, end(pushed)));
  expect(three.effects).toEqual(['show']);
  const gap = three.state.shown.windows[1]?.start ?? null;
  expect(gap).toMatchObject({ id: 'p0298' });
  const four = run(three.state, window(3, gap, many(299, 41)));
  expect([view(four.state).length, isComplete(four.state.shown)]).toEqual([343, true]);
  expect(four.state.shown.windows).toHaveLength(2);
});
