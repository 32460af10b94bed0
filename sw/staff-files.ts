import { matchPrecache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { KEEP_STAFF_FILES } from '#platform/worker-messages.ts';
import { SHELL, STAFF_ADDRESS } from './navigation.ts';
import { responseProblem } from './response-check.ts';
import { staffFiles } from './worker-files.ts';

declare const self: ServiceWorkerGlobalScope;

/** The cache that exists only on a device where somebody of the staff has signed in. */
const CACHE = 'personal';

/** The cache key of each file of this version. A file without a hash in its name gets its revision, to differ from its older version. */
const keyOf = new Map(
  staffFiles.map(({ url, revision }) => {
    const { href } = new URL(url, self.location.origin);
    return [href, revision === null ? href : `${href}?rev=${revision}`] as const;
  }),
);
const page = keyOf.get(new URL('/admin.html', self.location.origin).href);

/** Makes the staff area work offline on devices where staff have signed in, and stores nothing on others. */
export function serveStaffFiles(): void {
  self.addEventListener('message', (event) => {
    if ((event.data as { type?: unknown } | null)?.type !== KEEP_STAFF_FILES) return;
    event.waitUntil(keep().then(() => event.ports[0]?.postMessage(true)));
  });
  self.addEventListener('install', (event) => {
    // Stored together with the visitors' files of the new version or not at all: part of a version would break the staff area offline.
    event.waitUntil(isKept().then((kept) => (kept ? keep() : undefined)));
  });
  self.addEventListener('activate', (event) => event.waitUntil(dropOlder()));

  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && STAFF_ADDRESS.test(url.pathname),
    // Without the staff area and without a network the shop opens at this address, and says what is missing.
    async ({ request }) => {
      try {
        return await answer(request, page);
      } catch (reason) {
        const shell = await matchPrecache(SHELL);
        if (!shell) throw reason;
        return shell;
      }
    },
  );
  registerRoute(
    ({ url }) => keyOf.has(url.href),
    ({ request, url }) => answer(request, keyOf.get(url.href)),
  );
}

async function answer(request: Request, key: string | undefined): Promise<Response> {
  // `caches.match` and not `open`, because opening would create the cache, whose existence means that staff have signed in.
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
      const problem = await responseProblem(url, response, (href) => keyOf.has(href));
      if (problem !== null) throw new Error(`${url}: ${problem}`);
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
