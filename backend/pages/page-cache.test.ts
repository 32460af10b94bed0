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
