import { afterEach, expect, test, vi } from 'vitest';
import { downloadPictures } from './picture-download.ts';

vi.mock('./hold-updates.ts', () => ({ holdUpdates: () => () => {} }));
vi.mock('./storage.ts', () => ({ freeRoom: async () => null, requestPersistentStorage: async () => true }));
afterEach(() => void vi.unstubAllGlobals());

test('a page that is answered in the place of a picture is not kept as one, because the picture would be broken until it is deleted', async () => {
  const kept = new Map<string, Response>();
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    put: async (url: string, answer: Response) => void kept.set(new URL(url, 'https://tienda.mx').href, answer),
    delete: async () => true,
  };
  vi.stubGlobal('location', { origin: 'https://tienda.mx' });
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('setTimeout', (run: () => void) => setImmediate(run));
  const page = (status: number) =>
    new Response('<title>Wi-Fi</title>', { status, headers: { 'Content-Type': 'text/html' } });
  const picture = () => new Response('webp', { headers: { 'Content-Type': 'image/webp' } });
  const answers = new Map([
    ['/gone.webp', () => page(404)],
    ['/b.webp', () => page(200)],
  ]);
  vi.stubGlobal('fetch', async (address: string) => (answers.get(address) ?? picture)());
  await downloadPictures(['/gone.webp', '/a.webp', '/b.webp']);
  // What the shop no longer has is no reason to stop.
  expect([...kept.keys()]).toEqual(['https://tienda.mx/a.webp']);
});
