import { expect, test } from 'vitest';
import { Asset } from '../hosting/asset.ts';
import { PageCache } from './page-cache.ts';

const MOST = 48 << 20;
const pageOf = (body: string) => ({
  status: 200,
  headers: {},
  asset: new Asset({ contentType: 'text/html' }, Buffer.from(body)),
});

test('pages take bounded memory, however many addresses are asked for, and those asked for last stay', () => {
  const cache = new PageCache();
  // In bytes, of which a letter may have two.
  const body = 'ñ'.repeat(50_000);
  const addresses = Array.from({ length: 900 }, (_, at) => `/busqueda?search=${at}`);
  const kept = (): number =>
    addresses
      .flatMap((address) => cache.get('s', address)?.asset.body ?? [])
      .reduce((sum, bytes) => sum + Buffer.byteLength(bytes), 0);
  for (const address of addresses) {
    cache.set('s', address, pageOf(body));
    // Asked for again and again, so it is never the least recently asked for.
    cache.get('s', addresses[0] ?? '');
  }
  expect(900 * Buffer.byteLength(body)).toBeGreaterThan(MOST);
  expect(cache.get('s', addresses[0] ?? '')).toBeDefined();
  expect(cache.get('s', addresses[1] ?? '')).toBeUndefined();
  expect(cache.get('s', addresses.at(-1) ?? '')).toBeDefined();
  expect(kept()).toBeLessThanOrEqual(MOST);
  expect(kept()).toBeGreaterThan(MOST / 2);
});

test('a page that is written again counts once, and another state of the shop begins anew', () => {
  const cache = new PageCache();
  for (let at = 0; at < 2000; at += 1) cache.set('s', '/', pageOf('x'.repeat(50_000)));
  cache.set('s', '/nosotros', pageOf('x'));
  expect(cache.get('s', '/')).toBeDefined();
  cache.set('t', '/nosotros', pageOf('x'));
  expect([cache.get('s', '/'), cache.get('t', '/')]).toEqual([undefined, undefined]);
});
