import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Result } from '#domain/kernel/result.ts';
import type { Published } from '#domain/snapshot/publish.ts';
import type { PublishDesk } from '#domain/snapshot/publish-desk.ts';
import type { PublishRefusal } from '#domain/snapshot/publish-plan.ts';

export interface PublishState {
  /** What is being asked of the server now; `null` while nobody publishes on this page. */
  readonly step: keyof PublishDesk | null;
  /** How the last publication of this page ended. */
  readonly last: Result<Published, PublishRefusal> | null;
}

/** The publication of the catalogue as this page does it. Written by `src/admin/publishing.ts` alone. */
export const publishStore = createStore<PublishState>(() => ({ step: null, last: null }));

export function usePublishing<T>(selector: (state: PublishState) => T): T {
  return useStore(publishStore, selector);
}
