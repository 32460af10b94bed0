import { expect, test, vi } from 'vitest';
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

test('a page that is answered in the place of code is not kept, because the staff area would be broken until the next version', async () => {
  const kept = new Map<string, Response>();
  const cache = {
    match: async (key: string) => kept.get(key),
    put: async (key: string, answer: Response) => void kept.set(key, answer),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  const code = () => new Response('code', { headers: { 'Content-Type': 'text/javascript' } });
  let answer = (): Response => pageOf('<title>404</title>');
  vi.stubGlobal('fetch', async (url: string) => (url.endsWith('.html') ? pageOf('<title>Personal</title>') : answer()));
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
  await expect(keep()).rejects.toThrow('admin-abc.js');
  expect(kept.size).toBe(0);
  answer = code;
  await keep();
  expect(kept.size).toBe(2);
  vi.unstubAllGlobals();
});
