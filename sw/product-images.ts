import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { downloadedSize, isLargestSize, siblingSizes } from '#platform/picture-sizes.ts';
import { DOWNLOADED_PICTURES } from '#platform/worker-messages.ts';

const SEEN_PICTURES = 'imagenes';
const MAX_IMAGES = 400;
const SIXTY_DAYS = 60 * 24 * 60 * 60;
/** Where Firebase keeps what staff uploaded; the embedded backend serves the same from its own origin. */
const STORAGE_ORIGIN = 'https://firebasestorage.googleapis.com';

const fromDownload = (url: string): Promise<Response | undefined> =>
  caches.match(url, { cacheName: DOWNLOADED_PICTURES });

/** Another size of the picture on this device is better than none. */
async function anySibling(url: string): Promise<Response | undefined> {
  for (const sibling of [url, ...siblingSizes(url)]) {
    const kept = (await fromDownload(sibling)) ?? (await caches.match(sibling, { cacheName: SEEN_PICTURES }));
    if (kept) return kept;
  }
  return undefined;
}

const standIn: WorkboxPlugin = { handlerDidError: ({ request }) => anySibling(request.url) };

/** Product pictures stay on the device once they were seen; those of a downloaded catalogue are answered without asking anybody. */
export function cacheProductImages(): void {
  const seen = new CacheFirst({
    cacheName: SEEN_PICTURES,
    plugins: [
      // Never an opaque answer: browsers count each as seven megabytes of the store's room.
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: MAX_IMAGES, maxAgeSeconds: SIXTY_DAYS, purgeOnQuotaError: true }),
      standIn,
    ],
  });
  registerRoute(
    ({ request, sameOrigin, url }) => request.destination === 'image' && (sameOrigin || url.origin === STORAGE_ORIGIN),
    async (options) => {
      const { url, request, event } = options;
      // The larger one is fetched where there is a network: somebody zooms.
      const downloaded = isLargestSize(url.href) ? undefined : await fromDownload(downloadedSize(url.href));
      if (downloaded) return downloaded;
      if (url.origin !== STORAGE_ORIGIN || request.mode === 'cors') return seen.handle(options);
      // An `<img>` asks without CORS and would get an opaque answer. Asked openly it can be kept; a bucket that does not allow it is asked as
      // the page did, and nothing is kept.
      return seen
        .handle({ event, request: new Request(url.href, { mode: 'cors', credentials: 'omit' }) })
        .catch(() => fetch(request));
    },
  );
}
