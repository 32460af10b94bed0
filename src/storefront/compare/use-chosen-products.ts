import { useEffect, useMemo } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { useCompared } from '#store/compare-store.ts';
import { openChoice } from './compare-actions.ts';

export interface ChosenProducts {
  readonly claves: readonly string[];
  /** By clave, those that the catalogue has; none until it is known. */
  readonly found: ReadonlyMap<string, Product>;
  /** The clave that did not fit. */
  readonly waiting: string | null;
}

/** What the visitor chose to compare, with the catalogue's data. */
export function useChosenProducts(): ChosenProducts {
  useEffect(openChoice, []);
  const claves = useCompared((state) => state.claves);
  const waiting = useCompared((state) => state.waiting);
  const all = useCatalogue(({ catalogue }) => catalogue.products);
  return useMemo(() => {
    const asked = new Set([...claves, waiting]);
    const known = asked.size > 1 ? all : [];
    return {
      claves,
      waiting,
      found: new Map(known.flatMap((one) => (asked.has(one.clave) ? [[one.clave, one]] : []))),
    };
  }, [claves, waiting, all]);
}
