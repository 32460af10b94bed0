import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as after } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { ShopImport } from '../shop-import/import-shop.ts';
import { createImportApi } from './import-api.ts';
import { createPatience } from './patience.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** The address of a server that gives up requests after some milliseconds, and whose shop loads an archive so. */
async function serve(load: ShopImport['load'], times: { requestTimeout?: number; silence?: number }): Promise<string> {
  const { requestTimeout = 60_000, silence = 60_000 } = times;
  const api = createImportApi(
    { isEmpty: () => true, load },
    async () => true,
    createPatience(() => server, requestTimeout),
  );
  server = createServer(
    { requestTimeout, headersTimeout: requestTimeout, connectionsCheckingInterval: 20 },
    (request, response) => void api.serve(request, response, '/__/tienda', new URLSearchParams()),
  );
  server.setTimeout(silence);
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/__/tienda`;
}

const sendArchive = (address: string, body: BodyInit): Promise<Response> =>
  fetch(address, { method: 'POST', body, duplex: 'half' } as RequestInit);

async function readAll(body: AsyncIterable<Uint8Array>) {
  let size = 0;
  for await (const chunk of body) size += chunk.length;
  return { documents: size, files: 0 };
}

async function* slowly(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('uno');
  await after(2500);
  yield Buffer.from('dos');
}

test('an archive is received for longer than other requests may take, because gigabytes come over a slow network, and only then', async () => {
  const address = await serve(readAll, { requestTimeout: 1000 });
  const answer = await sendArchive(address, Readable.toWeb(Readable.from(slowly())) as ReadableStream);
  expect([answer.status, await answer.json()]).toEqual([200, { documentos: 6, archivos: 0 }]);
  expect(server?.requestTimeout).toBe(1000);
});

test('whoever sent an archive gets the answer, however long the server takes to unpack it without a byte in either direction', async () => {
  const load: ShopImport['load'] = async (body) => {
    const imported = await readAll(body);
    await after(2500);
    return imported;
  };
  const answer = await sendArchive(await serve(load, { silence: 1000 }), 'todo');
  expect(await answer.json()).toEqual({ documentos: 4, archivos: 0 });
});

test('an archive for which the disk has no room is refused with that reason, and not taken for a broken connection', async () => {
  const full: ShopImport['load'] = () =>
    Promise.reject(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
  const answer = await sendArchive(await serve(full, {}), 'todo');
  expect([answer.status, await answer.json()]).toEqual([422, { problema: 'no-room' }]);
});
