import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { parseProxies } from '../limits/client-address.ts';
import { warnOfProxy } from './warn-of-proxy.ts';

function warnings(
  proxies: string,
  remoteAddress: string,
  headers: object = { 'x-forwarded-for': '203.0.113.7' },
): number {
  const said: string[] = [];
  const handler = warnOfProxy(
    parseProxies(proxies) ?? new BlockList(),
    () => {},
    (line) => void said.push(line),
  );
  const request = { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
  for (let i = 0; i < 3; i += 1) handler(request, {} as ServerResponse);
  return said.length;
}

test.for([
  ['', '127.0.0.1', 1],
  ['', '::ffff:127.0.0.1', 1],
  ['', '::1', 1],
  ['', '10.0.0.2', 1],
  ['', 'fd00::7', 1],
  ['loopback', '10.0.0.2', 1],
  ['loopback', '127.0.0.1', 0],
  ['loopback', '::ffff:127.0.0.1', 0],
  ['10.0.0.0/8', '10.0.0.2', 0],
  // Anybody can write the header.
  ['', '198.51.100.1', 0],
] as const)('with «%s» trusted, a header from %s is told %i times', ([proxies, address, count]) => {
  expect(warnings(proxies, address)).toBe(count);
});

test('without the header nothing is told', () => {
  expect(warnings('', '127.0.0.1', {})).toBe(0);
});
