import { productPath } from '#domain/catalogue/addresses.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { productTrail } from '#domain/catalogue/product-trail.ts';
import { barcodeKey, isWorldwideBarcode } from '#domain/kernel/barcode.ts';
import { utcOffset } from '#domain/kernel/shop-zone.ts';
import type { Steps } from '#domain/kernel/steps.ts';
import { foldText } from '#domain/kernel/text-fold.ts';
import type { StoreProfile } from '#domain/store-profile.ts';
import { availabilities } from './availability.ts';
import { escapeMarkup } from './escape-markup.ts';
import type { PageShop } from './page-shop.ts';
import { describeWith, oneLine } from './page-text.ts';
import { pictureAddress } from './picture-address.ts';
import { productCondition } from './product-condition.ts';
import { repeated, type SiteCatalogue } from './site-catalogue.ts';
import { plainAmount } from './structured-product.ts';

// Google's limits: https://support.google.com/merchants/answer/7052112
const LONGEST = { id: 50, title: 150, description: 5000, brand: 70, mpn: 70, type: 750 } as const;
const MOST_MORE_IMAGES = 10;
const PRODUCTS_AT_ONCE = 50;

/**
 * The products in Google Merchant's format: those with a price and a picture, because Google refuses all others, and of which staff said whether
 * the store has them, because each must say it and may not promise what nobody knows. They are collected in the store. In steps of some products each.
 */
export function* merchantFeed(catalogue: SiteCatalogue, shop: PageShop): Steps<string> {
  const { profile, origin } = shop;
  const listed = catalogue.products.filter(
    (product) =>
      product.precio !== undefined &&
      product.existencia !== undefined &&
      product.imagenes.length > 0 &&
      catalogue.index.bySlug.get(product.slug) === product,
  );
  // Google refuses both of two articles with one id.
  const byClave = new Map(listed.toReversed().map((product) => [product.clave, product]));
  const shared = sharedCodes(listed.filter((product) => byClave.get(product.clave) === product));
  const items: string[] = [];
  for (const product of listed) {
    if (byClave.get(product.clave) === product) items.push(itemElement(product, shared, catalogue, shop));
    if (items.length % PRODUCTS_AT_ONCE === 0) yield;
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    element('title', `${profile.name}, ${profile.trade}`),
    element('link', `${origin}/`),
    element('description', oneLine(profile.description, LONGEST.description)),
    element('language', 'es-MX'),
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

const element = (name: string, text: string): string => `<${name}>${escapeMarkup(text)}</${name}>`;

/** As catalogues of other sites compare it: without case and signs. */
const modelKey = ({ marca, modelo }: Product): string =>
  [marca, modelo].map((text) => foldText(text.slice(0, LONGEST.mpn)).replace(/[^\p{L}\p{N}]/gu, '')).join(' ');

interface SharedCodes {
  readonly models: ReadonlySet<string>;
  readonly barcodes: ReadonlySet<string>;
}

/** The models of a brand and the barcodes that several articles have: such a code names none of them, and Google takes the articles for one. */
function sharedCodes(products: readonly Product[]): SharedCodes {
  return {
    models: repeated(products.map(modelKey)),
    barcodes: repeated(products.map(({ codigoBarras = '' }) => barcodeKey(codigoBarras))),
  };
}

/** By the shop's clock; empty where the calendar does not have a day of them. */
function daysOfOffer(from: string, until: string, { zone }: Pick<StoreProfile, 'zone'>): string {
  const [first, last] = [utcOffset(from, '00:00', zone), utcOffset(until, '23:59', zone)];
  return first && last && `${from}T00:00${first}/${until}T23:59${last}`;
}

function itemElement(product: Product, shared: SharedCodes, catalogue: SiteCatalogue, shop: PageShop): string {
  const fields = itemFields(product, shared, catalogue, shop).filter(([, text]) => text !== '');
  return `<item>${fields.map(([name, text]) => element(`g:${name}`, text)).join('')}</item>`;
}

function itemFields(
  product: Product,
  shared: SharedCodes,
  catalogue: SiteCatalogue,
  shop: PageShop,
): (readonly [string, string])[] {
  const { nombre, clave, marca, modelo, descripcion, precio = 0, imagenes, codigoBarras = '', existencia } = product;
  const { offer, precioVigente = '' } = product;
  const [first = '', ...more] = imagenes.map(({ imagen }) => pictureAddress(imagen, shop));
  const brand = oneLine(marca, LONGEST.brand);
  const mpn = brand && !shared.models.has(modelKey(product)) ? oneLine(modelo, LONGEST.mpn) : '';
  const isOwn = isWorldwideBarcode(codigoBarras) && !shared.barcodes.has(barcodeKey(codigoBarras));
  const gtin = isOwn ? codigoBarras : '';
  const trail = productTrail(product, catalogue).map(({ name }) => name);
  return [
    ['id', oneLine(clave, LONGEST.id)],
    ['title', oneLine(nombre, LONGEST.title)],
    [
      'description',
      oneLine(descripcion, LONGEST.description) ||
        describeWith(`${nombre}, clave ${clave}.`, [shop.profile.description]),
    ],
    ['link', shop.origin + productPath(product, catalogue)],
    ['image_link', first],
    ...more.slice(0, MOST_MORE_IMAGES).map((image) => ['additional_image_link', image] as const),
    ['availability', existencia ? availabilities[existencia].feed : ''],
    ['price', `${plainAmount(offer?.before ?? precio)} MXN`],
    ['sale_price', offer ? `${plainAmount(precio)} MXN` : ''],
    ['sale_price_effective_date', offer ? daysOfOffer(precioVigente, offer.until, shop.profile) : ''],
    ['condition', productCondition(product)],
    ['brand', brand],
    ['gtin', gtin],
    ['mpn', mpn],
    // With neither, Google has nothing to recognise the article by and must be told that this is no mistake.
    ['identifier_exists', gtin || mpn ? '' : 'no'],
    ['product_type', oneLine(trail.join(' > '), LONGEST.type)],
    ['custom_label_0', product.destacado ? 'destacado' : ''],
  ];
}
