import { afterEach, expect, test, vi } from 'vitest';
import { LARGEST_ARCHIVE } from '#domain/staff/archive/shop-import.ts';
import { makeShopArchive } from './shop-archive.ts';
import { MOST_ZIP_BYTES } from './zip-blob.ts';

const PICTURE = new Uint8Array(5000).fill(7);
const source = {
  config: { projectId: 'tienda', embedded: true } as never,
  freshToken: async () => 'token',
};

/** A shop of no documents and two pictures. */
async function answer(address: string, names: readonly string[] = ['productos/a', 'productos/b']): Promise<Response> {
  if (address.includes(':runQuery')) return Response.json([{ readTime: '2026-11-27T12:00:00.000000Z' }]);
  if (address.includes('alt=media')) return new Response(PICTURE);
  const prefix = new URL(address, 'http://x').searchParams.get('prefix') ?? '';
  return Response.json({ items: names.filter((name) => name.startsWith(prefix)).map((name) => ({ name })) });
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  [20_000, true],
  [6000, false],
])(
  'of a shop beyond the limit of a zip, here %i bytes, no archive is made, because no program could open it',
  async (most, fits) => {
    vi.stubGlobal('fetch', (address: string | URL) => answer(String(address)));
    const made = await makeShopArchive(source, new Date(0), () => {}, new AbortController().signal, most);
    expect(made.ok).toBe(fits);
  },
);

test('whatever is downloaded can be loaded into another shop', () => {
  expect(MOST_ZIP_BYTES).toBeLessThan(LARGEST_ARCHIVE);
});

test('a picture that is deleted while the archive is made is not in it, and the others are', async () => {
  let names = ['productos/a', 'productos/b'];
  vi.stubGlobal('fetch', (address: string | URL) => {
    if (!isFile(address, 'productos/a')) return answer(String(address), names);
    names = ['productos/b'];
    return new Response('', { status: 404 });
  });
  const made = await makeShopArchive(source, new Date(0), () => {}, new AbortController().signal);
  if (!made.ok) throw new Error(made.error);
  const text = await made.value.text();
  expect([text.includes('archivos/productos/a'), text.includes('archivos/productos/b')]).toEqual([false, true]);
});

const isFile = (address: string | URL, name: string): boolean =>
  String(address).includes(`/${encodeURIComponent(name)}?alt=media`);

test('no archive is made where a picture is answered with 404 and is still in the list, because that answer is a proxy’s and the picture would be missing', async () => {
  vi.stubGlobal('fetch', (address: string | URL) =>
    isFile(address, 'productos/a') ? new Response('', { status: 404 }) : answer(String(address)),
  );
  const making = makeShopArchive(source, new Date(0), () => {}, new AbortController().signal);
  await expect(making).rejects.toMatchObject({ status: 404 });
});

test('a picture that nobody answers ends when the archive is cancelled, because no other could be made until the page is loaded again', async () => {
  const cancelling = new AbortController();
  vi.stubGlobal('fetch', (address: string | URL, { signal }: RequestInit = {}) => {
    if (!String(address).includes('alt=media')) return answer(String(address));
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      queueMicrotask(() => cancelling.abort());
    });
  });
  const making = makeShopArchive(source, new Date(0), () => {}, cancelling.signal);
  await expect(making).rejects.toMatchObject({ name: 'AbortError' });
});

test('an archive that is cancelled while its last file is read is not made', async () => {
  const cancelling = new AbortController();
  vi.stubGlobal('fetch', (address: string | URL) => {
    if (String(address).includes(encodeURIComponent('productos/b'))) cancelling.abort();
    return answer(String(address));
  });
  const making = makeShopArchive(source, new Date(0), () => {}, cancelling.signal);
  await expect(making).rejects.toMatchObject({ name: 'AbortError' });
});
