import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { replyInPieces } from './reply.ts';

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  await (server && once(server, 'close'));
});

async function serve(answer: unknown) {
  let held = 0;
  let most = 0;
  const hold = (bytes: number) => {
    held += bytes;
    most = Math.max(most, held);
    return () => void (held -= bytes);
  };
  server = createServer((_, response) => void replyInPieces(response, answer, hold)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sent = request({ port: (server.address() as AddressInfo).port, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { response, held: () => held, most: () => most };
}
const textOf = async (response: IncomingMessage) => Buffer.concat(await response.toArray()).toString();

test('an answer that nobody reads is made no further than its client takes it, and counts until it is taken', async () => {
  const made = new Set<number>();
  const text = 'x'.repeat(200_000);
  const entry = (i: number) => ({
    get text() {
      made.add(i);
      return text;
    },
  });
  // Eighty megabytes: more than the sockets of both sides take in.
  const { response, held, most } = await serve(Array.from({ length: 400 }, (_, i) => entry(i)));
  await expect.poll(held).toBeGreaterThan(0);
  expect(made.size).toBeLessThan(300);
  const all = JSON.parse(await textOf(response)) as object[];
  expect([all.length, made.size, all[399]]).toEqual([400, 400, { text }]);
  await expect.poll(held).toBe(0);
  expect(most()).toBeLessThan(500_000);
});

test('of one long document that nobody reads a piece counts, as of a long list', async () => {
  const document = { name: 'a', fields: { datos: { bytesValue: 'A'.repeat(20_000_000) } } };
  const { response, held, most } = await serve(document);
  await expect.poll(held).toBeGreaterThan(0);
  expect(JSON.parse(await textOf(response))).toEqual(document);
  await expect.poll(held).toBe(0);
  expect(most()).toBeLessThan(100_000);
});

test.for([
  { documents: [{ name: 'a' }, { name: 'b' }], nextPageToken: 'x' },
  { documents: [{ name: 'a' }] },
  { documents: [] },
  {},
  { name: 'a', fields: { documents: { stringValue: 'x' } } },
  [],
  [1, [2], { a: 3 }],
])('%j is written as it is', async (answer) => {
  const { response, held } = await serve(answer);
  expect(await textOf(response)).toBe(JSON.stringify(answer));
  await expect.poll(held).toBe(0);
});
