import { type LiveFeed, loadLiveFeed } from '#lazy/live-feed.ts';
import { afterFirstPaint } from './after-first-paint.ts';
import { fetchBackendConfig } from './backend-address.ts';
import { createBootFeed } from './boot-feed.ts';
import { openLocalCopy } from './local-copy.ts';
import { createMirror, type MirrorSink } from './mirror.ts';
import { keepReaching } from './reachability.ts';

/** A person who asked the browser to save data gets the catalogue without the SDK, and no live feed. */
function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}

/**
 * The order of a start: the device's copy, then what changed since by plain `fetch`, then, once the page has painted, the SDK and its live
 * feeds. With no network it ends at the first step, and the shop works from there.
 */
export async function startMirror(sink: MirrorSink): Promise<void> {
  const copy = await openLocalCopy().catch((reason: unknown) => {
    console.warn('Este navegador no guarda una copia del catálogo', reason);
    return null;
  });
  const mirror = await createMirror(copy, sink);
  let live: LiveFeed | undefined;
  let wasLost = false;

  const reachability = keepReaching(
    async () => {
      const config = await fetchBackendConfig();
      const boot = createBootFeed(config);
      const withoutSdk = savesData();
      if (withoutSdk || !mirror.knowsMenus()) {
        const { categories, labels } = await boot.readMenus();
        mirror.adoptCategories(categories);
        mirror.adoptLabels(labels);
      }
      await boot.readProducts(mirror.cursor(), mirror.adoptProducts);
      mirror.confirm();

      if (live && wasLost) await live.reconnect();
      wasLost = false;
      if (live || withoutSdk) return;
      await afterFirstPaint();
      const { startLiveFeed } = await loadLiveFeed();
      let wasLive = false;
      live = startLiveFeed(config, mirror.cursor(), {
        categories: mirror.adoptCategories,
        labels: mirror.adoptLabels,
        products: mirror.adoptProducts,
        live(isLive) {
          // Its first answer comes from the cache by design; only a listener that was live can have lost the server.
          if (wasLive && !isLive) reachability.check();
          wasLive = isLive;
        },
      });
    },
    () => {
      wasLost = true;
      mirror.lost();
    },
  );
}
