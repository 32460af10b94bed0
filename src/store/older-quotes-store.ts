import { useStore } from 'zustand';
import type { StaffDocument } from '#domain/staff/staff-document.ts';
import { claimOnce, createOwnedStore } from './owned-store.ts';

export interface OlderQuotes {
  /** Read once, unless somebody has one open. */
  readonly byId: ReadonlyMap<string, StaffDocument>;
  /** The oldest of those read in their order; `null` before the first page. */
  readonly last: StaffDocument | null;
  /** Whether all there are have been read. */
  readonly isAll: boolean;
}

const { store, write } = createOwnedStore<OlderQuotes>({ byId: new Map(), last: null, isAll: false });

/** Quotations that the inbox does not listen to any more, as far as somebody has asked for them. */
export const olderQuotesStore = store;
export const claimOlderQuotesWriter = claimOnce(write);

export function useOlderQuotes<T>(selector: (state: OlderQuotes) => T): T {
  return useStore(olderQuotesStore, selector);
}
