import type { DeltaCursor, KnownProduct, ProductRow } from '#domain/catalogue/product-rows.ts';
import { compareInstants, type Instant } from '#domain/kernel/instant.ts';
import { overlayOf } from './overlay.ts';
import type { SnapshotPointer } from './pointer.ts';
import { byText, SCHEMA } from './snapshot.ts';

/** The rules let a visitor list at most this many products at once. */
export const WINDOW_LIMIT = 300;

/** Where a window on the delta starts: behind a time, or behind one document of that time, because a batch shares its time. `null`: at the first product. */
export type WindowStart = { readonly actualizado: Instant; readonly id: string | null } | null;

/**
 * The first {@link WINDOW_LIMIT} products behind a place, by (`actualizado`, id), as the server last gave them. A delta that does not fit in one
 * window goes on in the next, which starts behind the last document of this one.
 */
export interface DeltaWindow {
  readonly start: WindowStart;
  /** `null` until the server has answered. */
  readonly rows: readonly ProductRow[] | null;
}

/** A snapshot and what was written since: only together are they the catalogue. */
export interface CataloguePair {
  /** Zero while nothing was ever published: then the delta is everything. */
  readonly seq: number;
  readonly sha256: string;
  /** Server time of the publication. */
  readonly publishedAt: Instant | null;
  readonly start: WindowStart;
  readonly base: ReadonlyMap<string, KnownProduct>;
  readonly windows: readonly DeltaWindow[];
}

export interface ReaderState {
  /** What is shown and kept. */
  readonly shown: CataloguePair;
  /** A newer snapshot whose delta has not been read to its end. Until then it may know less than the shown pair, so it is not shown. */
  readonly next: CataloguePair | null;
  /** The pointer whose snapshot is being fetched. */
  readonly fetching: SnapshotPointer | null;
}

export type ReaderEvent =
  /** `publicado/actual` as the server has it, never as a cache has it. */
  | { readonly kind: 'pointer'; readonly pointer: SnapshotPointer }
  /** The rows of a pointer's snapshot, verified, by id. */
  | { readonly kind: 'fetched'; readonly pointer: SnapshotPointer; readonly base: CataloguePair['base'] }
  /** The snapshot is missing or damaged, or the server did not answer. It is fetched again when the pointer is read again. */
  | { readonly kind: 'unfetched'; readonly seq: number }
  /** All that a window holds now, as the server has it: the products that can be read, and the last document when the window is full. */
  | {
      readonly kind: 'window';
      readonly seq: number;
      readonly start: WindowStart;
      readonly rows: readonly ProductRow[];
      readonly end: DeltaCursor | null;
    };

type WindowEvent = Extract<ReaderEvent, { kind: 'window' }>;

export type ReaderEffect =
  | { readonly kind: 'fetch'; readonly pointer: SnapshotPointer }
  /** `shown` has changed: show it, and save it in one transaction. */
  | { readonly kind: 'show' };

export interface ReaderStep {
  readonly state: ReaderState;
  /** What the driver has to do now. */
  readonly effect: ReaderEffect | null;
}

/** The state of a device that has no catalogue yet. */
export const newReader: ReaderState = {
  shown: {
    seq: 0,
    sha256: '',
    publishedAt: null,
    start: null,
    base: new Map(),
    windows: [{ start: null, rows: null }],
  },
  next: null,
  fetching: null,
};

/** The state of a device that has saved a pair. Its delta is shown as it was saved until the server answers. */
export const readerOf = (saved: CataloguePair): ReaderState => ({ shown: saved, next: null, fetching: null });

/** The pair whose windows are to be read and listened to: the next one as soon as there is one, because it will replace the shown one. */
export const followedPair = ({ shown, next }: ReaderState): CataloguePair => next ?? shown;

/** Whether the delta was read to its end: before that, what is missing may still come. */
export const isComplete = ({ windows }: CataloguePair): boolean => windows.every(({ rows }) => rows !== null);

