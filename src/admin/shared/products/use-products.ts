import { useMemo } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { productsToday } from '#domain/promotions/promotions.ts';
import { type ListedProduct, listProducts, type ProductSources } from '#domain/staff/products/product-list.ts';
import { useShopDay } from '#product-page/use-shop-day.ts';
import { catalogueStore, useCatalogue } from '#store/catalogue-store.ts';
import { selectIsCaughtUp, useConnection } from '#store/connection-store.ts';
import { documentsStore, useDocuments } from '#store/documents-store.ts';
import { journalStore, selectOverlay, useJournal } from '#store/journal-store.ts';
import { useStoreProfile } from '#store/profile-store.ts';

export interface KnownProducts {
  readonly listed: readonly ListedProduct[];
  /** Whether there is a list to show. It may lack what was written since the publication, see `isCurrent`. */
  readonly isKnown: boolean;
  /** See `useIsCurrent`. */
  readonly isCurrent: boolean;
  /** Whether drafts are known, too. A device without a network that never had any does not know that. */
  readonly knowsDrafts: boolean;
  /** Whether every product that may have the same clave is in the list, drafts among them, as far as this device can know. */
  readonly knowsOthers: boolean;
}

/**
 * Whether the products of this device are those of now, as far as it can know. The publication alone is a full list: until what was written since has
 * been read, one that it lacks may exist, and a price may be another. Without a server to ask the device's own copy is all there is.
 */
export function useIsCurrent(): boolean {
  const isKnown = useCatalogue((state) => state.products === 'known');
  const isCaughtUp = useConnection(selectIsCaughtUp);
  return isKnown && isCaughtUp;
}

let computed: { readonly sources: ProductSources; readonly listed: readonly ListedProduct[] } | undefined;

/** The list of these sources, made once for all parts of a page that need it. */
function listOnce(sources: ProductSources): readonly ListedProduct[] {
  const isSame =
    computed?.sources.rows === sources.rows &&
    computed.sources.drafts === sources.drafts &&
    computed.sources.overlay === sources.overlay;
  if (!computed || !isSame) computed = { sources, listed: listProducts(sources) };
  return computed.listed;
}

/** Every product that staff can open, with this device's unsent edits applied. */
export function useProducts(): KnownProducts {
  const rows = useCatalogue((state) => state.productRows);
  const isKnown = useCatalogue((state) => state.products === 'known');
  const isCurrent = useIsCurrent();
  const { byId: drafts, knowledge } = useDocuments('borradores');
  const overlay = useJournal(selectOverlay);
  const reachable = useConnection((state) => state.reachable);
  const listed = listOnce({ rows, drafts, overlay });
  const knowsDrafts = knowledge === 'known';
  return { listed, isKnown, isCurrent, knowsDrafts, knowsOthers: isCurrent && (knowsDrafts || !reachable) };
}

/**
 * The products that are for sale, as they will be once this device's edits have arrived. The catalogue's own list where nothing is on its way, so that a
 * search keeps its index.
 */
export function useSoldProducts(): readonly Product[] {
  const inShop = useCatalogue((state) => state.catalogue.products);
  const { listed } = useProducts();
  return useMemo(() => {
    const sold = listed.flatMap(({ state, product }) => (state === 'public' ? [product] : []));
    const known = new Set(inShop);
    return sold.length === inShop.length && sold.every((product) => known.has(product)) ? inShop : sold;
  }, [inShop, listed]);
}

/** The products that are for sale by id, with the prices that visitors see today: a promotion's while it runs. */
export function useSoldToday(): ReadonlyMap<string, Product> {
  const sold = useSoldProducts();
  const { promotions } = useStoreProfile();
  const today = useShopDay();
  return useMemo(
    () => new Map(productsToday(sold, promotions, today).map((product) => [product.id, product])),
    [sold, promotions, today],
  );
}

/** What `useProducts` lists, for an action. */
export function productSources(): ProductSources {
  return {
    rows: catalogueStore.getState().productRows,
    drafts: documentsStore.getState().borradores.byId,
    overlay: selectOverlay(journalStore.getState()),
  };
}
