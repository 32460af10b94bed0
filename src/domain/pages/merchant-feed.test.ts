import { expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import type { ShopZone } from '#domain/kernel/shop-zone.ts';
import { allSteps } from '#domain/kernel/steps.ts';
import { merchantFeed } from './merchant-feed.ts';
import type { PageShop } from './page-shop.ts';
import { product, shop, siteOf } from './testing/small-site.ts';

type Item = Readonly<Record<string, readonly string[]>>;
const itemsOf = (...products: Parameters<typeof siteOf>): Item[] => itemsIn(shop, ...products);
function itemsIn(of: PageShop, ...products: Parameters<typeof siteOf>): Item[] {
  const xml = allSteps(merchantFeed(siteOf(...products), of));
  return [...xml.matchAll(/<item>(.*)<\/item>/g)].map(([, body = '']) => {
    const item: Record<string, string[]> = {};
    for (const [, name = '', text = ''] of body.matchAll(/<g:(\w+)>([^<]*)<\/g:\w+>/g)) (item[name] ??= []).push(text);
    return item;
  });
}

/** https://support.google.com/merchants/answer/7052112: what each article must have, and how it is written. */
const REQUIRED: Readonly<Record<string, RegExp>> = {
  id: /^.{1,50}$/,
  title: /^.{1,150}$/,
  description: /^.{1,5000}$/,
  link: /^https:\/\/tienda\.mx\/\S{1,1900}$/,
  image_link: /^https:\/\/tienda\.mx\/\S+$/,
  availability: /^(?:in_stock|out_of_stock|preorder|backorder)$/,
  price: /^\d+\.\d\d MXN$/,
  condition: /^(?:new|refurbished|used)$/,
};

test('every article has what Google requires, once', () => {
  const items = itemsOf([
    product('p1'),
    product('p2', { slug: 'b', clave: 'B'.repeat(40), nombre: 'Ñ'.repeat(200), descripcion: 'd'.repeat(9000) }),
    product('p3', { slug: 'c', clave: 'C', descripcion: '', marca: '', modelo: '', codigoBarras: undefined }),
  ]);
  expect(items).toHaveLength(3);
  for (const item of items)
    for (const [name, form] of Object.entries(REQUIRED))
      expect(item[name], name).toEqual([expect.stringMatching(form)]);
});

test('an article is named by its codes, and one without any says that this is no mistake', () => {
  const [whole, bare, wrong] = itemsOf([
    product('p1'),
    product('p2', { slug: 'b', clave: 'B', codigoBarras: undefined, modelo: '' }),
    product('p3', { slug: 'c', clave: 'C', codigoBarras: '7501000000011', modelo: '' }),
  ]);
  expect(whole).toMatchObject({
    id: ['TP-7512'],
    gtin: ['7501000000012'],
    brand: ['TENAZ'],
    mpn: ['TP7512'],
    price: ['1199.00 MXN'],
    product_type: ['Herramienta con cable &gt; Taladros'],
    additional_image_link: ['https://tienda.mx/v0/b/tienda/o/productos%2Fab%2Flado-1600.webp?alt=media'],
  });
  expect(whole).not.toHaveProperty('identifier_exists');
  expect(bare).toMatchObject({ identifier_exists: ['no'] });
  // A wrong check digit would have the whole article refused.
  expect(wrong).not.toHaveProperty('gtin');
});

test('«disponible» is announced as in stock, «sobre pedido» and «agotado» are not, and without a statement nothing is announced', () => {
  const items = itemsOf([
    product('p1'),
    product('p2', { slug: 'b', clave: 'B', existencia: 'sobre-pedido' }),
    product('p3', { slug: 'c', clave: 'C', existencia: 'agotado' }),
    product('p4', { slug: 'd', clave: 'D', existencia: undefined }),
    product('p5', { slug: 'e', clave: 'E', existencia: 'de-otra-version' }),
  ]);
  expect(items.map(({ id, availability }) => [id?.[0], availability?.[0]])).toEqual([
    ['TP-7512', 'in_stock'],
    ['B', 'out_of_stock'],
    ['C', 'out_of_stock'],
  ]);
});

test('articles that Google refuses are left out: those without a price or a picture, or with another article’s address or clave', () => {
  const items = itemsOf([
    product('p1'),
    product('p2', { slug: 'b', clave: 'B', precio: undefined }),
    product('p3', { slug: 'c', clave: 'C', imagenes: [] }),
    product('p4', { clave: 'D' }),
    product('p5', { slug: 'e' }),
  ]);
  expect(items.map(({ id }) => id)).toEqual([['TP-7512']]);
});

test('an article that is not new is not listed as new', () => {
  const [item] = itemsOf([product('p1', { ficha: [{ nombre: 'Estado', valor: 'Reacondicionado en taller' }] })]);
  expect(item?.['condition']).toEqual(['refurbished']);
});

test('a model that several articles of a brand have names none of them', () => {
  const items = itemsOf([
    product('p1', { modelo: 'EA20V', codigoBarras: '2028739875391' }),
    product('p2', { slug: 'b', clave: 'B', modelo: 'EA-20v', codigoBarras: undefined }),
    product('p3', { slug: 'c', clave: 'C', modelo: 'EA20V', marca: 'OTRA', codigoBarras: undefined }),
  ]);
  expect(items.map(({ mpn, identifier_exists: exists }) => [mpn?.[0], exists?.[0]])).toEqual([
    [undefined, 'no'],
    [undefined, 'no'],
    ['EA20V', undefined],
  ]);
});

test('a barcode that several articles have names none of them, because Google would take them for one', () => {
  const items = itemsOf([
    product('p1', { codigoBarras: '012345678905' }),
    product('p2', { slug: 'b', clave: 'B', modelo: '', codigoBarras: '0012345678905' }),
    product('p3', { slug: 'c', clave: 'C', modelo: '' }),
  ]);
  expect(items.map(({ gtin, identifier_exists: exists }) => [gtin?.[0], exists?.[0]])).toEqual([
    [undefined, undefined],
    [undefined, 'no'],
    ['7501000000012', undefined],
  ]);
});

test('a promotion is announced for the days of the shop’s own clock, because Google would find the other price on its page', () => {
  const offer = { before: 149_900, beforeSince: undefined, until: '2026-11-30' } as Product['offer'];
  const days = (zone: ShopZone, until = '2026-11-30', from = '2026-10-30') => {
    const priced = { ...product('p1'), precioVigente: from, offer: { ...offer, until } } as Product;
    return itemsIn({ ...shop, profile: { ...shop.profile, zone } }, [priced])[0]?.['sale_price_effective_date'];
  };
  expect(days('centro')).toEqual(['2026-10-30T00:00-0600/2026-11-30T23:59-0600']);
  expect(days('sureste')).toEqual(['2026-10-30T00:00-0500/2026-11-30T23:59-0500']);
  expect(days('pacifico')).toEqual(['2026-10-30T00:00-0700/2026-11-30T23:59-0700']);
  expect(days('noroeste')).toEqual(['2026-10-30T00:00-0700/2026-11-30T23:59-0800']);
  // What the calendar does not have is announced for no days: it is on while the feed says it.
  expect(days('centro', '2026-99-99')).toBeUndefined();
});
