import { useMemo } from 'react';
import type { Catalogue } from '#domain/catalogue/catalogue-index.ts';
import type { Tutorial } from '#domain/catalogue/tutorial.ts';
import type { ShopWord } from '#domain/search/shop-word.ts';
import { type SearchAnswer, searchProducts } from '#search/search-products.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { useStaffTutorials, useStaffWords } from '../shared/documents/use-staff-rows.ts';

/** The shop as visitors search it, with this device's unsent words. */
export interface ShopSearch {
  readonly words: readonly ShopWord[];
  /** Changes with whatever may change an answer. */
  readonly catalogue: Catalogue;
  find(query: string, words?: readonly ShopWord[]): Promise<SearchAnswer>;
}

export function useShopSearch(): ShopSearch {
  const shop = useCatalogue((state) => state.catalogue);
  const { rows } = useStaffWords();
  const tutorialRows = useStaffTutorials().rows;
  return useMemo(() => {
    const words = rows.map(({ value }) => value);
    const catalogue = { ...shop, words };
    const tutorials: readonly Tutorial[] = tutorialRows
      .map(({ value }) => value)
      .filter(({ visible }) => visible === 'public');
    return {
      words,
      catalogue,
      find: (query, other) => searchProducts(query, other ? { ...catalogue, words: other } : catalogue, tutorials),
    };
  }, [shop, rows, tutorialRows]);
}

/** Whether a visitor would be shown nothing. */
export const isInVain = ({ ids, places, advice }: SearchAnswer): boolean =>
  ids.length + places.length === 0 && !advice?.guide;
