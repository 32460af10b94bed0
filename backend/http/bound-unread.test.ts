import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { boundUnread } from './bound-unread.ts';
import { createWebServer } from './web-server.ts';

/** The head of the answer to a request with so long a body, of which the beginning is sent. */
async function answerTo(length: number, handler: RequestListener): Promise<string> {
  const server = createWebServer(undefined, {}, boundUnread(handler)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }).on('error', () => {});
  client.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\nxxxx`);
  const [answer] = (await once(client, 'data')) as [Buffer];
  client.destroy();
  server.close();
  return answer.toString();
}

test('a long body that was not read ends its connection, because Node would read and drop all of it', async () => {
  expect(await answerTo(2 ** 30, (_request, response) => void response.end('no'))).toContain('Connection: close');
  const withHead: RequestListener = (_request, response) => void response.writeHead(405, { Allow: 'GET' }).end();
  expect(await answerTo(2 ** 30, withHead)).toContain('Connection: close');
});

test('a short one does not, because a new connection would cost more', async () => {
  expect(await answerTo(5000, (_request, response) => void response.end('no'))).toContain('Connection: keep-alive');
});

test('nor one that the handler has begun to read: it may want the rest', async () => {
  const handler: RequestListener = (request, response) =>
    void request.once('data', () => void response.end('so far so good'));
  expect(await answerTo(2 ** 30, handler)).toContain('Connection: keep-alive');
});
