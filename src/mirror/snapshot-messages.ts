import type { KnownProduct } from '#domain/catalogue/product-rows.ts';
import type { SnapshotPointer } from '#domain/snapshot/pointer.ts';
import type { BackendConfig } from '#rest/backend-config.ts';

/** The request of the page to the snapshot worker. */
export interface ToSnapshotWorker {
  readonly config: BackendConfig;
  readonly pointer: SnapshotPointer;
}

/** The worker's messages: the rows as they are stored, chunk by chunk, then the result. */
export type FromSnapshotWorker =
  | { readonly kind: 'chunk'; readonly rows: readonly KnownProduct[] }
  | { readonly kind: 'done' }
  /** What the pointer names is missing or damaged: trying again would not help. */
  | { readonly kind: 'refused'; readonly problem: string }
  /** The server did not answer: trying again may help. */
  | { readonly kind: 'failed'; readonly problem: string };
