import type { Product } from './product.ts';
import type { ServedPage } from './served-page.ts';

/** What most products of a list have in these fields. It is left out of a page, whose HTML should come in the first packets of a connection. */
const USUAL = {
  modelo: '',
  descripcion: '',
  ficha: [],
  caracteristicas: [],
  documentos: [],
  relacionados: { accesorios: [], refacciones: [], alternativas: [] },
} as const satisfies Partial<Product>;

type UsualName = keyof typeof USUAL;
type ServedProduct = Omit<Product, UsualName> & Partial<Pick<Product, UsualName>>;

const usualTexts = new Map(Object.entries(USUAL).map(([name, value]) => [name, JSON.stringify(value)]));

/** What a page was rendered from, as JSON that may stand in a script element. {@link readServedText} gives the same page back. */
export function servedText(page: ServedPage): string {
  return scriptSafe(JSON.stringify(withProducts(page, withoutUsual)));
}

/** Reads what {@link servedText} of the same build has written. */
export function readServedText(text: string): ServedPage {
  return withProducts(JSON.parse(text) as ServedPage, withUsual);
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

const withoutUsual = (product: Product): Product =>
  Object.fromEntries(
    Object.entries(product).filter(([name, value]) => usualTexts.get(name) !== JSON.stringify(value)),
  ) as unknown as Product;

const withUsual = (product: ServedProduct): Product => ({ ...USUAL, ...product });

/** No text can end the element. The two separators are line ends to older parsers of scripts. */
function scriptSafe(text: string): string {
  return text.replace(/[<\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
