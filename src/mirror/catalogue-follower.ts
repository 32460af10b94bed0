import type { KnownProduct, ProductRow } from '#domain/catalogue/product-rows.ts';
import type { ParsedDocuments } from '#domain/catalogue/stored-document.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type CatalogueView, viewOf } from '#domain/snapshot/catalogue-view.ts';
import { overlayOf } from '#domain/snapshot/overlay.ts';
import type { SnapshotPointer } from '#domain/snapshot/pointer.ts';
import {
  type CataloguePair,
  type DeltaWindow,
  followedPair,
  isComplete,
  isSameStart,
  newReader,
  type ReaderEvent,
  type ReaderState,
  readerOf,
  type WindowStart,
} from '#domain/snapshot/reader.ts';
import type { BootFeed } from './boot-feed.ts';
import type { ConfirmedCatalogue } from './copy-keeper.ts';
import { resumeFrom } from './delta-window.ts';
import { type FollowerRules, followerRules } from './follower-rules.ts';
import type { SavedCatalogue } from './local-copy.ts';
import type { MirrorSink } from './mirror-sink.ts';
import { lacksFields } from './packed-fields.ts';
import type { report } from './report.ts';

/** The server, as far as the catalogue is read from it. Every answer is the server's own, never a cache's. */
export interface CatalogueSource extends Pick<BootFeed, 'readPointer' | 'readProducts'> {
  /**
   * The rows of a published snapshot, verified, or why they cannot be used. Rejects when the server does not answer.
   * @param keep is given the rows part by part as they come, because comparing ten thousand at once would block the page.
   */
  fetchSnapshot(pointer: SnapshotPointer, keep: KeepRows): Promise<Result<readonly KnownProduct[], string>>;
}

/** Gives rows back with the products that are known already in the objects that are known. */
export type KeepRows = (rows: readonly KnownProduct[]) => readonly KnownProduct[];

/** A listener to the end of the delta. Following another place ends the listening to the one before. */
export interface TailFeed {
  follow(start: WindowStart, onAnswer: (read: ParsedDocuments<ProductRow>, answer: TailAnswer) => void): void;
}

export interface TailAnswer {
  /** There may be more products than one listener carries. */
  readonly isFull: boolean;
  readonly fromCache: boolean;
}

export interface FollowerPorts {
  readonly sink: Pick<MirrorSink, 'catalogue' | 'connection'>;
  readonly report: typeof report;
  /** The device's clock in milliseconds. It is shown to people and never compared with the server's. */
  readonly now: () => number;
  /** There may be something new to save. */
  readonly onChange: () => void;
  /** A listener cannot carry all that was written: the rest has to be caught up with. */
  readonly onBehind: () => void;
}

export interface CatalogueFollower {
  /** Reads the pointer, adopts a newer snapshot, reads what was written since, and shows it. Rejects when the server does not answer. One at a time. */
  catchUp(source: CatalogueSource): Promise<void>;
  /** Listens at the end of the delta, where whatever is written from now on appears. To be called after each `catchUp`. */
  listen(feed: TailFeed): void;
  /** What is to be saved; `null` until a whole catalogue is known. */
  confirmedCatalogue(): ConfirmedCatalogue | null;
}

/**
 * Keeps the catalogue equal to what the server has: it feeds the server's answers to the reducer (`readerStep`), fetches what the reducer asks
 * for, reads the windows of the pair that is to be followed, and shows the result.
 */
