/** Registers the service worker, which happens after the page has loaded, so this code is not needed before. */
export const loadWorkbox = () => import('workbox-window');
