import { useMemo } from 'react';
import type { WriterStamp } from '#domain/staff/journal/change.ts';
import { type FoundProduct, notThere, productState } from '#domain/staff/products/product-commands.ts';
import { isPrivateField, type ProductForm } from '#domain/staff/products/product-form.ts';
import { findProduct } from '#domain/staff/products/product-list.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { useDocuments } from '#store/documents-store.ts';
import { selectIsRead, selectOverlay, useJournal } from '#store/journal-store.ts';
import { usePrivateDocuments } from '#store/private-documents-store.ts';
import type { LiveDocuments } from '../shared/forms/use-live-documents.ts';
import { useLiveProduct } from './use-live-product.ts';

export interface LatestProduct {
  /** The product as this device knows it now; `null` for a new one. */
  readonly found: FoundProduct | null;
  /** Whether that is enough to open a form: something is known of it, or the server has said that there is nothing. */
  readonly isKnown: boolean;
  /** Whether the server itself has said what the product is. */
  readonly isConfirmed: boolean;
  readonly live: LiveDocuments;
  /** Who wrote the document of a field last. */
  readonly stampOf: (name: keyof ProductForm) => WriterStamp | undefined;
}

/** A product as the freshest source has it: the open form's own listeners, the catalogue of this device, and its unsent work over both. */
export function useLatestProduct(id: string | null): LatestProduct {
  const live = useLiveProduct(id);
  const rows = useCatalogue((state) => state.productRows);
  const drafts = useDocuments('borradores').byId;
  const overlay = useJournal(selectOverlay);
  const interno = usePrivateDocuments(({ knowledge, byId }) =>
    id === null || knowledge === 'waiting' ? null : (byId.get(id) ?? notThere),
  );
  const knowsOwnWork = useJournal(selectIsRead);
  const found = useMemo(
    () => (id === null ? null : findProduct({ rows, drafts, overlay, live }, id, interno)),
    [id, rows, drafts, overlay, live, interno],
  );
  const isConfirmed =
    id === null || ['productos', 'borradores'].every((name) => live.get(`${name}/${id}`)?.isConfirmed === true);
  const isThere = found !== null && productState(found) !== 'gone';
  return {
    found,
    isKnown: knowsOwnWork && (id === null || isThere || isConfirmed),
    isConfirmed,
    live,
    stampOf(name) {
      const isPublic = found?.publico.fields?.['visible'] === 'public';
      const collection = isPrivateField(name) ? 'internos' : isPublic ? 'productos' : 'borradores';
      const listened = live.get(`${collection}/${id}`);
      // The catalogue's feed may be a moment ahead of the form's own listener, and says nothing of the writer.
      const isAhead = collection === 'productos' && (found?.publico.rev ?? 0) > (listened?.rev ?? 0);
      return isAhead ? undefined : (listened?.stamp ?? undefined);
    },
  };
}
