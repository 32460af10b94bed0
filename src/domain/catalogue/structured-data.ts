import type { StoreProfile } from '#domain/store-profile.ts';
import type { Product } from './product.ts';

/** One node of schema.org data, ready for JSON. */
export type StructuredNode = Readonly<Record<string, unknown>>;

const SCHEMA = 'https://schema.org';
const CENTAVOS = 100;
const STORE_ID = '/#tienda';

interface Place {
  readonly name: string;
  readonly href: string;
}

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
    image: `${origin}/icons/icono-512.png`,
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
    hasMap: address.mapUrl,
    openingHoursSpecification: profile.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: daysOfWeek(days),
      opens: twoDigits(opens),
      closes: twoDigits(closes),
    })),
    department: [{ '@type': 'LocalBusiness', name: `Centro de servicio ${profile.brand}` }],
  };
}

/** The way to a page, as its breadcrumb shows it. */
export function breadcrumbList(trail: readonly Place[], origin: string): StructuredNode {
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + href,
    })),
  };
}

interface ProductPlace {
  readonly path: string;
  readonly images: readonly string[];
  readonly origin: string;
}

/**
 * A product with its offer. `null` without a price: a Product without an offer is reported as broken, and a price of zero would be a lie.
 * Whether it is in stock is not known here, so it is not said; it can be had at the counter.
 */
export function productOffer(product: Product, { path, images, origin }: ProductPlace): StructuredNode | null {
  const { nombre, descripcion, clave, marca, modelo, precio, ficha } = product;
  if (precio === undefined) return null;
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    name: nombre,
    ...(descripcion && { description: descripcion }),
    sku: clave,
    ...(modelo && { mpn: modelo }),
    ...(marca && { brand: { '@type': 'Brand', name: marca } }),
    ...(images.length > 0 && { image: images.map((image) => (image.startsWith('/') ? origin + image : image)) }),
    additionalProperty: ficha.map(({ nombre: name, valor: value }) => ({ '@type': 'PropertyValue', name, value })),
    offers: {
      '@type': 'Offer',
      url: origin + path,
      price: (precio / CENTAVOS).toFixed(2),
      priceCurrency: 'MXN',
      availability: `${SCHEMA}/InStoreOnly`,
      itemCondition: `${SCHEMA}/NewCondition`,
      seller: { '@id': origin + STORE_ID },
    },
  };
}

/** Questions and answers as their page shows them. */
export function questionsPage(
  questions: readonly { readonly question: string; readonly answer: string }[],
): StructuredNode {
  return {
    '@context': SCHEMA,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** As it may stand inside a script element: a name with `</script>` in it must not end it. */
export function structuredText(nodes: readonly (StructuredNode | null)[]): string {
  return JSON.stringify(nodes.filter(Boolean)).replaceAll('<', '\\u003c');
}
