import { type ProductRow, saysMore } from '#domain/catalogue/product-rows.ts';
import { compareInstants, type Instant } from '#domain/kernel/instant.ts';
import { type CatalogueView, viewOf } from '#domain/snapshot/catalogue-view.ts';
import { overlayOf } from '#domain/snapshot/overlay.ts';
import type { SnapshotPointer } from '#domain/snapshot/pointer.ts';
import {
  type CataloguePair,
  type DeltaWindow,
  isComplete,
  newReader,
  type ReaderEvent,
  type ReaderState,
  readerOf,
  readerStep,
  type WindowStart,
} from '#domain/snapshot/reader.ts';
import type { BackendConfig } from '#rest/backend-config.ts';
import type { BootFeed } from './boot-feed.ts';
import type { Keepsake } from './copy-keeper.ts';
import { isSettled, resumeFrom, settledAt, withNews } from './delta-window.ts';
import { fetchSnapshot } from './fetch-snapshot.ts';
import type { SavedCatalogue } from './local-copy.ts';
import type { MirrorSink } from './mirror-sink.ts';
import { lacksFields } from './packed-fields.ts';
import { report } from './report.ts';
import type { StoredRow } from './stored-rows.ts';

/** The end of the delta, where whatever is written from now on will appear. */
export interface Tail {
  /** The same for as long as one listener serves. */
  readonly key: string;
  readonly from: WindowStart;
  /** The products that a listener behind `from` now has, confirmed by the server. */
  hear(rows: readonly ProductRow[]): void;
}

export interface CatalogueFollower {
  /** Reads the pointer, adopts a newer snapshot, reads what was written since, and shows it. Rejects when the server does not answer. */
  catchUp(config: BackendConfig, feed: BootFeed): Promise<void>;
  tail(): Tail;
  /** What is worth keeping; `null` until a whole catalogue is known. */
  keepsake(): Keepsake | null;
}

