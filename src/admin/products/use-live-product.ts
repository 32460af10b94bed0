import { useMemo } from 'react';
import { useMay } from '#store/session-store.ts';
import { type LiveDocuments, useLiveDocuments } from '../shared/forms/use-live-documents.ts';

/** The documents of a product that all staff read. */
export const OF_ALL_STAFF = ['productos', 'borradores'];
const OF_THOSE_WITH_COSTS = ['internos'];
/** The documents that only staff with the right to costs read. */
export const OF_A_PRODUCT = [...OF_ALL_STAFF, ...OF_THOSE_WITH_COSTS];

/**
 * Listens to the documents of a product that the person may read. Apart, because a person's role may be known only after the form has opened, and
 * what is listened to already must not be asked again.
 * @param id `null` where nothing is to be listened to
 */
export function useLiveProduct(id: string | null): LiveDocuments {
  const mayCosts = useMay('costs');
  const shown = useLiveDocuments(OF_ALL_STAFF, id);
  const internal = useLiveDocuments(OF_THOSE_WITH_COSTS, mayCosts ? id : null);
  return useMemo(() => new Map([...shown, ...internal]), [shown, internal]);
}
