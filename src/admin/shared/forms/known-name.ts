import { useDocuments } from '#store/documents-store.ts';
import { useIsCurrent } from '../products/use-products.ts';

/**
 * The name of something that was chosen by its id. Only once all of its kind are known is one without a name called gone; before that its id stands
 * for it.
 * @param gone what is said of one that is gone: `Subcategoría que ya no existe`
 */
export const knownName = (name: string | undefined, id: string, isKnown: boolean, gone: string): string =>
  name ?? (isKnown ? gone : id);

/** Whether every product and draft is known: before that, one that is not listed may exist. */
export function useKnowsProducts(): boolean {
  const knowsProducts = useIsCurrent();
  return useDocuments('borradores').knowledge === 'known' && knowsProducts;
}
