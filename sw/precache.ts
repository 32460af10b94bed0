import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & {
  /** Filled in by the build: what every visitor needs, named by content. Staff files are not in it. */
  readonly __WB_MANIFEST: (string | { url: string; revision: string | null })[];
};

// Addresses that are not the public shell: the staff's door, the backend's own, and every file but the contact page.
const NOT_THE_SHELL = [
  /^\/(admin|login)(\/|$)/,
  /^\/(__|v0|v1|assets|demo|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|google\.firestore\.v1\.Firestore)(\/|$)/,
  /^(?!\/contacto\.html$).*\/[^/]+\.[^/]+$/,
];

/** Keeps the shell on the device and answers every page of the shop with it. */
export function serveShell(): void {
  // The precache answers exact addresses only: `/` and deep links all go through the one navigation route below.
  precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '' });
  cleanupOutdatedCaches();
  registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NOT_THE_SHELL }));
}