export function createCatalogueFollower(
  saved: SavedCatalogue | undefined,
  { sink, report, now, onChange, onBehind }: FollowerPorts,
  rules: FollowerRules = followerRules,
): CatalogueFollower {
  let state: ReaderState = saved ? readerOf(pairOf(saved)) : newReader;
  let readThrough = saved?.state.readThrough ?? null;
  let confirmedAt = saved?.state.confirmedAt ?? null;
  let hasShownWhole = saved !== undefined;
  let listenedTo: { readonly seq: number; readonly start: WindowStart } | null = null;

  const view = createViewer();
  const show = (): void => {
    const whole = isWhole(state.shown);
    if (!rules.mayShow(whole, hasShownWhole)) return;
    hasShownWhole = whole;
    sink.catalogue(view(state.shown), whole);
  };

  /** Gives the pointer whose snapshot is to be fetched now, if any. */
  const handle = (event: ReaderEvent): SnapshotPointer | null => {
    const { state: next, effect } = rules.reduce(state, event);
    state = next;
    if (effect?.kind === 'show') show();
    return effect?.kind === 'fetch' ? effect.pointer : null;
  };

  const startOver = (): void => {
    state = newReader;
    readThrough = null;
  };

  const receivePointer = async (source: CatalogueSource, pointer: SnapshotPointer): Promise<void> => {
    // "Never an older number" holds within one history of the shop's data only.
    if (rules.isOtherHistory(followedPair(state), pointer)) startOver();
    const toFetch = handle({ kind: 'pointer', pointer });
    if (toFetch) await adopt(source, toFetch);
  };

  const keep: KeepRows = (rows) => rules.keepObjects(state.shown, rows);
  const adopt = async (source: CatalogueSource, pointer: SnapshotPointer): Promise<void> => {
    const unfetched = { kind: 'unfetched', seq: pointer.seq } as const;
    const fetched = await source.fetchSnapshot(pointer, keep).catch((reason: unknown) => {
      handle(unfetched);
      throw reason;
    });
    if (fetched.ok) {
      confirmedAt ??= now();
      handle({ kind: 'fetched', pointer, base: byId(fetched.value) });
    } else {
      // The old snapshot with its own delta is a whole catalogue too, so this is no reason to stop.
      report('publicado', [{ id: String(pointer.seq), problem: fetched.error }]);
      handle(unfetched);
    }
  };

  /** Reads every window of the delta once, and those that open behind a full one. */
  const readDelta = async (source: CatalogueSource): Promise<void> => {
    const settled = readThrough && rules.settledAt(readThrough);
    let asOf: Instant | null = null;
    for (const { seq, window, isLast } of windowsToRead(() => followedPair(state))) {
      if (!isLast && rules.isSettled(window, settled)) continue;
      // A window that another one follows is read whole: a part of it could be shorter than a page, which would say that nothing follows.
      const page = await source.readProducts(isLast ? resumeFrom(window, settled) : window.start);
      report('productos', page.read.problems);
      receiveRows(seq, window.start, page.read.values, page.end);
      asOf ??= page.readTime;
    }
    readThrough = asOf ?? readThrough;
  };

  const receiveRows = (seq: number, start: WindowStart, news: readonly ProductRow[], end: WindowEnd): void => {
    const known = windowAt(followedPair(state), seq, start)?.rows ?? null;
    const rows = rules.withNews(known, news);
    if (rows !== known || end) handle({ kind: 'window', seq, start, rows, end });
  };

  return {
    async catchUp(source) {
      try {
        const pointer = await source.readPointer();
        if (pointer === 'none' && state.shown.seq > 0) startOver();
        if (typeof pointer === 'object') await receivePointer(source, pointer);
        await readDelta(source);
        confirmedAt = now();
        sink.connection({ reachable: true, confirmedAt });
      } finally {
        onChange();
      }
    },

    listen(feed) {
      const pair = followedPair(state);
      const last = pair.windows.at(-1);
      if (!last || (listenedTo && rules.isTail(pair, listenedTo))) return;
      const tail = { seq: pair.seq, start: last.start };
      listenedTo = tail;
      feed.follow(resumeFrom(last, readThrough && rules.settledAt(readThrough)), (read, { isFull, fromCache }) => {
        // A cache knows less than the server has told already. And another window may have opened behind this one since.
        if (fromCache || !rules.isTail(followedPair(state), tail)) return;
        report('productos', read.problems);
        receiveRows(tail.seq, tail.start, read.values, null);
        confirmedAt = now();
        onChange();
        if (!isFull) return;
        // The rest is read page by page, and the listener starts again behind it.
        listenedTo = null;
        onBehind();
      });
    },

    confirmedCatalogue() {
      const { shown } = state;
      if (!hasShownWhole || confirmedAt === null || !isWhole(shown)) return null;
      return { pair: shown, products: view(shown).products, readThrough, confirmedAt };
    },
  };
}

type WindowEnd = Extract<ReaderEvent, { kind: 'window' }>['end'];

/** A published snapshot is a whole catalogue by itself; without one the delta has to be read to its end. */
const isWhole = (pair: CataloguePair): boolean => pair.seq > 0 || isComplete(pair);

const windowAt = (pair: CataloguePair, seq: number, start: WindowStart): DeltaWindow | undefined =>
  pair.seq === seq ? pair.windows.find((window) => isSameStart(window.start, start)) : undefined;

/** The windows of a pair one after the other, and those that open while they are read. */
function* windowsToRead(followed: () => CataloguePair) {
  const done = new Set<string>();
  for (;;) {
    const { seq, windows } = followed();
    const at = windows.findIndex(({ start }) => !done.has(keyOf(seq, start)));
    const window = windows[at];
    if (!window) return;
    done.add(keyOf(seq, window.start));
    yield { seq, window, isLast: at === windows.length - 1 };
  }
}

const keyOf = (seq: number, start: WindowStart): string => `${seq} ${start?.actualizado ?? ''} ${start?.id ?? ''}`;

const byId = (rows: readonly KnownProduct[]): CataloguePair['base'] => new Map(rows.map((row) => [row.id, row]));

/** Gives a pair's view, and the last one again for the same pair: shown and saved are the same, and each looks through all products. */
function createViewer(): (pair: CataloguePair) => CatalogueView {
  let last: { readonly pair: CataloguePair; readonly view: CatalogueView } | undefined;
  return (pair) => {
    if (last?.pair !== pair) last = { pair, view: viewOfPair(pair) };
    return last.view;
  };
}

function viewOfPair(pair: CataloguePair): CatalogueView {
  const { seq, start, publishedAt } = pair;
  return viewOf(pair.base, overlayOf(pair), { seq, since: start?.actualizado ?? null, publishedAt });
}

function pairOf({ state: { seq, sha256, publishedAt, since }, base, windows, fields }: SavedCatalogue): CataloguePair {
  // A version of the site that did not know all fields may have kept this copy. Without the name of its snapshot the next one is fetched.
  const name = lacksFields(fields) ? '' : sha256;
  return { seq, sha256: name, publishedAt, start: since && { actualizado: since, id: null }, base, windows };
}
