import { pages } from '#domain/site/pages.ts';
import { SEARCH_FIELD } from '#domain/site/query-fields.ts';
import type { StoreProfile } from '#domain/store-profile.ts';
import { SCHEMA, STORE_ID, type StructuredNode } from './structured-node.ts';

const DAYS: Readonly<Record<string, string>> = {
  lunes: 'Monday',
  martes: 'Tuesday',
  miércoles: 'Wednesday',
  jueves: 'Thursday',
  viernes: 'Friday',
  sábado: 'Saturday',
  domingo: 'Sunday',
};

/** `Lunes a viernes` → Monday to Friday; a word that is no day is left out. */
export function daysOfWeek(text: string): string[] {
  const order = Object.keys(DAYS);
  const [first, last = first] = text
    .toLocaleLowerCase('es')
    .split(/ a | y /)
    .map((day) => order.indexOf(day.trim()));
  if (first === undefined || last === undefined || first < 0 || last < first) return [];
  return order.slice(first, last + 1).map((day) => DAYS[day] ?? '');
}

const twoDigits = (time: string): string => time.padStart(5, '0');

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

/** The store itself, the entity that offers name as their seller. `origin` is the site's, `https://…`, without a slash at its end. */
export function hardwareStore(profile: StoreProfile, origin: string): StructuredNode {
  const { address } = profile;
  return {
    '@context': SCHEMA,
    '@type': 'HardwareStore',
    '@id': origin + STORE_ID,
    name: profile.name,
    description: profile.description,
    url: `${origin}/`,
    image: [profile.pictures.front, profile.pictures.experience, '/icons/icono-512.png'].flatMap((image) =>
      image?.startsWith('/') ? origin + image : (image ?? []),
    ),
    logo: `${origin}/icons/icono-512.png`,
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
    openingHoursSpecification: profile.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: daysOfWeek(days),
      opens: twoDigits(opens),
      closes: twoDigits(closes),
    })),
    department: [{ '@type': 'LocalBusiness', name: `Centro de servicio ${profile.brand}` }],
  };
}
