import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isShellAddress, SHELL } from './navigation.ts';
import { visitorFiles } from './worker-files.ts';

/** Keeps the shell on the device and answers every page of the shop with it. */
export function serveShell(): void {
  // The precache answers exact addresses only: `/` and deep links all go through the one route of navigations below.
  precacheAndRoute([...visitorFiles], { cleanURLs: false, directoryIndex: '' });
  cleanupOutdatedCaches();
  // Not Workbox's `NavigationRoute`: it matches the query too, and a search for `1/2` or `2.5` would be no page.
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && isShellAddress(url.pathname),
    createHandlerBoundToURL(SHELL),
  );
}
