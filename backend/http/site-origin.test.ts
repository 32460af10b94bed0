import { isIP } from 'node:net';
import { expect, test } from 'vitest';
import { siteOrigin } from './site-origin.ts';

const config = { publicOrigin: undefined, host: '127.0.0.1', tls: undefined };
const TLS = { cert: 'cert.pem', key: 'key.pem' };

test.for([
  ['what the owner says', { ...config, publicOrigin: 'https://tienda.mx', host: '0.0.0.0' }, 'https://tienda.mx'],
  ['this machine, where only it is served', config, 'http://localhost:4000'],
  ['an address on the network', { ...config, host: '192.168.1.10', tls: TLS }, 'https://192.168.1.10:4000'],
  ['an address of IPv6', { ...config, host: '2001:db8::7' }, 'http://[2001:db8::7]:4000'],
] as const)('links name %s', ([, given, expected]) => {
  expect(siteOrigin(given, 4000)).toBe(expected);
});

test.for(['0.0.0.0', '::'])('on %s links name an address of this machine, because nobody can open that one', (host) => {
  const { hostname } = new URL(siteOrigin({ ...config, host }, 4000));
  expect(hostname === 'localhost' || (isIP(hostname) === 4 && hostname !== host)).toBe(true);
});
