import { useStore } from 'zustand';
import { claimOnce, createOwnedStore } from './owned-store.ts';

export interface RecentState {
  /** Ids of the products that were looked at on this device, the latest first. */
  readonly ids: readonly string[];
  /** They were just cleared, which is said where they stood. */
  readonly isCleared: boolean;
}

const { store, write } = createOwnedStore<RecentState>({ ids: [], isCleared: false });

/** What was looked at on this device, and is known to nobody else. For `storefront/recent`. */
export const claimRecentWriter = claimOnce((state: RecentState): void => write(state));

export function useRecent<T>(selector: (state: RecentState) => T): T {
  return useStore(store, selector);
}
