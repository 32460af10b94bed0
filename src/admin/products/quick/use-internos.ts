import type { PrivateDocuments } from '#domain/staff/products/private-documents.ts';
import { usePrivateDocuments } from '#store/private-documents-store.ts';
import { type Costs, useCosts } from '../use-costs.ts';

export interface Internos {
  /** The private documents by product; `null` while nobody has said what they are. */
  readonly byId: PrivateDocuments | null;
  /** Centavos by product, with this device's unsent edits. */
  readonly costs: ReadonlyMap<string, number>;
  /** `unknown`: without a network, and the device has none of them. `hidden`: the person may not see them. */
  readonly state: Costs['state'];
}

/** The private documents of all products, from this device's copy, for as long as somebody edits costs. */
export function useInternos(): Internos {
  const { knowledge, byId } = usePrivateDocuments((state) => state);
  const { byProduct, state } = useCosts(true);
  return { byId: knowledge === 'known' ? byId : null, costs: byProduct, state };
}
