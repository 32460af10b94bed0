import { useMemo } from 'react';
import { type ListedProduct, listProducts, type ProductSources } from '#domain/staff/product-list.ts';
import { catalogueStore, useCatalogue } from '#store/catalogue-store.ts';
import { documentsStore, useDocuments } from '#store/documents-store.ts';
import { journalStore, selectOverlay, useJournal } from '#store/journal-store.ts';

export interface KnownProducts {
  readonly listed: readonly ListedProduct[];
  /** Whether the shop's products are known: before that, one that is not listed may exist. */
  readonly isKnown: boolean;
  /** Whether drafts are known, too. A device without a network that never had any does not know that. */
  readonly knowsDrafts: boolean;
}

/** Every product that staff can open, with this device's unsent edits applied. */
export function useProducts(): KnownProducts {
  const rows = useCatalogue((state) => state.productRows);
  const isKnown = useCatalogue((state) => state.products === 'known');
  const { byId: drafts, knowledge } = useDocuments('borradores');
  const overlay = useJournal(selectOverlay);
  const listed = useMemo(() => listProducts({ rows, drafts, overlay }), [rows, drafts, overlay]);
  return { listed, isKnown, knowsDrafts: knowledge === 'known' };
}

/** The same without the hook, for an action. */
export function productSources(): ProductSources {
  return {
    rows: catalogueStore.getState().productRows,
    drafts: documentsStore.getState().borradores.byId,
    overlay: selectOverlay(journalStore.getState()),
  };
}
