import { useMemo } from 'react';
import { knownCosts } from '#domain/staff/products/known-costs.ts';
import { useConnection } from '#store/connection-store.ts';
import { selectOverlay, useJournal } from '#store/journal-store.ts';
import { usePrivateDocuments } from '#store/private-documents-store.ts';
import { useMay } from '#store/session-store.ts';

export interface Costs {
  /** Centavos by product, as far as this device knows them. */
  readonly byProduct: ReadonlyMap<string, number>;
  /** `unknown`: this device has none of them, and without a network nobody answers. `hidden`: the person may not see them. */
  readonly state: 'reading' | 'known' | 'unknown' | 'hidden';
}

const NONE: ReadonlyMap<string, number> = new Map();

/** What products cost the shop, from this device's copy. @param isWanted ten thousand of them are only looked through while somebody compares */
export function useCosts(isWanted: boolean): Costs {
  const mayCosts = useMay('costs');
  const { knowledge, byId } = usePrivateDocuments((state) => state);
  const isReachable = useConnection((state) => state.reachable);
  const overlay = useJournal(selectOverlay);
  const byProduct = useMemo(() => (isWanted ? knownCosts(byId, overlay) : NONE), [isWanted, byId, overlay]);
  if (!mayCosts) return { byProduct: NONE, state: 'hidden' };
  return { byProduct, state: knowledge === 'known' ? 'known' : isReachable ? 'reading' : 'unknown' };
}
