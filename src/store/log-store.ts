import { useStore } from 'zustand';
import type { LogList } from '#domain/staff/log/log-list.ts';
import { claimOnce, createOwnedStore } from './owned-store.ts';

export interface LogState {
  /** What was read of each range, by its key; kept for as long as the page is open, so that going back reads nothing again. */
  readonly lists: ReadonlyMap<string, LogList>;
  /** The ranges that the server is answering for live. Those of others may lack the newest records. */
  readonly current: ReadonlySet<string>;
  /** Whether this device's copy has been looked at. */
  readonly isOpened: boolean;
}

const { store, write } = createOwnedStore<LogState>({ lists: new Map(), current: new Set(), isOpened: false });

/** What was read of the shop's log of changes. */
export const logStore = store;
export const claimLogWriter = claimOnce(write);

export function useLogState<T>(selector: (state: LogState) => T): T {
  return useStore(logStore, selector);
}
