import { picturesOf } from '#domain/built-store.ts';
import { hoursRows } from '#domain/settings/opening-hours.ts';
import { pages } from '#domain/site/pages.ts';
import { SEARCH_FIELD } from '#domain/site/query-fields.ts';
import type { StoreProfile } from '#domain/store-profile.ts';
import type { PageShop } from './page-shop.ts';
import { pictureAddress } from './picture-address.ts';
import { SCHEMA, STORE_ID, type StructuredNode } from './structured-node.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The hours of an ordinary week. */
function openingHours({ hours }: StoreProfile): object[] {
  return hoursRows(hours).flatMap(({ indexes, periods }) =>
    periods.map((period) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: indexes.map((index) => DAYS[index]),
      ...period,
    })),
  );
}

/** A day without hours is written as one that opens and closes at midnight. @see https://developers.google.com/search/docs/appearance/structured-data/local-business */
function closedDays(profile: StoreProfile): object[] {
  return profile.closedDays.map(({ day }) => ({
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: day,
    validThrough: day,
  }));
}

/** The site, which can be searched by an address. */
export function webSite({ name, trade, brand }: StoreProfile, origin: string): StructuredNode {
  return {
    '@context': SCHEMA,
    '@type': 'WebSite',
    name,
    alternateName: `${name}, ${trade} ${brand}`,
    url: `${origin}/`,
    inLanguage: 'es-MX',
    publisher: { '@id': origin + STORE_ID },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${pages.search.path}?${SEARCH_FIELD}={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/**
 * What the store says of things that are brought back: so many days, in the store. Which things have none is said by the page that it links, so it is
 * the store's policy and no offer's. Who pays for what, and delivery, no setting knows. https://schema.org/MerchantReturnPolicy
 */
function returnPolicy({ profile, origin }: PageShop): object {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'MX',
    returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: profile.policies.exchangeDays,
    returnMethod: `${SCHEMA}/ReturnInStore`,
    merchantReturnLink: origin + pages.terms.path,
  };
}

/** The store itself, as its pages other than its own name it. */
export function storeByName({ profile, origin }: PageShop): object {
  return { '@type': 'Organization', '@id': origin + STORE_ID, name: profile.name, url: `${origin}/` };
}

/** The store itself, the entity that offers name as their seller. */
export function hardwareStore(shop: PageShop): StructuredNode {
  const { profile, origin } = shop;
  const { address, emblem } = profile;
  const logo = pictureAddress(emblem.picture || '/icons/icono-512.png', shop);
  const { front, experience } = picturesOf(profile);
  const telephone = profile.lines.map(({ phone }) => `+52${phone}`);
  const place = {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.state,
    postalCode: address.postalCode,
    addressCountry: 'MX',
  };
  return {
    '@context': SCHEMA,
    '@type': 'HardwareStore',
    '@id': origin + STORE_ID,
    name: profile.name,
    description: profile.description,
    url: `${origin}/`,
    image: [...[front, experience].flatMap((image) => (image ? pictureAddress(image, shop) : [])), logo],
    logo,
    telephone,
    priceRange: '$$',
    currenciesAccepted: 'MXN',
    paymentAccepted: profile.policies.payments,
    brand: { '@type': 'Brand', name: profile.brand },
    address: place,
    geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
    hasMap: address.mapUrl,
    areaServed: profile.policies.deliveryArea.replace(/^(?:el|la|los|las) /, ''),
    openingHoursSpecification: openingHours(profile),
    ...(profile.closedDays.length > 0 && { specialOpeningHoursSpecification: closedDays(profile) }),
    department: [
      { '@type': 'LocalBusiness', name: `Centro de servicio ${profile.brand}`, address: place, telephone, image: logo },
    ],
    ...(profile.policies.exchangeDays > 0 && { hasMerchantReturnPolicy: returnPolicy(shop) }),
  };
}
