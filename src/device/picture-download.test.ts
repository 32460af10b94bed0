import { afterEach, expect, test, vi } from 'vitest';
import { downloadPictures } from './picture-download.ts';

vi.mock('./hold-updates.ts', () => ({ holdUpdates: () => () => {} }));
vi.mock('./storage.ts', () => ({ freeRoom: async () => null, requestPersistentStorage: async () => true }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A device with an empty cache that is answered so. @returns what it keeps */
function openDevice(answer: (address: string, signal: AbortSignal) => Promise<Response>) {
  vi.useFakeTimers();
  const kept = new Map<string, Response>();
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    put: async (url: string, response: Response) => void kept.set(new URL(url, 'https://tienda.mx').href, response),
    delete: async () => true,
  };
  vi.stubGlobal('location', { origin: 'https://tienda.mx' });
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => answer(address, signal));
  return kept;
}
const picture = () => new Response('webp', { headers: { 'Content-Type': 'image/webp' } });

test('a page that is answered in the place of a picture is not kept as one, because the picture would be broken until it is deleted', async () => {
  const page = (status: number) =>
    new Response('<title>Wi-Fi</title>', { status, headers: { 'Content-Type': 'text/html' } });
  const answers = new Map([
    ['/gone.webp', () => page(404)],
    ['/b.webp', () => page(200)],
  ]);
  const kept = openDevice(async (address) => (answers.get(address) ?? picture)());
  void downloadPictures(['/gone.webp', '/a.webp', '/b.webp']);
  await vi.advanceTimersByTimeAsync(60_000);
  // What the shop no longer has is no reason to stop.
  expect([...kept.keys()]).toEqual(['https://tienda.mx/a.webp']);
});

test('a picture that is never answered is asked for again, because the download would hold every update for as long as the tab is open', async () => {
  let asked = 0;
  const kept = openDevice(async (address, signal) => {
    asked += 1;
    if (address === '/a.webp' && asked === 1)
      await new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
    return picture();
  });
  void downloadPictures(['/a.webp', '/b.webp']);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(new Set(kept.keys())).toEqual(new Set(['https://tienda.mx/a.webp', 'https://tienda.mx/b.webp']));
});

test('a picture that a busy server puts off is asked for again, because the catalogue would be called complete without it', async () => {
  let asked = 0;
  const kept = openDevice(async (address) => {
    if (address === '/b.webp') asked += 1;
    return address === '/b.webp' && asked === 1 ? new Response('', { status: 429 }) : picture();
  });
  void downloadPictures(['/a.webp', '/b.webp']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(new Set(kept.keys())).toEqual(new Set(['https://tienda.mx/a.webp', 'https://tienda.mx/b.webp']));
});
