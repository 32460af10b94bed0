import { useEffect, useMemo, useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { productsWithWords } from '#domain/staff/products/products-with-words.ts';
import { type FoundProducts, useProductSearch } from '../shared/products/use-product-search.ts';

/** Milliseconds for the search engine to answer in, as it does once its index is ready: else rows would come and move with each key. */
const PATIENCE_MS = 100;

interface ListSearch extends FoundProducts {
  /** These have the words; the engine may know more, and a better order. */
  readonly mayGrow?: boolean;
}

/**
 * What the search finds, and, at once while the index of a new device is not ready, the products that have the words themselves.
 * @param mayMove whether rows may come and move once the engine answers; where a person types into them they may not
 */
export function useListSearch(
  text: string,
  products: readonly Product[],
  { isReady, mayMove }: { readonly isReady: boolean; readonly mayMove: boolean },
): ListSearch | null {
  const found = useProductSearch(text, products);
  const query = text.trim();
  const [late, setLate] = useState('');
  const isAsked = found !== null && !found.isAnswered && mayMove;
  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setTimeout(() => setLate(query), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isAsked, query]);
  const isHelped = isAsked && (!isReady || late === query);
  const ids = useMemo(() => (isHelped ? productsWithWords(products, query) : null), [isHelped, products, query]);
  return ids ? { ids, isAnswered: false, mayGrow: true } : found;
}
