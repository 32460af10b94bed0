import { LEFT_OFF_CARDS } from './left-off-cards.ts';
import type { Product } from './product.ts';
import type { ServedPage } from './served-page.ts';

type LeftOff = keyof typeof LEFT_OFF_CARDS;
type ServedProduct = Omit<Product, LeftOff> & Partial<Pick<Product, LeftOff>>;

const textsLeftOff = new Map(Object.entries(LEFT_OFF_CARDS).map(([name, value]) => [name, JSON.stringify(value)]));

/** What a page was rendered from, as JSON that may stand in a script element. {@link readServedText} gives the same page back. */
export function servedText(page: ServedPage): string {
  return scriptSafe(JSON.stringify(withProducts(page, withoutEmpty)));
}

/** Reads what {@link servedText} of the same build has written. */
export function readServedText(text: string): ServedPage {
  return withProducts(JSON.parse(text) as ServedPage, withEmpty);
}

function withProducts(page: ServedPage, change: (product: Product) => Product): ServedPage {
  const { front, products, list } = page;
  return {
    ...page,
    front: front.map(change),
    products: products.map(change),
    ...(list && { list: { ...list, products: list.products.map(change) } }),
  };
}

const withoutEmpty = (product: Product): Product =>
  Object.fromEntries(
    Object.entries(product).filter(([name, value]) => textsLeftOff.get(name) !== JSON.stringify(value)),
  ) as unknown as Product;

const withEmpty = (product: ServedProduct): Product => ({ ...LEFT_OFF_CARDS, ...product });

/** No text can end the element. The two separators are line ends to older parsers of scripts. */
function scriptSafe(text: string): string {
  return text.replace(/[<\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
