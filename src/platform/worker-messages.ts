// What a page and the service worker must name alike: their messages, and the cache that both use.

/** Page to worker: take over now. The value is Workbox's own: `messageSkipWaiting()` sends it. */
export const SKIP_WAITING = 'SKIP_WAITING';

/** Page to worker: answer the requests of every page that has no worker yet. */
export const CLAIM_PAGES = 'CLAIM_PAGES';

/** Page to worker, after a colleague signed in: keep the staff area on this device. Answered on the message's port once it is there. */
export const KEEP_STAFF_FILES = 'KEEP_STAFF_FILES';

/** Pictures that were fetched because somebody asked for all of them. Only the page writes here; the worker reads it. */
export const DOWNLOADED_PICTURES = 'imagenes-descargadas';
