import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NEVER_THE_SHELL, SHELL, SHELL_ADDRESSES } from './navigation.ts';
import { visitorFiles } from './worker-files.ts';

/** Keeps the shell on the device and answers every page of the shop with it. */
export function serveShell(): void {
  // The precache answers exact addresses only: `/` and deep links all go through the one navigation route below.
  precacheAndRoute([...visitorFiles], { cleanURLs: false, directoryIndex: '' });
  cleanupOutdatedCaches();
  registerRoute(
    new NavigationRoute(createHandlerBoundToURL(SHELL), {
      allowlist: SHELL_ADDRESSES,
      denylist: NEVER_THE_SHELL,
    }),
  );
}
