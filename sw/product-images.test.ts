import { expect, test, vi } from 'vitest';
import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core/types.js';
import { cacheProductImages } from './product-images.ts';

const { routes } = vi.hoisted(() => {
  const made: { matches: RouteMatchCallback; answer: RouteHandlerCallback }[] = [];
  const location = { origin: 'https://tienda.mx', href: 'https://tienda.mx/sw.js' };
  Object.assign(globalThis, {
    location,
    registration: { scope: 'https://tienda.mx/' },
    self: Object.assign(globalThis, { location, addEventListener: () => {}, __WB_DISABLE_DEV_LOGS: true }),
  });
  return { routes: made };
});
vi.mock('workbox-routing', () => ({
  registerRoute: (matches: RouteMatchCallback, answer: RouteHandlerCallback) => void routes.push({ matches, answer }),
}));
// It counts in IndexedDB what the cache keeps.
vi.mock('workbox-expiration', () => ({ ExpirationPlugin: function none() {} }));

class PictureEvent {
  readonly waiting: Promise<unknown>[] = [];
  waitUntil(work: Promise<unknown>): void {
    this.waiting.push(work);
  }
}

test('a page that is answered in the place of a picture is not kept as one, because the picture would be broken for sixty days', async () => {
  const kept: string[] = [];
  const cache = { put: async ({ url }: Request) => void kept.push(url), match: async () => undefined };
  vi.stubGlobal('caches', { open: async () => cache, match: async () => undefined });
  for (const kind of ['FetchEvent', 'ExtendableEvent']) vi.stubGlobal(kind, PictureEvent);
  const types: Readonly<Record<string, string>> = { a: 'text/html; charset=utf-8', b: 'image/webp' };
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    return new Response('', { headers: { 'Content-Type': types[url.at(-10) ?? ''] ?? '' } });
  });
  cacheProductImages();
  for (const name of ['a', 'b']) {
    const url = new URL(`https://tienda.mx/${name}-800.webp`);
    const event = new PictureEvent();
    const options = { url, request: new Request(url), event, sameOrigin: true };
    await routes[0]?.answer(options);
    await Promise.all(event.waiting);
  }
  expect(kept).toEqual(['https://tienda.mx/b-800.webp']);
});
