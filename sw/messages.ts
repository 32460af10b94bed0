/** The words that a page and the service worker exchange: the one file of the worker that pages may import. */

/** Page to worker: take over now. The word is Workbox's own; `messageSkipWaiting()` sends it. */
export const SKIP_WAITING = 'SKIP_WAITING';