/** The reducer of the catalogue's synchronisation: the same events in the same order give the same catalogue. */
export function readerStep(state: ReaderState, event: ReaderEvent): ReaderStep {
  if (event.kind === 'pointer') return receivePointer(state, event.pointer);
  if (event.kind === 'window') return receiveWindow(state, event);
  // The other two end a fetch. A late one ends a fetch that has been replaced by another, and is ignored.
  const seq = event.kind === 'fetched' ? event.pointer.seq : event.seq;
  if (state.fetching?.seq !== seq) return { state, effect: null };
  if (event.kind === 'unfetched') return { state: { ...state, fetching: null }, effect: null };
  return prepare(state, event.pointer, event.base);
}

function receivePointer(state: ReaderState, pointer: SnapshotPointer): ReaderStep {
  const { shown, next, fetching } = state;
  const known = Math.max(shown.seq, next?.seq ?? 0, fetching?.seq ?? 0);
  // Never an older snapshot, nor one that this version of the site cannot read.
  if (pointer.seq <= known || pointer.schema !== SCHEMA) return { state, effect: null };
  // Published again without a change: only the delta starts later.
  const same = [next, shown].find((pair) => pair?.sha256 === pointer.sha256);
  if (same) return prepare(state, pointer, same.base);
  return { state: { ...state, fetching: pointer }, effect: { kind: 'fetch', pointer } };
}

function prepare(state: ReaderState, pointer: SnapshotPointer, base: CataloguePair['base']): ReaderStep {
  const { seq, sha256, actualizado: publishedAt } = pointer;
  const start = { actualizado: pointer.since, id: null };
  const pair = { seq, sha256, publishedAt, start, base, windows: [{ start, rows: null }] };
  // A device that has shown no catalogue need not wait for the delta.
  const isFirst = state.shown.seq === 0 && state.shown.base.size === 0 && overlayOf(state.shown).size === 0;
  return isFirst
    ? { state: readerOf(pair), effect: { kind: 'show' } }
    : { state: { ...state, next: pair, fetching: null }, effect: null };
}

function receiveWindow(state: ReaderState, event: WindowEvent): ReaderStep {
  const before = [state.next, state.shown].find((pair) => pair?.seq === event.seq);
  const at = before?.windows.findIndex(({ start }) => isSameStart(start, event.start)) ?? -1;
  if (!before || at < 0) return { state, effect: null };
  const pair = { ...before, windows: chain(before.windows, at, event) };
  if (before === state.shown) return { state: { ...state, shown: pair }, effect: { kind: 'show' } };
  if (!isComplete(pair)) return { state: { ...state, next: pair }, effect: null };
  return { state: { ...state, shown: pair, next: null }, effect: { kind: 'show' } };
}

/**
 * The windows with the new result in one of them. A full window needs another behind its last document, and no gap may open between two. They
 * may overlap: a window that is covered by the one before it stays, because it may hold the last known row of a product that has moved to the
 * end since, and without that row the product would be shown as the snapshot has it until the end is read.
 */
function chain(windows: readonly DeltaWindow[], at: number, { start, rows, end }: WindowEvent): DeltaWindow[] {
  const upToHere = [...windows.slice(0, at), { start, rows }];
  if (!end) return upToHere;
  const following = windows.slice(at + 1);
  const next = following[0]?.start;
  const isReached = next && compareStarts(next, end) <= 0;
  return isReached ? [...upToHere, ...following] : [...upToHere, { start: end, rows: null }, ...following];
}

const compareStarts = (start: NonNullable<WindowStart>, end: DeltaCursor): number =>
  compareInstants(start.actualizado, end.actualizado) || (start.id === null ? -1 : byText(start.id, end.id));

/** Whether two windows start at the same place. */
export const isSameStart = (a: WindowStart, b: WindowStart): boolean =>
  a?.actualizado === b?.actualizado && a?.id === b?.id;
