import type { DeltaCursor, ProductRow } from '#domain/catalogue/product-rows.ts';
import { compareInstants, type Instant } from '#domain/kernel/instant.ts';
import { overlayOf } from './overlay.ts';
import type { SnapshotPointer } from './pointer.ts';
import { byText, type KnownRow, knownRows, SCHEMA, type Snapshot } from './snapshot.ts';

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
  readonly start: WindowStart;
  readonly base: ReadonlyMap<string, KnownRow>;
  readonly windows: readonly DeltaWindow[];
}

export interface ReaderState {
  /** What is shown and kept. */
  readonly shown: CataloguePair;
  /** A newer snapshot whose delta is still on its way. Shown before it, it could take back what the old pair already knows. */
  readonly next: CataloguePair | null;
  /** The pointer whose snapshot is being fetched. */
  readonly fetching: SnapshotPointer | null;
}

export type ReaderEvent =
  /** `publicado/actual` as the server has it. What a cache says of it is no event. */
  | { readonly kind: 'pointer'; readonly pointer: SnapshotPointer }
  /** The snapshot of a pointer, verified. */
  | { readonly kind: 'fetched'; readonly pointer: SnapshotPointer; readonly snapshot: Snapshot }
  /** It is missing, damaged or not to be read. The next pointer tries again. */
  | { readonly kind: 'unfetched'; readonly seq: number }
  /** The whole present result of a window, not its changes: the products in it that can be read, and its last document when it is full. */
  | {
      readonly kind: 'window';
      readonly seq: number;
      readonly start: WindowStart;
      readonly rows: readonly ProductRow[];
      readonly end: DeltaCursor | null;
      readonly fromCache: boolean;
    };

type WindowEvent = Extract<ReaderEvent, { kind: 'window' }>;

export type ReaderEffect =
  | { readonly kind: 'fetch'; readonly pointer: SnapshotPointer }
  /** Read or listen to these windows, and to no others. */
  | { readonly kind: 'follow'; readonly seq: number; readonly starts: readonly WindowStart[] }
  /** `shown` is another: show it, and keep it in one transaction. */
  | { readonly kind: 'show' };

export interface ReaderStep {
  readonly state: ReaderState;
  readonly effects: readonly ReaderEffect[];
}

const pairOf = (seq: number, sha256: string, start: WindowStart, base: CataloguePair['base']): CataloguePair => ({
  seq,
  sha256,
  start,
  base,
  windows: [{ start, rows: null }],
});

/** A device that knows nothing yet. */
export const newReader: ReaderState = { shown: pairOf(0, '', null, new Map()), next: null, fetching: null };

/** A device that kept a pair. What it knew of the delta is shown until the server says more. */
export const readerOf = (kept: CataloguePair): ReaderState => ({ shown: kept, next: null, fetching: null });

/** What to read or listen to now: of the pair to come where there is one, for then the shown one has had its time. */
export function followed({ shown, next }: ReaderState): Extract<ReaderEffect, { kind: 'follow' }> {
  const { seq, windows } = next ?? shown;
  return { kind: 'follow', seq, starts: windows.map(({ start }) => start) };
}

/** Whether the delta was read to its end: before that, what is missing may still come. */
export const isComplete = ({ windows }: CataloguePair): boolean => windows.every(({ rows }) => rows !== null);

/** What a reader does with what it hears. Pure: the same events in the same order give the same catalogue. */
export function readerStep(state: ReaderState, event: ReaderEvent): ReaderStep {
  if (event.kind === 'pointer') return hearPointer(state, event.pointer);
  // A result from a cache is older than any pair: it would go back in time.
  if (event.kind === 'window') return event.fromCache ? { state, effects: [] } : hearWindow(state, event);
  // Past this line the answer to a question; a late one, to a question since replaced, says nothing any more.
  const seq = event.kind === 'fetched' ? event.pointer.seq : event.seq;
  if (state.fetching?.seq !== seq) return { state, effects: [] };
  if (event.kind === 'unfetched') return { state: { ...state, fetching: null }, effects: [] };
  return prepare(state, event.pointer, knownRows(event.snapshot));
}

function hearPointer(state: ReaderState, pointer: SnapshotPointer): ReaderStep {
  const { shown, next, fetching } = state;
  const known = Math.max(shown.seq, next?.seq ?? 0, fetching?.seq ?? 0);
  // Never back, and nothing that this version of the site cannot read.
  if (pointer.seq <= known || pointer.schema !== SCHEMA) return { state, effects: [] };
  // Published again without a change: only the delta starts later.
  const same = [next, shown].find((pair) => pair?.sha256 === pointer.sha256);
  if (same) return prepare(state, pointer, same.base);
  return { state: { ...state, fetching: pointer }, effects: [{ kind: 'fetch', pointer }] };
}

function prepare(state: ReaderState, pointer: SnapshotPointer, base: CataloguePair['base']): ReaderStep {
  const pair = pairOf(pointer.seq, pointer.sha256, { actualizado: pointer.since, id: null }, base);
  // A device that has shown no catalogue need not wait for the delta.
  const isFirst = state.shown.seq === 0 && state.shown.base.size === 0 && overlayOf(state.shown).size === 0;
  const prepared: ReaderState = isFirst
    ? { shown: pair, next: null, fetching: null }
    : { ...state, next: pair, fetching: null };
  return { state: prepared, effects: [...(isFirst ? [{ kind: 'show' } as const] : []), followed(prepared)] };
}

function hearWindow(state: ReaderState, heard: WindowEvent): ReaderStep {
  const before = [state.next, state.shown].find((pair) => pair?.seq === heard.seq);
  const at = before?.windows.findIndex(({ start }) => isSameStart(start, heard.start)) ?? -1;
  if (!before || at < 0) return { state, effects: [] };
  const pair = { ...before, windows: chain(before.windows, at, heard) };
  const isShown = before === state.shown || isComplete(pair);
  const after = isShown
    ? { ...state, shown: pair, next: before === state.next ? null : state.next }
    : { ...state, next: pair };
  const isFollowed = before === (state.next ?? state.shown);
  return {
    state: after,
    effects: [
      ...(isShown ? [{ kind: 'show' } as const] : []),
      ...(isFollowed && !isSameFollow(before, pair) ? [followed(after)] : []),
    ],
  };
}

/** The windows with the new result in one of them. A full one needs another behind its last document, and no gap may open between two. */
function chain(windows: readonly DeltaWindow[], at: number, { start, rows, end }: WindowEvent): DeltaWindow[] {
  const heard = [...windows.slice(0, at), { start, rows }];
  if (!end) return heard;
  const following = windows.slice(at + 1);
  const isReached = (window: DeltaWindow | undefined): boolean =>
    window !== undefined && window.start !== null && compareStarts(window.start, end) <= 0;
  // What overlaps is read twice, which costs little; what the window behind covers as well is read for nothing.
  while (isReached(following[1])) following.shift();
  return isReached(following[0]) ? [...heard, ...following] : [...heard, { start: end, rows: null }, ...following];
}

const compareStarts = (start: NonNullable<WindowStart>, end: DeltaCursor): number =>
  compareInstants(start.actualizado, end.actualizado) || (start.id === null ? -1 : byText(start.id, end.id));

const isSameStart = (a: WindowStart, b: WindowStart): boolean => a?.actualizado === b?.actualizado && a?.id === b?.id;

const isSameFollow = (a: CataloguePair, b: CataloguePair): boolean =>
  a.windows.length === b.windows.length &&
  a.windows.every(({ start }, at) => isSameStart(start, b.windows[at]?.start ?? null));
