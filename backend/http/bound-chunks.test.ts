import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { Refusals } from '../limits/refusals.ts';
import { boundChunks, stopAtRefusedChunks } from './bound-chunks.ts';
import { createWebServer } from './web-server.ts';

const HEAD = 'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n';
const chunks = (bytes: number, count: number) => `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`.repeat(count);

const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

async function serve(handler: RequestListener, now = () => 0): Promise<() => Socket> {
  const bounded = boundChunks(new Refusals(() => {}), () => 'somebody', handler, now);
  const server = createWebServer(undefined, {}, bounded);
  stopAtRefusedChunks(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(server);
  const { port } = server.address() as AddressInfo;
  return () => {
    const client = connect({ port, host: '127.0.0.1' }).on('error', () => {});
    open.push({ close: () => void client.destroy() });
    return client;
  };
}

/** Takes what comes, and counts the pieces. */
function counting() {
  const counts = { pieces: 0, bytes: 0 };
  const handler: RequestListener = (request, response) => {
    const push = request.push.bind(request);
    request.push = (...given) => {
      if (given[0] !== null) counts.pieces += 1;
      return push(...given);
    };
    request.on('data', (piece: Buffer) => (counts.bytes += piece.length));
    request.on('end', () => response.end('whole'));
  };
  return { counts, handler };
}

test('of thousands of chunks of one byte some hundred are looked at, and the connection is closed', async () => {
  const { counts, handler } = counting();
  const client = (await serve(handler))();
  client.write(HEAD + chunks(1, 10_000));
  await once(client.resume(), 'close');
  expect(counts.pieces).toBeLessThan(300);
});

test('the next connections, which may get the same parser, are read as ever', async () => {
  const { counts, handler } = counting();
  const begin = await serve(handler);
  for (let i = 0; i < 5; i += 1) {
    const bad = begin();
    bad.write(HEAD + chunks(1, 10_000));
    await once(bad.resume(), 'close');
    counts.bytes = 0;
    const good = begin();
    good.write(`${HEAD}${chunks(700, 100)}0\r\n\r\n`);
    await once(good.resume(), 'close');
    expect(counts.bytes).toBe(70_000);
  }
});

test('a body in chunks of an ordinary length arrives, however many they are', async () => {
  const { counts, handler } = counting();
  const client = (await serve(handler))();
  client.write(`${HEAD}${chunks(3, 50)}${chunks(700, 5000)}0\r\n\r\n`);
  const [answer] = (await once(client, 'data')) as [Buffer];
  expect(answer.toString()).toContain('whole');
  expect(counts.bytes).toBe(50 * 3 + 700 * 5000);
});

test('who is answered before the end of such a body is not read any further', async () => {
  const client = (await serve((_request, response) => void response.end('no')))();
  client.write(HEAD + chunks(1, 3));
  const answer = once(client, 'data');
  await once(client, 'close');
  expect(String((await answer)[0])).toContain('Connection: close');
});

test('of many bodies in chunks of one client some are read, the rest are refused at their head, and there is room when those have gone', async () => {
  const { counts, handler } = counting();
  const begin = await serve(handler);
  const first = Array.from({ length: 8 }, begin);
  for (const client of first) client.write(HEAD + chunks(100, 2));
  await expect.poll(() => counts.pieces).toBe(16);
  const more = begin();
  more.write(HEAD + chunks(1, 10_000));
  const [answer] = (await once(more, 'data')) as [Buffer];
  expect(answer.toString()).toContain('429 Too Many Requests');
  expect(counts.pieces).toBe(16);
  for (const client of first) client.destroy();
  await expect
    .poll(async () => {
      const again = begin();
      again.write(`${HEAD}${chunks(100, 1)}0\r\n\r\n`);
      return String((await once(again, 'data'))[0]);
    })
    .toContain('whole');
});

test('after eight connections with short chunks a client is refused at the head, until some seconds later', async () => {
  const { counts, handler } = counting();
  let time = 0;
  const begin = await serve(handler, () => time);
  const bad = async () => {
    const client = begin();
    client.write(HEAD + chunks(1, 10_000));
    await once(client.resume(), 'close');
  };
  for (let i = 0; i < 8; i += 1) await bad();
  const before = counts.pieces;
  await bad();
  expect(counts.pieces).toBe(before);
  time = 5000;
  await bad();
  expect(counts.pieces).toBeGreaterThan(before);
});
