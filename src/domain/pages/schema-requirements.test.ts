import { describe, expect, test } from 'vitest';
import { allPages } from '#domain/site/pages.ts';
import { describePage } from './describe-page.ts';
import { resolveAddress } from './resolve-address.ts';
import { product, shop, siteOf } from './testing/small-site.ts';

/**
 * What the definition of each type, or Google's documentation of it, requires; a nested type is looked at by itself. Properties that Google
 * only recommends are in the list where the store knows them.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  // https://developers.google.com/search/docs/appearance/structured-data/product-snippet and …/merchant-listing
  Product: ['name', 'image', 'offers', 'description', 'sku', 'brand', 'url'],
  Offer: ['price', 'priceCurrency', 'availability', 'itemCondition', 'url', 'seller'],
  // https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
  BreadcrumbList: ['itemListElement'],
  // https://developers.google.com/search/docs/appearance/structured-data/carousel
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  // https://developers.google.com/search/docs/appearance/structured-data/faqpage
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  // https://developers.google.com/search/docs/appearance/structured-data/local-business
  HardwareStore: [
    'name',
    'address',
    'geo',
    'telephone',
    'openingHoursSpecification',
    'url',
    'priceRange',
    'image',
    'department',
    'hasMerchantReturnPolicy',
  ],
  LocalBusiness: ['name', 'address', 'telephone'],
  // https://developers.google.com/search/docs/appearance/structured-data/return-policy
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays', 'merchantReturnLink'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  // https://developers.google.com/search/docs/appearance/structured-data/sitelinks-searchbox and …/site-names
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  // https://developers.google.com/search/docs/appearance/structured-data/article
  Article: ['headline', 'author', 'publisher', 'mainEntityOfPage', 'dateModified'],
  // The author's name, which another page cannot tell: https://developers.google.com/search/docs/appearance/structured-data/article#author-bp
  Organization: ['@id', 'name', 'url'],
  // https://schema.org/ItemPage, https://schema.org/ImageObject, https://schema.org/PropertyValue, https://schema.org/Brand
  ItemPage: ['name', 'url'],
  ImageObject: ['url'],
  PropertyValue: ['name', 'value'],
  Brand: ['name'],
};

const site = siteOf([
  product('p1'),
  product('p3', { slug: 'numerada-aqui', clave: 'N-1', codigoBarras: '2028739875391' }),
  product('p2', { slug: 'por-cotizar', clave: 'Q-1', precio: undefined }),
]);
const ADDRESSES = [
  ...allPages.map(({ path }) => path),
  '/con-cable',
  '/con-cable/taladros',
  '/con-cable/taladros/taladro-percutor',
  '/con-cable/taladros/por-cotizar',
  '/con-cable/taladros/numerada-aqui',
  '/tutoriales/elegir-un-disco',
];

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The node and every one within it that has a type. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return [...('@type' in value ? [value] : []), ...Object.values(value).flatMap(nodesIn)];
}

const nodes = ADDRESSES.flatMap((path) => {
  const answer = resolveAddress(path, '', site);
  if (answer.kind === 'moved') throw new Error(`${path} moved`);
  return describePage(answer, site, shop).jsonLd.flatMap(nodesIn);
});

describe('data for machines', () => {
  test.each(Object.entries(REQUIRED))('every %s has what its definition requires', (type, properties) => {
    const found = nodes.filter((node) => node['@type'] === type);
    expect(found.length).toBeGreaterThan(0);
    for (const node of found) {
      const missing = properties.filter((name) => {
        const value = node[name];
        return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
      });
      expect(missing, JSON.stringify(node).slice(0, 200)).toEqual([]);
    }
  });

  test('has no type that the table does not know', () => {
    expect([...new Set(nodes.map((node) => String(node['@type'])))].filter((type) => !(type in REQUIRED))).toEqual([]);
  });

  test('every item of a list leads somewhere, and positions count from one', () => {
    const lists = nodes.filter((node) => ['BreadcrumbList', 'ItemList'].includes(String(node['@type'])));
    expect(new Set(lists.map((node) => node['@type']))).toEqual(new Set(['BreadcrumbList', 'ItemList']));
    for (const { itemListElement } of lists) {
      const items = itemListElement as readonly Node[];
      expect(items.length).toBeGreaterThan(0);
      expect(items.map(({ position }) => position)).toEqual(items.map((_, at) => at + 1));
      for (const item of items) expect(String(item['item'] ?? item['url'])).toMatch(/^https:\/\/tienda\.mx\//);
    }
  });

  test('a code is given to machines only where the whole world knows it by that', () => {
    const codes = nodes.flatMap((node) => (node['gtin'] === undefined ? [] : [node['gtin']]));
    expect(codes).toEqual(['7501000000012']);
  });

  test('an author has a name where the article is', () => {
    for (const { author } of nodes.filter((node) => node['@type'] === 'Article'))
      expect(author).toMatchObject({ '@type': 'Organization', name: shop.profile.name });
  });

  test('values of fixed vocabularies are in them', () => {
    const offers = nodes.filter((node) => node['@type'] === 'Offer');
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) {
      // https://schema.org/ItemAvailability, https://schema.org/OfferItemCondition
      expect(offer['availability']).toBe('https://schema.org/InStoreOnly');
      expect(offer['itemCondition']).toMatch(/^https:\/\/schema\.org\/(?:New|Refurbished|Used)Condition$/);
      expect(offer['price']).toMatch(/^\d+\.\d\d$/);
      expect(offer['priceCurrency']).toBe('MXN');
    }
    const days = nodes.filter((node) => node['@type'] === 'OpeningHoursSpecification');
    expect(days.length).toBeGreaterThan(0);
    for (const { opens, closes, dayOfWeek } of days) {
      expect(dayOfWeek).not.toEqual([]);
      expect([opens, closes]).toEqual([expect.stringMatching(/^\d\d:\d\d$/), expect.stringMatching(/^\d\d:\d\d$/)]);
      for (const day of dayOfWeek as readonly string[])
        expect(day).toMatch(/^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/);
    }
  });

  test('every address in it can be opened from anywhere', () => {
    const text = JSON.stringify(nodes);
    const addresses = [
      ...text.matchAll(/"(?:item|url|urlTemplate|logo|hasMap|mainEntityOfPage|merchantReturnLink|@id)":"([^"]*)"/g),
    ];
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.map(([, address = '']) => address).filter((address) => !address.startsWith('https://'))).toEqual(
      [],
    );
  });

  test('the seller that an offer names is the store that the home page describes', () => {
    const [store] = nodes.filter((node) => node['@type'] === 'HardwareStore');
    const sellers = nodes.flatMap((node) => (node['@type'] === 'Offer' ? [(node['seller'] as Node)['@id']] : []));
    expect(new Set(sellers)).toEqual(new Set([store?.['@id']]));
  });
});
