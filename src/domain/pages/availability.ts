import type { Stock } from '#domain/catalogue/stock.ts';

/**
 * What a product's page and the product feed say of its stock, in the words of schema.org and of Google Merchant. Google compares the two and refuses
 * an article of which they differ, so each state is named here once for both. What can be ordered is out of stock in both: Google's `backorder`
 * must name the day on which the article comes, and nobody knows it.
 */
export const availabilities: Readonly<Record<Stock, { readonly page: string; readonly feed: string }>> = {
  disponible: { page: 'InStoreOnly', feed: 'in_stock' },
  'sobre-pedido': { page: 'OutOfStock', feed: 'out_of_stock' },
  agotado: { page: 'OutOfStock', feed: 'out_of_stock' },
};
