import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import type { ClientOf } from '../limits/client-address.ts';
import { paceRequests } from './pace-requests.ts';
import { createWebServer } from './web-server.ts';

test('of hundreds of requests that one client sends at once only some are begun before another client’s is', async () => {
  const clientOf: ClientOf = ({ headers }) => String(headers['x-forwarded-for']);
  const begun: string[] = [];
  const server = createWebServer(
    undefined,
    {},
    paceRequests(clientOf, (request, response) => {
      begun.push(clientOf(request));
      response.end();
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = (from: string) => `GET / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\n\r\n`;
  const [flood, visitor] = [connect({ port, host: '127.0.0.1' }), connect({ port, host: '127.0.0.1' })];
  await Promise.all([once(flood, 'connect'), once(visitor, 'connect')]);
  flood.write(ask('flood').repeat(300));
  visitor.write(ask('visitor'));
  for (const one of [flood, visitor]) one.resume();
  await expect.poll(() => begun.length).toBe(301);
  expect(begun.indexOf('visitor')).toBeLessThan(100);
  for (const one of [flood, visitor]) one.destroy();
  server.close();
});
