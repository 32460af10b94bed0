// The way back from a broken service worker: deployed in its place (`npm run kill-switch`), it throws away every cached file, removes itself
// and loads the open pages again from the network. IndexedDB stays as it is: the catalogue's copy and edits that wait for a network are in it.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      // Before they are loaded again, so that they come without a worker. A page that registers this file once more is no client of it:
      // nothing is reloaded twice.
      const pages = await self.clients.matchAll({ type: 'window' });
      await self.registration.unregister();
      for (const page of pages) page.navigate(page.url).catch(() => {});
    })(),
  );
});
