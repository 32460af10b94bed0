// Replaces a broken service worker: deployed in its place (`npm run kill-switch`), it deletes every cached file, unregisters itself and reloads the
// open pages from the network. It does not touch IndexedDB, which holds the copy of the catalogue and edits that wait for a network.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // Caches that cannot be deleted may be what broke the worker: it goes even so.
      const names = await caches.keys().catch(() => []);
      await Promise.allSettled(names.map((name) => caches.delete(name)));
      // Unregistered before the reload, so that the pages load without a worker. A page that registers this file again is not controlled by it,
      // so no page is reloaded twice.
      const pages = await self.clients.matchAll({ type: 'window' });
      await self.registration.unregister();
      for (const page of pages) page.navigate(page.url).catch(() => {});
    })(),
  );
});
