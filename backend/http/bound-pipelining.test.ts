import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { Refusals } from '../limits/refusals.ts';
import { boundPipelining } from './bound-pipelining.ts';

test('of 300 requests in one piece nine are looked at and eight are handled, because each that is looked at costs', async () => {
  let [seen, handled] = [0, 0];
  const guarded = boundPipelining(new Refusals(() => {}), () => void (handled += 1));
  const server = createServer((request, response) => {
    seen += 1;
    guarded(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }).on('error', () => {});
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(300));
  await once(client.resume(), 'close');
  expect([seen, handled]).toEqual([9, 8]);
  server.close();
  await once(server, 'close');
});
