import { useRef } from 'react';
import { knownCosts } from '#domain/staff/products/known-costs.ts';
import type { PrivateDocuments } from '#domain/staff/products/private-documents.ts';
import { journalStore, selectOverlay } from '#store/journal-store.ts';
import { privateDocumentsStore } from '#store/private-documents-store.ts';

export interface KnownCosts {
  /** Centavos by product, as far as this device knows them. */
  readonly now: () => ReadonlyMap<string, number>;
  /** Whether the server's costs have changed since `now` was called last. */
  readonly areNew: () => boolean;
  /** Calls back when the server's costs may have changed. */
  readonly watch: (onChange: () => void) => () => void;
}

/** What products cost the shop, from this device's copy. */
export function useKnownCosts(): KnownCosts {
  const asked = useRef<PrivateDocuments | null>(null);
  return {
    now() {
      asked.current = privateDocumentsStore.getState().byId;
      return knownCosts(asked.current, selectOverlay(journalStore.getState()));
    },
    areNew: () => asked.current !== privateDocumentsStore.getState().byId,
    watch: (onChange) => privateDocumentsStore.subscribe(onChange),
  };
}
