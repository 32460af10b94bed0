import { expect, test } from 'vitest';
import { Asset } from '../hosting/asset.ts';
import { PageCache } from './page-cache.ts';

const nothing = new Asset({ contentType: 'text/html' }, Buffer.alloc(0));
const redirect = (Location: string) => ({ status: 301, headers: { Location }, asset: nothing });

test('redirects leave the cache too, by the length of their addresses and destinations', () => {
  const pages = new PageCache();
  const long = 'x'.repeat(12_000);
  const address = (i: number) => `/busqueda/?search=${i}${long}`;
  for (let i = 0; i < 3000; i += 1) pages.set('a', address(i), redirect(address(i).replace('/?', '?')));
  expect(pages.get('a', address(0))).toBeUndefined();
  expect(pages.get('a', address(2999))).toBeDefined();
});

test('an address that is set again is counted once', () => {
  const pages = new PageCache();
  const long = 'x'.repeat(1 << 20);
  for (let i = 0; i < 200; i += 1) pages.set('a', '/x', redirect(long));
  pages.set('a', '/y', redirect(long));
  expect(pages.get('a', '/x')).toBeDefined();
});

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
