import { useStore } from 'zustand';
import type { StaffDocument } from '#domain/staff/journal/staff-document.ts';
import { claimOnce, createOwnedStore } from './owned-store.ts';

export interface OlderQuotes {
  /** Each is read once, and listened to while somebody has it open. */
  readonly byId: ReadonlyMap<string, StaffDocument>;
  /** The last one of the last page, where the next page starts; `null` before the first page. */
  readonly last: StaffDocument | null;
  /** Whether every page has been read. */
  readonly isAll: boolean;
}

const { store, write } = createOwnedStore<OlderQuotes>({ byId: new Map(), last: null, isAll: false });

/** The quotations that are older than those the inbox listens to and that somebody has asked for. */
export const olderQuotesStore = store;
export const claimOlderQuotesWriter = claimOnce(write);

export function useOlderQuotes<T>(selector: (state: OlderQuotes) => T): T {
  return useStore(olderQuotesStore, selector);
}
