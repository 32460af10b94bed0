/** Talks to the service worker. The worker itself is registered after the page has loaded, so this comes no sooner. */
export const loadWorkbox = () => import('workbox-window');
