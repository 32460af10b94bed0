import type { PrecacheEntry } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;

/** A file of this version, for visitors or for staff alone. */
export interface WorkerFile extends PrecacheEntry {
  /** `null` where the name contains a hash of the content. */
  readonly revision: string | null;
  readonly staff?: true;
}

// Filled in by the build (`tools/build/worker-files.ts`), so its shape is ours.
const files = self.__WB_MANIFEST as readonly WorkerFile[];

export const visitorFiles = files.filter(({ staff }) => !staff);
export const staffFiles = files.filter(({ staff }) => staff);
