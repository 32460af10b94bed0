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

/** The store itself, the entity that offers name as their seller. */
export function hardwareStore(shop: PageShop): StructuredNode {
  const { profile, origin } = shop;
  const { address, emblem } = profile;
  const logo = pictureAddress(emblem.picture || '/icons/icono-512.png', shop);
  const { front, experience } = picturesOf(profile);
  return {
    '@context': SCHEMA,
    '@type': 'HardwareStore',
    '@id': origin + STORE_ID,
    name: profile.name,
    description: profile.description,
    url: `${origin}/`,
    image: [...[front, experience].flatMap((image) => (image ? pictureAddress(image, shop) : [])), logo],
    logo,
    telephone: profile.lines.map(({ phone }) => `+52${phone}`),
    priceRange: '$$',
    currenciesAccepted: 'MXN',
    paymentAccepted: 'Efectivo, Tarjeta, Transferencia',
    brand: { '@type': 'Brand', name: profile.brand },
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: 'MX',
    },
    geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
    hasMap: address.mapUrl,
    areaServed: profile.policies.deliveryArea.replace(/^(?:el|la|los|las) /, ''),
    openingHoursSpecification: openingHours(profile),
    ...(profile.closedDays.length > 0 && { specialOpeningHoursSpecification: closedDays(profile) }),
    department: [{ '@type': 'LocalBusiness', name: `Centro de servicio ${profile.brand}` }],
  };
}
