import { useStore } from 'zustand';
import type { Result } from '#domain/kernel/result.ts';
import type { Published } from '#domain/snapshot/publish.ts';
import type { PublishRefusal } from '#domain/snapshot/publish-plan.ts';
import type { PublishServer } from '#domain/snapshot/publish-server.ts';
import { claimOnce, createOwnedStore } from './owned-store.ts';

export interface PublishState {
  /** The current step; `null` while this page is not publishing. */
  readonly step: keyof PublishServer | null;
  /** The outcome of this page's last publication. */
  readonly last: Result<Published, PublishRefusal> | null;
}

const { store, write } = createOwnedStore<PublishState>({ step: null, last: null });

/** The publication that this page runs. */
export const publishStore = store;
export const claimPublishWriter = claimOnce(write);

export function usePublishing<T>(selector: (state: PublishState) => T): T {
  return useStore(publishStore, selector);
}
