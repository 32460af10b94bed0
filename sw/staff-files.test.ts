import { afterEach, expect, test, vi } from 'vitest';
import { KEEP_STAFF_FILES } from '#platform/worker-messages.ts';
import { serveStaffFiles } from './staff-files.ts';

type Listener = (event: {
  data?: unknown;
  ports?: readonly unknown[];
  waitUntil(done: Promise<unknown>): void;
}) => void;

const { listeners } = vi.hoisted(() => {
  const heard = new Map<string, Listener>();
  Object.assign(globalThis, {
    self: {
      location: { origin: 'https://tienda.mx' },
      addEventListener: (kind: string, listener: Listener) => void heard.set(kind, listener),
    },
  });
  return { listeners: heard };
});
vi.mock('workbox-routing', () => ({ registerRoute: () => {} }));
vi.mock('workbox-precaching', () => ({ matchPrecache: async () => undefined }));
vi.mock('./worker-files.ts', () => ({
  staffFiles: [
    { url: 'admin.html', revision: '1', staff: true },
    { url: 'assets/admin-abc.js', revision: null, staff: true },
  ],
}));

const pageOf = (text: string): Response => new Response(text, { headers: { 'Content-Type': 'text/html' } });

/** A worker whose requests are answered so. @returns what it keeps, and its keeping, which a page asks for */
function openWorker(answer: (url: string) => Response) {
  const kept = new Map<string, Response>();
  const cache = {
    match: async (key: string) => kept.get(key),
    put: async (key: string, response: Response) => void kept.set(key, response),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', async (url: string) => answer(url));
  serveStaffFiles();
  const keep = async (): Promise<void> => {
    let done: Promise<unknown> = Promise.resolve();
    listeners.get('message')?.({
      data: { type: KEEP_STAFF_FILES },
      ports: [],
      waitUntil: (work) => void (done = work),
    });
    await done;
  };
  return { kept, keep };
}
const entrance = (name: string) => pageOf(`<script type="module" crossorigin src="/assets/${name}.js"></script>`);
const code = () => new Response('code', { headers: { 'Content-Type': 'text/javascript' } });

afterEach(() => void vi.unstubAllGlobals());

test('a page that is answered in the place of code is not kept, because the staff area would be broken until the next version', async () => {
  let answer = (): Response => pageOf('<title>404</title>');
  const { kept, keep } = openWorker((url) => (url.endsWith('.html') ? entrance('admin-abc') : answer()));
  await expect(keep()).rejects.toThrow('admin-abc.js');
  expect(kept.size).toBe(0);
  answer = code;
  await keep();
  expect(kept.size).toBe(2);
});

test('the page of a newer version is not kept with the code of this one, because without a network it would ask for code that nobody has', async () => {
  let page = 'admin-newer';
  const { kept, keep } = openWorker((url) => (url.endsWith('.html') ? entrance(page) : code()));
  await expect(keep()).rejects.toThrow('admin.html');
  expect(kept.size).toBe(0);
  page = 'admin-abc';
  await keep();
  expect(kept.size).toBe(2);
});

test('a page without code of ours is not kept, because a portal answers every address with its own', async () => {
  const { kept, keep } = openWorker((url) => (url.endsWith('.html') ? pageOf('<title>Wi-Fi</title>') : code()));
  await expect(keep()).rejects.toThrow('admin.html');
  expect(kept.size).toBe(0);
});
