import { newerSettings } from '#domain/settings/store-settings.ts';
import { viewOf } from '#domain/snapshot/catalogue-view.ts';
import { overlayOf } from '#domain/snapshot/overlay.ts';
import { type CatalogueReader, loadCatalogueReader } from '#lazy/catalogue-reader.ts';
import { retry } from '#platform/retry.ts';
import type { MenusCopy } from './copy-database.ts';
import { openLocalCopy } from './local-copy.ts';
import type { MirrorSink } from './mirror-sink.ts';

/** How often the reader's code is requested again when it cannot be loaded, because of a deploy or a lost network. */
const RETRY_MS = 15_000;

export interface Mirror {
  /** Checks at once for anything new, for instance after a publication. */
  refresh(): void;
  /** The first screen's few records are in the stores, or this device has none. Never rejects. */
  readonly opened: Promise<void>;
}

interface MirrorOptions {
  /** Resolves when the first screen shows what it can show without the catalogue. */
  readonly shown?: Promise<void>;
  /** How long the page is left alone between the catalogue and the live feeds. */
  readonly liveAfterMs?: number;
  /** The menus and settings that came with the page. Only what changed in them since is read. */
  readonly served?: MenusCopy;
}

/**
 * The order of a start: first the few products of the first screen, then, once that is shown, the whole copy, then the reader, which catches up by
 * plain `fetch` and, after the first paint, loads the SDK with its live feeds. Without a network the start ends with the copy, and the shop works
 * with that.
 */
export function startMirror(
  sink: MirrorSink,
  { shown = Promise.resolve(), liveAfterMs = 0, served }: MirrorOptions = {},
): Mirror {
  let reader: CatalogueReader | undefined;
  const onFailure = (): void => sink.connection({ reachable: false });
  // A request for the reader's code may hang, and until the reader is there nobody else hears that the network went.
  addEventListener('offline', onFailure);
  const load = () => retry(loadCatalogueReader, { first: RETRY_MS, last: RETRY_MS, onFailure });
  const copy = openLocalCopy(
    (storage) => sink.connection({ storage }),
    () => reader?.copyWasClosed(),
  );

  const open = async () => {
    const { menus: kept, ...first } = await copy.readFirst();
    const menus = kept && { ...kept, settings: newerSettings(served?.settings, kept.settings) };
    if (menus) sink.menus(menus);
    if (first.products && first.state) sink.firstScreen(first.products);
    return { ...first, menus };
  };
  const opening = open();

  const start = async (): Promise<void> => {
    const first = await opening;
    // A first visit needs the reader's code to show anything, so it is loaded at once; a later visit shows the copy without it.
    const loading = first.state ? undefined : load();
    const kept = first.state && (await shown.then(() => copy.readCatalogue()));
    if (kept) {
      const { seq, since, publishedAt, confirmedAt } = kept.state;
      sink.connection({ confirmedAt });
      sink.catalogue(viewOf(kept.base, overlayOf(kept), { seq, since, publishedAt }), true);
    }
    const { startReader } = await (loading ?? load());
    reader = startReader({ sink, copy, kept, menus: first.menus, served, liveAfterMs });
  };
  // `start` never rejects: reading the copy does not, and the code is requested until it is loaded.
  void start();
  return { refresh: () => reader?.refresh(), opened: opening.then(() => {}) };
}
