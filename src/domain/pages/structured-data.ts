import type { Product } from '#domain/catalogue/product.ts';
import { publicEntries } from '#domain/catalogue/product-fields.ts';
import { SCHEMA, STORE_ID, type StructuredNode } from './structured-node.ts';

const CENTAVOS = 100;

interface Place {
  readonly name: string;
  readonly href: string;
}

/** The breadcrumbs of a page. */
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

/** The fields that schema.org has a name for. */
const named = publicEntries.flatMap(([name, field]) =>
  'schemaOrg' in field && field.schemaOrg ? [[name, field.schemaOrg] as const] : [],
);

/**
 * A product with its offer. `null` without a price, because search engines report a Product without an offer as broken and a price of zero would be
 * wrong. Whether it is in stock is not known here, so availability is only given as in the store.
 */
export function productOffer(product: Product, { path, images, origin }: ProductPlace): StructuredNode | null {
  const { nombre, descripcion, marca, precio, ficha } = product;
  if (precio === undefined) return null;
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    name: nombre,
    ...(descripcion && { description: descripcion }),
    ...Object.fromEntries(named.flatMap(([name, as]) => (product[name] ? [[as, product[name]]] : []))),
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
