import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

/** The files of a typeface that the store chose, and letters of other languages. They are not in the precache: no device has to fetch what its store does not show. */
const CACHE = 'letras';

/** Keeps them once a page has shown them. A build that changes one gives it another name. */
export function keepChosenFonts(): void {
  registerRoute(
    ({ request, sameOrigin, url }) =>
      request.destination === 'font' && sameOrigin && url.pathname.startsWith('/fonts/'),
    new CacheFirst({ cacheName: CACHE, plugins: [new CacheableResponsePlugin({ statuses: [200] })] }),
  );
}
