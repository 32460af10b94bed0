import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { downloadedSize, isLargestSize, siblingSizes } from '#platform/picture-sizes.ts';
import { DOWNLOADED_PICTURES } from '#platform/worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;

const SEEN_PICTURES = 'imagenes';
const MAX_IMAGES = 400;
const SIXTY_DAYS = 60 * 24 * 60 * 60;
/** The address of uploaded files in Firebase; the embedded backend serves the same paths from its own origin. */
const STORAGE_ORIGIN = 'https://firebasestorage.googleapis.com';

/**
 * Photographs of what customers left for repair are private: kept here they would outlive the folio's erasure and the session. Both backends serve
 * them under this path, with the slash of the file's name escaped.
 */
const isOfRepair = ({ pathname }: URL): boolean => pathname.includes('/o/reparaciones%2F');

/** Deletes those that the versions before kept. */
async function forgetRepairPhotos(): Promise<void> {
  const cache = await caches.open(SEEN_PICTURES);
  const requests = await cache.keys();
  await Promise.all(requests.filter(({ url }) => isOfRepair(new URL(url))).map((request) => cache.delete(request)));
}

const fromDownload = (url: string): Promise<Response | undefined> =>
  caches.match(url, { cacheName: DOWNLOADED_PICTURES });

/** The picture in any size that this device has, because another size is better than none. */
async function anySibling(url: string): Promise<Response | undefined> {
  for (const sibling of [url, ...siblingSizes(url)]) {
    const kept = (await fromDownload(sibling)) ?? (await caches.match(sibling, { cacheName: SEEN_PICTURES }));
    if (kept) return kept;
  }
  return undefined;
}

const standIn: WorkboxPlugin = { handlerDidError: ({ request }) => anySibling(request.url) };

/** A proxy whose server is gone may answer with a page of its own, which would be shown as a broken picture for as long as it is kept. */
const noPages: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.headers.get('Content-Type')?.startsWith('text/html') ? null : response,
};

/** Stores the shop's pictures once they were seen, and answers those of a downloaded catalogue without a request. */
export function cacheProductImages(): void {
  const seen = new CacheFirst({
    cacheName: SEEN_PICTURES,
    plugins: [
      // Opaque responses are not stored, because browsers count each as seven megabytes of the quota.
      new CacheableResponsePlugin({ statuses: [200] }),
      noPages,
      new ExpirationPlugin({ maxEntries: MAX_IMAGES, maxAgeSeconds: SIXTY_DAYS, purgeOnQuotaError: true }),
      standIn,
    ],
  });
  registerRoute(
    ({ request, sameOrigin, url }) =>
      request.destination === 'image' && (sameOrigin || url.origin === STORAGE_ORIGIN) && !isOfRepair(url),
    async (options) => {
      const { url, request, event } = options;
      // With a network the larger size is fetched, because somebody zooms.
      const downloaded = isLargestSize(url.href) ? undefined : await fromDownload(downloadedSize(url.href));
      if (downloaded) return downloaded;
      if (url.origin !== STORAGE_ORIGIN || request.mode === 'cors') return seen.handle(options);
      // An `<img>` requests without CORS and would get an opaque response. With CORS the response can be stored; if the bucket does not allow
      // CORS, the picture is requested as the page did and not stored.
      return seen
        .handle({ event, request: new Request(url.href, { mode: 'cors', credentials: 'omit' }) })
        .catch(() => fetch(request));
    },
  );
  self.addEventListener('activate', (event) => event.waitUntil(forgetRepairPhotos()));
}
