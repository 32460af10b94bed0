import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { Refusals } from '../limits/refusals.ts';
import { boundPipelining } from './bound-pipelining.ts';
import { createWebServer } from './web-server.ts';

test.for([
  ['ordinary ones', 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['without a Host, which Node would answer itself', 'GET / HTTP/1.1\r\n\r\n'],
  ['with an expectation that Node would answer itself', 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: x\r\n\r\n'],
  ['that want «100 Continue»', 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n\r\n'],
] as const)(
  'of 300 requests in one piece nine are looked at and eight are handled, because each that is looked at costs: %s',
  async ([, request]) => {
    let [seen, handled] = [0, 0];
    const guarded = boundPipelining(new Refusals(() => {}), () => void (handled += 1));
    const server = createWebServer(undefined, {}, (...given) => {
      seen += 1;
      guarded(...given);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const client = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }).on('error', () => {});
    client.write(request.repeat(300));
    await once(client.resume(), 'close');
    expect([seen, handled]).toEqual([9, 8]);
    server.close();
    await once(server, 'close');
  },
);
