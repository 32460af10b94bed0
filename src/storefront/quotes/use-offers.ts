import { useEffect, useState } from 'react';
import type { WrittenLine } from '#domain/quotes/written-list.ts';
import { searchProducts } from '#search/search-products.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import type { Offer } from './offered-items.ts';

const OFFERED = 3;

/** What the search finds for each line, `null` until it has answered. The worker is asked for one after the other, so the page stays responsive. */
export function useOffers(lines: readonly WrittenLine[]): readonly (Offer | null)[] {
  const catalogue = useCatalogue((state) => state.catalogue);
  const isKnown = useCatalogue((state) => state.products === 'known');
  const [offers, setOffers] = useState<readonly (Offer | null)[]>(() => lines.map(() => null));
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    if (!isKnown) return undefined;
    let isCurrent = true;
    const productOf = new Map(catalogue.products.map((product) => [product.id, product]));
    const searchAll = async (): Promise<void> => {
      for (const [at, { texto }] of lines.entries()) {
        const { ids, advice } = await searchProducts(texto, catalogue);
        if (!isCurrent) return;
        const products = ids.slice(0, OFFERED).flatMap((id) => productOf.get(id) ?? []);
        setOffers((now) => now.map((offer, one) => (one === at ? { products, sentence: advice?.sentence } : offer)));
      }
    };
    searchAll().catch((reason: unknown) => isCurrent && setFailure(reason));
    return () => {
      isCurrent = false;
    };
  }, [lines, catalogue, isKnown]);

  // Thrown to this screen's error boundary, which offers to try again.
  if (failure) throw failure;
  return offers;
}
