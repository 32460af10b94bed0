import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { indexProducts, type ProductIndex } from '#domain/catalogue/catalogue-index.ts';
import type { ServedPage } from '#domain/catalogue/served-page.ts';
import { selectProductIndex, useCatalogue } from '#store/catalogue-store.ts';

/** What this page was rendered from on a server, until the catalogue is known or another page is opened. */
export function useServed(): ServedPage | null {
  const [path] = useLocation();
  return useCatalogue(({ served, products }) => (products === 'waiting' && served?.path === path ? served : null));
}

/** Whether it is too early to call something empty or missing. */
export function useIsWaiting(): boolean {
  const served = useServed();
  return useCatalogue((state) => state.products === 'waiting') && !served;
}

/** The products of the catalogue; until it is known, those that came with the page. */
export function useProductIndex(): ProductIndex {
  const served = useServed();
  const whole = useCatalogue(selectProductIndex);
  return useMemo(() => (served ? indexProducts(served.products) : whole), [served, whole]);
}
