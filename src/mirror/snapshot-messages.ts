import type { SnapshotPointer } from '#domain/snapshot/pointer.ts';
import type { BackendConfig } from '#rest/backend-config.ts';
import type { PackedRows } from './packed-shape.ts';

/** The request of the page to the snapshot worker. */
export interface ToSnapshotWorker {
  readonly config: BackendConfig;
  readonly pointer: SnapshotPointer;
}

/** The worker's messages: the rows as the copy stores them, chunk by chunk, then the result. */
export type FromSnapshotWorker =
  | { readonly kind: 'chunk'; readonly packed: PackedRows }
  | { readonly kind: 'done' }
  /** What the pointer names is missing or damaged: trying again would not help. */
  | { readonly kind: 'refused'; readonly problem: string }
  /** The server did not answer: trying again may help. */
  | { readonly kind: 'failed'; readonly problem: string };
