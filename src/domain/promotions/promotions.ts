import type { Product } from '#domain/catalogue/product.ts';
import type { Centavos } from '#domain/kernel/money.ts';
import type { Offer } from './offer.ts';

/** The price of a product from one day to another, both included. Days are the shop's, `2026-11-30`. */
export interface PromotionalPrice {
  readonly id: Product['id'];
  readonly price: Centavos;
  readonly from: string;
  readonly until: string;
}

/** What the home page says from one day to another, both included. */
export interface Banner {
  readonly text: string;
  /** An address of the site; empty: the banner leads nowhere. */
  readonly href: string;
  readonly from: string;
  readonly until: string;
}

export interface Promotions {
  readonly banner: Banner | null;
  readonly prices: readonly PromotionalPrice[];
}

/** The stored field of the promotional prices: by first day and product. */
export const PROMOTIONAL_PRICES = 'precios';

export const noPromotions: Promotions = { banner: null, prices: [] };

/** Whether a day is within both. Nothing is on where no day is known. */
export function isOn({ from, until }: Pick<Banner, 'from' | 'until'>, day: string): boolean {
  return from <= day && day <= until;
}

/**
 * A product with the price that it has on a day. A promotion counts only where it is less than the stored price: a product whose own price was
 * lowered below it, or taken away, is sold as it is stored.
 * @param product as stored, or as this function gave it for another day.
 */
export function productToday(product: Product, promotion: PromotionalPrice | undefined): Product {
  const { offer } = product;
  const stored = offer ? withoutOffer(product, offer) : product;
  if (!promotion || stored.precio === undefined || promotion.price >= stored.precio) return stored;
  const { price, from, until } = promotion;
  if (offer?.until === until && product.precio === price && product.precioVigente === from) return product;
  return {
    ...stored,
    precio: price,
    precioVigente: from,
    offer: { before: stored.precio, beforeSince: stored.precioVigente, until },
  };
}

/** The product as it is stored. A field of which nothing is known is absent, and not set to nothing. */
function withoutOffer(product: Product, { before, beforeSince }: Offer): Product {
  const { offer: _over, precioVigente: _ofOffer, ...rest } = product;
  return { ...rest, precio: before, ...(beforeSince !== undefined && { precioVigente: beforeSince }) };
}

/**
 * The products with the prices of a day: the one place at which a promotion becomes a price. Products that stay the same are the same objects, and
 * so is the list where all do.
 */
export function productsToday(products: readonly Product[], { prices }: Promotions, day: string): readonly Product[] {
  const on = new Map(prices.filter((one) => isOn(one, day)).map((one) => [one.id, one]));
  let isChanged = false;
  const today = products.map((product) => {
    const promotion = on.get(product.id);
    const one = promotion || product.offer ? productToday(product, promotion) : product;
    isChanged ||= one !== product;
    return one;
  });
  return isChanged ? today : products;
}
