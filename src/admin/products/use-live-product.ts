import { useMay } from '#store/session-store.ts';
import { type LiveDocuments, useLiveDocuments } from '../shared/use-live-documents.ts';

const WITHOUT_COSTS = ['productos', 'borradores'];
const COLLECTIONS = [...WITHOUT_COSTS, 'internos'];

/** Listens to the documents of a product that the person may read. @param id `null` where nothing is to be listened to */
export function useLiveProduct(id: string | null): LiveDocuments {
  return useLiveDocuments(useMay('costs') ? COLLECTIONS : WITHOUT_COSTS, id);
}
