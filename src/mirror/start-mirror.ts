import { viewOf } from '#domain/snapshot/catalogue-view.ts';
import { overlayOf } from '#domain/snapshot/overlay.ts';
import { type CatalogueReader, loadCatalogueReader } from '#lazy/catalogue-reader.ts';
import { retry } from '#platform/retry.ts';
import { openLocalCopy } from './local-copy.ts';
import type { MirrorSink } from './mirror-sink.ts';

/** A deploy or a lost network can take the reader's own code away: it is asked for again as often as this. */
const RETRY_MS = 15_000;

export interface Mirror {
  /** Looks at once whether there is anything new: after a publication, for instance. */
  refresh(): void;
  /** The first screen's few records are in the stores, or this device has none. Never rejects. */
  readonly opened: Promise<void>;
}

/**
 * The order of a start: the few products of the first screen, then, once that is shown, the whole copy, and then the reader, which catches
 * up by plain `fetch` and, once the page has painted, brings the SDK and its live feeds. With no network it ends at the copy, and the shop
 * works from there.
 * @param shown resolves when the first screen shows what it can show without the catalogue.
 */
export function startMirror(sink: MirrorSink, shown: Promise<void> = Promise.resolve()): Mirror {
  let reader: CatalogueReader | undefined;
  const onFailure = (): void => sink.connection({ reachable: false });
  const load = () => retry(loadCatalogueReader, { first: RETRY_MS, last: RETRY_MS, onFailure });
  const copy = openLocalCopy(
    (storage) => sink.connection({ storage }),
    () => reader?.copyWasClosed(),
  );

  const open = async () => {
    const first = await copy.readFirst();
    if (first.menus) sink.menus(first.menus);
    if (first.products && first.state) sink.firstScreen(first.products);
    return first;
  };
  const opening = open();

  const start = async (): Promise<void> => {
    const first = await opening;
    // On a first visit everything waits for the reader's code; on a later one nothing on screen does.
    const loading = first.state ? undefined : load();
    const kept = first.state && (await shown.then(() => copy.readCatalogue()));
    if (kept) {
      const { seq, since, publishedAt, confirmedAt } = kept.state;
      sink.connection({ confirmedAt });
      sink.catalogue(viewOf(kept.base, overlayOf(kept), { seq, since, publishedAt }), true);
    }
    const { startReader } = await (loading ?? load());
    reader = startReader({ sink, copy, kept, menus: first.menus });
  };
  // `start` never rejects: the copy answers whatever happens, and the code is asked for until it comes.
  void start();
  return { refresh: () => reader?.refresh(), opened: opening.then(() => {}) };
}
