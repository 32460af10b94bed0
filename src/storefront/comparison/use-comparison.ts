import { useMemo } from 'react';
import { useSearch } from 'wouter';
import type { Product } from '#domain/catalogue/product.ts';
import {
  COMPARED_AT_MOST,
  type ComparisonPlace,
  comparedKey,
  comparisonAt,
} from '#domain/comparison/comparison-address.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { useServed } from '../page/use-served.ts';

export interface Comparison {
  readonly place: ComparisonPlace;
  /** Those of the address that the catalogue has, at most as many as fit. */
  readonly products: readonly Product[];
  /** Claves of the address that the catalogue does not have. */
  readonly missing: readonly string[];
  /** Claves of the address beyond those that fit. */
  readonly beyond: readonly string[];
}

/** What the address compares, from the catalogue or, until it is known, from what came with the page. */
export function useComparison(): Comparison {
  const search = useSearch();
  const served = useServed();
  const all = useCatalogue(({ catalogue }) => catalogue.products);
  const listed = served ? served.products : all;
  return useMemo(() => {
    const place = comparisonAt([...new URLSearchParams(search)]);
    const fitting = place.claves.slice(0, COMPARED_AT_MOST);
    const asked = new Set(fitting.map(comparedKey));
    const found = new Map(
      listed.flatMap((one) => (asked.has(comparedKey(one.clave)) ? [[comparedKey(one.clave), one] as const] : [])),
    );
    return {
      place,
      products: fitting.flatMap((clave): Product | [] => found.get(comparedKey(clave)) ?? []),
      missing: fitting.filter((clave) => !found.has(comparedKey(clave))),
      beyond: place.claves.slice(COMPARED_AT_MOST),
    };
  }, [search, listed]);
}
