import { expect, test } from 'vitest';
import { builtEmblem } from '#domain/appearance/emblem.ts';
import type { PageShop } from '#domain/pages/page-shop.ts';
import { storeProfile } from '#domain/store-profile.ts';
import { prerenderedJson } from './hosting-json.ts';
import { iconRedirects } from './tab-icon.ts';

const shopWith = (picture: string): PageShop => ({
  profile: { ...storeProfile, emblem: { ...builtEmblem, picture } },
  origin: 'https://tienda.mx',
  files: '/archivos/',
});

test('as files too the icon that chats and search engines ask for is the store’s own, and the built one where it has none', () => {
  expect(iconRedirects(shopWith(''))).toEqual([]);
  const [redirect] = iconRedirects(shopWith('productos/ab-512.png'));
  expect(redirect).toMatchObject({ source: '/favicon.ico', type: 302, destination: expect.stringContaining('ab-') });
  const json = { hosting: { headers: [], rewrites: [] } };
  expect(prerenderedJson(json, 'paginas', redirect ? [redirect] : []).hosting.redirects).toContainEqual(redirect);
});
