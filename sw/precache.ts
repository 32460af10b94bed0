import { addPlugins, cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isShellAddress, SHELL } from './navigation.ts';
import { responseProblem } from './response-check.ts';
import { visitorFiles } from './worker-files.ts';

declare const self: ServiceWorkerGlobalScope;

const own = new Set(visitorFiles.map(({ url }) => new URL(url, self.location.origin).href));

/** Keeps the shell on the device and answers every page of the shop with it. */
export function serveShell(): void {
  // Workbox keeps what a failed installation has fetched, and takes it for this version's when it tries again: the page of the version before, under
  // the name of this one, would begin with code that the device no longer has.
  addPlugins([
    {
      cacheWillUpdate: async ({ request, response }) =>
        (await responseProblem(request.url, response, (href) => own.has(href))) === null ? response : null,
    },
  ]);
  // The precache answers exact addresses only: `/` and deep links all go through the one route of navigations below.
  precacheAndRoute([...visitorFiles], { cleanURLs: false, directoryIndex: '' });
  cleanupOutdatedCaches();
  // Not Workbox's `NavigationRoute`: it matches the query too, and a search for `1/2` or `2.5` would be no page.
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && isShellAddress(url.pathname),
    createHandlerBoundToURL(SHELL),
  );
}