/** Drives the reader's law with what the server says, and shows what comes of it. */
export function createCatalogueFollower(
  kept: SavedCatalogue | undefined,
  sink: Pick<MirrorSink, 'catalogue' | 'connection'>,
): CatalogueFollower {
  let state: ReaderState = kept ? readerOf(pairOf(kept)) : newReader;
  let readThrough = kept?.state.readThrough ?? null;
  let confirmedAt = kept?.state.confirmedAt ?? null;
  let view: CatalogueView | null = null;
  let isKnown = kept !== undefined;
  const publishedAt = new Map<number, Instant | null>(kept && [[kept.state.seq, kept.state.publishedAt]]);

  const followedPair = (): CataloguePair => state.next ?? state.shown;

  const show = (): void => {
    const { shown } = state;
    const isWhole = shown.seq > 0 || isComplete(shown);
    // Starting over, a part of the catalogue never takes the place of a whole one.
    if (isKnown && !isWhole) return;
    isKnown = isWhole;
    const { seq, base, start } = shown;
    const info = { seq, since: start?.actualizado ?? null, publishedAt: publishedAt.get(seq) ?? null };
    view = viewOf(base, overlayOf(shown), info);
    sink.catalogue(view, isWhole);
  };

  const hear = (event: ReaderEvent): SnapshotPointer | null => {
    const { state: next, effects } = readerStep(state, event);
    state = next;
    let toFetch: SnapshotPointer | null = null;
    for (const effect of effects) {
      if (effect.kind === 'show') show();
      if (effect.kind === 'fetch') toFetch = effect.pointer;
    }
    return toFetch;
  };

  const confirm = (): void => {
    confirmedAt = Date.now();
    sink.connection({ reachable: true, confirmedAt });
  };

  /** Products that are known already, in the same revision, keep their object: no screen draws them anew. */
  const recognise = (rows: readonly StoredRow[]): StoredRow[] => {
    const overlay = overlayOf(state.shown);
    return rows.map((row) => {
      const known = [overlay.get(row.id), state.shown.base.get(row.id)].find((one) => one?.rev === row.rev);
      return known && !saysMore(row, known) ? { ...row, product: known.product } : row;
    });
  };

  const hearPointer = async (config: BackendConfig, pointer: SnapshotPointer): Promise<void> => {
    const { shown } = state;
    const before = publishedAt.get(shown.seq) ?? null;
    // Another history, later than ours: the shop's data was replaced. The law that a reader never goes back holds within one history.
    const isOther = pointer.sha256 !== shown.sha256 && pointer.seq <= shown.seq;
    if (isOther && before && compareInstants(pointer.actualizado, before) > 0) startOver();
    publishedAt.set(pointer.seq, pointer.actualizado);
    const toFetch = hear({ kind: 'pointer', pointer });
    if (toFetch) await adopt(config, toFetch);
  };

  const startOver = (): void => {
    state = newReader;
    readThrough = null;
  };

  const adopt = async (config: BackendConfig, pointer: SnapshotPointer): Promise<void> => {
    const { seq } = pointer;
    const fetched = await fetchSnapshot(config, pointer).catch((reason: unknown) => {
      hear({ kind: 'unfetched', seq });
      throw reason;
    });
    if (!fetched.ok) {
      // The old snapshot and its own delta are whole too. The next pointer is tried again.
      console.warn(`Catálogo publicado ${seq}: ${fetched.error}`);
      hear({ kind: 'unfetched', seq });
      return;
    }
    const rows = recognise(fetched.value);
    const snapshot = {
      rows: rows.flatMap(({ id, rev, product }) => (product ? { id, rev, product } : [])),
      tombstones: rows.flatMap(({ id, rev, product }) => (product ? [] : [[id, rev] as const])),
    };
    confirmedAt ??= Date.now();
    hear({ kind: 'fetched', pointer, snapshot });
  };

  /** Reads every window of the delta once, and those that open behind a full one. */
  const readDelta = async (feed: BootFeed): Promise<void> => {
    const settled = readThrough && settledAt(readThrough);
    const read = new Set<string>();
    let asOf: Instant | null = null;
    for (;;) {
      const { seq, windows } = followedPair();
      const at = windows.findIndex(({ start }) => !read.has(keyOf(seq, start)));
      const window = windows[at];
      if (!window) break;
      read.add(keyOf(seq, window.start));
      const isLast = at === windows.length - 1;
      if (!isLast && isSettled(window, settled)) continue;
      // Within the chain a window is read whole: a shorter answer would say that nothing follows.
      const {
        read: page,
        end,
        readTime,
      } = await feed.readProducts(isLast ? resumeFrom(window, settled) : window.start);
      report('productos', page.problems);
      hearWindow(seq, window.start, page.values, end);
      asOf ??= readTime;
    }
    readThrough = asOf ?? readThrough;
  };

  const hearWindow = (
    seq: number,
    start: WindowStart,
    news: readonly ProductRow[],
    end: Extract<ReaderEvent, { kind: 'window' }>['end'],
  ): void => {
    const known = windowAt(seq, start)?.rows ?? null;
    const rows = withNews(known, news);
    if (rows !== known || end) hear({ kind: 'window', seq, start, rows, end, fromCache: false });
  };

  const windowAt = (seq: number, start: WindowStart): DeltaWindow | undefined => {
    const pair = followedPair();
    return pair.seq === seq ? pair.windows.find((window) => keyOf(seq, window.start) === keyOf(seq, start)) : undefined;
  };

  return {
    async catchUp(config, feed) {
      const pointer = await feed.readPointer();
      if (pointer === 'none') {
        if (state.shown.seq > 0) startOver();
      } else if (pointer !== 'unreadable') await hearPointer(config, pointer);
      await readDelta(feed);
      confirm();
    },

    tail() {
      const { seq, windows } = followedPair();
      const last = windows.at(-1) ?? { start: null, rows: null };
      return {
        key: keyOf(seq, last.start),
        from: resumeFrom(last, readThrough && settledAt(readThrough)),
        hear(rows) {
          // Another window may have opened behind it since: this listener's answer then says nothing of what follows.
          const pair = followedPair();
          if (pair.seq !== seq || pair.windows.at(-1) !== windowAt(seq, last.start)) return;
          hearWindow(seq, last.start, rows, null);
          confirmedAt = Date.now();
        },
      };
    },

    keepsake() {
      const { shown } = state;
      if (!isKnown || confirmedAt === null || !view || !(shown.seq > 0 || isComplete(shown))) return null;
      return { pair: shown, view, readThrough, publishedAt: publishedAt.get(shown.seq) ?? null, confirmedAt };
    },
  };
}

const keyOf = (seq: number, start: WindowStart): string => `${seq} ${start?.actualizado ?? ''} ${start?.id ?? ''}`;

function pairOf({ state: { seq, sha256, since }, base, windows, fields }: SavedCatalogue): CataloguePair {
  // The next publication may have the same name, and still more than the version of the site could read that kept this copy: it is fetched.
  const name = lacksFields(fields) ? '' : sha256;
  return { seq, sha256: name, start: since && { actualizado: since, id: null }, base, windows };
}
