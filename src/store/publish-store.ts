import { useStore } from 'zustand';
import type { Result } from '#domain/kernel/result.ts';
import type { Published } from '#domain/snapshot/publish.ts';
import type { PublishRefusal } from '#domain/snapshot/publish-plan.ts';
import type { PublishServer } from '#domain/snapshot/publish-server.ts';
import { claimOnce, createOwnedStore } from './owned-store.ts';

export interface PublishState {
  /** The step in progress; `null` while nobody publishes on this page. */
  readonly step: keyof PublishServer | null;
  /** How the last publication of this page ended. */
  readonly last: Result<Published, PublishRefusal> | null;
}

const { store, write } = createOwnedStore<PublishState>({ step: null, last: null });

/** The publication of the catalogue as this page does it. */
export const publishStore = store;
export const claimPublishWriter = claimOnce(write);

export function usePublishing<T>(selector: (state: PublishState) => T): T {
  return useStore(publishStore, selector);
}
