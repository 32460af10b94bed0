import type { Product } from '#domain/catalogue/product.ts';
import type { Centavos } from '#domain/kernel/money.ts';
import type { QuoteLine, QuoteList } from './quote-list.ts';

/**
 * How a line stands against the catalogue of now. `gone`: not sold any more. `priced`: had no public price when it was added and has one
 * now; `unpriced` the other way about.
 */
export type LineChange = 'same' | 'dearer' | 'cheaper' | 'priced' | 'unpriced' | 'gone' | 'free';

export interface LineView {
  readonly line: QuoteLine;
  readonly product: Product | null;
  readonly change: LineChange;
  /** Public price of one piece now, with IVA; `null` when the store has to say it. */
  readonly price: Centavos | null;
  readonly amount: Centavos | null;
}

export interface ListView {
  readonly lines: readonly LineView[];
  readonly pieces: number;
  /** Sum of every line, with IVA; `null` while one of them has no public price: a sum of the rest would be read as the whole. */
  readonly total: Centavos | null;
}

/**
 * @param productOf the product of a line that has one
 * @param knows whether the catalogue has been read. Before that, no product may be shown as no longer sold.
 */
export function viewList(
  list: QuoteList,
  productOf: (line: QuoteLine) => Product | undefined,
  knows: boolean,
): ListView {
  const lines = list.map((line): LineView => {
    const product = line.clave === '' ? undefined : productOf(line);
    const price = product ? (product.precio ?? null) : knows ? null : line.precio;
    const amount = price === null ? null : price * line.cantidad;
    return { line, product: product ?? null, change: changeOf(line, product, knows), price, amount };
  });
  let total: Centavos | null = lines.length === 0 ? null : 0;
  for (const { amount } of lines) total = total === null || amount === null ? null : total + amount;
  return { lines, pieces: list.reduce((sum, { cantidad }) => sum + cantidad, 0), total };
}

function changeOf(line: QuoteLine, product: Product | undefined, knows: boolean): LineChange {
  if (line.clave === '') return 'free';
  if (!product) return knows ? 'gone' : 'same';
  if (product.precio === undefined) return line.precio === null ? 'same' : 'unpriced';
  if (line.precio === null) return 'priced';
  return product.precio > line.precio ? 'dearer' : product.precio < line.precio ? 'cheaper' : 'same';
}

/** The list with today's prices, names and claves, so that what is sent is what the visitor saw. */
export function refreshed({ lines }: ListView): QuoteList {
  return lines.map(({ line, product, price }) =>
    product ? { ...line, clave: product.clave, nombre: product.nombre, precio: price } : { ...line, precio: price },
  );
}

/** Finds the product of a line: by its id, because the store may have corrected its clave since, or by its clave, which another document may have now. */
export function findProduct(products: readonly Product[]): (line: QuoteLine) => Product | undefined {
  const byId = new Map(products.map((product) => [product.id, product]));
  const byClave = new Map(products.map((product) => [product.clave, product]));
  return ({ producto, clave }) => byId.get(producto) ?? byClave.get(clave);
}
