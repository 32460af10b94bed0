import { useCatalogue } from '#store/catalogue-store.ts';
import { useDocuments } from '#store/documents-store.ts';

/**
 * The name of something that was chosen by its id. Only once all of its kind are known is one without a name called gone; before that its id stands
 * for it.
 * @param gone what is said of one that is gone: `ya no existe`
 */
export function knownName(name: string | undefined, id: string, isKnown: boolean, gone: string): string {
  return name ?? (isKnown ? `${id} (${gone})` : id);
}

/** Whether every product and draft is known: before that, one that is not listed may exist. */
export function useKnowsProducts(): boolean {
  const knowsProducts = useCatalogue((state) => state.products === 'known');
  return useDocuments('borradores').knowledge === 'known' && knowsProducts;
}
