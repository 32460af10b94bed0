import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

const MAX_IMAGES = 400;
const SIXTY_DAYS = 60 * 24 * 60 * 60;

/** Product pictures stay on the device once they were seen. */
export function cacheProductImages(): void {
  registerRoute(
    ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
    new CacheFirst({
      cacheName: 'imagenes',
      plugins: [
        // Never an opaque answer: browsers count each as seven megabytes of the store's room.
        new CacheableResponsePlugin({ statuses: [200] }),
        new ExpirationPlugin({ maxEntries: MAX_IMAGES, maxAgeSeconds: SIXTY_DAYS, purgeOnQuotaError: true }),
      ],
    }),
  );
}
