import type { Product } from '#domain/catalogue/product.ts';
import { productFields, publicEntries } from '#domain/catalogue/product-fields.ts';
import { isWorldwideBarcode } from '#domain/kernel/barcode.ts';
import { availabilities } from './availability.ts';
import { oneLine } from './page-text.ts';
import { productCondition } from './product-condition.ts';
import { SCHEMA, STORE_ID, type StructuredNode } from './structured-node.ts';

const { nombre: nameField, descripcion: textField, ficha: specField } = productFields;

interface ProductPlace {
  readonly path: string;
  /** Absolute. */
  readonly images: readonly string[];
  readonly origin: string;
  /** Where the product has none of its own. */
  readonly description: string;
}

/** The fields that schema.org has a name for. */
const named = publicEntries.flatMap(([name, field]) =>
  'schemaOrg' in field && field.schemaOrg ? [[name, field.schemaOrg, 'max' in field ? field.max : 0] as const] : [],
);

/** The amount as machines read it: `2499.10`. */
export function plainAmount(centavos: number): string {
  return `${Math.trunc(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`;
}

// What is there is sold in the store alone, after a quotation; what is to order comes later: https://schema.org/ItemAvailability
const CONDITIONS = { new: 'NewCondition', refurbished: 'RefurbishedCondition', used: 'UsedCondition' } as const;

/**
 * A product with its offer. Without a price a page about an article instead, because search engines report a Product without an offer as broken
 * and a price of zero would be wrong. Whether it is in stock is said only where staff said it.
 */
export function structuredProduct(
  product: Product,
  { path, images, origin, description }: ProductPlace,
): StructuredNode {
  const { nombre, descripcion, marca, precio, existencia, ficha } = product;
  const common = {
    '@context': SCHEMA,
    name: oneLine(nombre, nameField.max),
    description: oneLine(descripcion, textField.max) || description,
    url: origin + path,
  };
  if (precio === undefined) {
    return {
      ...common,
      '@type': 'ItemPage',
      inLanguage: 'es-MX',
      ...(images[0] && { primaryImageOfPage: { '@type': 'ImageObject', url: images[0] } }),
    };
  }
  const specs = ficha.slice(0, specField.max);
  return {
    ...common,
    '@type': 'Product',
    ...Object.fromEntries(
      named.flatMap(([name, as, max]) => {
        const value = product[name];
        if (typeof value !== 'string' || value === '') return [];
        return name === 'codigoBarras' && !isWorldwideBarcode(value) ? [] : [[as, oneLine(value, max)]];
      }),
    ),
    ...(marca && { brand: { '@type': 'Brand', name: oneLine(marca, productFields.marca.max) } }),
    ...(images.length > 0 && { image: images }),
    ...(specs.length > 0 && {
      additionalProperty: specs.map(({ nombre: name, valor: value }) => ({
        '@type': 'PropertyValue',
        name: oneLine(name, specField.texts.nombre),
        value: oneLine(value, specField.texts.valor),
      })),
    }),
    offers: {
      '@type': 'Offer',
      url: origin + path,
      price: plainAmount(precio),
      priceCurrency: 'MXN',
      ...(product.offer && { priceValidUntil: product.offer.until }),
      ...(existencia && { availability: `${SCHEMA}/${availabilities[existencia].page}` }),
      itemCondition: `${SCHEMA}/${CONDITIONS[productCondition(product)]}`,
      seller: { '@id': origin + STORE_ID },
    },
  };
}
