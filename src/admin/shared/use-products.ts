import { useMemo } from 'react';
import { type ListedProduct, listProducts, type ProductSources } from '#domain/staff/product-list.ts';
import { catalogueStore, useCatalogue } from '#store/catalogue-store.ts';
import { documentsStore, useDocuments } from '#store/documents-store.ts';
import { journalStore, selectOverlay, useJournal } from '#store/journal-store.ts';

/** Every product that staff can open, with this device's unsent edits applied. */
export function useProducts(): { readonly listed: readonly ListedProduct[]; readonly isKnown: boolean } {
  const rows = useCatalogue((state) => state.productRows);
  const isKnown = useCatalogue((state) => state.products === 'known');
  const drafts = useDocuments('borradores').byId;
  const overlay = useJournal(selectOverlay);
  const listed = useMemo(() => listProducts({ rows, drafts, overlay }), [rows, drafts, overlay]);
  return { listed, isKnown };
}

/** The same without the hook, for an action. */
export function productSources(): ProductSources {
  return {
    rows: catalogueStore.getState().productRows,
    drafts: documentsStore.getState().borradores.byId,
    overlay: selectOverlay(journalStore.getState()),
  };
}
