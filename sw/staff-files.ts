import { registerRoute } from 'workbox-routing';
import { KEEP_STAFF_FILES } from '#platform/worker-messages.ts';
import { STAFF_ADDRESS } from './navigation.ts';
import { staffFiles } from './worker-files.ts';

declare const self: ServiceWorkerGlobalScope;

/** That it exists says that a colleague has signed in on this device. */
const CACHE = 'personal';

/** Where each file of this version is kept; one without a content name is told from its older self by its revision. */
const keyOf = new Map(
  staffFiles.map(({ url, revision }) => {
    const { href } = new URL(url, self.location.origin);
    return [href, revision === null ? href : `${href}?rev=${revision}`] as const;
  }),
);
const page = keyOf.get(new URL('/admin.html', self.location.origin).href);

/** The staff area works offline on a device where a colleague has signed in, and weighs nothing on any other. */
export function serveStaffFiles(): void {
  self.addEventListener('message', (event) => {
    if ((event.data as { type?: unknown } | null)?.type !== KEEP_STAFF_FILES) return;
    event.waitUntil(keep().then(() => event.ports[0]?.postMessage(true)));
  });
  self.addEventListener('install', (event) => {
    // With the new version's visitors' files, or not at all: half of a version would break the staff area offline.
    event.waitUntil(isKept().then((kept) => (kept ? keep() : undefined)));
  });
  self.addEventListener('activate', (event) => event.waitUntil(dropOlder()));

  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && STAFF_ADDRESS.test(url.pathname),
    ({ request }) => answer(request, page),
  );
  registerRoute(
    ({ url }) => keyOf.has(url.href),
    ({ request, url }) => answer(request, keyOf.get(url.href)),
  );
}

async function answer(request: Request, key: string | undefined): Promise<Response> {
  // `caches.match` and not `open`: opening would make the cache, and its being there has a meaning.
  const kept = key === undefined ? undefined : await caches.match(key, { cacheName: CACHE });
  return kept ?? fetch(request);
}

const isKept = (): Promise<boolean> => caches.has(CACHE);

async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  const missing = await Promise.all(
    [...keyOf].map(async ([url, key]) => ((await cache.match(key)) ? [] : [{ url, key }])),
  );
  const fetched = await Promise.all(
    missing.flat().map(async ({ url, key }) => {
      const response = await fetch(url, { cache: key === url ? 'default' : 'reload' });
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      return { key, response };
    }),
  );
  await Promise.all(fetched.map(({ key, response }) => cache.put(key, response)));
}

async function dropOlder(): Promise<void> {
  if (!(await isKept())) return;
  const cache = await caches.open(CACHE);
  const current = new Set(keyOf.values());
  const older = (await cache.keys()).filter(({ url }) => !current.has(url));
  await Promise.all(older.map((request) => cache.delete(request)));
}
