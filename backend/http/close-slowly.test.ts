import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { closeSlowly } from './close-slowly.ts';
import { createWebServer } from './web-server.ts';

const LONG = 'Content-Length: 1000000000\r\n';
const PIECE = 'x'.repeat(1 << 16);

const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

const refuse: RequestListener = (_request, response) => {
  response.writeHead(413, { Connection: 'close' }).end('no');
};

/** A client whose request has been answered, and the server's side of its connection. */
async function answered(headers: string, body: string, lingerMs: number) {
  const server = createWebServer(undefined, {}, closeSlowly(refuse, lingerMs)).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  const begun = once(server, 'connection') as Promise<[Socket]>;
  const client = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
  client.on('error', () => {});
  open.push({ close: () => void client.destroy() });
  let answer = '';
  client.on('data', (data) => (answer += data.toString()));
  client.write(`POST / HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n${body}`);
  const [socket] = await begun;
  open.push({ close: () => void socket.destroy() });
  await once(client, 'end');
  return { client, socket, answer };
}

const rounds = async (count: number): Promise<void> => {
  for (let i = 0; i < count; i += 1) await new Promise((next) => setImmediate(next));
};

test.for([
  ['announced', LONG, PIECE],
  ['announced, of which little has come', LONG, 'x'],
  ['in chunks', 'Transfer-Encoding: chunked\r\n', `10000\r\n${PIECE}\r\n`],
])(
  'a connection whose body is still coming (%s) is kept unread after its answer',
  async ([, headers = '', piece = '']) => {
    const { client, socket, answer } = await answered(headers, piece, 1_000_000);
    expect(answer).toContain('413');
    const read = socket.bytesRead;
    for (let i = 0; i < 50; i += 1) {
      client.write(piece);
      await rounds(10);
    }
    expect(socket.destroyed).toBe(false);
    // What was on its way already may have been read.
    expect(socket.bytesRead - read).toBeLessThanOrEqual(1 << 16);
  },
);

test('and is closed after a while', async () => {
  const { socket } = await answered(LONG, PIECE, 1);
  await expect.poll(() => socket.destroyed).toBe(true);
});

test('a connection whose request was read completely is closed at once', async () => {
  const { socket } = await answered('Content-Length: 5\r\n', 'xxxxx', 1_000_000);
  await expect.poll(() => socket.destroyed).toBe(true);
});
