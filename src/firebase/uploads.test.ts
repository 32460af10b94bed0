import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp } from 'firebase/app';
import { afterEach, expect, test, vi } from 'vitest';
import { deleteFile, sendFile } from './uploads.ts';

let server: Server | undefined;
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  server?.closeAllConnections();
  server?.close();
});

/** A storage that answers every request with one status. */
async function openStorage(status: number) {
  server = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.writeHead(status).end('{}'));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('location', { protocol: 'http:', hostname: '127.0.0.1', port: String(port) });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return initializeApp({ projectId: 'p', storageBucket: 'p.appspot.com' }, `app-${port}`);
}

test.each([
  [400, 'rejected'],
  [413, 'rejected'],
  [415, 'rejected'],
  [403, 'refused'],
  [402, 'full'],
  // A session of an upload that the server has forgotten: the next attempt opens another.
  [404, 'network'],
  [410, 'network'],
] as const)(
  'a file that the storage answers with %i is %s, because what no attempt can change must not hold up later edits',
  async (status, problem) => {
    const app = await openStorage(status);
    const file = { path: 'productos/a-1600.webp', type: 'image/webp', bytes: new ArrayBuffer(8) };
    const { signal } = new AbortController();
    expect(await sendFile({ app, embedded: true }, file, () => {}, signal)).toEqual({ ok: false, error: problem });
    await deleteApp(app);
  },
);

test('a file that the storage will never delete is no matter of the network', async () => {
  const app = await openStorage(400);
  expect(await deleteFile({ app, embedded: true }, 'productos/a-1600.webp')).toEqual({ ok: false, error: 'rejected' });
  await deleteApp(app);
});
